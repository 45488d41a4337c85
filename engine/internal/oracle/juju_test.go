package oracle

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/juju/ratelimit"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
)

// juju/ratelimit counts in whole ticks from the start and adds a quantum at each: the token bucket with interval pacing.
// TakeAvailable gives of n what there is.

func TestJujuHasTheSameRounds(t *testing.T) {
	compare(t, func(t *testing.T, random *rand.Rand) int {
		b := engine.Bucket{
			Kind:     engine.Token,
			Capacity: pick(random, 1, between[int64](random, 1, 20), between[int64](random, 1, engine.MaxCount)),
			Refill:   pick(random, 1, between[int64](random, 1, 20), between[int64](random, 1, engine.MaxCount)),
			Every:    pick(random, 1, 3, time.Second, between(random, 1, 10*time.Second), between(random, 1, 1000*time.Hour)),
		}
		now := &clock{epoch}
		theirs := ratelimit.NewBucketWithQuantumAndClock(b.Every, b.Capacity, b.Refill, now)
		ours := start(t, b)
		var row engine.Row
		const length = 50
		for range length {
			n := pick(random, 0, 1, b.Capacity, between(random, 1, b.Capacity+1))
			row = step(t, ours, gap(random, b.Every, row.RetryAfter), min(n, engine.MaxCount))
			now.at(ours)
			require.Equal(t, theirs.TakeAvailable(row.Requests), row.Accepted, "%+v at %v", b, ours.At())
			left, _ := row.Tokens().Whole()
			require.EqualValues(t, theirs.Available(), left)
			if wait := ns(row.RetryAfter); wait > 0 {
				_, ok := theirs.TakeMaxDuration(1, wait-1)
				require.False(t, ok, "they would let one in before our wait of %v is over", wait)
			}
		}
		// A bucket that has been promised a token can't be compared any more, so this comes last.
		_, ok := theirs.TakeMaxDuration(1, ns(row.RetryAfter))
		require.True(t, ok, "they would not let one in when our wait of %v is over", row.RetryAfter)
		return length
	})
}

// Where they depart: ticks × quantum is a product of 64 bits there. After a century at 10⁹ a nanosecond it has wrapped
// around, and the bucket owes tokens that it should have.
func TestJujuOverflowsAfterACentury(t *testing.T) {
	now := &clock{epoch}
	theirs := ratelimit.NewBucketWithQuantumAndClock(1, engine.MaxCount, engine.MaxCount, now)
	ours := start(t, engine.Bucket{Kind: engine.Token, Capacity: engine.MaxCount, Refill: engine.MaxCount, Every: 1})
	step(t, ours, 0, engine.MaxCount)
	theirs.TakeAvailable(engine.MaxCount)
	row := step(t, ours, 100*365*24*time.Hour, 0)
	now.at(ours)
	assert.Equal(t, "1000000000", row.Tokens().String())
	ticks := int64(100 * 365 * 24 * time.Hour)
	wrapped := ticks * engine.MaxCount
	require.Negative(t, wrapped, "this is the product that they add")
	assert.Equal(t, wrapped, theirs.Available())
}
