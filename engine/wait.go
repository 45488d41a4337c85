package engine

import (
	"math"
	"time"
)

// Wait is an exact length of time from some instant, in whole nanoseconds and rounded up: whoever waits that long is
// served. It may be longer than a time.Duration can say (the last of 10⁹ in a slow queue), or none at all.
type Wait struct{ ns Uint128 }

// NoWait is the wait for something that does not happen.
var NoWait = Wait{Uint128{math.MaxUint64, math.MaxUint64}}

// IsNone tells whether there is no such wait: nothing was queued, or it would never be over.
func (w Wait) IsNone() bool { return w == NoWait }

// Nanoseconds is the wait's length; it means nothing for NoWait.
func (w Wait) Nanoseconds() Uint128 { return w.ns }

// Duration is the wait as a time.Duration; ok is false if there is none, or if it is past 292 years.
func (w Wait) Duration() (d time.Duration, ok bool) {
	ns, fits := w.ns.Uint64()
	return time.Duration(ns & math.MaxInt64), fits && ns <= math.MaxInt64
}

// Milliseconds is the float64 nearest to the wait in milliseconds, for display; NaN for NoWait.
func (w Wait) Milliseconds() float64 {
	if w.IsNone() {
		return math.NaN()
	}
	return nearest(w.ns, nanosPerMilli)
}

// String writes the wait in nanoseconds: "500000000ns", or "none".
func (w Wait) String() string {
	if w.IsNone() {
		return "none"
	}
	return w.ns.String() + "ns"
}

// before reports whether this wait is over before the other one; NoWait is later than all others.
func (w Wait) before(other Wait) bool { return w.ns.less(other.ns) }
