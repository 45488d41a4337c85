# The practice sets about the token bucket. A question's prompt is practice-<set>-<question>, its explanation the same with
# -why, its hints with -hint-1 and -hint-2. The numbers in them are variables, so that another bucket or another story needs
# no other words.

## Practice

practice-token-practice = 令牌桶
practice-token-practice-title = 练习：令牌桶
practice-token-practice-lede =
    桶最多装 { $capacity } 个令牌，一开始是满的。{ $everySeconds ->
        [1] 每秒
       *[other] 每 { $everySeconds } 秒
    }补充 { $refill } 个。

practice-token-practice-burst =
    客户端同时发来 { $requests } 个请求。接受几个，还剩几个令牌？
practice-token-practice-burst-why =
    桶是满的，{ $requests } 个请求面对 { $available } 个令牌，各取一个：min({ $requests }, { $available }) = { $accepted } 个被接受，还剩 { $available } − { $accepted } = { $tokens } 个。不超过容量的突发能整个通过，但之后手里就没有余量了。

practice-token-practice-burst-hint-1 = 桶一开始是满的。那是几个令牌？
practice-token-practice-burst-hint-2 = 每接受一个请求就取走一个令牌。一瞬间不会有补充。

practice-token-practice-later =
    { $waitSeconds } 秒后，它又发来 { $requests } 个请求。接受几个，拒绝几个？
practice-token-practice-later-why =
    等待期间补充了 { $refilled } 个令牌，所以 { $requests } 个请求到来时有 { $available } 个：min({ $requests }, { $available }) = { $accepted } 个被接受，其余 { $rejected } 个被拒绝。不是要么全过、要么全不过：有几个令牌就通过几个，被拒绝的请求不花令牌。

practice-token-practice-later-hint-1 = 突发之后补充了几个令牌？
practice-token-practice-later-hint-2 = 不是要么全过、要么全不过：有几个令牌就通过几个。

practice-token-practice-idle =
    之后客户端安静了 { $waitSeconds } 秒。现在桶里有几个令牌？
practice-token-practice-idle-why =
    这段时间来了 { $offered } 个令牌，但桶最多留 { $capacity } 个：min({ $capacity }, { $before } + { $offered }) = { $tokens }。{ $spilled ->
        [0] 全都装得下。
       *[other] 装不下的 { $spilled } 个溢出了，不会再有。
    }歇得再久，也只是把桶装满；攒不出比桶还大的突发。

practice-token-practice-idle-hint-1 = 这段时间来了几个令牌？放得下吗？
practice-token-practice-idle-hint-2 = 桶最多装 { $capacity } 个。满了之后再来的都会溢出。

practice-token-practice-limits =
    长期来看，这个桶的持续速率是多少？一次最多放过多大的突发？
practice-token-practice-limits-why =
    { $everySeconds ->
        [1] 每秒
       *[other] 每 { $everySeconds } 秒
    }补充 { $refill } 个令牌，也就是每秒 { $sustainedPerSecond } 个：时间一长，不管客户端怎么做，通过的请求都不会比这更多。而在任何一瞬间，最多通过满满一桶，{ $largestBurst } 个。所以，补充决定平均速率，容量决定后面的服务器最糟的一刻。

practice-token-practice-limits-hint-1 = 其中一个只看补充，另一个只看容量。
practice-token-practice-limits-hint-2 = 每 { $everySeconds } 秒 { $refill } 个令牌，每秒是几个？

## Leaves and caterpillars

practice-token-leaves = 树叶与毛毛虫
practice-token-leaves-title = 树叶与毛毛虫
practice-token-leaves-lede =
    植物就是一个装树叶的桶。它最多留 { $capacity } 片，一开始{ $initial ->
        [0] 一片也没有
       *[other] 有 { $initial } 片
    }，每天长 { $refill } 片。毛毛虫就是请求：吃掉一片树叶，或者挨饿。
