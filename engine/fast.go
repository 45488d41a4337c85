package engine

import "math/bits"

// The fast way through a step. Where nothing but the plain rules is asked for and all numbers fit 64 bits, it does what
// the general way does with fewer words; a property test holds it to that. Whatever else is asked for, and all that is
// wrong, it leaves to the general way. What every step goes through is written so that the compiler can copy it into
// Step: a call takes as long as the work itself.

// way is the way through a step that a bucket takes.
type way uint8

const (
	generalWay way = iota
	tokenWay
	meterWay
	leakyWay
)

// fastest is the fast way that may be tried.
func (r *rules) fastest() way {
	if r.flaw != "" || r.bucket.PerClient || r.timeout != 0 || r.capacity.hi != 0 || r.capacity.lo >= 1<<62 {
		return generalWay
	}
	return map[Kind]way{Token: tokenWay, Meter: meterWay, Leaky: leakyWay}[r.kind]
}

// simple tells that a step has nothing to it that the fast way does not know.
func (s *State) simple(in Input) bool {
	return uint64(in.Requests) <= MaxCount && in.Cost&^1|in.Client == 0 && s.one.line == nil && uint64(in.Advance) <= uint64(MaxTime)-s.clock.at
}

// come is what flows while time passes, and the phase of the clock after it; ok tells whether it fits.
func (s *State) come(elapsed uint64) (phase, come uint64, ok bool) {
	r := s.rules
	phase, flows := s.clock.phase, elapsed
	if r.ticking {
		if phase, flows = phase+elapsed, 0; phase >= r.every {
			flows = phase / r.every
			phase -= flows * r.every
		}
	}
	return phase, r.rate * flows, flows <= r.most
}

// fastToken makes a step in which so much comes, at the time that the clock shows, and fills in the row.
func (s *State) fastToken(come uint64, row *Row) {
	r := s.rules
	kept := min(come, r.capacity.lo-s.one.level.lo)
	level := s.one.level.lo + kept
	in := fit(uint64(row.Requests), level, r.per)
	level -= in * r.per
	s.one.level.lo = level
	row.Accepted, row.Rejected = int64(in), row.Requests-int64(in)
	row.refilled.lo, row.spilled.lo, row.level.lo = kept, come-kept, level
	switch {
	case level >= r.per:
	case r.rate == 0:
		row.RetryAfter = NoWait
	case r.ticking:
		row.RetryAfter.ns.lo = r.every - s.clock.phase
	default:
		row.RetryAfter.ns.lo = r.flowsFor(r.per - level)
	}
}

func (s *State) fastMeter(come uint64, row *Row) {
	r := s.rules
	level := s.one.level.lo - min(come, s.one.level.lo)
	in := fit(uint64(row.Requests), r.capacity.lo-level, r.per)
	level += in * r.per
	s.one.level.lo = level
	row.Accepted, row.Rejected = int64(in), row.Requests-int64(in)
	row.level.lo = level
	if most := r.capacity.lo - r.per; level > most {
		row.RetryAfter.ns.lo = r.flowsFor(level - most)
	}
}

func (s *State) fastLeaky(come uint64, row *Row) {
	r := s.rules
	level, pending := r.drained(s.one.level.lo, uint64(s.one.pending), come)
	row.Processed = s.one.pending - int64(pending)
	in := min(uint64(row.Requests), uint64(r.places)-pending)
	row.Queued, row.Dropped = int64(in), row.Requests-int64(in)
	if in > 0 {
		row.turns = turns{int64(in), 1, Uint128{lo: level}, s.clock.phase}
		level, pending = level+in*r.per, pending+in
	}
	s.one.level.lo, s.one.pending, row.Queue = level, int64(pending), int64(pending)
	if pending == uint64(r.places) {
		if first := level - (pending-1)*r.per; r.ticking {
			row.RetryAfter = r.tick(whole(r.flowsFor(first)), s.clock.phase)
		} else {
			row.RetryAfter.ns.lo = r.flowsFor(first)
		}
	}
}

// drained is the work left of a level of it, of which so much was done, and the requests left of those pending.
func (r *rules) drained(level, pending, come uint64) (left, still uint64) {
	if pending == 0 || come == 0 {
		return level, pending
	}
	level -= min(come, level)
	if others := (pending - 1) * r.per; level <= others { // the first is done, and perhaps more
		pending--
		if level+r.per <= others {
			pending = (level + r.per - 1) / r.per
		}
	}
	return level, pending
}

// fit is how many of n things of a size fit into some room.
func fit(n, room, size uint64) uint64 {
	if room < size {
		return 0
	}
	if n <= 1 {
		return n
	}
	if over, all := bits.Mul64(n, size); over == 0 && all <= room {
		return n
	}
	return min(n, room/size)
}

// flowsFor is units ÷ rate, rounded up, by way of a multiplication: a division is what takes longest in a step.
func (r *rules) flowsFor(units uint64) uint64 {
	if units <= r.rate {
		return 1
	}
	// inverse is less than 2⁶⁴ ÷ rate by no more than 1 + 1/rate, and units less than 2⁶³: the product is off by less than 1.
	most := units + r.rate - 1
	flows, _ := bits.Mul64(most, r.inverse)
	if most-flows*r.rate >= r.rate {
		flows++
	}
	return flows
}
