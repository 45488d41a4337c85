package engine

// The leaky bucket as a queue: first in, first out, processed at a constant rate. level is the work still to be done for the
// pending requests: Every units each with steady pacing (the server does Drain units a nanosecond), one each with
// interval pacing (it does Drain at every tick).

// queue is how many requests are in the bucket: those that will be processed and those that will leave before.
func (s *State) queue() int64 { return s.pending + s.doomedCount }

// drain does the work of a number of ticks, and lets those leave whose time is up.
func (s *State) drain(ticks uint64) (f flow) {
	if s.pending > 0 && ticks > 0 {
		done := mul(uint64(s.bucket.Drain), ticks)
		if s.level.less(done) {
			done = s.level
		}
		s.level = s.level.sub(done)
		left := s.level.ceilDiv(s.bucket.per())
		f.processed = s.pending - int64(left.lo)
		s.pending = int64(left.lo)
	}
	gone := 0
	for gone < len(s.doomed) && s.doomed[gone].at <= s.at {
		f.expired += s.doomed[gone].count
		gone++
	}
	s.doomed = s.doomed[gone:]
	s.doomedCount -= f.expired
	return f
}

// enqueue lets as many of n requests in as there are places. The first of them will be processed, as far as their turn
// comes within the timeout; the others hold their places until it is over.
func (s *State) enqueue(n int64) arrival {
	queued := min(n, s.bucket.Capacity-s.queue())
	a := arrival{in: queued, served: queued, ahead: s.level}
	if s.bucket.Timeout != 0 {
		a.served = min(queued, s.turnsWithinTimeout())
	}
	s.pending += a.served
	s.level = s.level.add(mul(uint64(a.served), s.bucket.per()))
	if late := queued - a.served; late > 0 {
		s.doom(s.at+uint64(s.bucket.Timeout), late)
	}
	return a
}

// doom notes that n more requests will leave at an instant, not before any that were noted already.
func (s *State) doom(at uint64, n int64) {
	s.doomedCount += n
	if last := len(s.doomed) - 1; last >= 0 && s.doomed[last].at == at {
		s.doomed[last].count += n
		return
	}
	s.doomed = append(s.doomed, expiry{at, n})
}

// turnsWithinTimeout is how many more requests would start no later than Timeout from now, one behind the other.
func (s *State) turnsWithinTimeout() int64 {
	timeout, drain := uint64(s.bucket.Timeout), uint64(s.bucket.Drain)
	if s.bucket.Pacing == Interval {
		// Drain requests start at each tick.
		turns := mul((s.phase+timeout)/uint64(s.bucket.Every), drain)
		if !s.level.less(turns) {
			return 0
		}
		return clampCount(turns.sub(s.level))
	}
	// The k-th starts when the work ahead of it, level + (k − 1) × Every, is done.
	work := mul(timeout, drain)
	if work.less(s.level) {
		return 0
	}
	further, _ := work.sub(s.level).divMod(uint64(s.bucket.Every))
	return clampCount(further.add(whole(1)))
}

func clampCount(n Uint128) int64 {
	if n.hi != 0 || n.lo > MaxCount {
		return MaxCount
	}
	return int64(n.lo)
}

// waits are the times until the first and the last of the served requests start and are done.
func (s *State) waits(a arrival) (firstStart, lastStart, firstDone, lastDone Wait) {
	if a.served == 0 {
		return NoWait, NoWait, NoWait, NoWait
	}
	last := a.ahead.add(mul(uint64(a.served-1), s.bucket.per()))
	return s.turn(a.ahead), s.turn(last), s.done(a.ahead), s.done(last)
}

// turn is the time until a request starts that has so much work ahead of it.
func (s *State) turn(ahead Uint128) Wait {
	if s.bucket.Pacing == Interval {
		return s.done(ahead) // processing takes no time: it starts and is done at its tick
	}
	return s.bucket.unitsAfter(ahead, s.phase)
}

// done is the time until a request is processed that has so much work ahead of it.
func (s *State) done(ahead Uint128) Wait {
	return s.bucket.unitsAfter(ahead.add(whole(s.bucket.per())), s.phase)
}

// untilPlace is the time until a place is free: the next completion or expiry of a full queue.
func (s *State) untilPlace() Wait {
	if s.queue() < s.bucket.Capacity {
		return Wait{}
	}
	free := NoWait
	if s.pending > 0 {
		others := mul(uint64(s.pending-1), s.bucket.per())
		free = s.bucket.unitsAfter(s.level.sub(others), s.phase)
	}
	if len(s.doomed) > 0 {
		if leaves := (Wait{whole(s.doomed[0].at - s.at)}); leaves.before(free) {
			free = leaves
		}
	}
	return free
}
