package engine_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bucketplayground/engine"
)

func pooled(t require.TestingT, p engine.Pool) []engine.JobEnd {
	ends, err := p.Run()
	require.NoError(t, err)
	return ends
}

// The lesson's six at once, five places, two done per second.
func TestSixJobsAtOnce(t *testing.T) {
	const half = 500 * time.Millisecond
	pool := engine.Pool{Workers: 1, Places: 5, Every: half, Jobs: make([]engine.Job, 6)}
	assert.Equal(t, []engine.JobEnd{
		{Start: 0, Done: half}, {Start: half, Done: 2 * half}, {Start: 2 * half, Done: 3 * half},
		{Start: 3 * half, Done: 4 * half}, {Start: 4 * half, Done: 5 * half}, {Dropped: true},
	}, pooled(t, pool))

	// Two workers at half the pace are done at the same time, and the first jobs wait less and take longer.
	pool.Workers, pool.Every = 2, 2*half
	assert.Equal(t, []engine.JobEnd{
		{Start: 0, Done: 2 * half}, {Start: 0, Done: 2 * half}, {Start: 2 * half, Done: 4 * half},
		{Start: 2 * half, Done: 4 * half}, {Start: 4 * half, Done: 6 * half}, {Dropped: true},
	}, pooled(t, pool))
}

// One slow job holds up everything behind it, until there is a second worker.
func TestASlowJobAtTheHead(t *testing.T) {
	const s = time.Second
	pool := engine.Pool{Workers: 1, Places: 9, Every: s, Jobs: []engine.Job{{Cost: 10}, {At: s}, {At: s}}}
	assert.Equal(t, []engine.JobEnd{{Start: 0, Done: 10 * s}, {At: s, Start: 10 * s, Done: 11 * s}, {At: s, Start: 11 * s, Done: 12 * s}}, pooled(t, pool))
	pool.Workers = 2
	assert.Equal(t, []engine.JobEnd{{Start: 0, Done: 10 * s}, {At: s, Start: s, Done: 2 * s}, {At: s, Start: 2 * s, Done: 3 * s}}, pooled(t, pool))
}

// A job that is done makes room for one that arrives at that very instant.
func TestDoneBeforeArrivals(t *testing.T) {
	pool := engine.Pool{Workers: 1, Places: 1, Every: time.Second, Jobs: []engine.Job{{}, {At: time.Second - 1}, {At: time.Second}}}
	ends := pooled(t, pool)
	assert.True(t, ends[1].Dropped)
	assert.Equal(t, engine.JobEnd{At: time.Second, Start: time.Second, Done: 2 * time.Second}, ends[2])
}

// The lesson's claim: a leaky bucket is a bounded work queue with a worker of constant pace.
func TestOneWorkerIsALeakyBucket(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pool := engine.Pool{Workers: 1, Places: rapid.Int64Range(1, 8).Draw(t, "places"), Every: time.Duration(rapid.Int64Range(1, 1000).Draw(t, "every"))}
		at, arrivals := time.Duration(0), engine.Arrivals{}
		for range rapid.IntRange(1, 40).Draw(t, "jobs") {
			at += time.Duration(rapid.OneOf(rapid.Just(int64(0)), rapid.Int64Range(0, 3*int64(pool.Every))).Draw(t, "pause"))
			cost := rapid.OneOf(rapid.Just(int64(0)), rapid.Int64Range(1, 5)).Draw(t, "cost")
			pool.Jobs = append(pool.Jobs, engine.Job{At: at, Cost: cost})
			arrivals = append(arrivals, engine.Arrival{At: at, Requests: 1, Cost: cost})
		}
		trace, err := engine.Run(engine.Scenario{
			Bucket:  engine.Bucket{Kind: engine.Leaky, Capacity: pool.Places, Drain: 1, Every: pool.Every},
			Traffic: arrivals, RowEvery: time.Second, Detail: true,
		})
		require.NoError(t, err)
		ends := pooled(t, pool)
		require.Len(t, trace.Detail.Outcome, len(ends))
		for i, end := range ends {
			require.Equal(t, trace.Detail.Arrival[i], end.At)
			require.Equal(t, trace.Detail.Outcome[i] == engine.Dropped, end.Dropped, "job %d", i)
			if !end.Dropped {
				start, _ := trace.Detail.Start[i].Duration()
				done, _ := trace.Detail.Done[i].Duration()
				require.Equal(t, []time.Duration{start, done}, []time.Duration{end.Start, end.Done}, "job %d", i)
			}
		}
	})
}

func TestWrongPools(t *testing.T) {
	const s = time.Second
	cases := []struct {
		pool engine.Pool
		says string
	}{
		{engine.Pool{Places: 1, Every: s}, "workers must be a whole number from 1 to 1000, got 0"},
		{engine.Pool{Workers: 1, Every: s}, "places must be a whole number from 1 to 1000000000, got 0"},
		{engine.Pool{Workers: 1, Places: 1}, "everyMs must be at least a nanosecond and at most 9000000000000 ms, got 0 ms"},
		{engine.Pool{Workers: 1, Places: 1, Every: s, Jobs: []engine.Job{{At: s}, {At: s - 1}}},
			"jobs[1].atMs must be at least 1000 ms, the time of the job before it, got 999.999999 ms"},
		{engine.Pool{Workers: 1, Places: 1, Every: s, Jobs: []engine.Job{{Cost: -1}}}, "jobs[0].cost must be a whole number from 1 to 1000000000, got -1"},
		{engine.Pool{Workers: 1, Places: 1, Every: engine.MaxTime / 2, Jobs: []engine.Job{{Cost: 2}, {}}},
			"jobs[1].cost must be small enough for all jobs to be done before time ends, got 1"},
		{engine.Pool{Workers: 1, Places: 1, Every: s, Jobs: make([]engine.Job, engine.MaxJobs+1)}, "jobs must be at most 100000 long, got 100001"},
	}
	for _, c := range cases {
		_, err := c.pool.Run()
		assert.EqualError(t, err, c.says)
	}
}
