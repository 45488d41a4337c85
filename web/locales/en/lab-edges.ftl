# The lab about traffic inside the limit.

lab-edges-title = Edges only
lab-edges-question = What do a token bucket and a leaky bucket do to traffic that keeps within the limit?
lab-edges-lesson = Inside the limit neither algorithm does anything: you choose between them for what happens at the edge, when a burst comes or the rate is passed.
lab-edges-pause = Requests come every
lab-edges-together = So many at once
lab-edges-together-hint = requests
lab-edges-same = { $asked } requests, { $rate } a second, under a limit of { $limit } a second. Through either bucket every one of them reaches the server <pass>the moment it comes</pass>, as if there were no limit.
lab-edges-spread = { $asked } requests, { $rate } a second, and { $together } of them at once: within the limit, and both buckets hold such a burst. The token bucket lets it through <pass>the moment it comes</pass>; the leaky bucket spaces it out, and the longest wait is <wait>{ $wait }</wait>.
lab-edges-filling = { $asked } requests, { $rate } a second, are more than the limit of { $limit }, and both buckets still make do. The token bucket lives on its store and lets them through <pass>the moment they come</pass>; in the leaky bucket the queue grows, and the longest wait is <wait>{ $wait }</wait>. It cannot go on like this.
lab-edges-refused = { $asked } requests, { $rate } a second, { $together } at a time, under a limit of { $limit } a second: here is the edge. The token bucket <stop>rejects { $rejected }</stop> and lets the others through at once; the leaky bucket <stop>drops { $dropped }</stop>, and the longest wait is <wait>{ $wait }</wait>.
lab-edges-none = <strong>No limit:</strong> <pass>{ $reached } reach the server</pass>
lab-edges-token = <strong>Token bucket, 2 a second, 5 at most:</strong> <pass>{ $reached } reach the server</pass>, <stop>{ $refused } rejected</stop>
lab-edges-leaky = { $waits ->
    [yes] <strong>Leaky bucket, 2 a second, 5 at most:</strong> <pass>{ $reached } reach the server</pass>, <stop>{ $refused } dropped</stop>, <wait>wait up to { $wait }</wait>
   *[no] <strong>Leaky bucket, 2 a second, 5 at most:</strong> <pass>{ $reached } reach the server</pass>, <stop>{ $refused } dropped</stop>
}
lab-edges-chart = { $limit ->
    [none] Without a limit { $reached } requests reach the server, each when it comes.
    [token] Through the token bucket { $reached } requests reach the server, each when it comes; { $refused } are rejected.
   *[leaky] Through the leaky bucket { $reached } requests reach the server after a wait of at most { $wait }; { $refused } are dropped.
}
lab-edges-ask = A leaky bucket of 5 drains 2 a second. Six requests come, one each second. What does the bucket do to them?
lab-edges-option-none = Nothing: none is dropped and none waits
lab-edges-option-one = It drops the sixth, since it holds only five
lab-edges-option-wait = It makes each wait half a second
lab-edges-why-none = At one a second each finds the bucket empty and is started at once. The queue never builds, so the bucket never shows.
lab-edges-why-one = It holds five at once, and here there is never more than one in it: when the next comes, the one before is long done.
lab-edges-why-wait = Being processed takes half a second, but nobody waits for it to start: the server is free whenever one comes.
