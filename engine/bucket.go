package engine

import (
	"strconv"
	"time"
)

// Kind is which of the three buckets a Bucket is.
type Kind string

const (
	// Token is the token bucket: tokens accrue up to the capacity, a request spends one.
	Token Kind = "token"
	// Leaky is the leaky bucket as a queue: requests wait in it and are processed at a constant rate.
	Leaky Kind = "leaky"
	// Meter is the leaky bucket as a meter: requests raise a level that leaks away, and none has to wait.
	Meter Kind = "meter"
)

// Pacing is how a bucket's flow comes: in lumps or evenly.
type Pacing string

const (
	// Interval brings everything at the whole multiples of Every (Envoy's fill_interval).
	Interval Pacing = "interval"
	// Steady brings it continuously, fractions kept (golang.org/x/time/rate, and every lazy timestamp).
	Steady Pacing = "steady"
)

const (
	// MaxCount is the end of every count: capacity, refill, drain, and the requests of one arrival.
	MaxCount = 1_000_000_000
	// MaxTime is the end of simulated time, a little over 285 years.
	MaxTime = 9_000_000_000_000 * time.Millisecond
)

// Bucket is the set-up of one bucket. Only the fields of its kind may be set.
type Bucket struct {
	Kind Kind
	// Capacity is how much the bucket holds: tokens, places in the queue, or the meter's level; 1 to MaxCount.
	Capacity int64
	// Refill is how many tokens come every Every; 0 to MaxCount. Token only.
	Refill int64
	// Drain is how many requests leave every Every; 1 to MaxCount. Leaky and Meter only.
	Drain int64
	// Every is the interval of Refill or Drain; 1 ns to MaxTime.
	Every time.Duration
	// Pacing is Interval or Steady; empty means Interval for Token and Steady for Leaky. A Meter is always Steady.
	Pacing Pacing
	// Initial is the tokens at the start, 0 to Capacity, if StartsWith is set; otherwise the bucket starts full. Token only.
	Initial    int64
	StartsWith bool
	// Timeout is how long a request waits for its processing to start before it leaves; 0 means for ever. Leaky only.
	Timeout time.Duration
}

// Normal is the bucket with its defaults filled in, or an error that names the first field that is wrong.
func (b Bucket) Normal() (Bucket, error) {
	switch b.Kind {
	case Token, Leaky, Meter:
	default:
		return b, &FieldError{CodeUnknown, "bucket.kind", `"token", "leaky" or "meter"`, strconv.Quote(string(b.Kind))}
	}
	if err := checkRange("bucket.capacity", b.Capacity, 1, MaxCount); err != nil {
		return b, err
	}
	if err := checkTime("bucket.everyMs", int64(b.Every), 1, "at least a nanosecond"); err != nil {
		return b, err
	}
	var err error
	if b.Kind == Token {
		b, err = b.normalToken()
	} else {
		b, err = b.normalLeaky()
	}
	if err != nil {
		return b, err
	}
	if b.Pacing != Interval && b.Pacing != Steady {
		return b, &FieldError{CodeUnknown, "bucket.pacing", `"interval" or "steady"`, strconv.Quote(string(b.Pacing))}
	}
	return b, nil
}

func (b Bucket) normalToken() (Bucket, error) {
	if b.Drain != 0 {
		return b, b.foreign("drain", b.Drain)
	}
	if b.Timeout != 0 {
		return b, b.foreign("timeoutMs", int64(b.Timeout))
	}
	if err := checkRange("bucket.refill", b.Refill, 0, MaxCount); err != nil {
		return b, err
	}
	if !b.StartsWith {
		if b.Initial != 0 {
			return b, rangeError("bucket.initial", "0 where StartsWith is not set", b.Initial)
		}
		b.Initial, b.StartsWith = b.Capacity, true
	}
	if err := checkRange("bucket.initial", b.Initial, 0, b.Capacity); err != nil {
		return b, err
	}
	if b.Pacing == "" {
		b.Pacing = Interval
	}
	return b, nil
}

// normalLeaky serves the meter too: both drain.
func (b Bucket) normalLeaky() (Bucket, error) {
	if b.Refill != 0 {
		return b, b.foreign("refill", b.Refill)
	}
	if b.StartsWith || b.Initial != 0 {
		return b, b.foreign("initial", b.Initial)
	}
	if err := checkRange("bucket.drain", b.Drain, 1, MaxCount); err != nil {
		return b, err
	}
	if b.Pacing == "" {
		b.Pacing = Steady
	}
	if b.Kind == Meter {
		if b.Timeout != 0 {
			return b, b.foreign("timeoutMs", int64(b.Timeout))
		}
		if b.Pacing != Steady {
			return b, &FieldError{CodeKind, "bucket.pacing", `left out, since a meter is always "steady"`, strconv.Quote(string(b.Pacing))}
		}
	}
	if b.Timeout != 0 {
		if err := checkTime("bucket.timeoutMs", int64(b.Timeout), 1, "more than 0"); err != nil {
			return b, err
		}
	}
	return b, nil
}

func (b Bucket) foreign(field string, got int64) error {
	return &FieldError{CodeKind, "bucket." + field, "left out, since it is not a field of a " + string(b.Kind) + " bucket", strconv.FormatInt(got, 10)}
}

// rate is what flows for each tick: tokens in, or requests out.
func (b *Bucket) rate() uint64 {
	if b.Kind == Token {
		return uint64(b.Refill)
	}
	return uint64(b.Drain)
}

// per is the units of one token or request. Steady pacing counts in units of 1/Every, so that what flows in one
// nanosecond is a whole number of them (Refill or Drain); interval pacing needs no fractions.
func (b *Bucket) per() uint64 {
	if b.Pacing == Steady {
		return uint64(b.Every)
	}
	return 1
}

// capacityUnits is the capacity in units of 1/per.
func (b *Bucket) capacityUnits() Uint128 { return mul(uint64(b.Capacity), b.per()) }

// unitsAfter is the time that units need to flow, from an instant at which phase nanoseconds of the current tick are over.
func (b *Bucket) unitsAfter(units Uint128, phase uint64) Wait {
	rate := b.rate()
	switch {
	case units.isZero():
		return Wait{}
	case rate == 0:
		return NoWait
	case b.Pacing == Steady:
		return Wait{units.ceilDiv(rate)}
	}
	return b.tick(units.ceilDiv(rate), phase)
}

// tick is the time until the n-th tick from an instant at which phase nanoseconds of the current one are over; n ≥ 1.
func (b *Bucket) tick(n Uint128, phase uint64) Wait {
	// n is at most MaxCount² and the product at most 9 × 10³⁶, within 128 bits.
	every := uint64(b.Every)
	product := mul(n.lo, every)
	product.hi += n.hi * every
	return Wait{product.sub(whole(phase))}
}
