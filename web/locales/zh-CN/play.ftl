# The words of Play: the set-up, the controls, the table, the chart and the keys. Its picture, its sentences, its rule and
# its traffic have files of their own.

play-heading = 试一试：桶是怎样限流的
play-intro = 限流器以平稳的速率放行请求，并决定突发流量的去留。选一个桶，给它发请求，看看哪些能通过、为什么。

play-setup = 设置
play-kind = 桶的类型
play-kind-token = 令牌桶
play-kind-leaky = 漏桶
play-kind-meter = 计量器
play-scenario = 场景
play-scenario-own = 自定义
play-scenario-five = 五个令牌的桶
play-scenario-leaves = 树叶与毛毛虫
play-scenario-generous = 宽裕：每 3 秒 6 个
play-scenario-scarce = 吃紧：每 10 秒 2 个
play-scenario-thirteen = 一次来十三个
play-scenario-queue = 五个位置的队列
play-scenario-twenty-five = 一次来二十五个
play-scenario-two-seconds = 按两秒定容量
play-scenario-five-about = 一次发六个请求，看看第六个会怎样。
play-scenario-leaves-about = 一株植物每天长三片叶，最多留五片。每只毛毛虫吃一片，吃不到就挨饿。
play-scenario-generous-about = 一次最多十个，长期平均每秒两个，补充是一批一批来的。
play-scenario-scarce-about = 道理一样，只是手头很紧：先免费八个，然后就是漫长的等待。
play-scenario-thirteen-about = 令牌匀速到来：十三个请求抢十个令牌，下一个令牌还要等半秒。
play-scenario-queue-about = 队列里只要有空位就不会丢弃；代价是等待。
play-scenario-twenty-five-about = 队列长，丢弃得少，但最后一个要等四秒。
play-scenario-two-seconds-about = 同样的突发，队列只留十个位置，因为谁也不该等两秒以上。

play-capacity = 容量
play-capacity-token = 最大突发
play-capacity-leaky = 队列的位置数
play-capacity-meter = 最高水位
play-refill = 补充
play-refill-hint = 每次的令牌数
play-drain = 漏出
play-drain-leaky = 每次的请求数
play-drain-meter = 每次漏掉的量
play-every = 间隔
play-every-seconds = 秒
play-every-days = 天
play-pacing-token = 令牌到来的方式
play-pacing-token-interval = 一次到齐
play-pacing-token-steady = 匀速
play-pacing-leaky = 请求离开的方式
play-pacing-leaky-steady = 逐个
play-pacing-leaky-interval = 一次一批
play-initial = 初始令牌
play-initial-full = 满
play-initial-tokens = 个
play-timeout = 超时放弃
play-timeout-never = 从不
play-timeout-hint = 最多等待的秒数

# Each stands below a large number.
play-fact-rate-token = 平均每秒通过
play-fact-rate-leaky = 每秒最多到达服务器
play-fact-rate-meter = 平均每秒通过
play-fact-rate-day-token = 平均每天通过
play-fact-rate-day-leaky = 每天最多到达服务器
play-fact-rate-day-meter = 平均每天通过
play-fact-burst-token = 一次最多通过
play-fact-burst-meter = 一次最多通过
play-fact-longest-leaky = 从到达到完成最久

play-stage = 桶，以及桶里发生的事
play-sending = 发送请求
play-send = 发送
play-send-n = 发送 { $n } 个请求
play-send-own = 发送 { $n } 个
play-send-own-label = 发送多少个
play-next-second = 下一秒
play-next-day = 下一天
play-ahead = 后面还有 { $ahead } 步。在这里做新的操作会取代它们。
play-transport = 前后移动
play-restart = 从头开始
play-back = 后退
play-forward = 前进
play-run = 运行
play-pause = 暂停
play-speed = 速度
play-speed-value = { $n } 步/秒
play-speed-at-once = 一步到底
play-motion = 动画

