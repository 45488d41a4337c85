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
	// PerClient gives every client a bucket of its own, from its first request on. Without it all share one.
	PerClient bool
	// Flaw makes the bucket run with a wrong rule; empty is the right one.
	Flaw Flaw
	// InFlight is for ReadsBeforeWrites: how many requests read before any of them writes, 1 to MaxCount; 0 means all
	// that arrive together.
	InFlight int64
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
	return b, b.normalFlaw()
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
