package oracle

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/throttled/throttled/v2"

	"bucketplayground/engine"
)

// throttled computes GCRA from one timestamp, in whole nanoseconds: the meter, where everyMs/drain is a whole number of them.
// A call with a quantity is all or nothing there, so n requests are n calls.

// store keeps the timestamp for one key.
type store struct {
	clock
	value int64
	set   bool
}

func (s *store) GetWithTime(context.Context, string) (int64, time.Time, error) {
	if !s.set {
		return -1, s.now, nil
	}
	return s.value, s.now, nil
}

func (s *store) SetIfNotExistsWithTTL(_ context.Context, _ string, value int64, _ time.Duration) (bool, error) {
	if s.set {
		return false, nil
	}
	s.value, s.set = value, true
	return true, nil
}

func (s *store) CompareAndSwapWithTTL(_ context.Context, _ string, old, value int64, _ time.Duration) (bool, error) {
	if !s.set || s.value != old {
		return false, nil
	}
	s.value = value
	return true, nil
}

func newThrottled(t *testing.T, b engine.Bucket) (*throttled.GCRARateLimiterCtx, *store) {
	t.Helper()
	kept := &store{clock: clock{epoch}}
	quota := throttled.RateQuota{MaxRate: throttled.PerDuration(int(b.Drain), b.Every), MaxBurst: int(b.Capacity - 1)}
	limiter, err := throttled.NewGCRARateLimiterCtx(kept, quota)
	require.NoError(t, err)
	return limiter, kept
}

func TestThrottledHasTheSameMeter(t *testing.T) {
	compare(t, func(t *testing.T, random *rand.Rand) int {
		turn := pick(random, 1, 7, time.Millisecond, between(random, 1, time.Second), between(random, 1, time.Hour))
		b := engine.Bucket{Kind: engine.Meter, Capacity: pick(random, 1, 2, between[int64](random, 1, 30), between[int64](random, 1, 100_000)),
			Drain: pick(random, 1, between[int64](random, 1, 50))}
		b.Every = turn * time.Duration(b.Drain)
		theirs, kept := newThrottled(t, b)
		ours := start(t, b)
		var row engine.Row
		compared := 0
		for range 20 {
			advance := gap(random, turn, row.RetryAfter)
			for range between(random, 1, min(b.Capacity+1, 5)) {
				row = step(t, ours, advance, 1)
				advance = 0
				kept.at(ours)
				limited, result, err := theirs.RateLimitCtx(t.Context(), "one client", 1)
				require.NoError(t, err)
				require.Equal(t, limited, row.Rejected == 1, "%+v at %v", b, ours.At())
				room := b.Capacity - ceiling(row.Level())
				require.EqualValues(t, result.Remaining, room)
				require.Equal(t, result.ResetAfter.Nanoseconds(), emptyIn(row.Level(), turn))
				if limited {
					require.Equal(t, result.RetryAfter, ns(row.RetryAfter))
				}
				compared++
			}
		}
		return compared
	})
}

func ceiling(a engine.Amount) int64 {
	whole, _ := a.Whole()
	if part, _ := a.Fraction(); part > 0 {
		whole++
	}
	return int64(whole)
}

// emptyIn is how many nanoseconds a level needs to leak away.
func emptyIn(level engine.Amount, turn time.Duration) int64 {
	whole, _ := level.Whole()
	part, per := level.Fraction()
	// One leaks in turn nanoseconds, so the fraction is so many of them.
	return int64(whole)*int64(turn) + int64(part/(per/uint64(turn)))
}

// Where they depart: their time for one request is a whole number of nanoseconds, cut. At 3 per second a request leaks away after
// 333,333,333 ns there and after 333,333,333⅓ here, so with every request they are a third of a nanosecond further ahead.
func TestThrottledCutsItsIntervals(t *testing.T) {
	b := engine.Bucket{Kind: engine.Meter, Capacity: 3, Drain: 3, Every: time.Second}
	theirs, kept := newThrottled(t, b)
	ours := start(t, b)
	for range 3 {
		step(t, ours, 0, 1)
		_, _, err := theirs.RateLimitCtx(t.Context(), "one client", 1)
		require.NoError(t, err)
	}
	row := step(t, ours, 0, 1)
	_, result, err := theirs.RateLimitCtx(t.Context(), "one client", 1)
	require.NoError(t, err)
	assert.Equal(t, 333_333_334*time.Nanosecond, ns(row.RetryAfter))
	assert.Equal(t, 333_333_333*time.Nanosecond, result.RetryAfter)

	assert.EqualValues(t, 1, step(t, ours, 333_333_333, 1).Rejected)
	kept.at(ours)
	limited, _, err := theirs.RateLimitCtx(t.Context(), "one client", 1)
	require.NoError(t, err)
	assert.False(t, limited, "let in a third of a nanosecond early")
}
