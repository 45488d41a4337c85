package oracle

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.uber.org/ratelimit"

	"bucketplayground/engine"
)

// go.uber.org/ratelimit without slack lets callers through at even distances, in the order in which they come: the leaky
// bucket with steady pacing and no end to its queue. Take gives the time at which the caller may start.

func newUber(b engine.Bucket, now *clock) ratelimit.Limiter {
	return ratelimit.New(int(b.Drain), ratelimit.Per(b.Every), ratelimit.WithoutSlack, ratelimit.WithClock(now))
}

func TestUberStartsAtTheSameTimes(t *testing.T) {
	compare(t, func(t *testing.T, random *rand.Rand) int {
		// Their distance is a whole number of nanoseconds, so everyMs/drain has to be one.
		turn := pick(random, 1, 7, time.Millisecond, between(random, 1, time.Second), between(random, 1, time.Hour))
		b := engine.Bucket{Kind: engine.Leaky, Capacity: engine.MaxCount, Drain: pick(random, 1, between[int64](random, 1, 50))}
		b.Every = turn * time.Duration(b.Drain)
		now := &clock{epoch}
		theirs := newUber(b, now)
		ours := start(t, b)
		compared := 0
		for range 20 {
			row := step(t, ours, pick(random, gap(random, turn, engine.Wait{}), gap(random, 5*turn, engine.Wait{})), between[int64](random, 0, 4))
			now.at(ours)
			for i := range row.Requests {
				at := theirs.Take()
				if i == 0 {
					require.Equal(t, at, now.now.Add(ns(row.FirstStartIn())), "%+v at %v", b, ours.At())
				}
				if i == row.Requests-1 {
					require.Equal(t, at, now.now.Add(ns(row.LastStartIn())), "%+v at %v", b, ours.At())
				}
				compared++
			}
		}
		return max(compared, 1)
	})
}

// Where they depart, first: their distance is cut to whole nanoseconds. At 3 per second the fourth of a burst starts after
// 999,999,999 ns there, and after a second here.
func TestUberCutsItsDistances(t *testing.T) {
	b := engine.Bucket{Kind: engine.Leaky, Capacity: 10, Drain: 3, Every: time.Second}
	now := &clock{epoch}
	theirs := newUber(b, now)
	row := step(t, start(t, b), 0, 4)
	var last time.Time
	for range 4 {
		last = theirs.Take()
	}
	assert.Equal(t, time.Second, ns(row.LastStartIn()))
	assert.Equal(t, 999_999_999*time.Nanosecond, last.Sub(epoch))
}

// Where they depart, second: the time of the last start is kept as nanoseconds since 1970, and 0 stands for "none yet".
// Whoever started at 1970 itself is forgotten, and the next one starts beside it.
func TestUberTakesTheYear1970ForNever(t *testing.T) {
	b := engine.Bucket{Kind: engine.Leaky, Capacity: 10, Drain: 1, Every: time.Second}
	now := &clock{time.Unix(0, 0)}
	theirs := newUber(b, now)
	row := step(t, start(t, b), 0, 2)
	assert.Equal(t, time.Second, ns(row.LastStartIn()))
	assert.Equal(t, time.Unix(0, 0), theirs.Take())
	assert.Equal(t, time.Unix(0, 0), theirs.Take(), "and not a second later")
}
