# The words of the long run, and of traffic by pattern, which Compare uses too.

bigrun-heading = A long run
bigrun-intro = What a bucket does in a minute can be watched; what it does in months shows as bands. Each band reaches from the least to the greatest value of its time, and the line in it is the mean.
bigrun-stage = The run
# The bucket in a line, and how long it runs.
bigrun-what = { $bucket }. { $rows }
bigrun-rows = { $rows ->
    [one] { $rows } round of { $row }.
   *[other] { $rows } rounds of { $row }, { $time } in all.
}
bigrun-about-days = { NUMBER($n, maximumFractionDigits: 1) } days
bigrun-run = Run
bigrun-again = Run again
bigrun-cancel = Cancel
bigrun-cancelled = The run was cancelled. Nothing of it is kept.
bigrun-progress = How far the run is
bigrun-progress-rows = { $done } of { $rows } rounds
bigrun-in-page = This browser refuses the page a worker of its own, so the run shares the page’s thread and takes longer.
bigrun-refused = The engine cannot run this: { $message }
bigrun-too-many = About { NUMBER($arrivals, maximumSignificantDigits: 2) } requests would come one after the other, and { $most } are the most here. Fewer of them, or a shorter time, will do.
bigrun-failed = The run broke off: { $message }. A shorter run may go through.

bigrun-said-token = { $rows } rounds brought { $requests } requests: { $entered } were accepted ({ $share } %), { $refused } rejected. It took { $took } to work out.
bigrun-said-meter = { $rows } rounds brought { $requests } requests: { $entered } were accepted ({ $share } %), { $refused } rejected. It took { $took } to work out.
bigrun-said-leaky = { $rows } rounds brought { $requests } requests: { $entered } were queued ({ $share } %), { $refused } dropped. The queue held { $queue } at most, and the longest way through took { $wait }. It took { $took } to work out.

bigrun-chart = Requests, what became of them, and the bucket over { $time }, as { $stretches } bands of { $each } each
bigrun-lane-requests = asked, every { $row }
bigrun-lane-accepted = accepted
bigrun-lane-processed = processed
bigrun-lane-rejected = rejected
bigrun-lane-dropped = dropped
bigrun-lane-tokens = tokens left
bigrun-lane-queue = in the queue
bigrun-lane-level = level
bigrun-at = Time to read
bigrun-reading-from = From { $from } on, for { $each }:
bigrun-reading-requests = { $least } to { $greatest } asked in a round, { $mean } on average.
bigrun-reading-accepted = { $least } to { $greatest } accepted, { $mean } on average.
bigrun-reading-processed = { $least } to { $greatest } processed, { $mean } on average.
bigrun-reading-rejected = { $least } to { $greatest } rejected, { $mean } on average.
bigrun-reading-dropped = { $least } to { $greatest } dropped, { $mean } on average.
bigrun-reading-tokens = { $least } to { $greatest } tokens left, { $mean } on average.
bigrun-reading-queue = { $least } to { $greatest } in the queue, { $mean } on average.
bigrun-reading-level = Level from { $least } to { $greatest }, { $mean } on average.
bigrun-table = The whole run, by rounds of { $row }
bigrun-column-least = least
bigrun-column-mean = mean
bigrun-column-greatest = greatest
bigrun-row-requests = asked
bigrun-row-accepted = accepted
bigrun-row-processed = processed
bigrun-row-rejected = rejected
bigrun-row-dropped = dropped
bigrun-row-tokens = tokens left
bigrun-row-queue = in the queue
bigrun-row-level = level

bigrun-arrivals = { $count ->
    [one] The traffic is a list of { $count } arrival. A list does not fit into a link.
   *[other] The traffic is a list of { $count } arrivals. A list does not fit into a link.
}
bigrun-arrivals-leave = Use a pattern instead
bigrun-pattern = Traffic { $n }
bigrun-pattern-steady = steady
bigrun-pattern-bursts = bursts
bigrun-pattern-onOff = on and off
bigrun-pattern-ramp = more and more
bigrun-pattern-random = random
bigrun-pattern-requests = Requests
bigrun-pattern-toRequests = At the end
bigrun-pattern-everyMs = Every
bigrun-pattern-onMs = On for
bigrun-pattern-offMs = Off for
bigrun-pattern-seed = Seed
bigrun-pattern-fromMs = From
bigrun-pattern-untilMs = Until
bigrun-pattern-add = Add another pattern
bigrun-pattern-remove = Remove traffic { $n }
