# The words of sharing and taking away, and of what is wrong with an address.
# In the problems, $name is the setting, $given what the address says, $used what stands for it.

share-open = Share
share-title = Share this moment
share-about = The link holds the set-up and every step. Whoever opens it sees what you see now and can go on from there.
share-about-compare = The link holds both buckets and the traffic. Whoever opens it sees the same comparison.
share-about-bigrun = The link holds the bucket and the traffic. Whoever opens it can run the same again.
share-about-author = The link holds the practice set you are writing, if it is small. Whoever opens it can go on writing it.
share-about-lab = The link holds the lab with everything that is set in it.
share-about-practise = The link leads to this set of questions, without your answers.
share-link = Link
share-copy = Copy
share-copied = Copied.
share-copy-refused = The browser does not let the page copy. The link is selected: copy it by hand.
share-long = The link is { $length } characters long. Some mail and chat programs cut links after 2,000.
share-close = Close

share-take = Take away
share-take-title = Take away what you see
share-take-about = Each file says which bucket and which traffic it shows, and has the link to it.
share-take-csv = Rows as CSV
share-take-csv-about = for a spreadsheet; the set-up stands in its first lines, which begin with #
share-take-json = Rows as JSON
share-take-json-about = for a program, with the set-up as data
share-take-svg = Chart as SVG
share-take-svg-about = a drawing that stays sharp at every size
share-take-png = Chart as PNG
share-take-png-about = a picture, twice as fine as on the screen
share-take-done = { $file } is saved where your browser keeps downloads.
share-take-failed = { $file } could not be made: { $reason }
share-take-nothing = There is nothing to take away yet: the engine is still on its way.

share-compare = Compare…
share-bigrun = Long run…
share-production = In production…

share-problems = { $count } settings in the address could not be followed:
share-problems-more = And { $count } more.
share-problem-dismiss = Close this note
share-problem-unknown = “{ $name }” is no setting here, so “{ $given }” was left aside. There are: { $allowed }.
share-problem-twice = “{ $name }” is given more than once. The first, “{ $used }”, is used; “{ $given }” was left aside.
share-problem-both = “{ $name }” and “{ $used }” both say what is sent. “{ $used }” is used; “{ $given }” was left aside.
share-problem-word = “{ $name }” can be one of { $allowed }, not “{ $given }”. It is { $used } here.
share-problem-count = “{ $name }” is a whole number from { $least } to { $most }, not “{ $given }”. It is { $used } here.
share-problem-rate = “{ $name }” is a whole number from { $least } to { $most } and a time above 0, as in 6/3s, not “{ $given }”. It is { $used } here.
share-problem-time = “{ $name }” is a time above 0, as in 2s or 500ms, not “{ $given }”. It is { $used } here.
share-problem-timeout = “{ $name }” is a time above 0, as in 2s or 500ms, not “{ $given }”. Nobody gives up here.
share-problem-entry = “{ $name }” holds entries like 13@0s (13 requests at 0 s) or 40x1@2s/500ms. “{ $given }” is none and was left aside; the other entries are used.
share-problem-order = The entries of “{ $name }” go forward in time. “{ $given }” comes before { $before } and was left aside.
share-problem-rounds = “{ $name }” is a list of requests and the length of a round, as in 3,5,7,9/1s, not “{ $given }”. Nothing is sent.
share-problem-round = Each round in “{ $name }” is a whole number from 0 to 1,000,000,000, or a repetition such as 40x0. “{ $given }” is neither and was left aside.
share-problem-steps = “{ $name }” has { $given } steps, and { $most } are kept here: the first { $most } are used.
share-problem-scenario = There is no scenario “{ $given }”. There are: { $allowed }. The set-up beside it is used as it stands.
share-problem-pattern = “{ $given }” is no traffic. A pattern ({ $allowed }) reads like bursts:10/5s@0s-60s. It was left aside.
share-problem-patterns = “{ $name }” has { $given } patterns, and { $most } are added up here: the first { $most } are used.
share-problem-part = “{ $name }” lists parts out of { $allowed }. “{ $given }” is none and was left aside.
share-problem-newer = This address was made by a newer version of the playground (“{ $name }” is { $given }, and { $most } is the newest known here). What could be understood of it is shown.
