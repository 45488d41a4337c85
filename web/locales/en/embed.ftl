# The words of an activity in a frame, and of the dialog that puts one into another page.

embed-unknown = There is no activity “{ $given }”. There are { $allowed }, and these sets of questions.
embed-newer-state = What was to be shown here was made by a newer version of the playground ({ $given }; this one is { $most }). The page that holds this frame needs the newer one.
