# Writing a practice set: the form, what the engine answers to it, and the file.

author-heading = Write a practice set
author-intro = Choose a bucket, tell what happens to it and tick what to ask. The answers are worked out, and so is what every wrong rule would answer: nobody has to write an answer key.
author-form = The set
author-id = Name of the file
author-title = Title
author-title-first = My practice set
# Shown where the language of the page is the one named: say it of your own language.
author-language = What you write here is in English. To write it in another language too, change the language of the page; learners get theirs, or English, or the one there is.
author-bucket = The bucket
author-no-bucket = The questions of this set have buckets of their own. Change them in the file below.

author-story = What happens
author-after = after
author-after-label = Seconds before step { $step }
author-come = s come
author-come-label = Requests in step { $step }
author-step-add = Add a step
author-step-remove = Remove step { $step }

author-question = Question { $number }
author-question-id = Name
author-question-at = About
author-question-step = after step { $step }
author-question-whole = the whole story
author-question-ask = What question { $number } asks
author-question-prompt = Your own wording
author-question-prompt-none = Left empty, the question is asked in the page's words.
author-question-add = Add a question
author-question-remove = Remove question { $number }
author-question-special = “{ $id }” has more to it than this form has fields for. Change it in the file below.

author-answers = What the engine answers
author-blind-none = Every wrong rule gives a wrong answer to at least one question: no mistake goes unnoticed.
author-blind = No question of the set reveals these mistakes: { $rules }.
author-rule = Rule
author-right = The bucket's own
author-note = Note
author-unnoticed = ⚠ goes unnoticed here
author-same = same as: { $rules }
author-no-flaws = No wrong rule is known for a bucket of this kind.
author-refused = The engine does not accept this set. It says: { $message }

author-file = The file
author-file-about = Put this file where you keep your course, or send the link. It holds no answers; you can change it here, too.
author-json = The file's text
author-no-set = This is no practice set: it has to be JSON with an "id" and a list of "questions", each with an "id". The fields above show the last one that was.
author-copy-json = Copy the file
author-copied-json = The file is copied.
author-save = Save the file
author-open = Open a file
author-copy-link = Copy the link
author-copied-link = The link is copied.
author-copy-refused = The browser does not let the page copy. The text is selected: copy it by hand.
author-try = Try it as a learner
author-long = The set is too large for a link: { $most } characters at most. Save it as a file instead.
