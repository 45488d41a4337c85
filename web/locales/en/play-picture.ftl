# Inside the picture
play-picture-where = { $count ->
    [0] { $time }
   *[other] Step { $index } of { $count } · { $time }
}
play-picture-client = client
play-picture-server = server
play-picture-holds = holds { $capacity }
play-picture-refill = +{ $refill } every { $every }
play-picture-next = next in { $wait }
play-picture-never = never refilled
play-picture-next-token = one more in { $wait }
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
play-picture-retry = Retry-After: { NUMBER($seconds, useGrouping: 0) }
play-picture-processing = processing, done in { $done }
play-picture-place = done in { $done }
play-picture-leaves = gives up in { $wait }
play-picture-row-last = the last is done in { $done }
play-picture-row-last-narrow = last: { $done }
play-picture-processed = { $n } processed
play-picture-apart = { $gap } apart
play-picture-room = room for { $n }
play-picture-leak = leaks { $drain } every { $every }

# The same bucket as a plant
play-picture-plant-holds = { $capacity ->
    [one] holds { $capacity } leaf
   *[other] holds { $capacity } leaves
}
play-picture-plant-spilled = { $n } did not grow
play-picture-plant-arrive = { $n ->
    [0] no caterpillar
    [one] { $n } caterpillar comes
   *[other] { $n } caterpillars come
}
play-picture-plant-arrive-narrow = { $n ->
    [0] none
   *[other] { $n } come
}
play-picture-plant-accepted = { $n ->
    [one] { $n } eats
   *[other] { $n } eat
}
play-picture-plant-rejected = { $n ->
    [one] { $n } goes hungry
   *[other] { $n } go hungry
}

# What the picture shows, for those who do not see it
play-picture-alt-token = A token bucket with { $tokens } of { $capacity } tokens. In this step { $requests ->
    [0] no request arrived.
    [one] one request arrived: { $accepted } accepted, { $rejected } rejected.
   *[other] { $requests } requests arrived: { $accepted } accepted, { $rejected } rejected.
}
play-picture-alt-leaves = A plant with { $tokens } of { $capacity } leaves. In this step { $requests ->
    [0] no caterpillar came.
    [one] one caterpillar came: { $accepted } ate, { $rejected } went hungry.
   *[other] { $requests } caterpillars came: { $accepted } ate, { $rejected } went hungry.
}
play-picture-alt-leaky = A leaky bucket with { $queue } of { $capacity } places taken. In this step { $processed } left it processed, and { $requests ->
    [0] no request arrived.
    [one] one request arrived: { $queued } queued, { $dropped } dropped.
   *[other] { $requests } requests arrived: { $queued } queued, { $dropped } dropped.
}
play-picture-alt-meter = A bucket used as a meter, filled to { $level } of { $capacity }. In this step { $requests ->
    [0] no request arrived.
    [one] one request arrived: { $accepted } accepted, { $rejected } rejected.
   *[other] { $requests } requests arrived: { $accepted } accepted, { $rejected } rejected.
}
