# The words of Play: the set-up, the controls, the picture, the table, and the sentences that say what just happened.
# Marks such as <pass>…</pass> give words the colour of their meaning: token (can be spent), wait, pass, stop (turned away).

play-heading = Play with a bucket
play-intro = A rate limiter lets requests through at a steady pace, and decides what becomes of a burst. Choose a bucket, send it requests, and see which ones pass and why.

play-setup = Set-up
play-kind = Kind of bucket
play-kind-token = Token
play-kind-leaky = Leaky
play-kind-meter = Meter
play-scenario = Scenario
play-scenario-own = Your own
play-scenario-five = A bucket of five
play-scenario-leaves = Leaves and caterpillars
play-scenario-generous = Generous: 6 every 3 s
play-scenario-scarce = Scarce: 2 every 10 s
play-scenario-thirteen = Thirteen at once
play-scenario-queue = The queue of five
play-scenario-twenty-five = Twenty-five at once
play-scenario-two-seconds = Sized for two seconds
play-scenario-five-about = Send a burst of six and see what becomes of the sixth.
play-scenario-leaves-about = A plant grows three leaves a day and holds five. Each caterpillar eats one, or goes hungry.
play-scenario-generous-about = Ten at once, two a second in the long run, and a refill that comes in lumps.
play-scenario-scarce-about = The same idea with little to spend: eight are free, then comes a long wait.
play-scenario-thirteen-about = Tokens that arrive steadily: thirteen ask for ten, and the next token is half a second away.
play-scenario-queue-about = Nobody is refused while there is a place in the queue; the price is waiting.
play-scenario-twenty-five-about = A long queue drops few and makes the last one wait four seconds.
play-scenario-two-seconds-about = The same burst on a queue of ten, because nobody should wait longer than two seconds.

play-capacity = Capacity
play-capacity-token = the largest burst
play-capacity-leaky = places in the queue
play-capacity-meter = how high it can fill
play-refill = Refill
play-refill-hint = tokens each time
play-drain = Drain
play-drain-leaky = requests each time
play-drain-meter = leaks away each time
play-every = Every
play-every-seconds = seconds
play-every-days = days
play-pacing-token = Tokens arrive
play-pacing-token-interval = all at once
play-pacing-token-steady = steadily
play-pacing-leaky = Requests leave
play-pacing-leaky-steady = one by one
play-pacing-leaky-interval = all at once
play-initial = Starts with
play-initial-full = full
play-initial-tokens = tokens
play-timeout = Give up after
play-timeout-never = never
play-timeout-hint = seconds of waiting

play-fact-rate-token = a second, on average
play-fact-rate-leaky = a second reach the server, never more
play-fact-rate-meter = a second, on average
play-fact-rate-day-token = a day, on average
play-fact-rate-day-leaky = a day reach the server, never more
play-fact-rate-day-meter = a day, on average
play-fact-burst-token = at once, at most
play-fact-burst-meter = at once, at most
play-fact-longest-leaky = is the longest way through

play-stage = The bucket and what happens to it
play-sending = Send requests
play-send = Send
play-send-n = { $n ->
    [one] Send { $n } request
   *[other] Send { $n } requests
}
play-send-own = Send { $n }
play-send-own-label = How many to send
play-next-second = Next second
play-next-day = Next day
play-ahead = { $ahead ->
    [one] One step lies ahead. Anything new here replaces it.
   *[other] { $ahead } steps lie ahead. Anything new here replaces them.
}
play-transport = Back and forth
play-restart = Start over
play-back = Back
play-forward = Forward
play-run = Run
play-pause = Pause
play-speed = Speed
play-speed-value = { $n } / s
play-position = { $count ->
    [0] No step yet
   *[other] Step { $index } of { $count }
}
play-full = This run has { $count } steps, as many as the page keeps. Go back to go on from there.

play-replayed = { $count ->
    [0] The new set-up applies from the start.
    [one] The new set-up applies from the start: your step was played again with it.
   *[other] The new set-up applies from the start: your { $count } steps were played again with it.
}
play-initial-refilled = It was to start with { $initial }, more than it can hold now, so it starts full.
play-refused = The engine cannot run this: { $message }
play-announce = Step { $index }, { $time } after the start.

play-table = Step by step
play-table-empty = Each step adds a row here. Choose a row’s time to go back to it.
play-table-go = Go to step { $index }, at { $time }
play-column-time = time
play-column-requests = asked
play-column-refilled = refill
play-column-accepted = accepted
play-column-rejected = rejected
play-column-tokens = left
play-column-arrive = arrive
play-column-in-queue = in queue
play-column-processed = processed
play-column-queue-after = after
play-column-dropped = dropped
play-column-expired = gave up
play-column-level = level
play-table-later = not yet

