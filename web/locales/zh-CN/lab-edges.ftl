# The lab about traffic inside the limit.

lab-edges-title = 只在边缘起作用
lab-edges-question = 流量没超过限制时，令牌桶和漏桶会对它做什么？
lab-edges-lesson = 没超过限制时，两种算法都什么也不做；选哪一种，要看到了边缘会怎样：突发来了，或者速率超了。
lab-edges-pause = 每隔多久来一次
lab-edges-together = 每次同时来
lab-edges-together-hint = 个请求
lab-edges-same = 共 { $asked } 个请求，每秒 { $rate } 个，限制是每秒 { $limit } 个。不管经过哪个桶，请求都是<pass>一来就到达</pass>服务器，好像没有限制一样。
lab-edges-spread = 共 { $asked } 个请求，每秒 { $rate } 个，每次同时来 { $together } 个：没超过限制，这样的突发两个桶也都放得下。令牌桶<pass>当场放过</pass>；漏桶把它们隔开，<wait>最久等 { $wait }</wait>。
lab-edges-filling = 共 { $asked } 个请求，每秒 { $rate } 个，超过了每秒 { $limit } 个的限制，不过两个桶都还应付得来。令牌桶靠存下的令牌，<pass>当场放过</pass>；漏桶里的队列越来越长，<wait>最久等 { $wait }</wait>。这样下去可不行。
lab-edges-refused = 共 { $asked } 个请求，每秒 { $rate } 个，每次 { $together } 个，限制是每秒 { $limit } 个：这就到了边缘。令牌桶<stop>拒绝 { $rejected } 个</stop>，其余当场放过；漏桶<stop>丢弃 { $dropped } 个</stop>，<wait>最久等 { $wait }</wait>。
lab-edges-none = <strong>没有限制：</strong><pass>{ $reached } 个到达服务器</pass>
lab-edges-token = <strong>令牌桶，每秒 2 个，最多 5 个：</strong><pass>{ $reached } 个到达服务器</pass>，<stop>拒绝 { $refused } 个</stop>
lab-edges-leaky = { $waits ->
    [yes] <strong>漏桶，每秒 2 个，最多 5 个：</strong><pass>{ $reached } 个到达服务器</pass>，<stop>丢弃 { $refused } 个</stop>，<wait>最久等 { $wait }</wait>
   *[no] <strong>漏桶，每秒 2 个，最多 5 个：</strong><pass>{ $reached } 个到达服务器</pass>，<stop>丢弃 { $refused } 个</stop>
}
lab-edges-chart = { $limit ->
    [none] 没有限制：{ $reached } 个请求到达服务器，都是一来就到。
    [token] 经过令牌桶：{ $reached } 个请求到达服务器，都是一来就到；拒绝 { $refused } 个。
   *[leaky] 经过漏桶：{ $reached } 个请求到达服务器，最久等 { $wait }；丢弃 { $refused } 个。
}
lab-edges-ask = 一个漏桶有 5 个位置，每秒漏出 2 个。来了六个请求，每秒一个。桶会对它们做什么？
lab-edges-option-none = 什么也不做：没有丢弃，也没有等待
lab-edges-option-one = 丢弃第六个，因为只有五个位置
lab-edges-option-wait = 让每个都等半秒
lab-edges-why-none = 每秒才来一个，每个来时桶都是空的，马上开始处理。排不起队，也就看不出桶的作用。
lab-edges-why-one = 五个位置说的是同一时刻，而这里桶里从来不超过一个：下一个来时，前一个早就处理完了。
lab-edges-why-wait = 处理要用半秒，但谁也不用等着开始：每个来时服务器都闲着。
