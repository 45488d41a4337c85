package exercise

import (
	"strings"

	"bucketplayground/engine"
)

// Number is an exact decimal number that somebody typed.
type Number struct {
	negative bool
	whole    uint64
	// part ÷ scale is what follows the separator, less than one; scale is a power of ten.
	part, scale uint64
}

// ReadNumber reads digits with at most one decimal separator, a comma or a point, and an optional sign; "2,5" and "2.5" are
// the same. ok is false for anything else, a blank included.
func ReadNumber(text string) (n Number, ok bool) {
	text = strings.TrimSpace(text)
	if text == "" {
		return n, false
	}
	switch text[0] {
	case '-', '+':
		n.negative = text[0] == '-'
		text = text[1:]
	}
	n.scale = 1
	digits, separated := 0, false
	for i := range len(text) {
		c := text[i]
		switch {
		case c == '.' || c == ',':
			if separated {
				return n, false
			}
			separated = true
		case c < '0' || c > '9':
			return n, false
		case separated:
			if n.scale == maxScale {
				return n, false
			}
			n.part, n.scale = n.part*10+uint64(c-'0'), n.scale*10
			digits++
		default:
			if n.whole >= maxScale/10 {
				return n, false
			}
			n.whole = n.whole*10 + uint64(c-'0')
			digits++
		}
	}
	return n, digits > 0
}

// maxScale bounds both parts of a number to 18 digits, which is more than any figure here has.
const maxScale = 1_000_000_000_000_000_000

// Is tells whether the number is exactly an amount.
func (n Number) Is(a engine.Amount) bool {
	if n.negative && n.whole|n.part != 0 {
		return false
	}
	whole, fits := a.Whole()
	if !fits || whole != n.whole {
		return false
	}
	numerator, denominator := a.Fraction()
	return engine.Product(numerator, n.scale) == engine.Product(n.part, denominator)
}

// Float64 is the nearest float64, for display.
func (n Number) Float64() float64 {
	value := engine.Ratio(engine.Product(n.whole, n.scale), n.scale).Plus(engine.Ratio(engine.Product(n.part, 1), n.scale)).Float64()
	if n.negative {
		return -value
	}
	return value
}

func isBlank(text string) bool { return strings.TrimSpace(text) == "" }
