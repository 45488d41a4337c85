# The sentences that say what just happened and why. Marks such as <pass>…</pass> give words the colour of their meaning:
# token (can be spent), wait, pass, stop (turned away); <code>…</code> holds together what a machine reads.

# What just happened: token bucket
play-said-token-start-full = 桶一开始是满的，有 <token>{ $tokens } 个令牌</token>。每个通过的请求取走一个；没有令牌，请求就被拒绝。
play-said-token-start-part = { $tokens ->
    [0] 桶一开始是<token>空</token>的，最多装 { $capacity } 个。请求要有令牌才能通过。
   *[other] 桶一开始有 <token>{ $tokens } 个令牌</token>，最多装 { $capacity } 个。每个通过的请求取走一个。
}
play-said-token-refilled = 补充了 <token>{ $refilled } 个令牌</token>：min({ $capacity }, { $previous } + { $refilled }) = { $before }。
play-said-token-accrued = 这 { $passed }里陆续来了 <token>{ $refilled } 个令牌</token>：min({ $capacity }, { $previous } + { $refilled }) = { $before }。
play-said-token-part-spilled = 该补 <token>{ $due } 个令牌</token>，但桶最多装 { $capacity } 个：min({ $capacity }, { $previous } + { $due }) = { $before }，溢出 { $spilled } 个。
play-said-token-all-spilled = 该补 { $spilled } 个令牌，但桶已经满了，只能溢出。
play-said-token-not-due = 还没到补充的时候，下一次在 <strong>{ $wait }</strong>后。
play-said-token-quiet = { $tokens ->
    [0] 没有请求，桶里也<token>没有令牌</token>。
   *[other] 没有请求，桶里有 <token>{ $tokens } 个令牌</token>可用。
}
play-said-token-all = { $requests ->
    [1] 来了 1 个请求，从 <token>{ $before } 个令牌</token>里取走一个，被<pass>接受</pass>，剩 { $tokens } 个。
   *[other] 来了 { $requests } 个请求，有 <token>{ $before } 个令牌</token>：min({ $requests }, { $whole }) = { $accepted }，<pass>全部接受</pass>，剩 { $tokens } 个。
}
play-said-token-some = { $rejected ->
    [1] 来了 { $requests } 个请求，却只有 <token>{ $before }</token> 个令牌：min({ $requests }, { $whole }) = <pass>{ $accepted } 个被接受</pass>。第 { $first } 个没有令牌可取，被<stop>拒绝</stop>。
   *[other] 来了 { $requests } 个请求，却只有 <token>{ $before }</token> 个令牌：min({ $requests }, { $whole }) = <pass>{ $accepted } 个被接受</pass>。从第 { $first } 个起没有令牌可取，<stop>{ $rejected } 个被拒绝</stop>。
}
play-said-token-none = { $rejected ->
    [1] 来了 1 个请求，但<token>没有令牌</token>可取，被<stop>拒绝</stop>。
   *[other] 来了 { $requests } 个请求，但<token>没有令牌</token>可取，<stop>{ $rejected } 个全部被拒绝</stop>。
}
play-said-token-retry = 下一个令牌在 <strong>{ $wait }</strong>后到来（<code>Retry-After: { NUMBER($seconds, useGrouping: 0) }</code>）。
play-said-token-never = 再也不会有令牌了：补充量是 0。

# What just happened: the token bucket as a plant
play-said-leaves-start-full = { $tokens ->
    [1] 植物最多留一片<token>树叶</token>，一开始就有。毛毛虫来了就吃；找不到树叶的就挨饿。
   *[other] 植物一开始长满了 <token>{ $tokens } 片树叶</token>。每只毛毛虫吃一片；找不到树叶的就挨饿。
}
play-said-leaves-start-part = { $tokens ->
    [0] 植物一开始是<token>光秃秃</token>的，最多留 { $capacity } 片。每只毛毛虫要吃一片树叶。
   *[other] 植物一开始有 <token>{ $tokens } 片树叶</token>，最多留 { $capacity } 片。每只毛毛虫吃一片。
}
play-said-leaves-refilled = 长出 <token>{ $refilled } 片树叶</token>：min({ $capacity }, { $previous } + { $refilled }) = { $before }。
play-said-leaves-accrued = 这 { $passed }里慢慢长出 <token>{ $refilled } 片树叶</token>：min({ $capacity }, { $previous } + { $refilled }) = { $before }。
play-said-leaves-part-spilled = 本可长出 <token>{ $due } 片树叶</token>，但植物最多留 { $capacity } 片：min({ $capacity }, { $previous } + { $due }) = { $before }，有 { $spilled } 片没长出来。
play-said-leaves-all-spilled = 本可长出 { $spilled } 片树叶，但植物最多留 { $capacity } 片，所以没长出来。
play-said-leaves-not-due = 树叶还没长出来，下一次在 <strong>{ $wait }</strong>后。
play-said-leaves-quiet = { $tokens ->
    [0] 没有毛毛虫来，也<token>没有树叶</token>。
   *[other] 没有毛毛虫来，还有 <token>{ $tokens } 片树叶</token>。
}
play-said-leaves-all = { $requests ->
    [1] 来了 1 只毛毛虫，从 <token>{ $before } 片树叶</token>里<pass>吃到</pass>一片，剩 { $tokens } 片。
   *[other] 来了 { $requests } 只毛毛虫，有 <token>{ $before } 片树叶</token>：min({ $requests }, { $whole }) = { $accepted }，<pass>全都吃到</pass>，剩 { $tokens } 片。
}
play-said-leaves-some = { $rejected ->
    [1] 来了 { $requests } 只毛毛虫，却只有 <token>{ $before }</token> 片树叶：min({ $requests }, { $whole }) = <pass>{ $accepted } 只吃到</pass>。第 { $first } 只找不到树叶，<stop>挨饿</stop>。
   *[other] 来了 { $requests } 只毛毛虫，却只有 <token>{ $before }</token> 片树叶：min({ $requests }, { $whole }) = <pass>{ $accepted } 只吃到</pass>。从第 { $first } 只起找不到树叶，<stop>{ $rejected } 只挨饿</stop>。
}
play-said-leaves-none = { $rejected ->
    [1] 来了 1 只毛毛虫，但<token>没有树叶</token>，只好<stop>挨饿</stop>。
   *[other] 来了 { $requests } 只毛毛虫，但<token>没有树叶</token>，<stop>{ $rejected } 只都挨饿</stop>。
}
play-said-leaves-retry = 下一片树叶在 <strong>{ $wait }</strong>后长出。
play-said-leaves-never = 再也不会长树叶了：补充量是 0。

