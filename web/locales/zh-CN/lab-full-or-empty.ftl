# The lab about what a bucket holds when a client first comes.

lab-full-or-empty-title = 一开始是满还是空
lab-full-or-empty-question = 桶一开始是满的，或者是空的，新客户端的第一分钟各会怎样？
lab-full-or-empty-lesson = 一开始是满的，新客户端一来就能发出整个突发；一开始是空的，第一次访问就像出了故障；等两个桶都装满了，就再也分不出来。
lab-full-or-empty-capacity = 容量
lab-full-or-empty-capacity-hint = 最多装的令牌数
lab-full-or-empty-every = 令牌间隔
lab-full-or-empty-every-hint = 秒来一个
lab-full-or-empty-page = 打开第一页
lab-full-or-empty-page-hint = 个请求，同时发出
lab-full-or-empty-click = 之后每次点击
lab-full-or-empty-click-hint = 个请求，每 10 秒一次
lab-full-or-empty-same = 在这里，一开始是满是空没有区别：第一分钟的每个请求，两个桶的答复都一样。
lab-full-or-empty-differ = 第一页的 { $page } 个请求，一开始空的桶<stop>通过 { $first } 个</stop>。第一分钟共 { $asked } 个请求，一开始满的<pass>通过 { $full } 个</pass>，一开始空的<pass>通过 { $empty } 个</pass>；两者最后一次答复不同，是在 { $last }。
lab-full-or-empty-full = <strong>一开始是满的：</strong><pass>接受 { $accepted } 个</pass>，<stop>拒绝 { $rejected } 个</stop>
lab-full-or-empty-empty = <strong>一开始是空的：</strong><pass>接受 { $accepted } 个</pass>，<stop>拒绝 { $rejected } 个</stop>
lab-full-or-empty-chart = { $start ->
    [full] 一开始是满的，第一分钟里令牌的变化：{ $requests } 个请求接受 { $accepted } 个。
   *[empty] 一开始是空的，第一分钟里令牌的变化：{ $requests } 个请求接受 { $accepted } 个。
}
lab-full-or-empty-ask = 两个桶都最多装 10 个令牌，每秒来一个。一个一开始是满的，一个一开始是空的。一分钟里没有请求，然后同时来了 12 个。哪个桶通过的更多？
lab-full-or-empty-option-full = 一开始是满的那个
lab-full-or-empty-option-empty = 一开始是空的那个
lab-full-or-empty-option-same = 两个一样多
lab-full-or-empty-why-full = 它的领先保不住：桶满了，再来的都溢出，而空的那个十秒就装满了。
lab-full-or-empty-why-empty = 这一分钟它来了六十个令牌，但最多留下十个，和另一个一样多。
lab-full-or-empty-why-same = 十秒后空的那个也满了，两个都有 10 个令牌，都通过 10 个。一开始的差别，只在一开始有影响。
