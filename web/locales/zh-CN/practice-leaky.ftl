# The practice sets about the leaky bucket. Their messages are named as those about the token bucket.

## Practice

practice-leaky-practice = 漏桶
practice-leaky-practice-title = 练习：漏桶
practice-leaky-practice-lede =
    队列有 { $capacity } 个位置，一开始是空的。请求逐个处理，每秒 { $perSecond } 个；正在处理的请求占着位置，直到处理完。

practice-leaky-practice-burst =
    { $requests } 个请求同一时刻到达。几个排队，几个被丢弃？
practice-leaky-practice-burst-why =
    那一瞬间还什么都没漏出，所以 { $requests } 个请求面对 { $capacity } 个位置：min({ $requests }, { $capacity }) = { $queued } 个排队，{ $dropped } 个被丢弃。马上开始处理的那个并没有离开，它和别的一样占一个位置。

practice-leaky-practice-burst-hint-1 = 一瞬间什么也漏不出去。有几个位置？
practice-leaky-practice-burst-hint-2 = 正在处理的那个还占着一个位置。

practice-leaky-practice-sixth =
    看这波突发里的第 { $nth } 个请求。它会怎样？在进来的请求里，最后一个在突发之后多久完成？
practice-leaky-practice-sixth-why =
    第 { $nth } 个来时位置都占着，被丢弃了：它不用等，因为根本没进来。进来的每个要 { $eachSeconds } 秒。最后一个，也就是第 { $queued } 个，等前面 { $ahead } 个处理完，在 { $lastStartInSeconds } 秒后开始，{ $lastDoneInSeconds } 秒后完成。

practice-leaky-practice-sixth-hint-1 = 第 { $nth } 个来的时候，还有空位吗？
practice-leaky-practice-sixth-hint-2 = 最后进来的那个要等前面的都处理完，每个 { $eachSeconds } 秒，再加上它自己的 { $eachSeconds } 秒。

practice-leaky-practice-spread =
    现在队列是空的，{ $totalRequests } 个请求每隔一秒来一个。最后一个到达之后再过一秒：处理了几个，丢弃了几个？从到达到开始处理，最久的等了多长时间？
practice-leaky-practice-spread-why =
    每个到达后 { $eachSeconds } 秒就完成，下一个还早着没来，所以根本排不起队：处理 { $processed } 个，丢弃 { $dropped } 个，等待 { $maxStartInSeconds } 秒。流量没超过限制时，两种桶都不起作用；只有到了边缘，才看得出它们。

practice-leaky-practice-spread-hint-1 = 处理一个请求要多久？下一个多久后来？
practice-leaky-practice-spread-hint-2 = 有哪个请求来的时候，前面还有别的吗？

practice-leaky-practice-payment =
    一个接口要调用支付服务商，每个请求都收费。这次调用前面该放哪个桶？为什么？
practice-leaky-practice-payment-why =
    漏桶。不管来多少，每秒最多送出 { $perSecond } 个请求，服务商看到多少、收多少费都能预料。同样大小、同样速率的令牌桶，会在一瞬间放过 { $capacity } 个：突发的请求就变成突发的扣款。漏桶对客户端也并不更宽容：要让它们等待，满了照样挡下。
practice-leaky-practice-payment-hint-1 = 突发到来时，服务商会看到什么？
practice-leaky-practice-payment-hint-2 = 两者之中，哪个决定请求何时送出，哪个只决定是否放行？

## The queue

practice-leaky-queue = 五个位置的队列
practice-leaky-queue-title = 逐秒看队列
practice-leaky-queue-lede =
    队列有 { $capacity } 个位置，一开始是空的。请求逐个处理，每秒 { $perSecond } 个；正在处理的请求占着位置，直到处理完。
practice-leaky-queue-seconds = 一秒一秒来看：几个排队，几个丢弃，几个处理，这一秒结束时队列里还有几个？
practice-leaky-queue-seconds-why =
    到达的先占空位，没有空位的就被丢弃。然后只要队列里还有请求，就每秒处理 { $perSecond } 个。
practice-leaky-queue-seconds-hint-1 = 上一秒留下的还占着位置。下一批来时，空着几个？
practice-leaky-queue-seconds-hint-2 = 每个请求要 { $eachSeconds } 秒。到这一秒结束时，完成了几个？
practice-leaky-queue-waits = 看第二波突发里进来的那些请求。其中最后一个多久后开始，多久后完成？
practice-leaky-queue-waits-why = 队列里的都在它前面。它在 { $lastStartInSeconds } 秒后开始，自己还要 { $eachSeconds } 秒，所以 { $lastDoneInSeconds } 秒后完成。
practice-leaky-queue-waits-hint-1 = 它到达时，前面有几个？
practice-leaky-queue-waits-hint-2 = 前面的每个要 { $eachSeconds } 秒，它自己也一样。

## Twenty-five at once

practice-leaky-twentyfive = 一次来二十五个
practice-leaky-twentyfive-title = 队列长，等得也长
practice-leaky-twentyfive-lede =
    队列有 { $capacity } 个位置，一开始是空的。每秒处理 { $perSecond } 个请求，逐个处理。
practice-leaky-twentyfive-burst = { $requests } 个请求同一时刻到达。几个排队，几个被丢弃？
practice-leaky-twentyfive-burst-why = 空位有 { $capacity } 个：min({ $requests }, { $capacity }) = { $queued } 个排队，{ $dropped } 个被丢弃。
practice-leaky-twentyfive-burst-hint-1 = 一瞬间什么也漏不出去。有几个位置？
practice-leaky-twentyfive-last = 最后进来的那个多久后开始，多久后完成？
practice-leaky-twentyfive-last-why = 它前面有 { $ahead } 个，每个 { $eachSeconds } 秒：它在 { $lastStartInSeconds } 秒后开始，{ $lastDoneInSeconds } 秒后完成。队列长，丢弃得少，代价是最后一个要等。
practice-leaky-twentyfive-last-hint-1 = 它前面有几个？每个要多久？
practice-leaky-twentyfive-retry = 一个被丢弃的请求想知道什么时候再来。多久后有空位？
practice-leaky-twentyfive-retry-why = 第一个请求处理完，就空出一个位置：{ $retryAfterSeconds } 秒后。
practice-leaky-twentyfive-retry-hint-1 = 谁最先离开队列？什么时候？
practice-leaky-twentyfive-sizing = 谁也不该等那么久。队列可以有多少个位置？
practice-leaky-twentyfive-sizing-hint-1 = 两秒能处理完几个？
practice-leaky-twentyfive-sizing-hint-2 = 队列的大小要看能忍受等多久，而不是看有多少内存：速率乘以最长等待。
practice-leaky-twentyfive-faster = 队列不变。要处理得多快才行：每 { $every }处理几个请求？
practice-leaky-twentyfive-faster-hint-1 = 两秒内要处理完几个？
practice-leaky-twentyfive-faster-hint-2 = 先试一个数。引擎会运行你的桶，告诉你最后一个要等多久。
