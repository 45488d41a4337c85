package engine

import (
	"encoding/binary"
	"math"
	"slices"
	"time"
)

// Millis32 gives when the rows start, in milliseconds, as unsigned 32-bit numbers of four bytes each, the lowest first, which
// is how WebAssembly keeps them. ok is false where not all of them are whole milliseconds that fit. The bytes go into the
// memory of the given slice if that is large enough.
func (t *Trace) Millis32(into []byte) (times []byte, ok bool) {
	const milli = time.Millisecond
	end := uint64(t.From) + uint64(t.Rows)*uint64(t.RowEvery) // may be past what a time.Duration holds
	if t.From%milli != 0 || t.RowEvery%milli != 0 || end/uint64(milli) > math.MaxUint32 {
		return nil, false
	}
	at, every := uint64(t.From/milli), uint64(t.RowEvery/milli)
	times = slices.Grow(into[:0], 4*t.Rows)[:4*t.Rows]
	left := times
	// Two times in a word, and eight words in a turn: a turn of a loop is what takes longest on the web.
	for two, step := at|(at+every)<<32, 2*every*(1+1<<32); len(left) >= stretch; left = left[stretch:] {
		words := (*[stretch]byte)(left)
		putWord(words, 0, two)
		putWord(words, 8, two+step)
		putWord(words, 16, two+2*step)
		putWord(words, 24, two+3*step)
		putWord(words, 32, two+4*step)
		putWord(words, 40, two+5*step)
		putWord(words, 48, two+6*step)
		putWord(words, 56, two+7*step)
		two += 8 * step
	}
	for i := t.Rows - len(left)/4; i < t.Rows; i++ {
		binary.LittleEndian.PutUint32(times[4*i:], uint32(at+uint64(i)*every))
	}
	return times, true
}
