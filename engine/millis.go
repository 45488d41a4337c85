package engine

import (
	"math"
	"math/bits"
	"time"
)

const nanosPerMilli = 1_000_000

// Milliseconds is the float64 nearest to d in milliseconds, as times are shown; d must not be negative.
func Milliseconds(d time.Duration) float64 { return nearest(whole(uint64(d)), nanosPerMilli) }

// FromMilliseconds reads milliseconds to the nearest nanosecond, halves up. ok is false for NaN, for negative numbers
// and for more than MaxTime.
func FromMilliseconds(ms float64) (d time.Duration, ok bool) {
	if !(ms >= 0 && ms <= float64(MaxTime/nanosPerMilli)) {
		return 0, false
	}
	if ms == 0 {
		return 0, true
	}
	// ms = fraction × 2^exponent exactly, and so is the product with 10⁶ in 128 bits; only the last shift rounds.
	fraction, exponent := math.Frexp(ms)
	hi, lo := bits.Mul64(uint64(math.Ldexp(fraction, 53)), nanosPerMilli)
	for shift := 53 - exponent; shift > 0; shift-- {
		if shift == 1 {
			var carry uint64
			lo, carry = bits.Add64(lo, 1, 0)
			hi += carry
		}
		if hi|lo == 0 {
			break
		}
		lo, hi = lo>>1|hi<<63, hi>>1
	}
	return time.Duration(lo), true
}