practice-token-leaves-days =
    一步一步看这株植物的变化。长出并留下几片树叶，几只毛毛虫吃到，还剩几片树叶？
practice-token-leaves-days-why =
    每次先长叶，长到留不下为止，然后毛毛虫来吃：min(来的毛毛虫, 树叶)。剩下的留到下一次。
practice-token-leaves-days-hint-1 = 从上次剩下的树叶算起，先长叶，再让毛毛虫来。
practice-token-leaves-days-hint-2 = 植物最多留 { $capacity } 片：新长的树叶，放得下的才留下。
practice-token-leaves-fourth = 最后一步，植物又长了一次。新叶中有几片没有地方长？
practice-token-leaves-fourth-why =
    植物最多留 { $capacity } 片，所以{ $spilled ->
        [0] 新叶全都长得下。
       *[other] 有 { $spilled } 片新叶没有地方长。
    }安静得再久，植物也不会多留一片。
practice-token-leaves-fourth-hint-1 = 之前有几片树叶？还长得下几片？

## Generous

practice-token-generous = 宽裕
practice-token-generous-title = 一次六个
practice-token-generous-lede =
    桶最多装 { $capacity } 个令牌，一开始是满的。每 { $every }一次性补充 { $refill } 个。
practice-token-generous-rounds = 一轮一轮来看：接受几个，拒绝几个，还剩几个令牌？
practice-token-generous-rounds-why =
    满 { $every }才补充一次，而且先补充，再处理这一轮的请求。每一轮通过 min(请求, 令牌) 个，其余的被拒绝。
practice-token-generous-rounds-hint-1 = 多数轮次都没有补充。第一次补充在什么时候？
practice-token-generous-rounds-hint-2 = 一轮之内：该补充就先补充，再按上限 { $capacity } 截住，最后才是请求。
practice-token-generous-after = 最后一轮之后：要过多久才能再接受一个请求？
practice-token-generous-after-why = 下一个令牌随下一次补充到来，在 { $retryAfterSeconds } 秒后。在那之前，请求都会被拒绝。
practice-token-generous-after-hint-1 = 补充发生在 { $every }的整数倍时刻。下一次是什么时候？
practice-token-generous-limits = 长期来看，这个桶的持续速率是多少？一次最多放过多大的突发？
practice-token-generous-limits-why =
    每 { $every }补充 { $refill } 个令牌，平均每秒 { $sustainedPerSecond } 个。同一时刻最多通过满满一桶：{ $largestBurst } 个。
practice-token-generous-limits-hint-1 = 其中一个只看补充，另一个只看容量。

## Scarce

practice-token-scarce = 吃紧
practice-token-scarce-title = 等得久，来得少
practice-token-scarce-lede =
    桶最多装 { $capacity } 个令牌，一开始是满的。每 { $every }才补充 { $refill } 个。
practice-token-scarce-rounds = 一步一步来看：接受几个，拒绝几个，还剩几个令牌？
practice-token-scarce-rounds-why =
    桶里一开始的令牌很快就用完了。之后只能靠补充，而补充每 { $every }才来一次：长长的断供，然后一下子来 { $refill } 个。
practice-token-scarce-rounds-hint-1 = 第一次补充在 { $every }之后。在那之前有几个？
practice-token-scarce-rounds-hint-2 = 不是要么全过、要么全不过：有几个令牌就通过几个。
practice-token-scarce-wait = 第二步之后：要过多久才能再接受一个请求？
practice-token-scarce-wait-why = { $tokens ->
        [0] 桶里没有令牌了，下一次补充在 { $retryAfterSeconds } 秒后。
       *[other] 桶里还有 { $tokens } 个令牌。
    }
practice-token-scarce-wait-hint-1 = 补充在什么时候来？现在是什么时候？
practice-token-scarce-later = { $wait }后，又来了 { $requests } 个请求。和上一步相比，补充了几个令牌？接受几个请求？
practice-token-scarce-later-why =
    补充了 { $refilled } 个，所以 { $requests } 个请求到来时有 { $available } 个令牌：min({ $requests }, { $available }) = { $accepted } 个被接受。
