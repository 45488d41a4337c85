# The lab about coming back after a rejection.

lab-retry-after-title = 被拒绝之后
lab-retry-after-question = 很多客户端想要的，比桶里有的还多。马上再试，或者全部重发，有用吗？
lab-retry-after-lesson = 服务器说明什么时候再来，客户端照做，同样的事就能用少得多的请求、同样快地办完；已经通过的再发一遍，只会白白取走大家的令牌。
lab-retry-after-clients = 客户端
lab-retry-after-clients-hint = 个，都在 0 秒来
lab-retry-after-wanted = 每个要通过
lab-retry-after-wanted-hint = 个请求
lab-retry-after-pause = 心急的每隔
lab-retry-after-pause-hint = 秒再来
lab-retry-after-load = { $end ->
    [same] 每 { $pause }再试一次，要发 <stop>{ $atOnce } 个请求</stop>；遵守 Retry-After，只发 <pass>{ $obey } 个</pass>。谁也没有更早办完：两种做法都在 { $last }后全部完成。
    [later] 每 { $pause }再试一次，要发 <stop>{ $atOnce } 个请求</stop>；遵守 Retry-After，只发 <pass>{ $obey } 个</pass>，{ $last }后全部完成。换个时刻再来，只会更久。
   *[never] 每 { $pause }再试一次，要发 <stop>{ $atOnce } 个请求</stop>；遵守 Retry-After，只发 <pass>{ $obey } 个</pass>。要通过的请求比 { $until }里的令牌还多，所以哪种做法都不能全部完成。
}
lab-retry-after-repeated = { $repeated ->
    [wasted] 全部重发，会把 <stop>{ $wasted } 个令牌</stop>花在已经通过的请求上，要 { $last }才全部完成。
    [short] 全部重发，{ $clients } 个客户端在 { $until }里只有 <stop>{ $done } 个</stop>办完；它们把 { $wasted } 个令牌花在了已经通过的请求上。
   *[none] 在这里，全部重发没有浪费：每个客户端要的，和补充的正好合得上。
}
lab-retry-after-obey = <strong>遵守 Retry-After：</strong><pass>接受 { $accepted } 个</pass>，<stop>拒绝 { $rejected } 个</stop>
lab-retry-after-atOnce = <strong>{ $pause }后再试剩下的：</strong><pass>接受 { $accepted } 个</pass>，<stop>拒绝 { $rejected } 个</stop>
lab-retry-after-all = <strong>{ $pause }后全部重发：</strong><pass>接受 { $accepted } 个</pass>，<stop>拒绝 { $rejected } 个</stop>
lab-retry-after-chart = { $policy ->
    [obey] 遵守 Retry-After 的客户端每秒发来的请求：共 { $sent } 个，接受 { $accepted } 个。
    [atOnce] 很快再试剩下的客户端每秒发来的请求：共 { $sent } 个，接受 { $accepted } 个。
   *[all] 全部重发的客户端每秒发来的请求：共 { $sent } 个，接受 { $accepted } 个。
}
lab-retry-after-table = 三种做法对照
lab-retry-after-column-policy = 做法
lab-retry-after-column-sent = 发送
lab-retry-after-column-accepted = 接受
lab-retry-after-column-wasted = 其中白费
lab-retry-after-column-done = 办完的客户端
lab-retry-after-column-last = 最后一个用时
lab-retry-after-row-obey = 遵守 Retry-After
lab-retry-after-row-atOnce = 再试剩下的
lab-retry-after-row-all = 全部重发
lab-retry-after-done = { $done } / { $clients }
lab-retry-after-never = { $until }内没办完
lab-retry-after-ask = 这群客户端里有一个不等 Retry-After 了，每 100 毫秒再试一次，其他的也都这么做。和遵守它相比，最后一个什么时候办完？
lab-retry-after-option-faster = 更早
lab-retry-after-option-same = 一样
lab-retry-after-option-slower = 更晚
lab-retry-after-why-faster = 令牌该什么时候来，就什么时候来。问得越勤，碰上空桶的次数越多。
lab-retry-after-why-same = 快慢由补充决定。增加的只有拒绝的次数，还有服务器的工作。
lab-retry-after-why-slower = 问得勤，每次补充都能赶上，除了白费力气没有别的损失：拒绝不花令牌。
