# The lab about the two things that are called a leaky bucket.

lab-queue-or-meter-title = 队列还是计量器
lab-queue-or-meter-question = 两个库都说自己用的是漏桶。它们做的是一回事吗？
lab-queue-or-meter-lesson = 两者放进的请求一样；队列让请求等待，出来的就平稳；计量器当场答复，什么也不平稳。所以要问清楚：这个库说的是哪一种。
lab-queue-or-meter-burst = 一波突发
lab-queue-or-meter-burst-hint = 个请求，在 0 秒和 2 秒
lab-queue-or-meter-capacity = 容量
lab-queue-or-meter-capacity-hint = 两边相同
lab-queue-or-meter-drain = 每秒漏出
lab-queue-or-meter-drain-hint = 个，两边相同
lab-queue-or-meter-said = { $asked } 个请求，两边都放进同样的 <pass>{ $in } 个</pass>，{ $refused ->
    [0] 谁也没挡下请求
   *[other] 挡下同样的 <stop>{ $refused } 个</stop>
  }。一秒之内，从队列到服务器的最多 <strong>{ $peakQueue }</strong> 个，最久要<wait>等 { $wait }</wait>；经过计量器的最多 <strong>{ $peakMeter }</strong> 个，谁也不用等。
lab-queue-or-meter-leaky = <strong>队列：</strong>排队，等轮到自己
lab-queue-or-meter-meter = <strong>计量器：</strong>要么马上放进，要么不放
lab-queue-or-meter-chart = { $kind ->
    [leaky] 队列放进 { $in } 个请求，丢弃 { $refused } 个。最长等待 { $wait }，一秒之内最多开始 { $peak } 个。
   *[meter] 计量器放进 { $in } 个请求，拒绝 { $refused } 个。谁也不用等，一秒之内最多开始 { $peak } 个。
}
lab-queue-or-meter-table = 哪些东西都叫漏桶
lab-queue-or-meter-column-name = 名称
lab-queue-or-meter-column-which = 其实是
lab-queue-or-meter-column-burst = 突发来了会怎样
lab-queue-or-meter-uber-name = go.uber.org/ratelimit
lab-queue-or-meter-uber-which = 队列
lab-queue-or-meter-uber-burst = 调用者都睡到轮到自己；队列没有尽头
lab-queue-or-meter-nginx-name = nginx limit_req
lab-queue-or-meter-nginx-which = 队列
lab-queue-or-meter-nginx-burst = 延后处理，最多 burst 个；超出的返回错误
lab-queue-or-meter-nodelay-name = nginx limit_req nodelay
lab-queue-or-meter-nodelay-which = 计量器
lab-queue-or-meter-nodelay-burst = 马上通过，最多 burst 个，再加一个
lab-queue-or-meter-throttled-name = throttled (GCRA)
lab-queue-or-meter-throttled-which = 计量器
lab-queue-or-meter-throttled-burst = 放得下的马上通过
lab-queue-or-meter-ask = 限流后面有个服务，一秒之内绝不能收到 2 个以上的请求。来了一波突发，8 个。桶的容量是 5，每秒漏出 2 个，用哪种才能保护它？
lab-queue-or-meter-option-queue = 队列
lab-queue-or-meter-option-meter = 计量器
lab-queue-or-meter-option-either = 都行，放进的都是五个
lab-queue-or-meter-why-queue = 不管请求怎么来，它每半秒送出一个。代价是第五个要等 2 秒。
lab-queue-or-meter-why-meter = 计量器在一瞬间放过五个：它限制的是放过多少，不是放得多快。
lab-queue-or-meter-why-either = 放进的都是五个，但计量器在一瞬间全部放过，队列每半秒才送出一个。