play-timeline-scrub = Step to look at
play-timeline-token = { $count ->
    [one] Tokens and requests over { $count } step
   *[other] Tokens and requests over { $count } steps
}
play-timeline-leaky = { $count ->
    [one] Queue and requests over { $count } step
   *[other] Queue and requests over { $count } steps
}
play-timeline-meter = { $count ->
    [one] Level and requests over { $count } step
   *[other] Level and requests over { $count } steps
}
play-legend-tokens = tokens
play-legend-queue = in the queue
play-legend-level = level
play-legend-accepted = accepted
play-legend-rejected = rejected
play-legend-queued = queued
play-legend-dropped = dropped

# Inside the picture
play-picture-client = client
play-picture-server = server
play-picture-holds = holds { $capacity }
play-picture-refill = +{ $refill } every { $every }
play-picture-next = next in { $wait }
play-picture-never = never refilled
play-picture-steady = a little all the time
play-picture-arrive = { $n ->
    [0] no request
    [one] { $n } request arrives
   *[other] { $n } requests arrive
}
play-picture-arrive-narrow = { $n ->
    [0] none
   *[other] { $n } arrive
}
play-picture-accepted = { $n } accepted
play-picture-rejected = { $n } rejected
play-picture-dropped = { $n } dropped
play-picture-which-dropped = number { $n } is dropped
play-picture-expired = { $n } gave up
play-picture-spilled = { $n } spilled over
play-picture-retry = Retry-After: { NUMBER($seconds, useGrouping: "false") }
play-picture-processing = processing, done in { $done }
play-picture-place = done in { $done }
play-picture-row-last = the last is done in { $done }
play-picture-processed = { $n } processed
play-picture-apart = { $gap } apart
play-picture-room = room for { $n }
play-picture-leak = leaks { $drain } every { $every }

# What the picture shows, for those who do not see it
play-alt-token = A token bucket with { $tokens } of { $capacity } tokens. In this step { $requests ->
    [0] no request arrived.
    [one] one request arrived: { $accepted } accepted, { $rejected } rejected.
   *[other] { $requests } requests arrived: { $accepted } accepted, { $rejected } rejected.
}
play-alt-leaky = A leaky bucket with { $queue } of { $capacity } places taken. In this step { $processed } left it processed, and { $requests ->
    [0] no request arrived.
    [one] one request arrived: { $queued } queued, { $dropped } dropped.
   *[other] { $requests } requests arrived: { $queued } queued, { $dropped } dropped.
}
play-alt-meter = A bucket used as a meter, filled to { $level } of { $capacity }. In this step { $requests ->
    [0] no request arrived.
    [one] one request arrived: { $accepted } accepted, { $rejected } rejected.
   *[other] { $requests } requests arrived: { $accepted } accepted, { $rejected } rejected.
}

# What just happened: token bucket
play-said-token-start-full = { $tokens ->
    [one] The bucket starts full: <token>{ $tokens } token</token>. A request that passes takes it; without a token, a request is rejected.
   *[other] The bucket starts full: <token>{ $tokens } tokens</token>. Each request that passes takes one; without a token, a request is rejected.
}
play-said-token-start-part = { $tokens ->
    [0] The bucket starts <token>empty</token>; it can hold { $capacity }. Each request needs a token to pass.
    [one] The bucket starts with <token>{ $tokens } token</token> of at most { $capacity }. Each request that passes takes one.
   *[other] The bucket starts with <token>{ $tokens } tokens</token> of at most { $capacity }. Each request that passes takes one.
}
play-said-token-refilled = { $refilled ->
    [one] A refill brought <token>{ $refilled } token</token>: { $previous } + { $refilled } = { $before }.
   *[other] A refill brought <token>{ $refilled } tokens</token>: { $previous } + { $refilled } = { $before }.
}
play-said-token-accrued = { $refilled ->
    [one] In { $passed } came <token>{ $refilled } token</token>, bit by bit: { $previous } + { $refilled } = { $before }.
   *[other] In { $passed } came <token>{ $refilled } tokens</token>, bit by bit: { $previous } + { $refilled } = { $before }.
}
play-said-token-part-spilled = <token>{ $due } tokens</token> were due, but the bucket holds only { $capacity }: min({ $capacity }, { $previous } + { $due }) = { $before }, and { $spilled } spilled over.
play-said-token-all-spilled = { $spilled ->
    [one] A token was due, but the bucket was full already: it spilled over.
   *[other] { $spilled } tokens were due, but the bucket was full already: they spilled over.
}
play-said-token-not-due = No refill yet; the next is due in <strong>{ $wait }</strong>.
play-said-token-quiet = { $tokens ->
    [0] Nobody asked, and there is <token>no token</token>.
    [one] Nobody asked; <token>{ $tokens } token</token> is there to spend.
   *[other] Nobody asked; <token>{ $tokens } tokens</token> are there to spend.
}
play-said-token-all = { $requests ->
    [one] One request takes one of <token>{ $before }</token> and is <pass>accepted</pass>; { $tokens } left.
   *[other] { $requests } requests ask, and <token>{ $before } tokens</token> are there: <pass>all { $accepted } accepted</pass>, { $tokens } left.
}
play-said-token-some = { $rejected ->
    [one] { $requests } requests ask, but only <token>{ $before }</token> can be had: min({ $requests }, { $whole }) = <pass>{ $accepted } accepted</pass>. Number { $first } finds no token and is <stop>rejected</stop>.
   *[other] { $requests } requests ask, but only <token>{ $before }</token> can be had: min({ $requests }, { $whole }) = <pass>{ $accepted } accepted</pass>. From number { $first } on they find no token: <stop>{ $rejected } rejected</stop>.
}
play-said-token-none = { $rejected ->
    [one] One request asks, but there is <token>no token</token> to take: it is <stop>rejected</stop>.
   *[other] { $requests } requests ask, but there is <token>no token</token> to take: <stop>all { $rejected } rejected</stop>.
}
play-said-token-retry = The next token comes in <strong>{ $wait }</strong>.
play-said-token-never = No token will ever come: the refill is 0.

