# The lab about what a bucket holds when a client first comes.

lab-full-or-empty-title = Starting full or empty
lab-full-or-empty-question = What does a new client’s first minute look like if its bucket starts full, and if it starts empty?
lab-full-or-empty-lesson = A bucket that starts full greets a new client with its whole burst; one that starts empty makes the first visit look broken, and once both have filled up nobody can tell them apart.
lab-full-or-empty-capacity = Capacity
lab-full-or-empty-capacity-hint = tokens at most
lab-full-or-empty-every = One token every
lab-full-or-empty-every-hint = seconds
lab-full-or-empty-page = First page loads
lab-full-or-empty-page-hint = requests at once
lab-full-or-empty-click = Each click after that
lab-full-or-empty-click-hint = requests, every 10 s
lab-full-or-empty-same = Here the start makes no difference: both buckets answer every request of the first minute alike.
lab-full-or-empty-differ = Of the { $page } requests of the first page, the empty start lets <stop>{ $first } pass</stop>. In the first minute <pass>{ $full } of { $asked }</pass> pass from a full start and <pass>{ $empty } of { $asked }</pass> from an empty one; the last moment they answer differently is at { $last }.
lab-full-or-empty-full = <strong>Starts full:</strong> <pass>{ $accepted } accepted</pass>, <stop>{ $rejected } rejected</stop>
lab-full-or-empty-empty = <strong>Starts empty:</strong> <pass>{ $accepted } accepted</pass>, <stop>{ $rejected } rejected</stop>
lab-full-or-empty-chart = { $start ->
    [full] Tokens over the first minute from a full start: { $accepted } of { $requests } requests accepted.
   *[empty] Tokens over the first minute from an empty start: { $accepted } of { $requests } requests accepted.
}
lab-full-or-empty-ask = Two buckets of 10 tokens gain one a second. One started full, one empty. Nobody asks for a minute; then 12 requests come at once. Which bucket lets more of them pass?
lab-full-or-empty-option-full = The one that started full
lab-full-or-empty-option-empty = The one that started empty
lab-full-or-empty-option-same = Both let the same number pass
lab-full-or-empty-why-full = It cannot keep its head start: the cap spills what it gains, while the empty one fills up in ten seconds.
lab-full-or-empty-why-empty = It gains sixty tokens in that minute, but the cap keeps ten of them, as many as the other has.
lab-full-or-empty-why-same = After ten seconds the empty one is full as well, so both hold 10 tokens and let 10 pass. The start matters only at the start.