practice-token-scarce-later-hint-1 = 这两步之间有几个 { $every }的整数倍时刻？
practice-token-scarce-limits = 长期来看，这个桶的持续速率是多少？一次最多放过多大的突发？
practice-token-scarce-limits-why =
    每 { $every }补充 { $refill } 个令牌，平均每秒 { $sustainedPerSecond } 个；满满一桶，一次放过 { $largestBurst } 个。间隔太长，这个桶就只大方一次，以后一直小气。
practice-token-scarce-limits-hint-1 = 其中一个只看补充，另一个只看容量。

## Thirteen at once

practice-token-thirteen = 一次来十三个
practice-token-thirteen-title = 什么时候再试
practice-token-thirteen-lede =
    桶最多装 { $capacity } 个令牌，一开始是满的。令牌匀速到来，{ $every }里来 { $refill } 个，不足一个的零头也留着。
practice-token-thirteen-burst = { $requests } 个请求同一时刻到达。接受几个，拒绝几个？
practice-token-thirteen-burst-why = 桶是满的：min({ $requests }, { $available }) = { $accepted } 个通过，其余 { $rejected } 个没有令牌可取。
practice-token-thirteen-burst-hint-1 = 一瞬间不会有补充。现有几个？
practice-token-thirteen-retry = 被拒绝的想知道什么时候再来。要过多久才能再接受一个请求？
practice-token-thirteen-retry-why = 令牌匀速到来，每秒 { $perSecond } 个，所以 { $retryAfterSeconds } 秒后就有完整的一个。令牌桶能准确说出下一个令牌何时到来。
practice-token-thirteen-retry-hint-1 = 攒够一个完整的令牌要多久？
practice-token-thirteen-header = HTTP 的 Retry-After 头以整秒计。它的值是多少？
practice-token-thirteen-header-why = 离下一个令牌还有 { $retryAfterSeconds } 秒，而等够时间的一定要放行，所以向上取整，得 { $retryAfterHeader }。
practice-token-thirteen-header-hint-1 = 照着做的客户端，不该再被拒绝。那么该往哪边取整？
practice-token-thirteen-idle = 之后 { $wait }里没有请求。现在桶里有几个令牌？
practice-token-thirteen-idle-why = 每秒 { $perSecond } 个，{ $wait }里就是 { $offered } 个令牌：min({ $capacity }, { $before } + { $offered }) = { $tokens }。
practice-token-thirteen-idle-hint-1 = 这段时间来了几个？原来剩几个？

## Choosing the numbers

practice-token-sizing = 选定参数
practice-token-sizing-title = 设置一个令牌桶
practice-token-sizing-lede = 流量已知，桶由你来设置。只要达到要求，就算对。
practice-token-sizing-refill =
    一个容量为 { $capacity } 个令牌的桶，每 { $every }补充一次。每次补充多少，才能一个也不拒绝？
practice-token-sizing-refill-hint-1 = 到下一批请求来时，桶已经补充了几次？
practice-token-sizing-refill-hint-2 = 先试一个数。引擎会运行你的桶，告诉你拒绝了几个。
practice-token-sizing-capacity =
    一个每 { $every }补充 { $refill } 个令牌的桶。容量要多大，才能一个也不拒绝？
practice-token-sizing-capacity-hint-1 = 它要放过的最大突发是多少？
practice-token-sizing-capacity-hint-2 = 先试一个数。引擎会运行你的桶，告诉你拒绝了几个。
practice-token-sizing-both =
    一个也不拒绝，但同一时刻放过的不超过八个。每 { $every }补充一次。两个数都由你来定。
practice-token-sizing-both-hint-1 = 容量决定突发，补充决定两次之间。
practice-token-sizing-both-hint-2 = 答案不止一个。引擎会运行你给的那个。
