# The lab about how long a queue may be.

lab-waiting-title = 等待是有代价的
lab-waiting-question = 队列越长，挡下的请求越少。代价是什么，由谁承担？
lab-waiting-lesson = 队列的大小要看能忍受等多久，而不是看有多少内存：每秒五个，最多两秒，有十个位置就好；再多的位置，只是留住等得太久的请求。
lab-waiting-capacity = 队列的位置数
lab-waiting-capacity-hint = 含正在处理的
lab-waiting-drain = 每秒漏出
lab-waiting-drain-hint = 个请求
lab-waiting-patience = 能忍受等多久
lab-waiting-patience-hint = 秒
lab-waiting-leave = 客户端会放弃
lab-waiting-leave-hint = 到时还没开始处理，就离开
lab-waiting-late = 一次来 25 个，一秒后又来 10 个。队列有 { $capacity } 个位置，最慢的连等待一共用了 <wait>{ $last }</wait>；处理的 { $served } 个里，<stop>{ $late } 个</stop>超过 { $patience }，{ $dropped ->
    [0] 没有丢弃的
   *[other] 另有 <stop>{ $dropped } 个被丢弃</stop>
  }。
lab-waiting-in-time = 一次来 25 个，一秒后又来 10 个。队列有 { $capacity } 个位置，没有哪个超过 { $patience }：进来的 <pass>{ $served } 个</pass>都及时完成，{ $dropped ->
    [0] 也没有丢弃的
   *[other] <stop>{ $dropped } 个被丢弃</stop>，而且当场就知道了
  }。
lab-waiting-gone = <stop>{ $gone } 个</stop>等了 { $patience }后<stop>放弃</stop>。在那之前，虽然轮不到处理，它们还是一直占着位置，而 1 秒时来的 10 个里，有 { $newcomers } 个<stop>碰上队列已满</stop>。共<pass>处理 { $served } 个</pass>。
lab-waiting-nobody-gone = 队列有 { $capacity } 个位置，进来的都在 { $patience }内开始处理，所以没有谁放弃：<pass>处理 { $served } 个</pass>，{ $dropped ->
    [0] 没有丢弃的
   *[other] <stop>{ $dropped } 个被丢弃</stop>，而且当场就知道了
  }。
lab-waiting-chart = 两波突发，25 个和 10 个，进入有 { $capacity } 个位置的队列：处理 { $served } 个，放弃 { $gone } 个，丢弃 { $dropped } 个。最慢的用了 { $last }。
lab-waiting-mark = 第一波 25 个来后 { $patience }
lab-waiting-table = 同样的流量，换成别的队列长度
lab-waiting-column-depth = 位置
lab-waiting-column-longest = 最慢
lab-waiting-column-served = 处理
lab-waiting-column-in-time = 及时
lab-waiting-column-late = 太晚
lab-waiting-column-gone = 放弃
lab-waiting-column-dropped = 丢弃
lab-waiting-depth = { $chosen ->
    [yes] { $capacity }（所选）
   *[no] { $capacity }
}
lab-waiting-sizing = { $fitting ->
    [0] 每秒漏出 { $drain } 个，一群请求同时到达，连第一个也不能在 { $patience }内完成。
   *[other] 每秒漏出 { $drain } 个，一群请求同时到达，有 { $fitting } 个能在 { $patience }内完成：值得留的位置就这么多。
}
lab-waiting-ask = 一个队列每秒漏出 5 个请求，请求应在到达后 2 秒内完成。队列该有几个位置？
lab-waiting-option-5 = 5 个
lab-waiting-option-10 = 10 个
lab-waiting-option-20 = 20 个
lab-waiting-option-40 = 内存放得下几个，就要几个
lab-waiting-why-5 = 第五个 1 秒后就完成了。再来五个排队，也都来得及。
lab-waiting-why-10 = 每秒 5 个，排第十的在 2 秒后完成。再往后排，就会超过。
lab-waiting-why-20 = 第二十个要 4 秒后才完成。这些位置里，有十个装的是来不及的请求。
lab-waiting-why-40 = 内存便宜，等待可不便宜：排第四十的要 8 秒后才完成，那时它的客户端早就走了。
