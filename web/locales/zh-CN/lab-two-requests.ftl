# The lab about two requests that check the count at the same time. The count is the number of tokens: 令牌数.

lab-two-requests-title = 两个请求，一个令牌
lab-two-requests-question = 只剩一个令牌，同时来了两个请求。会不会两个都通过？
lab-two-requests-lesson = 读取令牌数之后、写回之前，别人也可能来读：检查和修改如果不是一个原子步骤，上限 100 会放过 400 个。
lab-two-requests-atomic = 原子检查
lab-two-requests-atomic-hint = 读取、判断、写回合成一步
lab-two-requests-code = 代码
lab-two-requests-code-go = Go
lab-two-requests-code-redis = Redis
lab-two-requests-together = 同时读取
lab-two-requests-together-hint = 个，共 400 个
lab-two-requests-problem = “{ $name }”最多六个字母，只能是 A 和 B，依次说明轮到哪个请求，而不是“{ $given }”。这里用 { $used }。

lab-two-requests-open = 让两个请求走起来，一次一条指令，顺序随你。现在令牌数是 <token>{ $shared }</token>，已<pass>通过 { $accepted } 个</pass>。
lab-two-requests-over = { $atomic ->
    [yes] 不管按什么顺序，每个请求都是一口气做完：<pass>通过 { $accepted } 个</pass>，令牌数是 <token>{ $shared }</token>。
   *[no] { $accepted ->
        [1] 一个等另一个写回之后才读：<pass>通过 { $accepted } 个</pass>，令牌数是 <token>{ $shared }</token>。这个顺序没有出错，但谁也不能保证总是这样。
       *[other] 还没有谁写回，两个就都读了令牌数：一个令牌<stop>通过了 { $accepted } 个</stop>，令牌数却是 <token>{ $shared }</token>，好像只来过一个。
    }
}
lab-two-requests-request = 请求 { $name }
lab-two-requests-shared = 令牌
lab-two-requests-read = 读取令牌数
lab-two-requests-decide = 够吗？通过，或者被拒绝
lab-two-requests-write = 把副本减一，写回
lab-two-requests-take = 有令牌，就取走一个
lab-two-requests-copy = 它的副本：<token>{ $copy }</token>
lab-two-requests-no-copy = 不需要副本
lab-two-requests-next = { $next ->
    [read] { $name }：读取
    [decide] { $name }：判断
    [write] { $name }：写回
   *[take] { $name }：取走
}
lab-two-requests-accepted = ✓ 通过
lab-two-requests-rejected = ✕ 拒绝
lab-two-requests-ways = 选顺序，或后退
lab-two-requests-preset-together = 两个都先读
lab-two-requests-preset-turns = 一个接一个
lab-two-requests-undo = 后退一步
lab-two-requests-again = 从头开始
lab-two-requests-trace = 到现在的经过
lab-two-requests-did-read = { $name } 读到 <token>{ $copy }</token>
lab-two-requests-did-decide = { $outcome ->
    [rejected] { $name } 手里是 { $copy }：<stop>拒绝</stop>
   *[open] { $name } 手里是 { $copy }：继续
}
lab-two-requests-did-write = { $name } 写回 <token>{ $shared }</token>：<pass>通过</pass>
lab-two-requests-did-take = { $outcome ->
    [rejected] { $name } 没有令牌可取：<stop>拒绝</stop>
   *[accepted] { $name } 取走一个：<pass>通过</pass>
}
lab-two-requests-here = 请求 { $name } 走到这里
lab-two-requests-code-go-racy = Go，不加锁
lab-two-requests-code-go-atomic = Go，加锁
lab-two-requests-code-redis-racy = Redis，由 Go 客户端访问：来回两趟
lab-two-requests-code-redis-atomic = Redis，用脚本：一口气执行完
# Above the bars. Each bar is named by the group alone, which has little room, so the heading says what the numbers are.
lab-two-requests-crowd = { $crowd } 个请求，上限 { $limit }：几个同时读取，通过几个
lab-two-requests-group = { $n } 个
lab-two-requests-passing = 通过 { $passed } 个
lab-two-requests-limit = 上限 { $limit }
lab-two-requests-crowd-label = { $crowd } 个请求，上限 { $limit }：每次 { $together } 个同时读取令牌数，就会通过 { $passed } 个。
lab-two-requests-ask = 上限是 100，来了 400 个请求。每次两个同时读取令牌数，然后各自减一写回。会通过几个？
lab-two-requests-option-100 = 100 个
lab-two-requests-option-200 = 200 个
lab-two-requests-option-400 = 400 个
lab-two-requests-why-100 = 如果每个读到的都是前一个写回的数，就是这样。可这里两个读到同一个数，写回两次，只取走一个令牌。
lab-two-requests-why-200 = 每个令牌通过两个：两个读到同一个数，又都写回这个数减一。
lab-two-requests-why-400 = 令牌数还是会减少，每两个减一。通过 200 个后就是 0，其余的被拒绝。如果四个同时读取，400 个就全都通过了。
