# Practise: the page around a set, its questions and what is said about an answer. The sets and the wrong rules have files of
# their own.

## The page around a set

practice-list = 练习
practice-list-current = 第 { $number } 个练习，共 { $of } 个：<strong>{ $name }</strong>
practice-list-others = 其他练习
practice-group-token = 令牌桶
practice-group-leaky = 漏桶
practice-group-both = 两种桶
practice-score = { $of } 题答对 { $right } 题
practice-unknown-title = 没有这套练习
practice-unknown = 没有叫“{ $name }”的练习。现有这些：
practice-no-name = 没有指明是哪套练习。现有这些：
practice-not-kept = 你的答案不会保存：这个浏览器在此处不允许。离开页面之前，答案都还在。
practice-file-refused = 引擎不接受这套练习，因此无法检查答案。原因是：{ $message }
practice-variant = 现在是变式 { $seed } 的数字。
practice-variant-now = 换了一组数字：变式 { $seed }。整套练习的数字都变了；之前的答案仍然保留。
practice-variant-first = 已换回最初的数字。
practice-variant-back = 换回最初的数字
practice-reset = 全部重做
practice-reset-done = 这套练习已全部清空。
practice-reset-undo = 恢复我的答案
practice-list-separator = ；
practice-none = 无

## The address

practice-problem-seed = “{ $name }”用来选变式，应是 { $least } 到 { $most } 之间的整数，而不是“{ $given }”。这里用你上次做的那一套。
practice-problem-attempts = “{ $name }”是每题可以检查的次数，应是 { $least } 到 { $most } 之间的整数，而不是“{ $given }”。这里不限次数。
practice-problem-only = “{ $name }”用来指定要做的题，但这套练习里没有“{ $given }”。可用的有：{ $allowed }。这里全部都做。
practice-problem-question = “{ $name }”里的“{ $given }”不是这套练习的题。可用的有：{ $allowed }。其余指定的题照做。
practice-problem-file = “{ $name }”里应是在这个页面上出的练习，但无法读取。链接是不是被截断了？

## A question

practice-number = 第 { $number } 题，共 { $of } 题
practice-check = 检查
    .name = 检查第 { $number } 题
practice-hint = { $given ->
    [0] 提示
   *[other] 提示（{ $given } / { $of }）
}
    .name = 提示：第 { $number } 题
practice-another = 换一组数字
    .name = 换一组数字：第 { $number } 题
practice-solve = 查看解答
    .name = 查看解答：第 { $number } 题
practice-waits = 引擎加载好就会检查。
practice-waits-solution = 引擎加载好就会显示解答。
practice-check-failed = 引擎没能检查这道题，原因是：{ $message }
practice-attempts-left = 还可以检查 { $left } 次。
practice-no-attempts = 检查次数已用完。
practice-tolerance = 误差在 { $tolerance } 以内都算对。

practice-ask-moment = 最后一步之后，情况如何？
practice-ask-story = 所有步骤之后，情况如何？
practice-ask-choice = 是哪一个？
practice-ask-table = 把表格填完整。
practice-ask-design = 设置这个桶，使下列条件全部满足。
practice-story-step = { $time }：{ $requests ->
    [0] 没有请求
   *[other] { $requests } 个请求
}
practice-bucket-token = 令牌桶，最多装 { $capacity } 个令牌，一开始有 { $initial } 个，每 { $everySeconds } 秒补充 { $refill } 个{ $pacing ->
    [steady] ，匀速到来
   *[other] ，一次到齐
}。
practice-bucket-leaky = 漏桶，队列有 { $capacity } 个位置，一开始是空的。每 { $everySeconds } 秒处理 { $drain } 个{ $pacing ->
    [interval] ，一次一批
   *[other] ，逐个处理
}。
practice-bucket-meter = 用作计量器的漏桶，最高水位 { $capacity }，一开始是空的，每 { $everySeconds } 秒漏掉 { $drain }。

## Hints and the solution

