package engine

import "math/bits"

// random is splitmix64 (Steele, Lea and Flood, 2014): a fixed integer generator, the same numbers from the same seed on
// every platform.
type random struct{ state uint64 }

func (r *random) next() uint64 {
	r.state += 0x9e3779b97f4a7c15
	return mix(r.state)
}

func mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// exponential draws an exponentially distributed number of mean one, as a whole part and 2⁻⁶⁴ths, by von Neumann's method
// (1951): it compares uniform numbers and needs no logarithm, whose last bits differ between platforms. A run of falling
// numbers of even length is thrown away and counts one; the first number of a run of odd length is the fraction.
func (r *random) exponential() (wholePart, fraction uint64) {
	for ; ; wholePart++ {
		first := r.next()
		last, falling := first, true
		odd := true
		for falling {
			drawn := r.next()
			if falling = drawn < last; falling {
				last, odd = drawn, !odd
			}
		}
		if odd {
			return wholePart, first
		}
	}
}

// gap draws the time to the next of arrivals that come independently, mean ÷ per nanoseconds apart on average, rounded down.
func (r *random) gap(mean, per uint64) uint64 {
	wholePart, fraction := r.exponential()
	above, _ := bits.Mul64(fraction, mean) // fraction × mean ÷ 2⁶⁴
	total := mul(wholePart, mean).add(whole(above))
	gap, _ := total.divMod(per)
	if gap.hi != 0 {
		return 1 << 63
	}
	return min(gap.lo, 1<<63)
}
