package engine

import (
	"math"
	"time"
)

// rules are what a bucket goes by, worked out once from its set-up: that of the set-up itself, or what a wrong rule makes
// of it. All states of a bucket share them.
type rules struct {
	bucket   Bucket // normal, as it was given
	kind     Kind
	ticking  bool // Interval pacing: flow comes in ticks, not nanoseconds
	rate     uint64
	every    uint64
	per      uint64  // units of one token or request, see State
	capacity Uint128 // in units; of a leaky bucket unused
	places   int64   // of a leaky bucket
	initial  Uint128 // in units
	timeout  uint64
	flaw     Flaw
	inFlight int64
	way      way    // the fast one that may be tried, see fast.go
	inverse  uint64 // of the rate, see flowsFor
	most     uint64 // what the rate may be multiplied with on the fast way
}

func newRules(b Bucket) (*rules, error) {
	b, err := b.Normal()
	if err != nil {
		return nil, err
	}
	r := &rules{bucket: b, kind: b.Kind, flaw: b.Flaw, places: b.Capacity, rate: uint64(b.Drain), every: uint64(b.Every),
		timeout: uint64(b.Timeout), inFlight: b.InFlight}
	if b.Kind == Token {
		r.rate = uint64(b.Refill)
	}
	initial := b.Initial
	switch b.Flaw {
	case StartsEmpty:
		initial = 0
	case StartsFull:
		initial = b.Capacity
	case PerSecond:
		r.every = uint64(time.Second)
	case NoQueue:
		r.places = 1
	case DrainsFirst:
		r.places += b.Drain
	case ServedTakesNoPlace:
		r.places++
	}
	// Steady pacing counts in units of 1/Every, so that what flows in one nanosecond is a whole number of them (Refill or
	// Drain). Interval pacing needs no fractions.
	r.per = 1
	r.ticking = b.Pacing == Interval
	if !r.ticking {
		r.per = r.every
	}
	r.capacity, r.initial = mul(uint64(b.Capacity), r.per), mul(uint64(initial), r.per)
	r.way = r.fastest()
	r.inverse, r.most = math.MaxUint64/max(r.rate, 1), (1<<62-1)/max(r.rate, 1)
	return r, nil
}

// after is the time that units need to flow, from an instant at which phase nanoseconds of the current tick are over.
func (r *rules) after(units Uint128, phase uint64) Wait {
	switch {
	case units.isZero():
		return Wait{}
	case r.rate == 0:
		return NoWait
	case !r.ticking:
		return Wait{units.ceilDiv(r.rate)}
	}
	return r.tick(units.ceilDiv(r.rate), phase)
}

// tick is the time until the n-th tick, n ≥ 1, from an instant at which phase nanoseconds of the current one are over.
func (r *rules) tick(n Uint128, phase uint64) Wait {
	product := mul(n.lo, r.every)
	product.hi += n.hi * r.every
	return Wait{product.sub(whole(phase))}
}
