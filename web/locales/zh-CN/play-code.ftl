# The rule as it ran. The lines in words stand below one of the two headings.
play-code = 规则是这样执行的
play-code-language = 规则所用的语言
play-code-language-javascript = JavaScript
play-code-language-go = Go
play-code-language-words = 文字
# These two also stand as comments in the programs: // …
play-code-time = 时间流逝
play-code-requests = 请求到达
play-code-due = { $times ->
    [0] { $since } ≥ { $every }：否
    [1] { $since } ≥ { $every }：是
   *[other] { $since } ≥ { $every }：{ $times } 次
}
play-code-left = 处理 { $processed } 个
play-code-left-or-gave-up = 处理 { $processed } 个，放弃 { $expired } 个
play-code-last-done = 最后一个 { $done }后完成
play-code-words-time = 时间流逝时
play-code-words-requests = 请求到达时
play-code-words-token-due = 每过满一个间隔，
play-code-words-token-refill = 加上补充量，但不超过容量。
play-code-words-token-accrue = 按经过的时间算出补充量；
play-code-words-token-accept = 有几个完整的令牌，就通过几个请求。
play-code-words-token-reject = 其余的全部拒绝。
play-code-words-token-spend = 每个通过的请求取走一个令牌。
play-code-words-leaky-leave = 处理完的离开，下一个开始处理。
play-code-words-leaky-due = 每到一个间隔点，
play-code-words-ticks-leave = 从队首放出一批，个数等于每次漏出的量。
play-code-words-ticks-join = 进来的排队等下一个间隔点。
play-code-words-leaky-free = 数一数空位。
play-code-words-leaky-accept = 有几个空位，就进来几个。
play-code-words-leaky-reject = 其余的全部丢弃。
play-code-words-leaky-join = 每个都比前一个晚一份处理时间完成。
play-code-words-leaky-timeout = 会等太久的，时限一到就离开。
play-code-words-meter-accrue = 按经过的时间算出漏掉的量；
play-code-words-meter-leave = 水位降下这么多，但不低于零。
play-code-words-meter-free = 数一数容量之内还放得下几个完整的请求。
play-code-words-meter-accept = 放得下几个，就通过几个。
play-code-words-meter-reject = 其余的全部拒绝。
play-code-words-meter-join = 每通过一个，水位升一。

# The smaller of two, as it stands in the sentences too. Where a comma parts the decimals, something else parts the two.
play-code-min = min({ $first }, { $second })
