# The words of Compare: the same traffic through two buckets, called A and B.

compare-heading = 两个桶，同样的流量
compare-intro = 两个桶收到同样的请求。并排看看：客户端有什么感受，后面的服务器又看到什么。
compare-cases = 值得一看的对比
compare-case-payment = 突发扣款
compare-case-payment-about = 到达这台服务器的每个请求都是一笔扣款。令牌桶把突发原样交给它；漏桶把突发摊开，客户端就要等待。
compare-case-lumps = 同样速率，成批到来
compare-case-lumps-about = 两个桶都是十个令牌，平均每秒两个。每三秒补六个，会先断供、再一下子来一批；每秒补两个，速率相同，却很均匀。
compare-case-scarce = 宽裕与吃紧
compare-case-scarce-about = 第一波突发两边都放行。之后的表现，才看得出谁恢复得快。
compare-case-queue = 队列与计量器
compare-case-queue-about = 算法一样，“漏桶”却有两种含义：队列让请求等待；计量器只计数，当场答复。
compare-own-about = 改一改任意一个桶或流量，看看其他数字怎么变。
compare-verdict = 差别在哪里
compare-refused = 引擎无法这样运行：{ $message }

compare-said-nobody = 没有请求，还看不出差别。
compare-said-entered-all = { $requests ->
    [1] 这 1 个请求，两个桶都放进来了。
   *[other] <pass>{ $requests } 个请求</pass>，两个桶都全部放进来了。
}
compare-said-entered-same = { $requests } 个请求，两个桶各放进 <pass>{ $n }</pass> 个。
compare-said-entered-differ = { $requests } 个请求，A 放进 <pass>{ $a }</pass> 个，B 放进 <pass>{ $b }</pass> 个。
compare-said-dry-a = { $short ->
    [0] A 会<stop>连续 { $long } 次</stop>一个也不放进，B 每次都放进一些。
   *[other] A 会<stop>连续 { $long } 次</stop>一个也不放进，B 最多连续 { $short } 次。
}
compare-said-dry-b = { $short ->
    [0] B 会<stop>连续 { $long } 次</stop>一个也不放进，A 每次都放进一些。
   *[other] B 会<stop>连续 { $long } 次</stop>一个也不放进，A 最多连续 { $short } 次。
}
compare-said-wait-none = 两边都当场答复，不用等待。
compare-said-wait-a = B 当场答复；A 从到达到处理完最久 <wait>{ $a }</wait>。
compare-said-wait-b = A 当场答复；B 从到达到处理完最久 <wait>{ $b }</wait>。
compare-said-wait-both = 从到达到处理完，A 最久 <wait>{ $a }</wait>，B 最久 <wait>{ $b }</wait>。
compare-said-wait-same = 从到达到处理完，两边最久都是 <wait>{ $a }</wait>。
compare-said-peak-same = 无论哪边，服务器在 { $row }内最多收到 <strong>{ $peak }</strong> 个。
compare-said-peak-a = A 后面的服务器在 { $row }内<strong>最多收到 { $high } 个</strong>，B 后面的从不超过 <strong>{ $low }</strong> 个。
compare-said-peak-b = B 后面的服务器在 { $row }内<strong>最多收到 { $high } 个</strong>，A 后面的从不超过 <strong>{ $low }</strong> 个。

compare-summary-token = 令牌桶，容量 { $capacity }，每 { $every }补充 { $amount }
compare-summary-leaky = 漏桶，容量 { $capacity }，每 { $every }漏出 { $amount }
compare-summary-meter = 计量器，最高 { $capacity }，每 { $every }漏掉 { $amount }
compare-chart = { $name }：一段时间内共 { $asked } 个请求，放进 { $entered } 个，挡下 { $refused } 个。{ $row }内最多有 { $peak } 个到达服务器。
compare-lane-client = 客户端得到的结果
compare-lane-server = 到达服务器的请求，每 { $row }
compare-peak = 峰值 { $peak }

compare-spoken = { $name }：{ $reading }
compare-reading-token = 从 { $time }起：请求 { $asked }，<pass>接受 { $entered }</pass>，<stop>拒绝 { $refused }</stop>；{ $served } 个到达服务器。
compare-reading-meter = 从 { $time }起：请求 { $asked }，<pass>接受 { $entered }</pass>，<stop>拒绝 { $refused }</stop>；{ $served } 个到达服务器。
compare-reading-leaky = 从 { $time }起：请求 { $asked }，<wait>排队 { $entered }</wait>，<stop>丢弃 { $refused }</stop>；<pass>处理 { $served }</pass>，还有 { $waiting } 个在等待。

compare-fact-accepted = 接受
compare-fact-queued = 排队
compare-fact-rejected = 拒绝
compare-fact-dropped = 丢弃
compare-fact-expired = 放弃
compare-fact-wait = 最长等待
compare-setup = { $name } 的设置
compare-fact-peak = { $row }内的峰值
compare-of = { $n } / { $of }
compare-count = { $n }

compare-traffic = 两边共用的流量
compare-traffic-typed = 手动填写
compare-traffic-pattern = 按模式
compare-typed = 请求
compare-typed-hint = 每秒一个数：3, 5, 7, 9。或写明何时来几个：13@0s, 3@2.5s。20x0 表示安静二十秒。
compare-swap = 交换 A 和 B

compare-reader = 逐个时刻查看
compare-row = 要看的时刻
compare-table = 两个桶，逐行列出
compare-table-show = 以表格显示
compare-column-time = 从
compare-column-asked = 请求
compare-column-accepted = 接受
compare-column-rejected = 拒绝
compare-column-queued = 排队
compare-column-dropped = 丢弃
compare-column-processed = 处理
compare-column-waiting = 等待