practice-hint-worked = 下面是每一步的经过，要你回答的地方空着。
practice-worked = 每一步的经过
practice-asked = ？
practice-solution = 解答
practice-answer = { $unit ->
    [seconds] { $value } 秒
    [milliseconds] { $value } 毫秒
    [perSecond] 每秒 { $value }
   *[other] { $value }
}
practice-hint-accepted = 请求到达时有几个令牌，就通过几个。那时有几个？
practice-hint-rejected = 没有令牌可取的，就被拒绝。
practice-hint-tokens = 原有的，加上后来补充的，最多到 { $capacity }，再减去用掉的。
practice-hint-queued = 数一数到达那一刻的空位。正在处理的请求还占着一个。
practice-hint-dropped = 没有空位的，就被丢弃。
practice-hint-processed = 逐个处理，每个 { $eachSeconds } 秒。这段时间够处理几个？
practice-hint-lastDoneInMs = 最后一个要等前面的都处理完，再加上它自己的 { $eachSeconds } 秒。
practice-hint-maxStartInMs = 谁等得最久？它前面有几个？
practice-hint-retryAfterMs = 再放行一个请求还差多少？补上要多久？
practice-hint-sustainedPerSecond = 用补充量除以补充所需的时间。
practice-hint-largestBurst = 桶里一次最多能有多少？

## A verdict

practice-part-right = 正确
practice-part-wrong = 错误
practice-part-unanswered = 未答
practice-part-unreadable = 不是数
practice-part-ambiguous = 是哪个数？
practice-right = 答对了。
practice-partly = 部分答对。
practice-wrong = 答错了。
practice-unanswered = 还没有作答。
practice-unreadable = 没有检查：这里要填一个数。
practice-ambiguous = 还没有检查：这个数有两种读法。
practice-unanswered-what = 填好答案，再检查一次。
# The names of parts, as in “Accepted” and “Rejected”.
practice-part-quoted = “{ $part }”
practice-part-in-row = { $part }，第 { $row } 行
practice-parts-wrong = 不对的是：{ $parts }。
practice-parts-unanswered = 还没答的是：{ $parts }。
practice-parts-wrong-cells = 有 { $count } 格不对。
practice-parts-unanswered-cells = 还有 { $count } 格没填。
practice-first-wrong = 先再看看“{ $part }”。
practice-not-a-number = “{ $part }”里的“{ $typed }”不是数。请用数字填写，小数用点或逗号分隔：2.5 或 2,5。
practice-ambiguous-which = “{ $part }”里的“{ $typed }”，你指的是哪个数？
practice-reading-whole = { $text }，整数
practice-reading-fraction = { $text }，在 { $below } 和 { $above } 之间
practice-earlier = 你之后又改了答案；下面说的是改之前的答案。
practice-two-rules = 有两种错误规则都会得出这个答案。

practice-slip-unit = “{ $part }”里的“{ $typed }”单位不对：当作{ $meant ->
    [milliseconds] 毫秒
    [seconds] 秒
    [minutes] 分钟
    [hours] 小时
    [perSecond] 每秒的速率
    [perMinute] 每分钟的速率
    [perHour] 每小时的速率
    [requests] 请求数
    [tokens] 令牌数
   *[count] 不带单位的数
}，大小是对的，但这里要填的是{ $unit ->
    [seconds] 秒
    [milliseconds] 毫秒
    [perSecond] 每秒的速率
    [tokens] 令牌数
   *[requests] 请求数
}。
practice-slip-swapped = 数字都对，只是填错了位置：{ $parts }。
practice-slip-swapped-cells = 数字都对，只是有 { $count } 格填错了位置。
practice-slip-total = 这是所有步骤的总和。要问的是最后一步：{ $parts }。
practice-slip-total-cells = 有 { $count } 格填的是所有步骤的总和。要填的是每一步各自的数。
practice-slip-step = 这是最后一步的数。要问的是所有步骤的总和：{ $parts }。
practice-slip-step-cells = 有 { $count } 格填的是单独一步的数。要填的是所有步骤的总和。
practice-problem-whole = “{ $part }”应该是整数。
practice-problem-range = “{ $part }”不可能是“{ $typed }”。

## See it

practice-see = 画出来看看
    .name = 画出来看看：{ $name }，第 { $number } 题
practice-see-yours = （你的答案）
practice-see-own = 这个桶
practice-see-chart = { $name }：{ $time }后为 { $level }
practice-see-figures = 在 { $time }
practice-candidates = 同样的请求，两个桶各自的结果
practice-candidate-accepted = 放进
practice-candidate-turnedAway = 挡下
practice-candidate-atOnce = 同一瞬间到达服务器的最多个数
practice-candidate-peakPerSecond = 一秒之内到达服务器的最多个数
practice-candidate-slowestMs = 最慢的答复用时

