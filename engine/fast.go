package engine

import (
	"math/bits"
	"time"
)

// The fast way through a step. Where nothing but the plain rules is asked for and all numbers fit 64 bits, it does what
// the general way does with fewer words; a property test holds it to that. Whatever else is asked for, and all that is
// wrong, it leaves to the general way.

// narrow tells whether the fast way may be tried.
func (r *rules) narrow() bool {
	return r.flaw == "" && !r.bucket.PerClient && r.timeout == 0 && r.capacity.hi == 0 && r.capacity.lo < 1<<62
}

// fast makes a step and fills in the row, or touches nothing and says false.
func (s *State) fast(in *Input, row *Row) bool {
	r := s.rules
	if uint64(in.Requests) > MaxCount || in.Cost > 1 || in.Cost < 0 || in.Client != 0 || s.one.line != nil ||
		uint64(in.Advance) > uint64(MaxTime)-s.clock.at {
		return false
	}
	phase, flows := s.clock.phase, uint64(in.Advance)
	if r.ticking {
		if phase, flows = phase+flows, 0; phase >= r.every {
			flows = phase / r.every
			phase -= flows * r.every
		}
	}
	over, come := bits.Mul64(r.rate, flows)
	if over != 0 || come >= 1<<62 {
		return false
	}
	s.clock = clock{s.clock.at + uint64(in.Advance), phase}
	row.Kind, row.At, row.Requests = r.kind, time.Duration(s.clock.at), in.Requests
	switch r.kind {
	case Token:
		s.fastToken(come, row)
	case Meter:
		s.fastMeter(come, row)
	default:
		s.fastLeaky(come, row)
	}
	return true
}

func (s *State) fastToken(come uint64, row *Row) {
	r := s.rules
	kept := min(come, r.capacity.lo-s.one.level.lo)
	level := s.one.level.lo + kept
	in := fit(uint64(row.Requests), level, r.per)
	level -= in * r.per
	s.one.level.lo = level
	row.Accepted, row.Rejected = int64(in), row.Requests-int64(in)
	row.Refilled, row.Spilled, row.Tokens = Amount{Uint128{lo: kept}, r.per}, Amount{Uint128{lo: come - kept}, r.per}, Amount{Uint128{lo: level}, r.per}
	if level < r.per {
		row.RetryAfter = r.fastAfter(r.per-level, s.clock.phase)
	}
}

func (s *State) fastMeter(come uint64, row *Row) {
	r := s.rules
	level := s.one.level.lo - min(come, s.one.level.lo)
	in := fit(uint64(row.Requests), r.capacity.lo-level, r.per)
	level += in * r.per
	s.one.level.lo = level
	row.Accepted, row.Rejected = int64(in), row.Requests-int64(in)
	row.Level = Amount{Uint128{lo: level}, r.per}
	if most := r.capacity.lo - r.per; level > most {
		row.RetryAfter = r.fastAfter(level-most, s.clock.phase)
	}
}

func (s *State) fastLeaky(come uint64, row *Row) {
	r, phase := s.rules, s.clock.phase
	level, pending := s.one.level.lo, uint64(s.one.pending)
	if pending > 0 && come > 0 {
		level -= min(come, level)
		if others := (pending - 1) * r.per; level <= others { // the first is done, and perhaps more
			left := (level + r.per - 1) / r.per
			row.Processed, pending = int64(pending-left), left
		}
	}
	in := min(uint64(row.Requests), uint64(r.places)-pending)
	row.Queued, row.Dropped, row.Served = int64(in), row.Requests-int64(in), int64(in)
	row.FirstStartIn, row.LastStartIn, row.FirstDoneIn, row.LastDoneIn = NoWait, NoWait, NoWait, NoWait
	if in > 0 {
		row.FirstStartIn, row.FirstDoneIn = r.fastTurn(level, phase), r.fastAfter(level+r.per, phase)
		row.LastStartIn, row.LastDoneIn = row.FirstStartIn, row.FirstDoneIn
		if in > 1 {
			last := level + (in-1)*r.per
			row.LastStartIn, row.LastDoneIn = r.fastTurn(last, phase), r.fastAfter(last+r.per, phase)
		}
		level, pending = level+in*r.per, pending+in
	}
	s.one.level.lo, s.one.pending, row.Queue = level, int64(pending), int64(pending)
	if pending == uint64(r.places) {
		row.RetryAfter = r.fastAfter(level-(pending-1)*r.per, phase)
	}
}

// fit is how many of n things of a size fit into some room.
func fit(n, room, size uint64) uint64 {
	if room < size {
		return 0
	}
	if over, all := bits.Mul64(n, size); over == 0 && all <= room {
		return n
	}
	return min(n, room/size)
}

// fastAfter is after for some units, not none.
func (r *rules) fastAfter(units, phase uint64) Wait {
	if r.rate == 0 {
		return NoWait
	}
	flows := uint64(1)
	if units > r.rate { // a division is dear
		flows = (units + r.rate - 1) / r.rate
	}
	if !r.ticking {
		return Wait{Uint128{lo: flows}}
	}
	hi, lo := bits.Mul64(flows, r.every)
	lo, borrow := bits.Sub64(lo, phase, 0)
	return Wait{Uint128{hi - borrow, lo}}
}

func (r *rules) fastTurn(ahead, phase uint64) Wait {
	switch {
	case r.ticking:
		return r.fastAfter(ahead+1, phase)
	case ahead == 0:
		return Wait{}
	}
	return r.fastAfter(ahead, phase)
}
