package model

import (
	"math/big"

	"bucketplayground/engine"
)

// queue is the leaky bucket as a queue.
type queue struct {
	set engine.Bucket
	tally
	now     *big.Rat
	serving *request   // the one in processing
	waiting []*request // in the order of their arrival
	arrived []*request // those that the last arrival put into the queue
}

// request is one request in the queue. start and done stay nil until they happen.
type request struct {
	arrived, start, done *big.Rat
	work                 int64 // what is left to do on it, in the time or the ticks that a request of cost 1 takes
}

func (q *queue) reset() { q.clear("requests", "processed", "expired", "queued", "dropped") }

func (q *queue) size() int64 {
	n := int64(len(q.waiting))
	if q.serving != nil {
		n++
	}
	return n
}

func (q *queue) pass(to *big.Rat, _ bool) {
	for {
		next := q.nextEvent()
		if next == nil || next.Cmp(to) > 0 {
			break
		}
		q.happen(next)
	}
	q.now = to
}

// nextEvent is the next instant at which something may change by itself; nil if nothing will.
func (q *queue) nextEvent() *big.Rat {
	var next *big.Rat
	sooner := func(at *big.Rat) {
		if next == nil || at.Cmp(next) < 0 {
			next = at
		}
	}
	if q.serving != nil && q.set.Pacing != engine.Interval {
		sooner(q.serving.done)
	}
	if q.size() > 0 && q.set.Pacing == engine.Interval {
		ticks := plus(floor(over(q.now, q.every())), whole(1))
		sooner(times(ticks, q.every()))
	}
	for _, r := range q.waiting {
		if q.set.Timeout != 0 {
			sooner(q.deadline(r))
		}
	}
	return next
}

func (q *queue) every() *big.Rat { return instant(q.set.Every) }

func (q *queue) deadline(r *request) *big.Rat { return plus(r.arrived, instant(q.set.Timeout)) }

// happen lets everything happen that happens by itself at one instant. Starting comes before leaving: one whose turn comes
// exactly at the end of its patience is served.
func (q *queue) happen(at *big.Rat) {
	q.now = at
	if q.set.Pacing == engine.Interval {
		if over(at, q.every()).IsInt() {
			q.tick()
		}
	} else {
		if q.serving != nil && q.serving.done.Cmp(at) == 0 {
			q.serving = nil
			q.add("processed", whole(1))
		}
		q.startNext()
	}
	if q.set.Timeout != 0 {
		q.expire()
	}
}

// tick does the work of one tick, on one request after the other; one that is large may take several ticks.
func (q *queue) tick() {
	for left := q.set.Drain; left > 0 && q.size() > 0; {
		if q.serving == nil {
			q.next()
		}
		done := min(left, q.serving.work)
		q.serving.work -= done
		left -= done
		if q.serving.work == 0 {
			q.serving.done = q.now
			q.serving = nil
			q.add("processed", whole(1))
		}
	}
}

// startNext starts the processing of the next one if nothing is in processing, with steady pacing.
func (q *queue) startNext() {
	if q.serving == nil && len(q.waiting) > 0 {
		q.next()
		q.serving.done = plus(q.now, over(times(q.every(), whole(q.serving.work)), whole(q.set.Drain)))
	}
}

func (q *queue) next() {
	q.serving, q.waiting = q.waiting[0], q.waiting[1:]
	q.serving.start = q.now
}

func (q *queue) expire() {
	var patient []*request
	for _, r := range q.waiting {
		if q.deadline(r).Cmp(q.now) > 0 {
			patient = append(patient, r)
		} else {
			q.add("expired", whole(1))
		}
	}
	q.waiting = patient
}

func (q *queue) arrive(n, cost int64) {
	q.arrived = nil
	for int64(len(q.arrived)) < n && q.size() < q.set.Capacity {
		r := &request{arrived: q.now, work: cost}
		q.waiting = append(q.waiting, r)
		q.arrived = append(q.arrived, r)
		if q.set.Pacing != engine.Interval {
			q.startNext()
		}
	}
	queued := whole(int64(len(q.arrived)))
	q.add("requests", whole(n))
	q.add("queued", queued)
	q.add("dropped", minus(whole(n), queued))
}

func (q *queue) levels() Figures { return Figures{"queue": whole(q.size())} }

// waits looks into the future: a copy of the queue goes on without new arrivals. Those who come later stand behind, so the
// future of those who are here is the copy's.
func (q *queue) waits(int64) Figures {
	f := Figures{"firstStartInMs": nil, "lastStartInMs": nil, "firstDoneInMs": nil, "lastDoneInMs": nil,
		"retryAfterMs": q.untilPlace()}
	future := q.copy()
	for next := future.nextEvent(); next != nil; next = future.nextEvent() {
		future.happen(next)
	}
	served := int64(0)
	for _, r := range future.arrived {
		if r.start == nil {
			continue
		}
		start, done := millis(minus(r.start, r.arrived)), millis(minus(r.done, r.arrived))
		if served == 0 {
			f["firstStartInMs"], f["firstDoneInMs"] = start, done
		}
		f["lastStartInMs"], f["lastDoneInMs"] = start, done
		served++
	}
	f["served"] = whole(served)
	return f
}

func (q *queue) untilPlace() *big.Rat {
	future := q.copy()
	for future.size() >= q.set.Capacity {
		future.happen(future.nextEvent())
	}
	return millis(minus(future.now, q.now))
}

// copy is a queue of its own, with requests and a tally of its own.
func (q *queue) copy() *queue {
	twins := map[*request]*request{nil: nil}
	twin := func(r *request) *request {
		if twins[r] == nil && r != nil {
			t := *r
			twins[r] = &t
		}
		return twins[r]
	}
	c := &queue{set: q.set, tally: tally{q.tallied()}, now: q.now, serving: twin(q.serving)}
	for _, r := range q.waiting {
		c.waiting = append(c.waiting, twin(r))
	}
	for _, r := range q.arrived {
		c.arrived = append(c.arrived, twin(r))
	}
	return c
}
