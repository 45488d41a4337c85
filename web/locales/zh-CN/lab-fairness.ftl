# The lab about one bucket for all clients, or one for each.

lab-fairness-title = 公平
lab-fairness-question = 客户端 A 一下子塞满队列，客户端 B 只发一个请求。它们各在什么时候得到处理？
lab-fairness-lesson = 共用一个桶，对请求公平，对客户端不公平：谁发得多，谁得到的就多。每个客户端一个桶，对客户端才公平，代价是要为每个客户端存一个计数和一个时间戳。
lab-fairness-flood = A 一次发来
lab-fairness-flood-hint = 个请求，在 0 秒
lab-fairness-at = B 发一个，在
lab-fairness-at-hint = 秒
lab-fairness-capacity = 容量
lab-fairness-capacity-hint = 个位置；每秒漏出 2 个
lab-fairness-said = A 一次发来 { $flood } 个，B 在 { $at }时发一个。{ $fate ->
    [dropped] 共用一个桶，就没有空位了，B 唯一的请求被<stop>丢弃</stop>；如果 B 有自己的桶，就<pass>马上</pass>得到处理，A 也没有因此吃亏。
    [waits] 共用一个桶，B 唯一的请求就排在 A 的后面，要<wait>等 { $wait }</wait>；如果 B 有自己的桶，就<pass>马上</pass>得到处理，A 也没有因此吃亏。
   *[at-once] 这时桶已经空了，所以不管哪种做法，B 都<pass>马上</pass>得到处理。让 A 多发一些，或者让 B 早一点来。
  }
lab-fairness-shared = <strong>共用一个桶</strong>
lab-fairness-own = <strong>每个客户端一个桶</strong>
lab-fairness-chart = { $way ->
    [shared] 共用一个桶：
   *[own] 每个客户端一个桶：
  }A 的 { $flood } 个请求丢弃 { $dropped } 个。{ $fate ->
    [dropped] B 的请求被丢弃。
    [waits] B 的请求等 { $wait }。
   *[at-once] B 的请求马上得到处理。
  }
lab-fairness-table = 要为客户端存些什么
lab-fairness-column-kept = 为每个客户端存
lab-fairness-column-clients = { $clients } 个客户端
lab-fairness-state-window = 固定窗口：一个计数
lab-fairness-state-bucket = 桶：一个计数和一个时间戳
lab-fairness-state-log = 滑动日志：最多 { $capacity } 个时间戳
# The unit is B, kB, MB, GB or TB.
lab-fairness-bytes = { $n } { $unit }
lab-fairness-counted = 每个数按八字节计算。客户端的名字和存储本身的开销还要另算，往往比这些更多。
lab-fairness-ask = 一个队列有 100 个位置，每秒漏出 10 个，现在是空的。一个客户端一次发来 50 个，紧接着另一个客户端只发来一个。这一个多久后开始处理？
lab-fairness-option-0 = 马上，它是这个客户端的第一个请求
lab-fairness-option-100 = 0.1 秒后，服务器一有空就轮到它
lab-fairness-option-5000 = 5 秒后
lab-fairness-why-0 = 共用的队列不认客户端，只认谁先来。
lab-fairness-why-100 = 如果各个客户端轮流来，就是这样。可队列先进先出，要先处理那五十个。
lab-fairness-why-5000 = 它前面有 50 个，每秒处理 10 个。这些全是同一个客户端的，队列可不管。
