package engine_test

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bucketplayground/engine"
)

// requestsBySecond runs traffic through a bucket that never says no, and counts the requests of each second.
func requestsBySecond(t require.TestingT, traffic engine.Traffic) []float64 {
	trace, err := engine.Run(engine.Scenario{
		Bucket:  engine.Bucket{Kind: engine.Token, Capacity: engine.MaxCount, Refill: engine.MaxCount, Every: 1},
		Traffic: traffic,
	})
	require.NoError(t, err)
	return trace.Column("requests").Float64s()
}

func TestPatterns(t *testing.T) {
	const s = time.Second
	cases := []struct {
		name    string
		pattern engine.Pattern
		want    []float64
	}{
		{"three in two seconds, evenly", engine.Pattern{Shape: engine.SteadyShape, Requests: 3, Every: 2 * s, Until: 6 * s}, []float64{2, 1, 2, 1, 2, 1}},
		{"five together every two seconds", engine.Pattern{Shape: engine.Bursts, Requests: 5, Every: 2 * s, From: s, Until: 6 * s}, []float64{0, 5, 0, 5, 0, 5}},
		{"two seconds on, three off", engine.Pattern{Shape: engine.OnOff, Requests: 2, Every: s, On: 2 * s, Off: 3 * s, Until: 7 * s}, []float64{2, 2, 0, 0, 0, 2, 2}},
		{"on for less than the time between two", engine.Pattern{Shape: engine.OnOff, Requests: 1, Every: s, On: s / 10, Off: 19 * s / 10, Until: 4 * s}, []float64{1, 0, 1, 0}},
		{"from one a second to four", engine.Pattern{Shape: engine.Ramp, Requests: 1, ToRequests: 4, Every: s, Until: 4 * s}, []float64{1, 2, 3, 4}},
		{"from four a second to none", engine.Pattern{Shape: engine.Ramp, Requests: 4, Every: s, Until: 5 * s}, []float64{4, 3, 2, 1}},
		{"from none to one in four seconds", engine.Pattern{Shape: engine.Ramp, ToRequests: 1, Every: s, Until: 4 * s}, []float64{0, 0, 0, 1}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got := requestsBySecond(t, c.pattern)
			for len(got) > len(c.want) && got[len(got)-1] == 0 {
				got = got[:len(got)-1]
			}
			assert.Equal(t, c.want, got[:len(c.want)])
		})
	}
}

func TestPatternsAddUp(t *testing.T) {
	steady := engine.Pattern{Shape: engine.SteadyShape, Requests: 2, Every: time.Second, Until: 4 * time.Second}
	bursts := engine.Pattern{Shape: engine.Bursts, Requests: 5, Every: 2 * time.Second, Until: 4 * time.Second}
	assert.Equal(t, []float64{7, 2, 7, 2}, requestsBySecond(t, engine.Sum{steady, bursts}))
	list := engine.Arrivals{{At: 1500 * time.Millisecond, Requests: 10}}
	assert.Equal(t, []float64{7, 12, 7, 2}, requestsBySecond(t, engine.Sum{list, steady, bursts}))
}

// Independent arrivals: as many as their rate says, and spread as a Poisson process is, whose counts vary as much as they
// amount to. The seed is fixed, so this can't fail by chance.
func TestRandomArrivalsAreIndependent(t *testing.T) {
	const seconds, rate = 20_000, 3
	counts := requestsBySecond(t, engine.Pattern{Shape: engine.Random, Requests: rate, Every: time.Second, Until: seconds * time.Second, Seed: 7})
	mean, square := 0.0, 0.0
	for _, n := range counts {
		mean += n / seconds
		square += n * n / seconds
	}
	assert.InDelta(t, rate, mean, 4*math.Sqrt(rate/float64(seconds)), "four standard errors")
	assert.InDelta(t, rate, square-mean*mean, 0.15)
	again := requestsBySecond(t, engine.Pattern{Shape: engine.Random, Requests: rate, Every: time.Second, Until: seconds * time.Second, Seed: 7})
	assert.Equal(t, counts, again, "the same seed gives the same arrivals")
	other := requestsBySecond(t, engine.Pattern{Shape: engine.Random, Requests: rate, Every: time.Second, Until: seconds * time.Second, Seed: 8})
	assert.NotEqual(t, counts, other)
}

