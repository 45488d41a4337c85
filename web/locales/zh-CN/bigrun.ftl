# The words of the long run, and of traffic by pattern, which Compare uses too.

bigrun-heading = 长期运行
bigrun-intro = 桶在一分钟里的变化可以一步步看；几个月的变化则画成色带。每条色带从该时段的最小值画到最大值，中间的线是平均值。
bigrun-stage = 运行情况
# The bucket in a line, and how long it runs.
bigrun-what = { $bucket }。{ $rows }
bigrun-rows = { $rows ->
    [1] 共 1 轮，时长 { $row }。
   *[other] 共 { $rows } 轮，每轮 { $row }，合计 { $time }。
}
bigrun-about-days = { NUMBER($n, maximumFractionDigits: 1) } 天
bigrun-run = 运行
bigrun-again = 再运行一次
bigrun-cancel = 取消
bigrun-cancelled = 运行已取消，没有保留任何结果。
bigrun-progress = 运行进度
bigrun-progress-rows = { $done } / { $rows } 轮
bigrun-in-page = 这个浏览器不允许页面使用后台线程，运行只好与页面共用线程，会慢一些。
bigrun-refused = 引擎无法这样运行：{ $message }
bigrun-too-many = 大约会有 { NUMBER($arrivals, maximumSignificantDigits: 2) } 个请求逐个到达，这里最多 { $most } 个。请减少请求，或缩短时间。
bigrun-failed = 运行中断：{ $message }。缩短一些也许能跑完。

bigrun-said-token = { $rows } 轮共有 { $requests } 个请求：接受 { $entered } 个（{ $share }%），拒绝 { $refused } 个。计算用了 { $took }。
bigrun-said-meter = { $rows } 轮共有 { $requests } 个请求：接受 { $entered } 个（{ $share }%），拒绝 { $refused } 个。计算用了 { $took }。
bigrun-said-leaky = { $rows } 轮共有 { $requests } 个请求：排队 { $entered } 个（{ $share }%），丢弃 { $refused } 个。队列最长时有 { $queue } 个，从到达到完成最久 { $wait }。计算用了 { $took }。

bigrun-chart = { $time }里的请求、它们的去向和桶的状态，画成 { $stretches } 段色带，每段 { $each }
bigrun-lane-requests = 请求，每 { $row }
bigrun-lane-accepted = 接受
bigrun-lane-processed = 处理
bigrun-lane-rejected = 拒绝
bigrun-lane-dropped = 丢弃
bigrun-lane-tokens = 剩余令牌
bigrun-lane-queue = 队列中
bigrun-lane-level = 水位
bigrun-at = 要看的时间
bigrun-reading-from = 从 { $from }起的 { $each }：
bigrun-reading-requests = 每轮请求 { $least } 到 { $greatest } 个，平均 { $mean } 个。
bigrun-reading-accepted = 接受 { $least } 到 { $greatest } 个，平均 { $mean } 个。
bigrun-reading-processed = 处理 { $least } 到 { $greatest } 个，平均 { $mean } 个。
bigrun-reading-rejected = 拒绝 { $least } 到 { $greatest } 个，平均 { $mean } 个。
bigrun-reading-dropped = 丢弃 { $least } 到 { $greatest } 个，平均 { $mean } 个。
bigrun-reading-tokens = 剩余令牌 { $least } 到 { $greatest } 个，平均 { $mean } 个。
bigrun-reading-queue = 队列中 { $least } 到 { $greatest } 个，平均 { $mean } 个。
bigrun-reading-level = 水位 { $least } 到 { $greatest }，平均 { $mean }。
bigrun-table = 整次运行，每轮 { $row }
bigrun-column-least = 最小
bigrun-column-mean = 平均
bigrun-column-greatest = 最大
bigrun-row-requests = 请求
bigrun-row-accepted = 接受
bigrun-row-processed = 处理
bigrun-row-rejected = 拒绝
bigrun-row-dropped = 丢弃
bigrun-row-tokens = 剩余令牌
bigrun-row-queue = 队列中
bigrun-row-level = 水位

bigrun-arrivals = 流量是一份清单，有 { $count } 次到达。清单放不进链接。
bigrun-arrivals-leave = 改用模式
bigrun-pattern = 流量 { $n }
bigrun-pattern-steady = 匀速
bigrun-pattern-bursts = 突发
bigrun-pattern-onOff = 时有时无
bigrun-pattern-ramp = 逐渐增多
bigrun-pattern-random = 随机
bigrun-pattern-requests = 请求数
bigrun-pattern-toRequests = 最后的请求数
bigrun-pattern-everyMs = 间隔
bigrun-pattern-onMs = 每次持续
bigrun-pattern-offMs = 每次停歇
bigrun-pattern-seed = 随机种子
bigrun-pattern-fromMs = 从
bigrun-pattern-untilMs = 到
bigrun-pattern-add = 再加一种模式
bigrun-pattern-remove = 删除流量 { $n }