## Design tasks

practice-condition-most = { $figure }：最多 { $value }{ $step ->
    [0] {""}
   *[other] ，第 { $step } 步之后
}
practice-condition-least = { $figure }：至少 { $value }{ $step ->
    [0] {""}
   *[other] ，第 { $step } 步之后
}
practice-condition-is = { $figure }：恰好 { $value }{ $step ->
    [0] {""}
   *[other] ，第 { $step } 步之后
}
practice-choose-smallest = “{ $field }”尽可能小
practice-choose-largest = “{ $field }”尽可能大
practice-design-now = 现在的设置还达不到要求：{ $now }。
practice-design-field = { $field } { $value }
practice-condition-met = { $wanted }。实际是 { $got }。
practice-condition-missed = { $wanted }。但实际是 { $got }。
practice-extreme-smallest = “{ $field }”再小就不行了。
practice-extreme-largest = “{ $field }”再大就不行了。
practice-not-extreme-smallest = “{ $field }”再小一些也行。
practice-not-extreme-largest = “{ $field }”再大一些也行。

## The summary

practice-summary = 小结
practice-summary-title = 你的练习：{ $title }
practice-summary-about = { $of } 题答对 { $right } 题{ $seed ->
    [0] {""}
   *[other] ，变式 { $seed }
}。
practice-summary-question = 题目
practice-summary-answer = 你的答案
practice-summary-verdict = 评判
practice-summary-attempts = 检查次数
practice-summary-help = 看过
practice-summary-time = 最后修改
practice-summary-asked = { $number }. { $prompt }
practice-summary-shown = { $solution ->
    [yes] { $hints ->
        [0] 解答
       *[other] { $hints } 条提示和解答
    }
   *[no] { $hints ->
        [0] 无
       *[other] { $hints } 条提示
    }
}
practice-summary-print = 打印
practice-summary-csv = 保存为 CSV
practice-summary-json = 保存为 JSON
practice-record-part = { $part }：{ $text }
practice-verdict-right = 正确
practice-verdict-partly = 部分正确
practice-verdict-wrong = 错误
practice-verdict-unanswered = 未答

## What is asked for

practice-column-at = 时间
practice-column-requests = 请求
practice-part-accepted = 接受
practice-part-rejected = 拒绝
practice-part-tokens = 桶里的令牌
practice-part-refilled = 补充
practice-part-spilled = 溢出
practice-part-retryAfterMs = 多久后再试
practice-part-retryAfterHeader = Retry-After 头
practice-part-sustainedPerSecond = 持续速率
practice-part-largestBurst = 最大突发
practice-part-queued = 排队
practice-part-dropped = 丢弃
practice-part-processed = 处理
practice-part-expired = 放弃
practice-part-queue = 队列中
practice-part-level = 水位
practice-part-requests = 请求
practice-part-outcome = 结果如何
practice-part-firstStartInMs = 第一个多久后开始
practice-part-lastStartInMs = 最后一个多久后开始
practice-part-firstDoneInMs = 第一个多久后完成
practice-part-lastDoneInMs = 最后一个多久后完成
practice-part-maxStartInMs = 最长等待
practice-part-maxDoneInMs = 最久完成用时
practice-part-maxQueue = 最长队列
practice-part-bucket = 哪个桶
practice-part-why = 理由
practice-part-capacity = 容量
practice-part-refill = 补充
practice-part-drain = 漏出
practice-part-everyMs = 间隔
practice-part-timeoutMs = 超时放弃
practice-part-initial = 初始令牌

practice-unit-requests = 个请求
practice-unit-tokens = 个令牌
practice-unit-seconds = 秒
practice-unit-milliseconds = 毫秒
practice-unit-perSecond = 个/秒

practice-option-served = 排队等候，轮到时得到处理
practice-option-expires = 有位置，但没轮到就放弃了
practice-option-dropped = 一到达就被丢弃
practice-option-token = 令牌桶
practice-option-leaky = 漏桶
practice-option-steady-output = 不管请求怎么来，它都以平稳的速率送出去
practice-option-never-drops = 它从不挡下请求
practice-option-answers-sooner = 客户端更快得到答复
practice-option-one-at-a-time = 它把请求逐个送出去
practice-option-passes-burst = 它让整个突发一次通过
practice-option-turns-away-fewer = 它挡下的请求更少
