package engine

import (
	"math"
	"math/bits"
)

// Amount is an exact, possibly fractional count, such as 2⅓ tokens: a whole number of units, so many units to one.
// The zero Amount is 0.
type Amount struct {
	units Uint128
	per   uint64 // units to one; 0 stands for 1, so that the zero value works
}

// Whole is the integer part; ok tells whether it fits.
func (a Amount) Whole() (n uint64, ok bool) {
	q, _ := a.units.divMod(max(a.per, 1))
	return q.Uint64()
}

// Fraction is what Whole leaves: numerator ÷ denominator, less than one.
func (a Amount) Fraction() (numerator, denominator uint64) {
	_, rest := a.units.divMod(max(a.per, 1))
	return rest, max(a.per, 1)
}

// Float64 is the float64 nearest to the amount, for display.
func (a Amount) Float64() float64 { return nearest(a.units, max(a.per, 1)) }

// String writes the whole part and, where there is one, the exact fraction: "2", "2+1/3", "0+1/2".
func (a Amount) String() string {
	per := max(a.per, 1)
	q, rest := a.units.divMod(per)
	if rest == 0 {
		return q.String()
	}
	common := gcd(rest, per)
	return q.String() + "+" + whole(rest/common).String() + "/" + whole(per/common).String()
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// exactFloat is the end of the whole numbers that a float64 holds without gaps.
const exactFloat = 1 << 53

// nearest is the float64 nearest to n ÷ d (ties to even). One division of two exact floats rounds once and is right;
// anything larger is divided as integers to at least 63 bits, the rest folded into the last bit, and rounded once.
func nearest(n Uint128, d uint64) float64 {
	if n.hi == 0 && n.lo < exactFloat && d < exactFloat {
		return float64(n.lo) / float64(d)
	}
	up := uint(0)
	if n.hi == 0 {
		n, up = Uint128{hi: n.lo}, 64
	}
	shift := uint(bits.LeadingZeros64(n.hi))
	n, up = Uint128{n.hi<<shift | n.lo>>(64-shift), n.lo << shift}, up+shift
	down := uint(bits.LeadingZeros64(d))
	d <<= down
	lost := uint64(0)
	if n.hi >= d { // the quotient has to fit 64 bits
		lost = n.lo & 1
		n, up = Uint128{n.hi >> 1, n.hi<<63 | n.lo>>1}, up-1
	}
	q, rest := bits.Div64(n.hi, n.lo, d)
	if rest|lost != 0 {
		q |= 1
	}
	return math.Ldexp(float64(q), int(down)-int(up))
}

// Plus is a + b; both must be of the same denominator, as the figures of one bucket under one name are.
func (a Amount) Plus(b Amount) Amount { return Amount{a.units.add(b.units), max(a.per, b.per)} }

// Less reports whether a < b.
func (a Amount) Less(b Amount) bool {
	wholeA, restA := a.units.divMod(max(a.per, 1))
	wholeB, restB := b.units.divMod(max(b.per, 1))
	if wholeA != wholeB {
		return wholeA.less(wholeB)
	}
	return mul(restA, max(b.per, 1)).less(mul(restB, max(a.per, 1)))
}

// DividedBy is a ÷ n, such as milliseconds in seconds; the denominator × n must fit 64 bits.
func (a Amount) DividedBy(n uint64) Amount { return Amount{a.units, max(a.per, 1) * n} }

// Ratio is n ÷ d; d must not be 0.
func Ratio(n Uint128, d uint64) Amount { return Amount{n, d} }

// Product is a × b.
func Product(a, b uint64) Uint128 { return mul(a, b) }
