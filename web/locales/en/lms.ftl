# What a set says of the learning platform around it, in a SCORM or cmi5 package.

lms-none = There is no learning platform around this page, so nobody is told your results. The questions work all the same, and this browser keeps what you type.
lms-refused = The learning platform did not take the last result. It says: { $message }
lms-looks = You are only looking: your results stay as they are, and nothing you do here is kept.
lms-unreadable = What the learning platform has kept of your work was made by a newer version of this page and cannot be shown. You begin anew.
lms-unreached = The learning platform does not answer, so your results are not told. Open this activity again from there. It says: { $message }
lms-finish = Finish
lms-finished = You have finished here. To go on, open this activity again from the learning platform.

# The description of a package, for the catalogue of a platform. Plain text on one line.
lms-about = Questions about rate limiting, answered by watching a bucket: each answer is checked at once, and a wrong one is explained.
