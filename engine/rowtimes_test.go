package engine_test

import (
	"encoding/binary"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bucketplayground/engine"
)

// Row times in 32 bits are a shorter form of the same times, or none at all.
func TestMillis32(t *testing.T) {
	const milli = time.Millisecond
	millis := func(most int64) *rapid.Generator[time.Duration] {
		return rapid.Map(rapid.Int64Range(1, most), func(ms int64) time.Duration { return time.Duration(ms) * milli })
	}
	lengths := rapid.OneOf(millis(5000), millis(1<<32), millis(9e12), rapid.Just(engine.MaxTime), rapid.Just(milli/2))
	rapid.Check(t, func(t *rapid.T) {
		every := lengths.Draw(t, "every")
		page := &engine.Trace{From: lengths.Draw(t, "from"), RowEvery: every}
		page.Rows = rapid.IntRange(0, int(min(100, (engine.MaxTime-page.From)/every+1))).Draw(t, "rows")
		words, ok := page.Millis32(nil)
		if !ok {
			require.Nil(t, words)
			return
		}
		require.Len(t, words, 4*page.Rows)
		for i := range page.Rows {
			require.Equal(t, page.RowStart(i), time.Duration(binary.LittleEndian.Uint32(words[4*i:]))*milli)
		}
	})
	for rows, want := range map[int]bool{1: true, 2: false} {
		_, ok := (&engine.Trace{Rows: rows, RowEvery: (1<<32 - 1) * milli}).Millis32(nil)
		assert.Equal(t, want, ok, "%d rows of just under 2³² ms", rows)
	}
}
