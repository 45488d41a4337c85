# The lab about fractions of a token.

lab-rounding-title = 舍着舍着就成了零
lab-rounding-question = 如果两个请求之间来的令牌不到一个，零头会怎样？
lab-rounding-lesson = 只数完整的令牌、每次查看又重新计时，桶就会把问得勤的客户端一直舍成零，永远如此；要么留住零头，要么留住攒出零头的那段时间。
lab-rounding-every = 令牌间隔
lab-rounding-every-hint = 秒来一个
lab-rounding-pause = 请求间隔
lab-rounding-pause-hint = 秒来一个
lab-rounding-starved = 两个请求之间来 { $share } 个令牌。只数完整的，就是没有，然后又重新计时：用完最初的 { $capacity } 个令牌，客户端就<stop>永远一个也得不到</stop>。留住零头，{ $asked } 个请求<pass>通过 { $fractions } 个</pass>。
lab-rounding-slower = 两个请求之间来 { $share } 个令牌。每次查看时舍掉的，就没有了：{ $asked } 个请求，重新计时的<stop>通过 { $reset } 个</stop>，留住零头的<pass>通过 { $fractions } 个</pass>。
lab-rounding-same = 两个请求之间来 { $share } 个令牌，在这里舍去零头没让客户端吃亏：{ $asked } 个请求，三种做法都通过 { $fractions } 个。让请求来得比令牌更勤试试。
lab-rounding-reset = <strong>只数完整的令牌，每次查看都重新计时：</strong><pass>接受 { $passed } 个</pass>，<stop>拒绝 { $refused } 个</stop>
lab-rounding-remainder = <strong>只数完整的令牌，多出的时间留着：</strong><pass>接受 { $passed } 个</pass>，<stop>拒绝 { $refused } 个</stop>
lab-rounding-fractions = <strong>令牌的零头也留着：</strong><pass>接受 { $passed } 个</pass>，<stop>拒绝 { $refused } 个</stop>
lab-rounding-chart = { $way ->
    [reset] 每次查看都重新计时，令牌随时间的变化：{ $asked } 个请求接受 { $passed } 个。
    [remainder] 多出的时间留着，令牌随时间的变化：{ $asked } 个请求接受 { $passed } 个。
   *[fractions] 零头留着，令牌随时间的变化：{ $asked } 个请求接受 { $passed } 个。
}
lab-rounding-table = 三个桶，逐个请求列出：答复，以及之后剩余的令牌
lab-rounding-column-time = 时间
lab-rounding-column-reset = 重新计时
lab-rounding-column-remainder = 留住时间
lab-rounding-column-fractions = 留住零头
lab-rounding-cell = { $answer ->
    [accepted] 接受，{ $tokens }
   *[rejected] 拒绝，{ $tokens }
}
lab-rounding-ask = 每 10 秒来一个令牌。桶只数完整的令牌，每次读取都重新计时。它现在是空的，一个客户端每秒请求一次，持续一小时。3,600 个请求里通过几个？
lab-rounding-option-0 = 一个也没有
lab-rounding-option-360 = 360 个，十个里通过一个
lab-rounding-option-3600 = 全部
lab-rounding-why-0 = 每次读取，都只攒了十分之一个令牌，舍去就是没有，攒它的那一秒也不算了。这个客户端其实问慢一点就好，可没有哪个客户端猜得到。
lab-rounding-why-360 = 速率承诺的是这么多，留住零头也确实有这么多。可这里每次读取，都把那十分之一个丢掉了。
lab-rounding-why-3600 = 10 秒一个令牌，不可能每秒都放过一个请求；而且这个桶连速率承诺的都给不了。
