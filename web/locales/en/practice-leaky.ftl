# The practice sets about the leaky bucket. Their messages are named as those about the token bucket.

## Practice

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

practice-leaky-practice-burst-hint-1 = In one moment nothing drains. How many places are there?
practice-leaky-practice-burst-hint-2 = The one that is being processed still has a place.

practice-leaky-practice-sixth =
    Look at request number { $nth } of that burst. What becomes of it? And how long after the burst is the last of those that got in done?
practice-leaky-practice-sixth-why =
    Number { $nth } found every place taken and was dropped: it does not wait, it never got in. Of those inside, each takes { $eachSeconds } s. The last, number { $queued }, starts once the { $ahead } ahead of it are through, after { $lastStartInSeconds } s, and is done after { $lastDoneInSeconds } s.

practice-leaky-practice-sixth-hint-1 = Was there a place left when number { $nth } came?
practice-leaky-practice-sixth-hint-2 = The last one that got in waits for all before it, { $eachSeconds } s each, and then needs its own { $eachSeconds } s.

practice-leaky-practice-spread =
    Now { $totalRequests } requests come to an empty queue one at a time, a second apart. One more second after the last of them: how many have been processed, how many dropped, and what is the longest that any of them waited before it was started?
practice-leaky-practice-spread-why =
    Each is done { $eachSeconds } s after it came, well before the next one comes, so a queue never forms: { $processed } processed, { $dropped } dropped, a wait of { $maxStartInSeconds } s. Neither kind of bucket does anything to traffic within its limit. They show only at the edge.

practice-leaky-practice-spread-hint-1 = How long does one request take, and how long is it until the next one comes?
practice-leaky-practice-spread-hint-2 = Does any of them find another one before it?

practice-leaky-practice-payment =
    An endpoint calls a payment provider that charges for every request. Which bucket belongs in front of that call, and why?
practice-leaky-practice-payment-why =
    The leaky bucket. Whatever comes in, at most { $perSecond } requests a second go out, so what the provider sees, and what it charges, is predictable. A token bucket of the same size and rate lets { $capacity } through in one instant: a burst of requests would become a burst of charges. Nor is it kinder to clients: it makes them wait, and it turns them away when it is full.
practice-leaky-practice-payment-hint-1 = What does the provider see when a burst comes?
practice-leaky-practice-payment-hint-2 = Which of the two decides when a request goes out, and which only whether?

## The queue

practice-leaky-queue = The queue of five
practice-leaky-queue-title = The queue, second by second
practice-leaky-queue-lede =
    The queue has { $capacity } places and is empty at the start. Requests are processed one after the other, { $perSecond } per second; the one being processed keeps its place until it is done.
practice-leaky-queue-seconds = Second by second: how many are queued, dropped and processed, and how many are left in the queue at its end?
practice-leaky-queue-seconds-why =
    What arrives takes the free places, and what finds none is dropped. Then { $perSecond } per second are processed, as long as anyone is there.
practice-leaky-queue-seconds-hint-1 = Who was left from the second before still has a place. How many are free when the next ones come?
practice-leaky-queue-seconds-hint-2 = Each request takes { $eachSeconds } s. How many are done by the end of the second?
practice-leaky-queue-waits = Look at the requests that come in the second burst and get in. After how long does the last of them start, and when is it done?
practice-leaky-queue-waits-why = All that are in the queue go first. It starts after { $lastStartInSeconds } s and, needing { $eachSeconds } s itself, is done after { $lastDoneInSeconds } s.
practice-leaky-queue-waits-hint-1 = How many stand before it when it arrives?
practice-leaky-queue-waits-hint-2 = Each of those takes { $eachSeconds } s, and so does it.

## Twenty-five at once

practice-leaky-twentyfive = Twenty-five at once
practice-leaky-twentyfive-title = A long queue, and a long wait
practice-leaky-twentyfive-lede =
    The queue has { $capacity } places and is empty at the start. { $perSecond } requests per second are processed, one after the other.
practice-leaky-twentyfive-burst = { $requests } requests arrive at the same moment. How many are queued, how many dropped?
practice-leaky-twentyfive-burst-why = There are { $capacity } free places: min({ $requests }, { $capacity }) = { $queued } are queued, and { $dropped } dropped.
practice-leaky-twentyfive-burst-hint-1 = In one moment nothing drains. How many places are there?
practice-leaky-twentyfive-last = After how long does the last one that got in start, and when is it done?
practice-leaky-twentyfive-last-why = { $ahead } are ahead of it, each of { $eachSeconds } s: it starts after { $lastStartInSeconds } s, and is done after { $lastDoneInSeconds } s. A long queue drops fewer, and makes the last one wait for it.
practice-leaky-twentyfive-last-hint-1 = How many are ahead of it, and how long does each take?
practice-leaky-twentyfive-retry = One of the dropped wants to know when to come again. After how long is there a place?
practice-leaky-twentyfive-retry-why = A place is free when the first request is done, after { $retryAfterSeconds } s.
practice-leaky-twentyfive-retry-hint-1 = Who leaves the queue first, and when?
practice-leaky-twentyfive-sizing = Nobody shall wait that long. How many places may the queue have?
practice-leaky-twentyfive-sizing-hint-1 = How many can be done in two seconds?
practice-leaky-twentyfive-sizing-hint-2 = Size a queue by the wait you can bear, not by the memory you have: rate times longest wait.
practice-leaky-twentyfive-faster = The queue stays as it is. How fast must requests be processed, in requests every { $every }?
practice-leaky-twentyfive-faster-hint-1 = How many have to be done in two seconds?
practice-leaky-twentyfive-faster-hint-2 = Try a number. The engine runs your bucket and says how long the last one waits.
