# The practice sets about the token bucket. A question's prompt is practice-<set>-<question>, its explanation the same with
# -why, its hints with -hint-1 and -hint-2. The numbers in them are variables, so that another bucket or another story needs
# no other words.

## Practice

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

practice-token-practice-burst-hint-1 = The bucket is full at the start. How many tokens is that?
practice-token-practice-burst-hint-2 = Each accepted request takes one token. Nothing comes in within one moment.

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

practice-token-practice-later-hint-1 = How many tokens have come since the burst?
practice-token-practice-later-hint-2 = It is not all or nothing: as many pass as there are tokens.

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

practice-token-practice-idle-hint-1 = How many tokens came in this time? And where could they stay?
practice-token-practice-idle-hint-2 = The bucket holds { $capacity } at most. What comes when it is full runs over.

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

practice-token-practice-limits-hint-1 = One of the two follows from the refill alone, the other from the capacity alone.
practice-token-practice-limits-hint-2 = { $refill } tokens every { $everySeconds } s: how many is that per second?

## Leaves and caterpillars

practice-token-leaves = Leaves and caterpillars
practice-token-leaves-title = Leaves and caterpillars
practice-token-leaves-lede =
    A plant is a bucket of leaves. It holds { $capacity } at most, starts with { $initial ->
        [0] none
       *[other] { $initial }
    } and grows { $refill } a day. A caterpillar is a request: it eats one leaf, or goes hungry.
practice-token-leaves-days =
    Go through the plant's life step by step. How many leaves grow and stay, how many caterpillars eat, and how many leaves are left?
practice-token-leaves-days-why =
    Each time the plant first grows, as far as it has room, and then the caterpillars eat what there is: min(those that come, leaves). What is left is there the next time.
practice-token-leaves-days-hint-1 = Begin with the leaves that were left, let the plant grow, and only then let the caterpillars come.
practice-token-leaves-days-hint-2 = The plant never holds more than { $capacity }: of what grows, only what fits stays.
practice-token-leaves-fourth = In the last step the plant grows once more. How many of the new leaves find no room?
practice-token-leaves-fourth-why =
    The plant holds { $capacity } at most, so { $spilled ->
        [0] all of them found room.
        [one] one of the new leaves found no room.
       *[other] { $spilled } of the new leaves found no room.
    } A long quiet time does not make a plant that holds more.
practice-token-leaves-fourth-hint-1 = How many leaves were there before, and how many fit?

## Generous

practice-token-generous = Generous
practice-token-generous-title = Six at a time
practice-token-generous-lede =
    The bucket holds { $capacity } tokens and is full at the start. Every { $every } it is given { $refill } at once.
practice-token-generous-rounds = One round after another: how many are accepted, how many rejected, and how many tokens are left?
practice-token-generous-rounds-why =
    A refill comes only when { $every } have passed, and then before that round's requests are answered. In every round min(asked, tokens) pass, and the rest is rejected.
practice-token-generous-rounds-hint-1 = In most rounds nothing comes in. When is the first refill due?
practice-token-generous-rounds-hint-2 = Within a round: first the refill, if one is due, then the cap of { $capacity }, then the requests.
practice-token-generous-after = After the last round: how long until one more request would be accepted?
practice-token-generous-after-why = The next token comes with the next refill, { $retryAfterSeconds } s later. Until then every request is rejected.
practice-token-generous-after-hint-1 = Refills come at whole multiples of { $every }. When is the next one?
practice-token-generous-limits = Which rate of requests does this bucket sustain in the long run, and how large a burst does it let through at once?
practice-token-generous-limits-why =
    { $refill } tokens every { $every } are { $sustainedPerSecond } per second on average. The most that can pass at one moment is a full bucket: { $largestBurst }.
practice-token-generous-limits-hint-1 = One of the two follows from the refill alone, the other from the capacity alone.

## Scarce

practice-token-scarce = Scarce
practice-token-scarce-title = A long wait for little
practice-token-scarce-lede =
    The bucket holds { $capacity } tokens and is full at the start. Only every { $every } it is given { $refill }.
practice-token-scarce-rounds = Step by step: how many are accepted, how many rejected, and how many tokens are left?
practice-token-scarce-rounds-why =
    What the bucket holds at the start is soon spent. After that only the refill counts, and it comes every { $every }: a long dry spell, then a lump of { $refill }.
