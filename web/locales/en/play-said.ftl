# The sentences that say what just happened and why. Marks such as <pass>…</pass> give words the colour of their meaning:
# token (can be spent), wait, pass, stop (turned away); <code>…</code> holds together what a machine reads.

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
    [one] A refill brought <token>{ $refilled } token</token>: min({ $capacity }, { $previous } + { $refilled }) = { $before }.
   *[other] A refill brought <token>{ $refilled } tokens</token>: min({ $capacity }, { $previous } + { $refilled }) = { $before }.
}
play-said-token-accrued = { $refilled ->
    [one] In { $passed } came <token>{ $refilled } token</token>, bit by bit: min({ $capacity }, { $previous } + { $refilled }) = { $before }.
   *[other] In { $passed } came <token>{ $refilled } tokens</token>, bit by bit: min({ $capacity }, { $previous } + { $refilled }) = { $before }.
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
   *[other] { $requests } requests ask, and <token>{ $before } tokens</token> are there: min({ $requests }, { $whole }) = { $accepted }, <pass>all accepted</pass>, { $tokens } left.
}
play-said-token-some = { $rejected ->
    [one] { $requests } requests ask, but only <token>{ $before }</token> can be had: min({ $requests }, { $whole }) = <pass>{ $accepted } accepted</pass>. Number { $first } finds no token and is <stop>rejected</stop>.
   *[other] { $requests } requests ask, but only <token>{ $before }</token> can be had: min({ $requests }, { $whole }) = <pass>{ $accepted } accepted</pass>. From number { $first } on they find no token: <stop>{ $rejected } rejected</stop>.
}
play-said-token-none = { $rejected ->
    [one] One request asks, but there is <token>no token</token> to take: it is <stop>rejected</stop>.
   *[other] { $requests } requests ask, but there is <token>no token</token> to take: <stop>all { $rejected } rejected</stop>.
}
play-said-token-retry = The next token comes in <strong>{ $wait }</strong> (<code>Retry-After: { NUMBER($seconds, useGrouping: 0) }</code>).
play-said-token-never = No token will ever come: the refill is 0.

# What just happened: the token bucket as a plant
play-said-leaves-start-full = { $tokens ->
    [one] The plant starts with its one <token>leaf</token>. A caterpillar that finds it eats it; one that finds none goes hungry.
   *[other] The plant starts with all its <token>{ $tokens } leaves</token>. Each caterpillar eats one; one that finds none goes hungry.
}
play-said-leaves-start-part = { $tokens ->
    [0] The plant starts <token>bare</token>; it can hold { $capacity }. Each caterpillar needs a leaf.
    [one] The plant starts with <token>{ $tokens } leaf</token> of at most { $capacity }. Each caterpillar eats one.
   *[other] The plant starts with <token>{ $tokens } leaves</token> of at most { $capacity }. Each caterpillar eats one.
}
play-said-leaves-refilled = { $refilled ->
    [one] <token>{ $refilled } leaf</token> grew: min({ $capacity }, { $previous } + { $refilled }) = { $before }.
   *[other] <token>{ $refilled } leaves</token> grew: min({ $capacity }, { $previous } + { $refilled }) = { $before }.
}
play-said-leaves-accrued = { $refilled ->
    [one] In { $passed } grew <token>{ $refilled } leaf</token>, bit by bit: min({ $capacity }, { $previous } + { $refilled }) = { $before }.
   *[other] In { $passed } grew <token>{ $refilled } leaves</token>, bit by bit: min({ $capacity }, { $previous } + { $refilled }) = { $before }.
}
play-said-leaves-part-spilled = <token>{ $due } leaves</token> could grow, but the plant holds only { $capacity }: min({ $capacity }, { $previous } + { $due }) = { $before }, and { $spilled } did not.
play-said-leaves-all-spilled = { $spilled ->
    [one] A leaf could grow, but the plant holds no more than { $capacity }: it did not.
   *[other] { $spilled } leaves could grow, but the plant holds no more than { $capacity }: they did not.
}
play-said-leaves-not-due = No leaf has grown yet; the next are due in <strong>{ $wait }</strong>.
play-said-leaves-quiet = { $tokens ->
    [0] No caterpillar came, and there is <token>no leaf</token>.
    [one] No caterpillar came; <token>{ $tokens } leaf</token> is left.
   *[other] No caterpillar came; <token>{ $tokens } leaves</token> are left.
}
play-said-leaves-all = { $requests ->
    [one] One caterpillar comes and <pass>eats</pass> one of <token>{ $before }</token>; { $tokens } left.
   *[other] { $requests } caterpillars come for <token>{ $before } leaves</token>: min({ $requests }, { $whole }) = { $accepted }, <pass>all eat</pass>, { $tokens } left.
}
play-said-leaves-some = { $rejected ->
    [one] { $requests } caterpillars come for <token>{ $before }</token>: min({ $requests }, { $whole }) = <pass>{ $accepted } eat</pass>. Number { $first } finds no leaf and <stop>goes hungry</stop>.
   *[other] { $requests } caterpillars come for <token>{ $before }</token>: min({ $requests }, { $whole }) = <pass>{ $accepted } eat</pass>. From number { $first } on they find no leaf: <stop>{ $rejected } go hungry</stop>.
}
play-said-leaves-none = { $rejected ->
    [one] One caterpillar comes, but there is <token>no leaf</token>: it <stop>goes hungry</stop>.
   *[other] { $requests } caterpillars come, but there is <token>no leaf</token>: <stop>all { $rejected } go hungry</stop>.
}
play-said-leaves-retry = The next leaf grows in <strong>{ $wait }</strong>.
play-said-leaves-never = No leaf will ever grow: the refill is 0.

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
play-said-leaky-retry = A place is free in <strong>{ $wait }</strong> (<code>Retry-After: { NUMBER($seconds, useGrouping: 0) }</code>).
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
play-said-meter-retry = There is room for the next in <strong>{ $wait }</strong> (<code>Retry-After: { NUMBER($seconds, useGrouping: 0) }</code>).
play-said-meter-never = There will never be room.