# What just happened: leaky bucket
play-said-leaky-start = { $capacity ->
    [one] The queue starts <wait>empty</wait>, with one place. Who finds it free is let in; { $drain } can be processed every { $every }, never more.
   *[other] The queue starts <wait>empty</wait>, with { $capacity } places. Who finds one waits in line; { $drain } can be processed every { $every }, never more.
}
play-said-leaky-processed = { $processed ->
    [one] In { $passed }, <pass>one was processed</pass>.
   *[other] In { $passed }, <pass>{ $processed } were processed</pass>.
}
play-said-leaky-expired = { $expired ->
    [one] <stop>One gave up</stop> waiting.
   *[other] <stop>{ $expired } gave up</stop> waiting.
}
play-said-leaky-quiet = { $queue ->
    [0] Nobody arrived; the queue is <wait>empty</wait>.
    [one] Nobody arrived; <wait>one</wait> is still in the queue.
   *[other] Nobody arrived; <wait>{ $queue }</wait> are still in the queue.
}
play-said-leaky-all = { $queued ->
    [one] One arrives and finds a place: <wait>{ $queue } in the queue</wait>, none dropped.
   *[other] { $queued } arrive and all find a place: <wait>{ $queue } in the queue</wait>, none dropped.
}
play-said-leaky-some = { $dropped ->
    [one] { $requests } arrive for <wait>{ $free }</wait> free of { $capacity } places: <wait>{ $queued } queued</wait>, and <stop>one is dropped</stop>.
   *[other] { $requests } arrive for <wait>{ $free }</wait> free of { $capacity } places: <wait>{ $queued } queued</wait>, and <stop>{ $dropped } are dropped</stop>.
}
play-said-leaky-none = { $dropped ->
    [one] One arrives, but all { $capacity } places are taken: it is <stop>dropped</stop>.
   *[other] { $requests } arrive, but all { $capacity } places are taken: <stop>all { $dropped } are dropped</stop>.
}
play-said-leaky-wait = The last in line starts after { $start } and is done after <strong>{ $done }</strong>.
play-said-leaky-retry = A place is free in <strong>{ $wait }</strong>.
play-said-leaky-never = No place will ever be free.

# What just happened: leaky bucket as a meter
play-said-meter-start = The meter stands at 0 and may rise to { $capacity }. Each request that passes raises it by one; it sinks all the time. Nobody waits.
play-said-meter-leaked = In { $passed }, { $leaked } leaked away.
play-said-meter-quiet = Nobody asked; the level is { $level }.
play-said-meter-all = { $requests ->
    [one] One request still fits above { $before }: <pass>accepted</pass>, and the level is { $level }.
   *[other] { $requests } requests still fit above { $before }: <pass>all accepted</pass>, and the level is { $level }.
}
play-said-meter-some = { $rejected ->
    [one] { $requests } requests ask, and above { $before } there is room for { $room }: <pass>{ $accepted } accepted</pass>, <stop>one rejected</stop>.
   *[other] { $requests } requests ask, and above { $before } there is room for { $room }: <pass>{ $accepted } accepted</pass>, <stop>{ $rejected } rejected</stop>.
}
play-said-meter-none = { $rejected ->
    [one] One request asks, but above { $before } a whole one does not fit: <stop>rejected</stop>.
   *[other] { $requests } requests ask, but above { $before } a whole one does not fit: <stop>all { $rejected } rejected</stop>.
}
play-said-meter-retry = There is room for the next in <strong>{ $wait }</strong>.
play-said-meter-never = There will never be room.
