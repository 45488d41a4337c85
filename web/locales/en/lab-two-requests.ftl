# The lab about two requests that check the count at the same time.

lab-two-requests-title = Two requests, one token
lab-two-requests-question = One token is left and two requests come at once. Can both pass?
lab-two-requests-lesson = Between reading the count and writing it back anyone else may read it too: unless check and change are one atomic step, a limit of 100 lets 400 through.
lab-two-requests-atomic = Atomic check
lab-two-requests-atomic-hint = read, decide and write as one step
lab-two-requests-code = Code
lab-two-requests-code-go = Go
lab-two-requests-code-redis = Redis
lab-two-requests-together = Read together
lab-two-requests-together-hint = of the 400
lab-two-requests-problem = “{ $name }” is up to six letters A and B, the request that goes next each time, not “{ $given }”. It is { $used } here.

lab-two-requests-open = Let the requests go, one instruction at a time and in any order. The count is <token>{ $shared }</token> now, and <pass>{ $accepted } passed</pass> so far.
lab-two-requests-over = { $atomic ->
    [yes] In whatever order they come, each takes its turn as a whole: <pass>{ $accepted } passed</pass>, and the count is <token>{ $shared }</token>.
   *[no] { $accepted ->
        [one] One waited until the other had written: <pass>{ $accepted } passed</pass>, and the count is <token>{ $shared }</token>. This order is harmless; nothing makes sure of it.
       *[other] Both read the count before either wrote it: <stop>{ $accepted } passed</stop> on one token, and the count is <token>{ $shared }</token>, as if one had come.
    }
}
lab-two-requests-request = Request { $name }
lab-two-requests-shared = tokens
lab-two-requests-read = Read the count
lab-two-requests-decide = Enough? Pass, or be rejected
lab-two-requests-write = Write the copy less one
lab-two-requests-take = If there is one, take it
lab-two-requests-copy = its copy: <token>{ $copy }</token>
lab-two-requests-no-copy = no copy needed
lab-two-requests-next = { $next ->
    [read] { $name }: read
    [decide] { $name }: decide
    [write] { $name }: write
   *[take] { $name }: take
}
lab-two-requests-accepted = ✓ passed
lab-two-requests-rejected = ✕ rejected
lab-two-requests-ways = Orders and ways back
lab-two-requests-preset-together = Both read first
lab-two-requests-preset-turns = One after the other
lab-two-requests-undo = Undo a step
lab-two-requests-again = Start over
lab-two-requests-trace = What happened so far
lab-two-requests-did-read = { $name } reads <token>{ $copy }</token>
lab-two-requests-did-decide = { $outcome ->
    [rejected] { $name } has { $copy }: <stop>rejected</stop>
   *[open] { $name } has { $copy }: go on
}
lab-two-requests-did-write = { $name } writes <token>{ $shared }</token>: <pass>passed</pass>
lab-two-requests-did-take = { $outcome ->
    [rejected] { $name } finds none: <stop>rejected</stop>
   *[accepted] { $name } takes one: <pass>passed</pass>
}
lab-two-requests-here = Request { $name } is here
lab-two-requests-code-go-racy = Go, without a lock
lab-two-requests-code-go-atomic = Go, with a lock
lab-two-requests-code-redis-racy = Redis, from a Go client: two trips
lab-two-requests-code-redis-atomic = Redis, a script: runs as a whole
lab-two-requests-crowd = { $crowd } requests, a limit of { $limit }
lab-two-requests-group = { $n } together
lab-two-requests-passing = { $passed } pass
lab-two-requests-limit = limit { $limit }
lab-two-requests-crowd-label = Of { $crowd } requests at a limit of { $limit }, { $passed } pass if { $together } at a time read the count together.
lab-two-requests-ask = The limit is 100 and 400 requests come. Two at a time read the count, then each of the two writes it less one. How many pass?
lab-two-requests-option-100 = 100
lab-two-requests-option-200 = 200
lab-two-requests-option-400 = 400
lab-two-requests-why-100 = That would be right if each read what the one before had written. Here two read the same number, and their two writes take one token.
lab-two-requests-why-200 = Two pass for each token: both read the same number, and both write that number less one.
lab-two-requests-why-400 = The count does go down, by one for every two. After 200 it is 0, and the rest are rejected. With four together, all 400 pass.
