# The practice sets. A question's prompt is practice-<set>-<question>, its explanation the same with -why.
# The numbers in them are variables, so that another bucket or another story needs no other words.

## The page around a set

practice-list = Practice sets
practice-list-score = { $right }/{ $of }
practice-score = { $right } of { $of } right
practice-unknown-title = No such practice set
practice-unknown = There is no practice set called “{ $name }”. These are the ones there are:
practice-no-name = No practice set is named here. These are the ones there are:
practice-not-kept = Your answers are not kept: this browser does not allow it here. They stay until you leave this page.
practice-file-refused = The engine does not accept this practice set, so nothing can be checked. It says: { $message }

practice-embed-parameter = “{ $name }” in this page's address means nothing here and was left out of account.
practice-embed-theme = “{ $given }” in this page's address is not a theme: it can be “light” or “dark”. Your own colours are used instead.

## A question

practice-number = Question { $number } of { $of }
practice-check = Check
    .name = Check question { $number }
practice-waits = This is checked as soon as the engine has loaded.
practice-check-failed = The engine could not check this. It says: { $message }

## A verdict

practice-part-right = right
practice-part-wrong = wrong
practice-part-unanswered = open
practice-part-unreadable = not a number
practice-right = Right.
practice-partly = Partly right.
practice-wrong = Wrong.
practice-unanswered = Not answered yet.
practice-unreadable = Not checked: a number was expected.
practice-unanswered-what = Fill in an answer and check again; the explanation comes after your attempt.
# The names of parts, as in “Accepted” and “Rejected”.
practice-part-quoted = “{ $part }”
practice-parts-wrong = Not right: { $parts }.
practice-parts-unanswered = Still open: { $parts }.
practice-not-a-number = “{ $typed }” for “{ $part }” cannot be read as a number. Use digits, and a point or a comma before the decimals: 2.5 or 2,5.
practice-earlier = You have changed your answer since; this is about the earlier one.

## What is asked for

practice-part-accepted = Accepted
practice-part-rejected = Rejected
practice-part-tokens = In the bucket
practice-part-sustainedPerSecond = Sustained rate
practice-part-largestBurst = Largest burst
practice-part-queued = Queued
practice-part-dropped = Dropped
practice-part-processed = Processed
practice-part-outcome = What becomes of it
practice-part-lastDoneInMs = The last one is done after
practice-part-maxStartInMs = Longest wait
practice-part-bucket = The bucket
practice-part-why = The reason

practice-unit-requests = requests
practice-unit-tokens = tokens
practice-unit-seconds = seconds
practice-unit-perSecond = per second

practice-option-served = It waits its turn and is served
practice-option-expires = It gets a place, but gives up before its turn
practice-option-dropped = It is dropped on arrival
practice-option-token = Token bucket
practice-option-leaky = Leaky bucket
practice-option-steady-output = It sends requests on at a steady pace, however they come in
practice-option-never-drops = It never turns a request away
practice-option-answers-sooner = Clients get their answer sooner

## Token bucket

practice-token-practice = Token bucket
practice-token-practice-title = Practice: the token bucket
practice-token-practice-lede =
    The bucket holds { $capacity ->
        [one] one token
       *[other] { $capacity } tokens
    } and is full at the start. { $everySeconds ->
        [one] Every second
       *[other] Every { $everySeconds } seconds
    } it is given { $refill ->
        [one] one more
       *[other] { $refill } more
    }.

practice-token-practice-burst =
    A client sends { $requests } requests at the same moment. How many are accepted, and how many tokens are left?
practice-token-practice-burst-why =
    The bucket was full, so the { $requests } requests met { $available ->
        [one] one token
       *[other] { $available } tokens
    }. Each takes one: min({ $requests }, { $available }) = { $accepted } accepted, { $available } − { $accepted } = { $tokens } left. A burst up to the capacity passes whole; afterwards there is nothing in hand for the next.

practice-token-practice-later =
    Then, { $waitSeconds ->
        [one] one second
       *[other] { $waitSeconds } seconds
    } later, it sends { $requests ->
        [one] one more request
       *[other] { $requests } more requests
    }. How many are accepted, how many rejected?