practice-token-scarce-rounds-hint-1 = The first refill comes after { $every }. What is there before that?
practice-token-scarce-rounds-hint-2 = It is not all or nothing: as many pass as there are tokens.
practice-token-scarce-wait = After the second step: how long until one more request would be accepted?
practice-token-scarce-wait-why = The bucket has { $tokens ->
        [0] no token left, and the next refill comes { $retryAfterSeconds } s later.
        [one] a token left.
       *[other] { $tokens } tokens left.
    }
practice-token-scarce-wait-hint-1 = When does the refill come, and what time is it now?
practice-token-scarce-later = Then, { $wait } later, { $requests ->
        [one] one request comes
       *[other] { $requests } requests come
    }. How many tokens came in since the step before, and how many requests are accepted?
practice-token-scarce-later-why =
    { $refilled } came in, so { $available } were there when { $requests } asked: min({ $requests }, { $available }) = { $accepted } accepted.
practice-token-scarce-later-hint-1 = How many multiples of { $every } lie between the two steps?
practice-token-scarce-limits = Which rate of requests does this bucket sustain in the long run, and how large a burst does it let through at once?
practice-token-scarce-limits-why =
    { $refill } tokens every { $every } are { $sustainedPerSecond } per second on average; a full bucket lets { $largestBurst } through at once. A long interval makes a bucket that is generous once and stingy ever after.
practice-token-scarce-limits-hint-1 = One of the two follows from the refill alone, the other from the capacity alone.

## Thirteen at once

practice-token-thirteen = Thirteen at once
practice-token-thirteen-title = When to try again
practice-token-thirteen-lede =
    The bucket holds { $capacity } tokens and is full at the start. Tokens arrive steadily, { $refill } in { $every }, and fractions of a token are kept.
practice-token-thirteen-burst = { $requests } requests arrive at the same moment. How many are accepted, how many rejected?
practice-token-thirteen-burst-why = The bucket was full: min({ $requests }, { $available }) = { $accepted } pass, and the other { $rejected } find no token.
practice-token-thirteen-burst-hint-1 = In one moment nothing comes in. What is there?
practice-token-thirteen-retry = The rejected ones want to know when to come again. After how long would one more request be accepted?
practice-token-thirteen-retry-why = Tokens come steadily, { $perSecond } per second, so a whole one is there after { $retryAfterSeconds } s. A token bucket can say exactly when the next one comes.
practice-token-thirteen-retry-hint-1 = How long does it take until one whole token has come?
practice-token-thirteen-header = The HTTP header Retry-After counts in whole seconds. What does it say?
practice-token-thirteen-header-why = Until the next token it is { $retryAfterSeconds } s, and whoever waits that long has to be served: the time is rounded up, to { $retryAfterHeader }.
practice-token-thirteen-header-hint-1 = A client that does as it is told must not be rejected again. So which way is it rounded?
practice-token-thirteen-idle = Then nobody comes for { $wait }. How many tokens are in the bucket now?
practice-token-thirteen-idle-why = { $perSecond } a second for { $wait } are { $offered } tokens: min({ $capacity }, { $before } + { $offered }) = { $tokens }.
practice-token-thirteen-idle-hint-1 = How many come in this time, and how many were left?

## Choosing the numbers

practice-token-sizing = Choosing the numbers
practice-token-sizing-title = Set up a token bucket
practice-token-sizing-lede = The traffic is known, and the bucket is yours to set up. Whatever does what is asked is right.
practice-token-sizing-refill =
    A bucket for { $capacity } tokens, refilled every { $every }. Which refill is enough to reject nobody?
practice-token-sizing-refill-hint-1 = By the time the next requests come, how often has the bucket been refilled?
practice-token-sizing-refill-hint-2 = Try a number. The engine runs your bucket and says how many it rejects.
practice-token-sizing-capacity =
    A bucket that is given { $refill } tokens every { $every }. Which capacity is enough to reject nobody?
practice-token-sizing-capacity-hint-1 = What is the largest burst that it has to let through?
practice-token-sizing-capacity-hint-2 = Try a number. The engine runs your bucket and says how many it rejects.
practice-token-sizing-both =
    Reject nobody, and yet let no more than eight through at one moment. Refills come every { $every }. Choose both numbers.
practice-token-sizing-both-hint-1 = The capacity decides about the burst, the refill about the time between.
practice-token-sizing-both-hint-2 = There is more than one answer. The engine runs the one you give.
