package engine

// The leaky bucket as a queue: first in, first out, processed at a constant rate. level is the work still to be done for the
// pending requests: Every units for a cost of 1 with steady pacing (the server does Drain units a nanosecond), one unit
// with interval pacing (it does Drain at every tick).

// queue is how many requests are in the bucket: those that will be processed and those that will leave before.
func (h *holding) queue() int64 { return h.pending + h.doomedCount }

// drain does the work of the time that passed, and lets those leave whose time is up.
func (h *holding) drain(r *rules, p passed) (f flow) {
	if h.pending > 0 && p.flows > 0 {
		done := smaller(mul(r.rate, p.flows), h.level)
		h.level = h.level.sub(done)
		if h.line != nil {
			f.processed = h.drainLine(r, done)
		} else {
			left := h.level.ceilDiv(r.per)
			f.processed = h.pending - int64(left.lo)
		}
		h.pending -= f.processed
	}
	gone := 0
	for gone < len(h.doomed) && h.doomed[gone].at <= p.now {
		f.expired += h.doomed[gone].count
		gone++
	}
	if h.doomed = h.doomed[gone:]; len(h.doomed) == 0 {
		h.doomed = nil // copies of the state must not grow into the same memory
	}
	h.doomedCount -= f.expired
	return f
}

// enqueue lets as many of n requests in as there are places. The first of them will be processed, as far as their turn
// comes within the timeout; the others hold their places until it is over.
func (h *holding) enqueue(r *rules, now clock, n, cost int64) arrival {
	queued := min(n, r.places-h.queue())
	t := turns{served: queued, cost: cost, ahead: h.level, phase: now.phase}
	if r.flaw == LastInFirstOut { // behind nothing but what is left of the one in processing
		t.ahead = Uint128{}
		if h.pending > 0 {
			t.ahead = h.leftOfFirst(r)
		}
	}
	if r.timeout != 0 {
		t.served = min(queued, h.turnsWithinTimeout(r, now, cost))
	}
	if t.served > 0 {
		if cost != 1 || h.line != nil {
			h.join(r, t.served, cost)
		}
		h.pending += t.served
		h.level = h.level.add(work(r, t.served, cost))
	}
	if late := queued - t.served; late > 0 {
		h.doom(now.at+r.timeout, late)
	}
	if t.served == 0 {
		return arrival{in: queued}
	}
	return arrival{queued, t}
}

// work is what n requests of a cost take.
func work(r *rules, n, cost int64) Uint128 { return mul(uint64(n), uint64(cost)*r.per) }

// doom notes that n more requests will leave at an instant, not before any that were noted already.
func (h *holding) doom(at uint64, n int64) {
	h.doomedCount += n
	if last := len(h.doomed) - 1; last >= 0 && h.doomed[last].at == at {
		h.doomed[last].count += n
		return
	}
	h.doomed = append(h.doomed, expiry{at, n})
}

// turnsWithinTimeout is how many more requests would start no later than the timeout from now, one behind the other.
func (h *holding) turnsWithinTimeout(r *rules, now clock, cost int64) int64 {
	// The k-th starts when the work ahead of it is done, level + (k − 1) × its own; with interval pacing at the first tick
	// at which some of what is done is its own, one unit later.
	flows, own := r.timeout, uint64(0)
	if r.ticking {
		flows, own = (now.phase+r.timeout)/r.every, 1
	}
	done, ahead := mul(r.rate, flows), h.level.add(whole(own))
	if done.less(ahead) {
		return 0
	}
	further, _ := done.sub(ahead).divMod(uint64(cost) * r.per)
	return clampCount(further.add(whole(1)))
}

func clampCount(n Uint128) int64 {
	if n.hi != 0 || n.lo > MaxCount {
		return MaxCount
	}
	return int64(n.lo)
}

// turn is the time until a request starts that has so much work ahead of it.
func (r *rules) turn(ahead Uint128, phase uint64) Wait {
	if r.ticking {
		ahead = ahead.add(whole(1)) // a tick's work begins with it
	}
	return r.after(ahead, phase)
}

// done is the time until a request of a cost is processed that has so much work ahead of it.
func (r *rules) done(ahead Uint128, phase uint64, cost int64) Wait {
	if r.flaw == WaitWithoutOwn {
		return r.turn(ahead, phase)
	}
	return r.after(ahead.add(work(r, 1, cost)), phase)
}

// untilPlace is the time until a place is free: the next completion or expiry of a full queue.
func (h *holding) untilPlace(r *rules, now clock) Wait {
	if h.queue() < r.places {
		return Wait{}
	}
	free := NoWait
	if h.pending > 0 {
		free = r.after(h.leftOfFirst(r), now.phase)
	}
	if len(h.doomed) > 0 {
		if leaves := (Wait{whole(h.doomed[0].at - now.at)}); leaves.before(free) {
			free = leaves
		}
	}
	return free
}

// leftOfFirst is the work left for the first pending request.
func (h *holding) leftOfFirst(r *rules) Uint128 {
	if h.line != nil {
		return work(r, 1, h.line[0].Cost).sub(h.progress)
	}
	return h.level.sub(mul(uint64(h.pending-1), r.per))
}
