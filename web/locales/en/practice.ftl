# Practise: the page around a set, its questions and what is said about an answer. The sets and the wrong rules have files of
# their own.

## The page around a set

practice-list = Practice sets
practice-list-current = Set { $number } of { $of }: <strong>{ $name }</strong>
practice-list-others = Other practice sets
practice-group-token = Token bucket
practice-group-leaky = Leaky bucket
practice-group-both = Both
practice-score = { $right } of { $of } right
practice-unknown-title = No such practice set
practice-unknown = There is no practice set called “{ $name }”. These are the ones there are:
practice-no-name = No practice set is named here. These are the ones there are:
practice-not-kept = Your answers are not kept: this browser does not allow it here. They stay until you leave this page.
practice-file-refused = The engine does not accept this practice set, so nothing can be checked. It says: { $message }
practice-variant = These are the numbers of variant { $seed }.
practice-variant-now = Another like this: variant { $seed }. The numbers have changed everywhere in the set; your earlier answers are kept.
practice-variant-first = The numbers are those of the first again.
practice-variant-back = Back to the first
practice-reset = Start over
practice-reset-done = Everything in this set is blank again.
practice-reset-undo = Bring my answers back
practice-list-separator = ;{" "}
practice-none = none

## The address

practice-problem-seed = “{ $name }” chooses a variant by a whole number from { $least } to { $most }, not by “{ $given }”. The one you last worked on is used.
practice-problem-attempts = “{ $name }” is how often a question may be checked: a whole number from { $least } to { $most }, not “{ $given }”. It may be checked as often as you like.
practice-problem-only = “{ $name }” names the questions to ask, and “{ $given }” is none of this set. There are: { $allowed }. All of them are asked.
practice-problem-question = “{ $name }” names “{ $given }”, which is no question of this set. There are: { $allowed }. The others named are asked.
practice-problem-file = “{ $name }” should hold a practice set written on this page, and cannot be read. Was the link cut?

## A question

practice-number = Question { $number } of { $of }
practice-check = Check
    .name = Check question { $number }
practice-hint = { $given ->
    [0] Hint
   *[other] Hint ({ $given } of { $of })
}
    .name = Hint for question { $number }
practice-another = Another like this
    .name = Another like question { $number }
practice-solve = Show the solution
    .name = Show the solution of question { $number }
practice-waits = This is checked as soon as the engine has loaded.
practice-waits-solution = The solution is shown as soon as the engine has loaded.
practice-check-failed = The engine could not check this. It says: { $message }
practice-attempts-left = { $left ->
    [one] One attempt is left.
   *[other] { $left } attempts are left.
}
practice-no-attempts = No attempts are left.
practice-tolerance = Up to { $tolerance } off counts as right.

practice-ask-moment = What has become of it after the last of these steps?
practice-ask-story = What has become of it after all of these steps?
practice-ask-choice = Which one is it?
practice-ask-table = Complete the table.
practice-ask-design = Set up the bucket so that all of this holds.
practice-story-step = { $time }: { $requests ->
    [0] nobody asks
    [one] one request
   *[other] { $requests } requests
}
practice-bucket-token = A token bucket that holds { $capacity ->
    [one] one token
   *[other] { $capacity } tokens
}, { $initial } at the start, and gets { $refill } every { $everySeconds } s{ $pacing ->
    [steady] , a little all the time
   *[other] , all at once
}.
practice-bucket-leaky = A leaky bucket whose queue has { $capacity ->
    [one] one place
   *[other] { $capacity } places
} and is empty at the start. Every { $everySeconds } s it processes { $drain }{ $pacing ->
    [interval] , all at once
   *[other] , one after the other
}.
practice-bucket-meter = A leaky bucket as a meter: it holds { $capacity }, is empty at the start, and leaks { $drain } every { $everySeconds } s.

## Hints and the solution