# What just happened: leaky bucket
play-said-leaky-start = { $capacity ->
    [1] 队列一开始是<wait>空</wait>的，只有一个位置，空着才能进。每 { $every }最多处理 { $drain } 个。
   *[other] 队列一开始是<wait>空</wait>的，有 { $capacity } 个位置，有空位就进来排队。每 { $every }最多处理 { $drain } 个。
}
play-said-leaky-processed = 这 { $passed }里<pass>处理了 { $processed } 个</pass>。
play-said-leaky-expired = <stop>{ $expired } 个等不及，放弃了</stop>。
play-said-leaky-quiet = { $queue ->
    [0] 没有请求到达，队列是<wait>空</wait>的。
   *[other] 没有请求到达，队列里还有 <wait>{ $queue } 个</wait>。
}
play-said-leaky-all = { $queued ->
    [1] 到达 1 个，有空位：<wait>队列里有 { $queue } 个</wait>，没有丢弃。
   *[other] 到达 { $queued } 个，都有空位：<wait>队列里有 { $queue } 个</wait>，没有丢弃。
}
play-said-leaky-some = 到达 { $requests } 个，{ $capacity } 个位置里只有 <wait>{ $free }</wait> 个空着：<wait>{ $queued } 个排队</wait>，<stop>{ $dropped } 个被丢弃</stop>。
play-said-leaky-none = { $dropped ->
    [1] 到达 1 个，但 { $capacity } 个位置全满，被<stop>丢弃</stop>。
   *[other] 到达 { $requests } 个，但 { $capacity } 个位置全满，<stop>{ $dropped } 个全部被丢弃</stop>。
}
play-said-leaky-wait = 排在最后的 { $start }后开始处理，<strong>{ $done }</strong>后完成。
play-said-leaky-retry = <strong>{ $wait }</strong>后有空位（<code>Retry-After: { NUMBER($seconds, useGrouping: 0) }</code>）。
play-said-leaky-never = 再也不会有空位了。

# What just happened: leaky bucket as a meter
play-said-meter-start = 水位从 0 开始，最高可到 { $capacity }。每通过一个请求，水位升 1，同时又一直在下降。谁也不用等。
play-said-meter-leaked = 这 { $passed }里漏掉了 { $leaked }。
play-said-meter-quiet = 没有请求，水位是 { $level }。
play-said-meter-all = { $requests ->
    [1] 来了 1 个请求，水位 { $before } 之上还放得下：<pass>接受</pass>，水位升到 { $level }。
   *[other] 来了 { $requests } 个请求，水位 { $before } 之上都放得下：<pass>全部接受</pass>，水位升到 { $level }。
}
play-said-meter-some = 来了 { $requests } 个请求，水位 { $before } 之上只放得下 { $room } 个：<pass>接受 { $accepted } 个</pass>，<stop>拒绝 { $rejected } 个</stop>。
play-said-meter-none = { $rejected ->
    [1] 来了 1 个请求，但水位 { $before } 之上放不下完整的一个，被<stop>拒绝</stop>。
   *[other] 来了 { $requests } 个请求，但水位 { $before } 之上放不下完整的一个，<stop>{ $rejected } 个全部被拒绝</stop>。
}
play-said-meter-retry = <strong>{ $wait }</strong>后才有余地再放一个（<code>Retry-After: { NUMBER($seconds, useGrouping: 0) }</code>）。
play-said-meter-never = 再也不会有余地了。
