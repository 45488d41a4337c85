# The lab about a set-up in products that limit rates.

lab-production-title = From here to production
lab-production-question = How do you tell this bucket to nginx, Envoy, Go, HAProxy or AWS, and is it the same bucket there?
lab-production-lesson = A burst is not a burst everywhere: before you carry a number from one product to another, ask how many pass at once, what becomes of the next, and when there is room again.
lab-production-kind = The bucket
lab-production-kind-steady = Token, steady
lab-production-kind-lumps = Token, in lumps
lab-production-kind-queue = Leaky, a queue
lab-production-kind-meter = Leaky, a meter
lab-production-capacity = Capacity
lab-production-capacity-hint = at once
lab-production-count = Gains, or drains
lab-production-count-hint = each time
lab-production-every = Every
lab-production-every-hint = seconds
lab-production-in = In
lab-production-problem = “{ $name }” is one of nginx, envoy, go, haproxy, aws, not “{ $given }”. It is { $used } here.

lab-production-nginx = nginx
lab-production-envoy = Envoy
lab-production-go = Go
lab-production-haproxy = HAProxy
lab-production-aws = AWS
lab-production-fit-same = The same bucket
lab-production-fit-near = Near it, not the same
lab-production-fit-none = Not to be had there
lab-production-code = For { $product }

lab-production-nginx-meter = { $burst ->
    [0] Without <code>burst</code> nginx lets in one, and the next when the rate allows it: a bucket of one.
   *[other] nginx counts those beyond the first: <code>burst={ NUMBER($burst, useGrouping: 0) }</code> lets { $capacity } in at once, and <code>burst={ NUMBER($capacity, useGrouping: 0) }</code> would let in one more. Without <code>nodelay</code> it would make them wait.
}
lab-production-nginx-queue = { $burst ->
    [0] Without <code>burst</code> nginx lets in one, and the next when the rate allows it; nobody waits in a queue of one.
   *[other] nginx counts those beyond the first: <code>burst={ NUMBER($burst, useGrouping: 0) }</code> is a queue of { $capacity }. It spaces out the starts and does not ask whether the one before is done.
}
lab-production-nginx-lumps = { $burst ->
    [0] nginx knows no lumps: what comes at once here comes evenly there. Without <code>burst</code> it lets in one at a time.
   *[other] nginx knows no lumps: what comes at once here comes evenly there. It counts those beyond the first, so <code>burst={ NUMBER($burst, useGrouping: 0) }</code> lets { $capacity } in at once.
}
lab-production-nginx-slow = nginx takes whole requests a second or a minute, and this is less than one a minute.
lab-production-nginx-rounded = nginx takes whole requests a second or a minute and keeps thousandths of a second’s share: { $rate } is { $kept } a second instead of { $wanted }.
lab-production-nginx-checked = Checked: a test runs nginx’s rule, as it is published, beside this engine, request by request.
lab-production-envoy-steady = From release 1.31 on, Envoy’s tokens accrue evenly, as they do here. Older releases put a whole fill in at once, at every interval.
lab-production-envoy-lumps = Up to release 1.30 Envoy fills in lumps, as this bucket does. From 1.31 on the same lines mean an even flow, which the table below shows.
lab-production-envoy-queue = This filter of Envoy answers at once: it lets a request in or turns it away, and keeps none waiting.
lab-production-envoy-scope = It is one bucket for the whole proxy, not one for each client, unless descriptors say otherwise. Without the last two lines it counts and limits nothing.
lab-production-go-steady = The library is all or nothing: <code>AllowN(now, 9)</code> on one token gets none, where this bucket lets one of nine in. Ask for one at a time.
lab-production-go-lumps = The library knows no lumps: its tokens accrue evenly. And it is all or nothing: <code>AllowN(now, 9)</code> on one token gets none.
lab-production-go-queue = With a burst of one, <code>Wait</code> is a queue that starts requests as far apart as here. But it has no end: nobody finds it full, whatever the capacity here, so bound it yourself, or by a deadline in <code>ctx</code>.
lab-production-go-checked = Checked: a test runs the library itself beside this engine, call by call.
lab-production-haproxy-window = HAProxy has no bucket. It counts the requests of the last { $period } s, by the running period and a share of the one before: { $capacity } in that time is the same burst, and in the long run the same rate.
lab-production-haproxy-queue = HAProxy’s queues go by the connections that a server may have, not by a rate.
lab-production-haproxy-period = HAProxy counts over 2 ms to 24 days, and this bucket does not fill in such a time.
lab-production-haproxy-rejected = Rejected requests count as well: a client that keeps knocking stays outside, where a bucket would let it in at its rate.
lab-production-aws-steady = A usage plan is a token bucket for each key, kept as well as the service can: AWS calls it no hard limit and warns against leaning on it to cap costs.
lab-production-aws-lumps = A usage plan gains tokens evenly, not in lumps, and keeps to its numbers as well as the service can: AWS calls it no hard limit.
lab-production-aws-queue = A usage plan answers at once: what is above the limit gets an error, and nothing waits.
lab-production-unchecked = Not checked here: this is what its documentation says.

lab-production-table = The same requests here and in { $product }
lab-production-column-time = at
lab-production-column-asked = asked
lab-production-column-here = let in here
lab-production-column-there = let in by { $product }
lab-production-ask = nginx is told rate=5r/s, burst=20 and nodelay. Nobody has asked for a while; then 25 requests come at once. How many get in?
lab-production-option-20 = 20
lab-production-option-21 = 21
lab-production-option-25 = All 25
lab-production-why-20 = burst counts the excess: the first request is within the rate, and 20 more may go beyond it.
lab-production-why-21 = The first is within the rate, and 20 more may go beyond it. As a bucket, this is a capacity of 21.
lab-production-why-25 = nodelay spares them the waiting, not the limit. What goes more than 20 beyond the rate is rejected.
