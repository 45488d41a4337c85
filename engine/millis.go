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
	// ms = fraction × 2^−shift exactly, and so is the product with 10⁶ in 128 bits; only the last shift rounds.
	const fractionBits, bias = 52, 1023
	float := math.Float64bits(ms)
	fraction, shift := float&(1<<fractionBits-1)|1<<fractionBits, fractionBits+bias-float>>fractionBits
	hi, lo := bits.Mul64(fraction, nanosPerMilli) // less than 2⁷³
	switch {
	case shift > 74:
		return 0, true // less than half a nanosecond, as are the floats below 2^−1022, which have no leading bit
	case shift > 64:
		return time.Duration((hi + 1<<(shift-65)) >> (shift - 64)), true
	}
	lo, carry := bits.Add64(lo, 1<<(shift-1), 0)
	hi += carry
	return time.Duration(lo>>shift | hi<<(64-shift)), true
}