practice-hint-worked = Here is what happens step by step. What is asked is left for you.
practice-worked = What happens, step by step
practice-asked = ?
practice-solution = The solution
practice-answer = { $unit ->
    [seconds] { $value } s
    [milliseconds] { $value } ms
    [perSecond] { $value } per second
   *[other] { $value }
}
practice-hint-accepted = As many pass as there are tokens when they arrive. How many are there then?
practice-hint-rejected = Those that find no token are turned away.
practice-hint-tokens = Take what was there, add what has come since, cap it at { $capacity }, and take away what was spent.
practice-hint-queued = Count the free places at the moment of arrival. Who is being processed still has one.
practice-hint-dropped = Those that find no free place are dropped.
practice-hint-processed = One after another, each takes { $eachSeconds } s. How many fit into the time?
practice-hint-lastDoneInMs = The last one waits for all before it, and then needs its own { $eachSeconds } s.
practice-hint-maxStartInMs = Who waits longest, and for how many others?
practice-hint-retryAfterMs = How much is missing for one more request, and how long until it is there?
practice-hint-sustainedPerSecond = Divide what comes in by the time it takes to come.
practice-hint-largestBurst = What is the most that can be in the bucket at one moment?

## A verdict

practice-part-right = right
practice-part-wrong = wrong
practice-part-unanswered = open
practice-part-unreadable = not a number
practice-part-ambiguous = which number?
practice-right = Right.
practice-partly = Partly right.
practice-wrong = Wrong.
practice-unanswered = Not answered yet.
practice-unreadable = Not checked: a number was expected.
practice-ambiguous = Not checked yet: this can be read in two ways.
practice-unanswered-what = Fill in an answer and check again.
# The names of parts, as in “Accepted” and “Rejected”.
practice-part-quoted = “{ $part }”
practice-part-in-row = { $part }, row { $row }
practice-parts-wrong = Not right: { $parts }.
practice-parts-unanswered = Still open: { $parts }.
practice-parts-wrong-cells = { $count } cells are not right.
practice-parts-unanswered-cells = { $count } cells are still open.
practice-first-wrong = Look again at “{ $part }” first.
practice-not-a-number = “{ $typed }” for “{ $part }” cannot be read as a number. Use digits, and a point or a comma before the decimals: 2.5 or 2,5.
practice-ambiguous-which = “{ $typed }” for “{ $part }”: which number do you mean?
practice-reading-whole = { $text }, a whole number
practice-reading-fraction = { $text }, between { $below } and { $above }
practice-earlier = You have changed your answer since; this is about the earlier one.
practice-two-rules = Two wrong rules would give this answer.

practice-slip-unit = “{ $typed }” for “{ $part }” has the wrong unit: it is the right amount in { $meant ->
    [milliseconds] milliseconds
    [seconds] seconds
    [minutes] minutes
    [hours] hours
    [perSecond] a rate per second
    [perMinute] a rate per minute
    [perHour] a rate per hour
    [requests] requests
    [tokens] tokens
   *[count] a plain number
}, and { $unit ->
    [seconds] seconds are asked for
    [milliseconds] milliseconds are asked for
    [perSecond] a rate per second is asked for
    [tokens] tokens are asked for
   *[requests] requests are asked for
}.
practice-slip-swapped = The numbers are right, but they have changed places: { $parts }.
practice-slip-swapped-cells = The numbers are right, but { $count } cells have changed places.
practice-slip-total = That is the sum over all steps. What is asked is what happened in the last one: { $parts }.
practice-slip-total-cells = In { $count } cells you gave the sum over all steps. What is asked is what happened in each.
practice-slip-step = That is what happened in the last step. What is asked is the sum over all of them: { $parts }.
practice-slip-step-cells = In { $count } cells you gave what happened in one step. What is asked is the sum over all of them.
practice-problem-whole = “{ $part }” has to be a whole number.
practice-problem-range = “{ $typed }” is no possible value for “{ $part }”.

## See it

practice-see = See it
    .name = See it: { $name }, question { $number }
practice-see-yours = (your answer)
practice-see-own = This bucket
practice-see-chart = { $name }: { $level } after { $time }
practice-see-figures = At { $time }
practice-candidates = The same requests through both
practice-candidate-accepted = Let in
practice-candidate-turnedAway = Turned away
practice-candidate-atOnce = Most that reach the server in one instant
practice-candidate-peakPerSecond = Most that reach the server in one second
practice-candidate-slowestMs = Slowest answer after

