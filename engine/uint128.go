package engine

import "math/bits"

// Uint128 is a whole number from 0 to 2¹²⁸−1. A bucket of 10⁹ tokens that gains 10⁹ a nanosecond for 285 years needs 93
// bits: products of a rate and a time are kept here, so that nothing ever wraps around.
type Uint128 struct{ hi, lo uint64 }

// mul is a × b, which always fits. Like the divisions it is kept out of line: WebAssembly has no such instruction, and a
// copy of the long way round at every call would show in the download.
//
//go:noinline
func mul(a, b uint64) Uint128 {
	hi, lo := bits.Mul64(a, b)
	return Uint128{hi, lo}
}

func whole(v uint64) Uint128 { return Uint128{lo: v} }

func (a Uint128) add(b Uint128) Uint128 {
	lo, carry := bits.Add64(a.lo, b.lo, 0)
	hi, _ := bits.Add64(a.hi, b.hi, carry)
	return Uint128{hi, lo}
}

// sub is a − b; b must not be larger.
func (a Uint128) sub(b Uint128) Uint128 {
	lo, borrow := bits.Sub64(a.lo, b.lo, 0)
	hi, _ := bits.Sub64(a.hi, b.hi, borrow)
	return Uint128{hi, lo}
}

func (a Uint128) less(b Uint128) bool { return a.hi < b.hi || a.hi == b.hi && a.lo < b.lo }

func (a Uint128) isZero() bool { return a.hi|a.lo == 0 }

// divMod is a ÷ d and the remainder; d must not be 0.
//
//go:noinline
func (a Uint128) divMod(d uint64) (Uint128, uint64) {
	if a.hi == 0 {
		return Uint128{lo: a.lo / d}, a.lo % d
	}
	hi, rest := a.hi/d, a.hi%d
	lo, rest := bits.Div64(rest, a.lo, d)
	return Uint128{hi, lo}, rest
}

// ceilDiv is a ÷ d, rounded up.
//
//go:noinline
func (a Uint128) ceilDiv(d uint64) Uint128 {
	q, rest := a.divMod(d)
	if rest != 0 {
		q = q.add(whole(1))
	}
	return q
}

// Uint64 gives the number, and whether it fits.
func (a Uint128) Uint64() (v uint64, ok bool) { return a.lo, a.hi == 0 }

// String writes the number in decimal digits.
func (a Uint128) String() string {
	var digits [39]byte
	i := len(digits)
	for {
		q, digit := a.divMod(10)
		i--
		digits[i] = byte('0' + digit)
		if a = q; a.isZero() {
			return string(digits[i:])
		}
	}
}

// ParseUint128 reads decimal digits, as String writes them.
func ParseUint128(text string) (v Uint128, ok bool) {
	if len(text) == 0 || len(text) > 39 {
		return v, false
	}
	for i := range len(text) {
		digit := uint64(text[i] - '0')
		if text[i] < '0' || digit > 9 {
			return Uint128{}, false
		}
		high, low := bits.Mul64(v.lo, 10)
		top, carried := bits.Mul64(v.hi, 10)
		lo, carry := bits.Add64(low, digit, 0)
		hi, over := bits.Add64(carried, high, carry)
		if top != 0 || over != 0 {
			return Uint128{}, false
		}
		v = Uint128{hi, lo}
	}
	return v, true
}
