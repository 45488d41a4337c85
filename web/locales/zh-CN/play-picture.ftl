# Inside the picture
play-picture-where = { $count ->
    [0] { $time }
   *[other] 第 { $index } 步，共 { $count } 步 · { $time }
}
play-picture-client = 客户端
play-picture-server = 服务器
play-picture-holds = 容量 { $capacity }
play-picture-refill = 每 { $every } +{ $refill }
play-picture-next = { $wait }后补充
play-picture-never = 从不补充
play-picture-next-token = { $wait }后再来一个
play-picture-arrive = { $n ->
    [0] 没有请求
   *[other] { $n } 个请求到达
}
play-picture-arrive-narrow = { $n ->
    [0] 无
   *[other] 到达 { $n } 个
}
play-picture-accepted = 接受 { $n } 个
play-picture-rejected = 拒绝 { $n } 个
play-picture-dropped = 丢弃 { $n } 个
play-picture-which-dropped = 第 { $n } 个被丢弃
play-picture-expired = 放弃 { $n } 个
play-picture-spilled = 溢出 { $n } 个
play-picture-retry = Retry-After: { NUMBER($seconds, useGrouping: 0) }
play-picture-processing = 处理中，{ $done }后完成
play-picture-place = { $done }后完成
play-picture-leaves = { $wait }后放弃
play-picture-row-last = 最后一个 { $done }后完成
play-picture-row-last-narrow = 末位：{ $done }
play-picture-processed = 处理 { $n } 个
play-picture-apart = 相隔 { $gap }
play-picture-room = 还放得下 { $n } 个
play-picture-leak = 每 { $every }漏掉 { $drain }

# The same bucket as a plant
play-picture-plant-holds = 最多 { $capacity } 片树叶
play-picture-plant-spilled = { $n } 片没长出来
play-picture-plant-arrive = { $n ->
    [0] 没有毛毛虫
   *[other] 来了 { $n } 只毛毛虫
}
play-picture-plant-arrive-narrow = { $n ->
    [0] 无
   *[other] 来了 { $n } 只
}
play-picture-plant-accepted = { $n } 只吃到
play-picture-plant-rejected = { $n } 只挨饿

# What the picture shows, for those who do not see it
play-picture-alt-token = 令牌桶，装着 { $tokens } 个令牌，容量 { $capacity }。这一步{ $requests ->
    [0] 没有请求到达。
   *[other] 到达 { $requests } 个请求：接受 { $accepted } 个，拒绝 { $rejected } 个。
}
play-picture-alt-leaves = 一株植物，有 { $tokens } 片树叶，最多 { $capacity } 片。这一步{ $requests ->
    [0] 没有毛毛虫来。
   *[other] 来了 { $requests } 只毛毛虫：{ $accepted } 只吃到，{ $rejected } 只挨饿。
}
play-picture-alt-leaky = 漏桶，{ $capacity } 个位置占了 { $queue } 个。这一步处理完 { $processed } 个，{ $requests ->
    [0] 没有请求到达。
   *[other] 到达 { $requests } 个请求：排队 { $queued } 个，丢弃 { $dropped } 个。
}
play-picture-alt-meter = 用作计量器的桶，水位 { $level }，容量 { $capacity }。这一步{ $requests ->
    [0] 没有请求到达。
   *[other] 到达 { $requests } 个请求：接受 { $accepted } 个，拒绝 { $rejected } 个。
}
