# The lab about one slow request in a queue.

lab-head-of-line-title = Head of line
lab-head-of-line-question = All requests keep within the limit, and one of them takes long. Whom does that concern?
lab-head-of-line-lesson = In a strict queue one slow request is everybody’s: whoever comes behind it waits for it, however short their own business and however idle the server was before.
lab-head-of-line-cost = The slow one takes
lab-head-of-line-cost-hint = times as long
lab-head-of-line-place = It is the
lab-head-of-line-place-hint = number in line
lab-head-of-line-every = One comes every
lab-head-of-line-said = Request { $place } takes { $takes } instead of { $usual }. { $behind ->
    [one] The one behind it did nothing unusual and waits <wait>{ $most }</wait> longer.
   *[other] The { $behind } behind it did nothing unusual and wait <wait>{ $total }</wait> longer, all together; the one hit hardest waits <wait>{ $most }</wait> longer.
  }
lab-head-of-line-harmless = Nobody waits longer for request { $place }, which takes { $takes } where { $usual } is usual. Make it slower, put it further ahead, or let the others follow faster than every { $apart }.
lab-head-of-line-slow = <strong>Request { $place } takes { $takes }</strong>
lab-head-of-line-alike = <strong>All take the same</strong>
lab-head-of-line-chart = { $which ->
    [slow] { $count } requests in line behind each other, one of them slow: the longest wait is { $longest }.
   *[alike] The same { $count } requests where all take the same: the longest wait is { $longest }.
}
lab-head-of-line-table = Request by request: how long each waits until it starts
lab-head-of-line-column-request = request
lab-head-of-line-column-arrives = arrives at
lab-head-of-line-column-takes = takes
lab-head-of-line-column-slow = waits
lab-head-of-line-column-alike = would wait
lab-head-of-line-onward = In Play all requests are alike, so the slow one goes there as several at once: to those behind it that is the same.
lab-head-of-line-ask = Ten requests stand in line, and each takes half a second. Now the first of them takes 5 s instead. How much longer does the tenth wait?
lab-head-of-line-option-0 = Not at all, it is a quick one itself
lab-head-of-line-option-500 = Half a second
lab-head-of-line-option-4500 = 4.5 s
lab-head-of-line-why-0 = Its own business is quick, but the queue is strict: nobody starts before everyone ahead is done.
lab-head-of-line-why-500 = The delay is not shared out among those who wait. Each of them waits the whole of it.
lab-head-of-line-why-4500 = All that the first takes longer, every one behind it waits longer: 5 s − 0.5 s, and nine times over.
