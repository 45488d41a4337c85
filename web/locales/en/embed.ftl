# The words of an activity in a frame, and of the dialog that puts one into another page.

embed-unknown = There is no activity “{ $given }”. There are { $allowed }, and these sets of questions.
