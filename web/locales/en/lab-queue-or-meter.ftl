# The lab about the two things that are called a leaky bucket.

lab-queue-or-meter-title = Queue or meter
lab-queue-or-meter-question = Two libraries both call what they do a leaky bucket. Do they do the same?
lab-queue-or-meter-lesson = Both let in the same requests; the queue makes them wait and smooths what comes out, the meter answers at once and smooths nothing, so ask which one a library means.
lab-queue-or-meter-burst = A burst is
lab-queue-or-meter-burst-hint = requests, at 0 s and 2 s
lab-queue-or-meter-capacity = Capacity
lab-queue-or-meter-capacity-hint = of both
lab-queue-or-meter-drain = Drains
lab-queue-or-meter-drain-hint = a second, both
lab-queue-or-meter-said = Of { $asked } requests both let in the same <pass>{ $in }</pass> and { $refused ->
    [0] turn none away
   *[other] turn away the same <stop>{ $refused }</stop>
  }. Within a second the server gets at most <strong>{ $peakQueue }</strong> from the queue, where the longest wait is <wait>{ $wait }</wait>, and up to <strong>{ $peakMeter }</strong> from the meter, where nobody waits.
lab-queue-or-meter-leaky = <strong>Queue:</strong> wait for your turn
lab-queue-or-meter-meter = <strong>Meter:</strong> in at once, or not at all
lab-queue-or-meter-chart = { $kind ->
    [leaky] The queue lets in { $in } requests and drops { $refused }. The longest wait is { $wait }, and at most { $peak } start within a second.
   *[meter] The meter lets in { $in } requests and rejects { $refused }. Nobody waits, and up to { $peak } start within a second.
}
lab-queue-or-meter-table = What goes by the name of leaky bucket
lab-queue-or-meter-column-name = name
lab-queue-or-meter-column-which = is a
lab-queue-or-meter-column-burst = what a burst meets
lab-queue-or-meter-uber-name = go.uber.org/ratelimit
lab-queue-or-meter-uber-which = queue
lab-queue-or-meter-uber-burst = every caller sleeps until its turn; the queue has no end
lab-queue-or-meter-nginx-name = nginx limit_req
lab-queue-or-meter-nginx-which = queue
lab-queue-or-meter-nginx-burst = delayed, up to burst; beyond it an error
lab-queue-or-meter-nodelay-name = nginx limit_req nodelay
lab-queue-or-meter-nodelay-which = meter
lab-queue-or-meter-nodelay-burst = passes at once, up to burst and one more
lab-queue-or-meter-throttled-name = throttled (GCRA)
lab-queue-or-meter-throttled-which = meter
lab-queue-or-meter-throttled-burst = passes at once, as far as it fits
lab-queue-or-meter-ask = Behind the limit is a service that must never get more than 2 requests within a second. A burst of 8 comes. Which bucket of 5 that drains 2 a second protects it?
lab-queue-or-meter-option-queue = The queue
lab-queue-or-meter-option-meter = The meter
lab-queue-or-meter-option-either = Either, they let in the same five
lab-queue-or-meter-why-queue = It hands on one every half second, however they come. The price is that the fifth waits 2 s.
lab-queue-or-meter-why-meter = The meter lets five through in one instant: it limits how much passes, not how fast.
lab-queue-or-meter-why-either = They let in the same five, but the meter lets them through in one instant, the queue one every half second.