// Periods in which nobody comes take no time, however many there are.
func TestEmptyPatternsEnd(t *testing.T) {
	for _, shape := range []engine.Shape{engine.SteadyShape, engine.Bursts, engine.OnOff, engine.Ramp, engine.Random} {
		t.Run(string(shape), func(t *testing.T) {
			pattern := engine.Pattern{Shape: shape, Every: 1, On: 1, Until: engine.MaxTime}
			trace, err := engine.Run(engine.Scenario{Bucket: lessonBuckets[0].bucket, Traffic: pattern, RowEvery: engine.MaxTime})
			require.NoError(t, err)
			assert.Zero(t, trace.Summary.Requests)
		})
	}
	late := engine.Pattern{Shape: engine.Ramp, ToRequests: 1, Every: 1, Until: 1_000_000_000}
	trace, err := engine.Run(engine.Scenario{Bucket: lessonBuckets[0].bucket, Traffic: late, RowEvery: engine.MaxTime})
	require.NoError(t, err)
	assert.EqualValues(t, 1, trace.Summary.Requests, "the last nanosecond has the one request")
}

func TestTooManyArrivalsAreRefused(t *testing.T) {
	_, err := engine.Run(engine.Scenario{Bucket: lessonBuckets[0].bucket,
		Traffic: engine.Sum{engine.Pattern{Shape: engine.SteadyShape, Requests: 1000, Every: time.Microsecond, Until: time.Hour}}})
	assert.EqualError(t, err, "traffic[0].untilMs must be early enough for at most 1000000000 arrivals, got 3600000000000 arrivals")
}

// A run made in pieces, each going on from the state of the one before, is the run made at once.
func TestAResumedRunGoesOn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		bucket := rapid.SampledFrom(lessonBuckets).Draw(t, "bucket").bucket
		traffic := engine.Sum{
			engine.Pattern{Shape: engine.Random, Requests: 4, Every: time.Second, Until: 30 * time.Second, Seed: rapid.Uint64().Draw(t, "seed")},
			engine.Pattern{
				Shape:    rapid.SampledFrom([]engine.Shape{engine.SteadyShape, engine.Bursts, engine.OnOff, engine.Ramp}).Draw(t, "shape"),
				Requests: rapid.Int64Range(0, 5).Draw(t, "requests"), ToRequests: rapid.Int64Range(0, 5).Draw(t, "to"),
				Every: time.Duration(rapid.Int64Range(1, int64(5*time.Second)).Draw(t, "every")) + time.Millisecond, On: time.Second, Off: time.Second,
				From: time.Duration(rapid.Int64Range(0, int64(10*time.Second)).Draw(t, "from")), Until: 30 * time.Second,
			},
		}
		whole, err := engine.Run(engine.Scenario{Bucket: bucket, Traffic: traffic, Until: 30 * time.Second})
		require.NoError(t, err)
		state, err := engine.Start(bucket)
		require.NoError(t, err)
		row := 0
		for row < 30 {
			rows := min(rapid.IntRange(1, 12).Draw(t, "rows"), 30-row)
			piece, err := engine.Run(engine.Scenario{State: &state, Traffic: traffic,
				From: time.Duration(row) * time.Second, Until: time.Duration(row+rows) * time.Second})
			require.NoError(t, err)
			for i, c := range piece.Columns {
				for at := range rows {
					require.Equal(t, whole.Columns[i].At(row+at), c.At(at), "%s in row %d", c.Name, row+at)
				}
			}
			state, row = piece.State, row+rows
		}
		require.Equal(t, whole.State.Snapshot(), state.Snapshot())
	})
}