## Design tasks

practice-condition-most = { $figure }: at most { $value }{ $step ->
    [0] {""}
   *[other] , after step { $step }
}
practice-condition-least = { $figure }: at least { $value }{ $step ->
    [0] {""}
   *[other] , after step { $step }
}
practice-condition-is = { $figure }: exactly { $value }{ $step ->
    [0] {""}
   *[other] , after step { $step }
}
practice-choose-smallest = “{ $field }” as small as possible
practice-choose-largest = “{ $field }” as large as possible
practice-design-now = As it is now, it does not do: { $now }.
practice-design-field = { $field } { $value }
practice-condition-met = { $wanted }. It is { $got }.
practice-condition-missed = { $wanted }. But it is { $got }.
practice-extreme-smallest = No smaller “{ $field }” does it.
practice-extreme-largest = No larger “{ $field }” does it.
practice-not-extreme-smallest = A smaller “{ $field }” does it too.
practice-not-extreme-largest = A larger “{ $field }” does it too.

## The summary

practice-summary = Summary
practice-summary-title = Your work: { $title }
practice-summary-about = { $right } of { $of } right{ $seed ->
    [0] {""}
   *[other] , variant { $seed }
}.
practice-summary-question = Question
practice-summary-answer = Your answer
practice-summary-verdict = Verdict
practice-summary-attempts = Attempts
practice-summary-help = Shown
practice-summary-time = Last change
practice-summary-asked = { $number }. { $prompt }
practice-summary-shown = { $solution ->
    [yes] { $hints ->
        [0] the solution
        [one] a hint and the solution
       *[other] { $hints } hints and the solution
    }
   *[no] { $hints ->
        [0] nothing
        [one] a hint
       *[other] { $hints } hints
    }
}
practice-summary-print = Print
practice-summary-csv = Save as CSV
practice-summary-json = Save as JSON
practice-record-part = { $part }: { $text }
practice-verdict-right = right
practice-verdict-partly = partly right
practice-verdict-wrong = wrong
practice-verdict-unanswered = open

## What is asked for

practice-column-at = Time
practice-column-requests = Requests
practice-part-accepted = Accepted
practice-part-rejected = Rejected
practice-part-tokens = In the bucket
practice-part-refilled = Refilled
practice-part-spilled = Ran over
practice-part-retryAfterMs = Try again after
practice-part-retryAfterHeader = Retry-After header
practice-part-sustainedPerSecond = Sustained rate
practice-part-largestBurst = Largest burst
practice-part-queued = Queued
practice-part-dropped = Dropped
practice-part-processed = Processed
practice-part-expired = Gave up
practice-part-queue = In the queue
practice-part-level = Level
practice-part-requests = Requests
practice-part-outcome = What becomes of it
practice-part-firstStartInMs = The first one starts after
practice-part-lastStartInMs = The last one starts after
practice-part-firstDoneInMs = The first one is done after
practice-part-lastDoneInMs = The last one is done after
practice-part-maxStartInMs = Longest wait
practice-part-maxDoneInMs = Longest until done
practice-part-maxQueue = Longest queue
practice-part-bucket = The bucket
practice-part-why = The reason
practice-part-capacity = Capacity
practice-part-refill = Refill
practice-part-drain = Drain
practice-part-everyMs = Every
practice-part-timeoutMs = Give up after
practice-part-initial = At the start

practice-unit-requests = requests
practice-unit-tokens = tokens
practice-unit-seconds = seconds
practice-unit-milliseconds = milliseconds
practice-unit-perSecond = per second

practice-option-served = It waits its turn and is served
practice-option-expires = It gets a place, but gives up before its turn
practice-option-dropped = It is dropped on arrival
practice-option-token = Token bucket
practice-option-leaky = Leaky bucket
practice-option-steady-output = It sends requests on at a steady pace, however they come in
practice-option-never-drops = It never turns a request away
practice-option-answers-sooner = Clients get their answer sooner
practice-option-one-at-a-time = It sends requests on one at a time
practice-option-passes-burst = It lets the whole burst through at once
practice-option-turns-away-fewer = It turns fewer requests away
