# The lab about the test for "has the refill interval passed?". A tick is one look of the timer: 触发; a missed one: 错过.

lab-at-least-title = 是至少，不是正好
lab-at-least-question = 定时器错过了一次触发。“至少过了三秒”就补充，和“正好过了三秒”才补充，会有区别吗？
lab-at-least-lesson = 要问间隔是否至少已经过去，绝不要问是否正好过去：只要错过一次触发，“正好”的判断就会丢掉这次补充，连同以后的每一次。
lab-at-least-missed = 错过的触发
lab-at-least-missed-hint = 在第几秒；0 表示都不错过
lab-at-least-every = 补充间隔
lab-at-least-every-hint = 秒
lab-at-least-asked = 每次触发时来
lab-at-least-asked-hint = 个请求
lab-at-least-none = 一次也没错过，两种判断看不出差别。所以“正好”的写法照样能通过测试。
lab-at-least-harmless = 错过第 { $missed } 次触发没有关系，那时本来就不补充：“正好”的判断照样等到了它的 { $every } 秒。有时出现、有时又不出现的错误，最难找。
lab-at-least-starved = 第 { $missed } 次触发时本该补充，却没人查看。一秒后再看，已经过了 { $found } 秒：至少 { $every } 秒，但不是正好。“正好”的桶最后一次补充是在 { $last }，从此<stop>再也不补充</stop>；{ $asked } 个请求里，它接受 { $exact } 个，另一个桶接受 <pass>{ $least } 个</pass>。
lab-at-least-never = 第 { $missed } 次触发时本该第一次补充，却没人查看。一秒后再看，已经过了 { $found } 秒：至少 { $every } 秒，但不是正好。“正好”的桶<stop>永远不补充</stop>；{ $asked } 个请求里，它接受 { $exact } 个，另一个桶接受 <pass>{ $least } 个</pass>。
lab-at-least-least = <code>since >= every</code> <pass>接受 { $passed } 个</pass>，<stop>拒绝 { $refused } 个</stop>
lab-at-least-exact = <code>since == every</code> <pass>接受 { $passed } 个</pass>，<stop>拒绝 { $refused } 个</stop>
lab-at-least-chart = { $test ->
    [least] 至少满一个间隔就补充：{ $asked } 个请求接受 { $passed } 个，最后有 { $tokens } 个令牌。
   *[exact] 正好满一个间隔才补充：{ $asked } 个请求接受 { $passed } 个，最后有 { $tokens } 个令牌。
}
lab-at-least-table = 两个桶，逐次触发列出
lab-at-least-column-time = 触发
lab-at-least-column-asked = 请求
lab-at-least-column-least = ≥：接受
lab-at-least-column-least-left = ≥：剩余令牌
lab-at-least-column-exact = =：接受
lab-at-least-column-exact-left = =：剩余令牌
lab-at-least-ask = 一个空桶，最多装 10 个令牌；离上次补充正好过了 3 秒，就补充 6 个。第 3 秒的触发错过了，之后每秒触发一次，一直没有请求。一小时后有几个令牌？
lab-at-least-option-0 = 一个也没有
lab-at-least-option-6 = 6 个
lab-at-least-option-10 = 10 个，装满了
lab-at-least-why-0 = 错过之后的那次触发，已经过了 4 秒，再往后是 5 秒、6 秒。离上次补充的时间只会越来越长，再也不会是 3 秒。
lab-at-least-why-6 = 连第一次补充都没有：再查看时已经过了 4 秒，4 不等于 3。
lab-at-least-why-10 = 如果是“至少”，6 秒后就满了。可“正好”的判断遇不到 3 秒：它遇到的是 4 秒、5 秒，一直往上。
lab-at-least-mark = 错过
