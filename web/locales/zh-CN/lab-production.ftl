# The lab about a set-up in products that limit rates.

lab-production-title = 从这里到生产环境
lab-production-question = 用 nginx、Envoy、Go、HAProxy 或 AWS，这个桶要怎么写？到了那里，还是同一个桶吗？
lab-production-lesson = 同样叫突发，各处的含义并不一样：把一个数从一种产品搬到另一种之前，先问清楚一次能通过几个、下一个会怎样、什么时候再有空位。
lab-production-kind = 桶
lab-production-kind-steady = 令牌桶，匀速
lab-production-kind-lumps = 令牌桶，成批
lab-production-kind-queue = 漏桶，队列
lab-production-kind-meter = 漏桶，计量器
lab-production-capacity = 容量
lab-production-capacity-hint = 个，一次最多
lab-production-count = 补充或漏出
lab-production-count-hint = 个，每次
lab-production-every = 间隔
lab-production-every-hint = 秒
lab-production-in = 用在
lab-production-problem = “{ $name }”只能是 nginx、envoy、go、haproxy、aws 之一，不能是“{ $given }”。这里用 { $used }。

lab-production-nginx = nginx
lab-production-envoy = Envoy
lab-production-go = Go
lab-production-haproxy = HAProxy
lab-production-aws = AWS
lab-production-fit-same = 是同一个桶
lab-production-fit-near = 相近，但不相同
lab-production-fit-none = 那里没有这样的桶
lab-production-code = { $product } 的写法

lab-production-nginx-meter = { $burst ->
    [0] 不写 <code>burst</code>，nginx 只放进一个，等速率允许了，才放进下一个：这是容量为 1 的桶。
   *[other] nginx 数的是第一个之外的：<code>burst={ NUMBER($burst, useGrouping: 0) }</code> 一次放进 { $capacity } 个，写成 <code>burst={ NUMBER($capacity, useGrouping: 0) }</code> 就会多放进一个。不写 <code>nodelay</code>，它们就要等。
}
lab-production-nginx-queue = { $burst ->
    [0] 不写 <code>burst</code>，nginx 只放进一个，等速率允许了，才放进下一个；队列只有一个位置，谁也不用在里面等。
   *[other] nginx 数的是第一个之外的：<code>burst={ NUMBER($burst, useGrouping: 0) }</code> 就是有 { $capacity } 个位置的队列。它只把开始的时刻隔开，不管前一个有没有处理完。
}
lab-production-nginx-lumps = { $burst ->
    [0] nginx 没有成批的补充：这里一次到齐的，那里匀速到来。不写 <code>burst</code>，它一次只放进一个。
   *[other] nginx 没有成批的补充：这里一次到齐的，那里匀速到来。它数的是第一个之外的，所以 <code>burst={ NUMBER($burst, useGrouping: 0) }</code> 一次放进 { $capacity } 个。
}
lab-production-nginx-slow = nginx 的速率要写成每秒或每分钟多少个，只能是整数，而这里一分钟还不到一个。
lab-production-nginx-rounded = nginx 的速率要写成每秒或每分钟多少个，只能是整数；换算成每秒，又只保留到千分之一：{ $rate } 是每秒 { $kept } 个，而不是 { $wanted } 个。
lab-production-nginx-checked = 核对过：有一项测试把 nginx 公开的规则和这里的引擎放在一起，逐个请求对照。
lab-production-envoy-steady = 从 1.31 版起，Envoy 的令牌和这里一样，匀速到来。更早的版本每到间隔就一次到齐。
lab-production-envoy-lumps = 1.30 版及以前，Envoy 和这个桶一样，一批一批补充。从 1.31 版起，同样的写法变成了匀速，下面的表格就是这样算的。
lab-production-envoy-queue = Envoy 的这个过滤器当场答复：要么放进，要么挡下，谁也不在里面等。
lab-production-envoy-scope = 整个代理共用一个桶，不是每个客户端一个，除非用 descriptors 另行规定。少了最后两行，它既不计数，也不限流。
lab-production-go-steady = 这个库要么全给，要么不给：只有一个令牌时，<code>AllowN(now, 9)</code> 一个也拿不到，而这里的桶会放进九个中的一个。所以要一个一个地取。
lab-production-go-lumps = 这个库没有成批的补充，令牌匀速到来。而且它要么全给，要么不给：只有一个令牌时，<code>AllowN(now, 9)</code> 一个也拿不到。
lab-production-go-queue = 突发设为 1，<code>Wait</code> 就是一个队列，请求一个接一个开始，间隔和这里一样。但它没有尽头：不管这里的容量是多少，那里的队列永远不会满。所以要自己限定长度，或者在 <code>ctx</code> 里设一个截止时间。
lab-production-go-checked = 核对过：有一项测试让这个库和这里的引擎一起运行，逐次调用对照。
lab-production-haproxy-window = HAProxy 里没有桶。它统计最近 { $period } 秒的请求：当前周期的，加上前一周期的一部分。这段时间里最多 { $capacity } 个：突发一样大，长期的速率也一样。
lab-production-haproxy-queue = HAProxy 的队列看的是一台服务器能有多少连接，不看速率。
lab-production-haproxy-period = HAProxy 统计的时间从 2 毫秒到 24 天，而这个桶从空到满的时间不在其中。
lab-production-haproxy-rejected = 被拒绝的请求也算数：不停来试的客户端会一直被挡在外面；如果是桶，会按速率放它进来。
lab-production-aws-steady = 使用计划（usage plan）给每个密钥一个令牌桶，只是尽力做到：AWS 说明这不是硬性限制，并提醒不要靠它来控制费用。
lab-production-aws-lumps = 使用计划（usage plan）的令牌匀速到来，没有成批的补充，各个数也只是尽力做到：AWS 说明这不是硬性限制。
lab-production-aws-queue = 使用计划（usage plan）当场答复：超出限制的返回错误，谁也不用等。
lab-production-unchecked = 这里没有核对过，依据的是它的文档。

lab-production-table = 同样的请求，在这里和在 { $product }
lab-production-column-time = 时间
lab-production-column-asked = 请求
lab-production-column-here = 这里放进
lab-production-column-there = { $product } 放进
lab-production-ask = nginx 设了 rate=5r/s、burst=20 和 nodelay。好一会儿没有请求，然后一次来了 25 个。放进几个？
lab-production-option-20 = 20 个
lab-production-option-21 = 21 个
lab-production-option-25 = 25 个全部放进
lab-production-why-20 = burst 数的是超出的部分：第一个在速率之内，在它之外还能有 20 个。
lab-production-why-21 = 第一个在速率之内，在它之外还能有 20 个。看成桶，容量就是 21。
lab-production-why-25 = nodelay 免去的是等待，不是限制。超出速率的满了 20 个，再多的就被拒绝。