# A step is to be predicted before it is taken. $wait is a length of time with its unit.
play-predict = 先预测
play-predict-now = 现在来 { $requests } 个请求。结果会怎样？
play-predict-later = { $requests ->
    [0] 接下来过 { $wait }。会怎样？
   *[other] 接下来过 { $wait }，然后来 { $requests } 个请求。会怎样？
}
play-predict-check = 检查并前进
play-predict-cancel = 先不猜
play-predict-shown = 没有预测；实际结果如下。
play-predict-score = { $of } 次预测对了 { $right } 次。
play-position = { $count ->
    [0] 还没有步骤
   *[other] 第 { $index } 步，共 { $count } 步
}
play-full = 这次运行已有 { $count } 步，页面最多只保留这么多。要继续，请先后退几步。

play-undo = 撤销改动
play-clear = 清空步骤
play-replayed = { $count ->
    [0] 新设置从头生效。
   *[other] 新设置从头生效：你的 { $count } 步已按它重演一遍。
}
play-initial-refilled = 原定初始令牌为 { $initial } 个，现在装不下了，改为一开始装满。
play-refused = 引擎无法这样运行：{ $message }
play-announce = 第 { $index } 步，开始后 { $time }。

play-table = 逐步记录
play-table-empty = 每走一步，这里就多一行。点一行的时间，可以回到那一步。
play-table-go = 回到第 { $index } 步，{ $time }
play-column-time = 时间
play-column-requests = 请求
play-column-refilled = 补充
play-column-accepted = 接受
play-column-rejected = 拒绝
play-column-tokens = 剩余
play-column-plant-requests = 来了
play-column-plant-refilled = 长出
play-column-plant-accepted = 吃到
play-column-plant-rejected = 挨饿
play-column-plant-tokens = 剩余树叶
play-column-arrive = 到达
play-column-in-queue = 队列中
play-column-processed = 处理
play-column-queue-after = 处理后
play-column-dropped = 丢弃
play-column-expired = 放弃
play-column-level = 水位
play-table-later = 还没到

play-chart-scrub = 要看的步骤
# Which step, and what stands there.
play-chart-at = { $position }。{ $reading }。
play-chart-token = 令牌与请求随时间的变化，{ $count } 步
play-chart-leaky = 队列与请求随时间的变化，{ $count } 步
play-chart-meter = 水位与请求随时间的变化，{ $count } 步
play-read-start = 开始
play-read-ahead = { $time }：将有 { $requests } 个请求
play-read-token = { $time }：请求 { $requests }，接受 { $accepted }，拒绝 { $rejected }，剩余 { $tokens }
play-read-leaky = { $time }：到达 { $requests }，排队 { $queued }，丢弃 { $dropped }，队列中 { $queue }
play-read-meter = { $time }：请求 { $requests }，接受 { $accepted }，拒绝 { $rejected }，水位 { $level }
play-legend-tokens = 令牌
play-legend-queue = 队列
play-legend-level = 水位
play-legend-accepted = 接受
play-legend-rejected = 拒绝
play-legend-queued = 排队
play-legend-dropped = 丢弃
play-legend-processed = 处理

# The dialog of the keys
play-keys = 快捷键
play-keys-about = 在这个页面的任何位置都可以用，在输入框里打字时除外。
play-keys-use = 启用快捷键
play-close = 关闭
play-key-send-1 = 发送一个请求
play-key-send-5 = 发送五个请求
play-key-send-burst = 按输入框里的个数发送
play-key-next = 过一秒，或过一天
play-key-back = 后退一步
play-key-forward = 前进一步
play-key-start = 回到开头
play-key-end = 到最后一步
play-key-run = 运行或暂停
play-key-slower = 放慢
play-key-faster = 加快
play-key-kind = 换一种桶
play-key-scenario-next = 下一个场景
play-key-scenario-previous = 上一个场景
play-key-setup = 跳到容量
play-key-how-many = 跳到发送个数
play-key-traffic = 编排流量
play-key-language = 换一种语言看规则
play-key-predict = 开关逐步预测
play-key-motion = 开关动画
play-key-share = 显示此刻的链接，用来分享
play-key-embed = 把此刻嵌入别的页面
play-key-take-away = 把数据行或图表导出成文件
play-key-help = 显示这些快捷键
