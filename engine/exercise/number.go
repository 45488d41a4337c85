package exercise

import (
	"math/bits"
	"strconv"

	"bucketplayground/engine"
)

// Number is an exact number that somebody typed: a decimal or a fraction.
type Number struct {
	negative bool   // never of 0
	num, den uint64 // in lowest terms, den at least 1
}

// maxDigits is the most digits of a number, which is more than any figure here has.
const maxDigits = 18

// maxTyped is the first number that has more.
const maxTyped = 1_000_000_000_000_000_000

func number(num, den uint64) Number {
	common := gcd(num, den)
	return Number{num: num / common, den: den / common}
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func (n Number) amount() engine.Amount { return engine.Ratio(engine.Product(n.num, 1), n.den) }

// Is tells whether the number is exactly an amount.
func (n Number) Is(a engine.Amount) bool { return !n.negative && equal(n.amount(), a) }

// IsWithin tells whether the number is no further from an amount than so many millionths, exactly.
func (n Number) IsWithin(a engine.Amount, millionths uint64) bool {
	if n.negative {
		return false
	}
	high, ok := plus(a, millionths)
	if !ok {
		return n.Is(a)
	}
	low, ok := plus(n.amount(), millionths)
	return ok && !high.Less(n.amount()) && !low.Less(a)
}

// plus adds millionths to an amount; ok is false where the denominators have no common one of 64 bits.
func plus(a engine.Amount, millionths uint64) (sum engine.Amount, ok bool) {
	const million = 1_000_000
	whole, ok := a.Whole()
	if !ok {
		return sum, false
	}
	num, den := a.Fraction()
	part := number(num, den)
	over, common := bits.Mul64(part.den, million/gcd(part.den, million))
	if over != 0 {
		return sum, false
	}
	sum = engine.Ratio(engine.Product(whole, common), common)
	sum = sum.Plus(engine.Ratio(engine.Product(part.num, common/part.den), common))
	return sum.Plus(engine.Ratio(engine.Product(millionths, common/million), common)), true
}

// times is the number × up ÷ down; ok is false where it would not fit.
func (n Number) times(up, down uint64) (Number, bool) {
	across := gcd(n.num, down)
	num, down := n.num/across, down/across
	across = gcd(up, n.den)
	up, den := up/across, n.den/across
	overNum, num := bits.Mul64(num, up)
	overDen, den := bits.Mul64(den, down)
	scaled := number(num, max(den, 1))
	scaled.negative = n.negative
	return scaled, overNum|overDen == 0
}

// Float64 is the nearest float64, for display.
func (n Number) Float64() float64 {
	if n.negative {
		return -n.amount().Float64()
	}
	return n.amount().Float64()
}

// Text writes the number so that it reads in one way only, whatever the language: "2.5", "1234", "1.2340", "1/3".
func (n Number) Text() string {
	text := TextOf(n.amount())
	for i := range len(text) {
		if text[i] == '.' && len(text)-i == 4 {
			text += "0" // three digits after a point could be thousands
		}
	}
	if n.negative {
		return "-" + text
	}
	return text
}

// TextOf writes an amount as it can be typed: as a decimal where that has no more digits than are read, otherwise as a
// fraction.
func TextOf(a engine.Amount) string {
	whole, ok := a.Whole()
	if !ok {
		return a.String()
	}
	num, den := a.Fraction()
	part := number(num, den)
	text := strconv.FormatUint(whole, 10)
	if part.num == 0 {
		return text
	}
	room := maxDigits // of a decimal; a 0 before its mark takes none
	if whole > 0 {
		room -= len(text)
	}
	for scale, digits := uint64(10), 1; digits <= room; scale, digits = scale*10, digits+1 {
		if scale%part.den == 0 {
			return text + "." + strconv.FormatUint(scale+part.num*(scale/part.den), 10)[1:]
		}
	}
	over, most := bits.Mul64(whole, part.den)
	if most, carry := bits.Add64(most, part.num, 0); over|carry == 0 {
		return strconv.FormatUint(most, 10) + "/" + strconv.FormatUint(part.den, 10)
	}
	return a.String()
}