practice-token-practice-later-why =
    The wait brought { $refilled ->
        [one] one token
       *[other] { $refilled } tokens
    }, so { $available ->
        [one] one was there
       *[other] { $available } were there
    } when { $requests ->
        [one] one request
       *[other] { $requests } requests
    } came: min({ $requests }, { $available }) = { $accepted } accepted, the other { $rejected } rejected. It is not all or nothing: as many pass as there are tokens, and a rejected request costs none.

practice-token-practice-idle =
    Then the client is quiet for { $waitSeconds ->
        [one] one second
       *[other] { $waitSeconds } seconds
    }. How many tokens are in the bucket now?
practice-token-practice-idle-why =
    In that time came { $offered ->
        [one] one token
       *[other] { $offered } tokens
    }, and the bucket keeps { $capacity } at most: min({ $capacity }, { $before } + { $offered }) = { $tokens }. { $spilled ->
        [0] All of them fitted.
        [one] The one that did not fit ran over and is gone.
       *[other] The { $spilled } that did not fit ran over and are gone.
    } A rest fills the bucket, however long it is; it never earns a burst larger than the bucket.

practice-token-practice-limits =
    Which rate of requests does this bucket sustain in the long run, and how large a burst does it let through at once?
practice-token-practice-limits-why =
    What comes in is { $refill ->
        [one] one token
       *[other] { $refill } tokens
    } every { $everySeconds ->
        [one] second
       *[other] { $everySeconds } seconds
    }, or { $sustainedPerSecond } per second: over a long time no more requests than that can pass, whatever the client does. At any one instant the most that can pass is a full bucket, { $largestBurst }. So the refill sets the average, and the capacity sets the worst moment for the server behind it.

## Leaky bucket

practice-leaky-practice = Leaky bucket
practice-leaky-practice-title = Practice: the leaky bucket
practice-leaky-practice-lede =
    The queue has { $capacity ->
        [one] one place
       *[other] { $capacity } places
    } and is empty at the start. Requests are processed one after the other, { $perSecond } per second; the one being processed keeps its place until it is done.

practice-leaky-practice-burst =
    A burst of { $requests } requests arrives, all at the same moment. How many are queued, how many dropped?
practice-leaky-practice-burst-why =
    In that one moment nothing has drained yet, so there were { $capacity } places for { $requests } requests: min({ $requests }, { $capacity }) = { $queued } queued, { $dropped } dropped. The one that starts at once has not left; it takes up a place like the others.

practice-leaky-practice-sixth =
    Look at request number { $nth } of that burst. What becomes of it? And how long after the burst is the last of those that got in done?
practice-leaky-practice-sixth-why =
    Number { $nth } found every place taken and was dropped: it does not wait, it never got in. Of those inside, each takes { $eachSeconds } s. The last, number { $queued }, starts once the { $ahead } ahead of it are through, after { $lastStartInSeconds } s, and is done after { $lastDoneInSeconds } s.

practice-leaky-practice-spread =
    Now { $totalRequests } requests come to an empty queue one at a time, a second apart. One more second after the last of them: how many have been processed, how many dropped, and what is the longest that any of them waited before it was started?
practice-leaky-practice-spread-why =
    Each is done { $eachSeconds } s after it came, well before the next one comes, so a queue never forms: { $processed } processed, { $dropped } dropped, a wait of { $maxStartInSeconds } s. Neither kind of bucket does anything to traffic within its limit. They show only at the edge.

practice-leaky-practice-payment =
    An endpoint calls a payment provider that charges for every request. Which bucket belongs in front of that call, and why?
practice-leaky-practice-payment-why =
    The leaky bucket. Whatever comes in, at most { $perSecond } requests a second go out, so what the provider sees, and what it charges, is predictable. A token bucket of the same size and rate lets { $capacity } through in one instant: a burst of requests would become a burst of charges. Nor is it kinder to clients: it makes them wait, and it turns them away when it is full.
