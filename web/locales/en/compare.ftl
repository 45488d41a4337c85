# The words of Compare: the same traffic through two buckets, called A and B.

compare-heading = Two buckets, the same traffic
compare-intro = Two buckets get the same requests. Beside each other stand what the clients feel, and what the server behind them sees.
compare-cases = Comparisons worth seeing
compare-case-payment = A burst of charges
compare-case-payment-about = Every request that reaches this server is a payment to be charged. The token bucket hands a burst on as it came; the leaky bucket spreads it out, and its clients wait.
compare-case-lumps = The same rate, in lumps
compare-case-lumps-about = Both have ten tokens and two a second on average. Six every three seconds means dry spells and then a lump; two every second is the same rate, evenly.
compare-case-scarce = Generous and scarce
compare-case-scarce-about = Both let the first burst through. What comes after it shows how fast each of them recovers.
compare-case-queue = Queue and meter
compare-case-queue-about = The same arithmetic, two meanings of “leaky bucket”: the queue lets requests wait, the meter answers at once and only counts.
compare-own-about = Change either bucket or the traffic, and see what becomes of the other figures.
compare-verdict = What differs
compare-refused = The engine cannot run this: { $message }

compare-said-nobody = Nobody asks, so there is nothing to tell them apart yet.
compare-said-entered-all = { $requests ->
    [one] The one request gets into both buckets.
   *[other] <pass>All { $requests } requests</pass> get into both buckets.
}
compare-said-entered-same = Of { $requests } requests, each bucket lets in <pass>{ $n }</pass>.
compare-said-entered-differ = Of { $requests } requests, A lets in <pass>{ $a }</pass> and B lets in <pass>{ $b }</pass>.
compare-said-dry-a = { $short ->
    [0] A turns everyone away <stop>{ $long } times in a row</stop>, where B always lets someone in.
   *[other] A turns everyone away <stop>{ $long } times in a row</stop>, B { $short } times.
}
compare-said-dry-b = { $short ->
    [0] B turns everyone away <stop>{ $long } times in a row</stop>, where A always lets someone in.
   *[other] B turns everyone away <stop>{ $long } times in a row</stop>, A { $short } times.
}
compare-said-wait-none = Nobody waits for an answer.
compare-said-wait-a = B answers at once; in A the longest wait, until it is processed, is <wait>{ $a }</wait>.
compare-said-wait-b = A answers at once; in B the longest wait, until it is processed, is <wait>{ $b }</wait>.
compare-said-wait-both = The longest wait, until it is processed, is <wait>{ $a }</wait> in A and <wait>{ $b }</wait> in B.
compare-said-wait-same = The longest wait, until it is processed, is <wait>{ $a }</wait> in both.
compare-said-peak-same = Either way the server gets at most <strong>{ $peak }</strong> within { $row }.
compare-said-peak-a = Behind A the server gets up to <strong>{ $high } within { $row }</strong>, behind B never more than <strong>{ $low }</strong>.
compare-said-peak-b = Behind B the server gets up to <strong>{ $high } within { $row }</strong>, behind A never more than <strong>{ $low }</strong>.

compare-summary-token = Token bucket of { $capacity }, { $amount } every { $every }
compare-summary-leaky = Leaky bucket of { $capacity }, { $amount } every { $every }
compare-summary-meter = Meter up to { $capacity }, leaks { $amount } every { $every }
compare-chart = { $name }: { $asked } requests over time, { $entered } let in, { $refused } turned away. At most { $peak } reach the server within { $row }.
compare-lane-client = What its clients get
compare-lane-server = What reaches the server, every { $row }
compare-peak = peak { $peak }

compare-spoken = { $name }: { $reading }
compare-reading-token = From { $time } on: { $asked } asked, <pass>{ $entered } accepted</pass>, <stop>{ $refused } rejected</stop>; { $served } reach the server.
compare-reading-meter = From { $time } on: { $asked } asked, <pass>{ $entered } accepted</pass>, <stop>{ $refused } rejected</stop>; { $served } reach the server.
compare-reading-leaky = From { $time } on: { $asked } asked, <wait>{ $entered } queued</wait>, <stop>{ $refused } dropped</stop>; <pass>{ $served } processed</pass>, { $waiting } still wait.

compare-fact-accepted = accepted
compare-fact-queued = queued
compare-fact-rejected = rejected
compare-fact-dropped = dropped
compare-fact-expired = gave up
compare-fact-wait = longest wait
compare-setup = Set-up of { $name }
compare-fact-peak = peak within { $row }
compare-of = { $n } of { $of }
compare-count = { $n }

compare-traffic = Traffic for both
compare-traffic-typed = typed
compare-traffic-pattern = by pattern
compare-typed = Requests
compare-typed-hint = One number for each second: 3, 5, 7, 9. Or what comes when: 13@0s, 3@2.5s. 20x0 is twenty seconds of silence.
compare-swap = Swap A and B

compare-reader = Moment by moment
compare-row = Moment to read
compare-table = Both buckets, row by row
compare-table-show = The same as a table
compare-column-time = from
compare-column-asked = asked
compare-column-accepted = accepted
compare-column-rejected = rejected
compare-column-queued = queued
compare-column-dropped = dropped
compare-column-processed = processed
compare-column-waiting = waiting
