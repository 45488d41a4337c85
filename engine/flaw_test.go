package engine_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
)

// Each wrong rule, on a story in which it shows: the step at which it departs from the right one, and by what.
func TestWhereFlawsDepart(t *testing.T) {
	const s = time.Second
	generous := engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * s}
	five := engine.Bucket{Kind: engine.Token, Capacity: 5, Refill: 2, Every: 2 * s}
	steady := engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 2, Every: 3 * s, Pacing: engine.Steady, StartsWith: true}
	queue := engine.Bucket{Kind: engine.Leaky, Capacity: 5, Drain: 2, Every: s}
	cases := []struct {
		flaw        engine.Flaw
		bucket      engine.Bucket
		story       []engine.Input
		step        int
		field       string
		right, with float64
	}{
		{engine.NoCap, five, []engine.Input{{Requests: 5}, {Advance: 2 * s, Requests: 3}, {Advance: 10 * s}}, 2, "tokens", 5, 10},
		{engine.StartsEmpty, five, []engine.Input{{Requests: 5}}, 0, "accepted", 5, 0},
		{engine.StartsFull, engine.Bucket{Kind: engine.Token, Capacity: 5, Refill: 3, Every: 24 * time.Hour, StartsWith: true},
			[]engine.Input{{Advance: 24 * time.Hour, Requests: 2}}, 0, "tokens", 1, 3},
		{engine.AllOrNothing, generous, []engine.Input{{Requests: 9}, {Advance: s, Requests: 9}}, 1, "accepted", 1, 0},
		{engine.RefillsEveryRound, generous, []engine.Input{{Advance: s, Requests: 3}, {Advance: s, Requests: 5}, {Advance: s, Requests: 7}}, 1, "tokens", 2, 5},
		{engine.PerSecond, generous, []engine.Input{{Requests: 10}, {Advance: s, Requests: 7}}, 1, "accepted", 0, 6},
		// The tick at three seconds is missed: the next look is at four, and the time since the last refill is never three again.
		{engine.ExactInterval, generous, []engine.Input{{Requests: 10}, {Advance: 4 * s, Requests: 1}, {Advance: 3600 * s, Requests: 1}}, 1, "accepted", 1, 0},
		// Two tokens in three seconds, looked at every second: two thirds of a token are lost at each look, for ever.
		{engine.LosesRemainder, steady, []engine.Input{{Advance: s}, {Advance: s, Requests: 1}}, 0, "tokens", 2.0 / 3, 0},
		{engine.ReadsBeforeWrites, engine.Bucket{Kind: engine.Token, Capacity: 100, Refill: 1, Every: s}, []engine.Input{{Requests: 400}}, 0, "accepted", 100, 400},
		{engine.RejectionCosts, generous, []engine.Input{{Requests: 12}, {Advance: 3 * s, Requests: 6}}, 1, "accepted", 6, 4},
		{engine.NoQueue, queue, []engine.Input{{Requests: 2}}, 0, "dropped", 0, 1},
		{engine.DrainsFirst, queue, []engine.Input{{Requests: 6}}, 0, "dropped", 1, 0},
		{engine.ServedTakesNoPlace, queue, []engine.Input{{Requests: 6}}, 0, "queued", 5, 6},
		{engine.WaitWithoutOwn, queue, []engine.Input{{Requests: 5}}, 0, "lastDoneInMs", 2500, 2000},
		{engine.LastInFirstOut, queue, []engine.Input{{Requests: 5}}, 0, "lastDoneInMs", 2500, 500},
	}
	tested := map[engine.Flaw]bool{}
	for _, c := range cases {
		t.Run(string(c.flaw), func(t *testing.T) {
			tested[c.flaw] = true
			flawed := c.bucket
			flawed.Flaw = c.flaw
			d, ok, err := engine.FirstDifference(c.bucket, flawed, c.story, c.field)
			require.NoError(t, err)
			require.True(t, ok, "it never departs")
			assert.Equal(t, c.step, d.Step)
			assert.Equal(t, []string{c.field}, d.Fields)
			assert.Equal(t, c.right, rowField(t, d.A, c.field), "the right rule")
			assert.Equal(t, c.with, rowField(t, d.B, c.field), "with the flaw")
		})
	}
	for _, belief := range engine.Beliefs {
		assert.True(t, tested[belief.Flaw], "%s is not tested", belief.Flaw)
		assert.NotEmpty(t, belief.Says)
	}
}

// Four requests in flight read the same count, and each writes it less one: of a limit of 100, 400 pass.
func TestReadingBeforeWritingLetsFourTimesAsManyPass(t *testing.T) {
	for inFlight, want := range map[int64]int64{1: 100, 2: 200, 4: 400, 3: 300} {
		state, err := engine.Start(engine.Bucket{Kind: engine.Token, Capacity: 100, Refill: 1, Every: time.Second, Flaw: engine.ReadsBeforeWrites, InFlight: inFlight})
		require.NoError(t, err)
		row, err := state.Step(engine.Input{Requests: 400})
		require.NoError(t, err)
		assert.Equal(t, want, row.Accepted, "%d in flight", inFlight)
	}
}

// Of a burst the last is served first; told apart, each request has a turn of its own.
func TestLastInFirstOutRequestByRequest(t *testing.T) {
	trace, err := engine.Run(engine.Scenario{
		Bucket:  engine.Bucket{Kind: engine.Leaky, Capacity: 9, Drain: 2, Every: time.Second, Flaw: engine.LastInFirstOut},
		Traffic: engine.Arrivals{{Requests: 3}}, Detail: true,
	})
	require.NoError(t, err)
	starts := []float64{}
	for _, start := range trace.Detail.Start {
		starts = append(starts, start.Milliseconds())
	}
	assert.Equal(t, []float64{1000, 500, 0}, starts)
}

func TestAFlawOfAnotherKindIsRefused(t *testing.T) {
	_, err := engine.Start(engine.Bucket{Kind: engine.Meter, Capacity: 1, Drain: 1, Every: 1, Flaw: engine.NoCap})
	assert.EqualError(t, err, `bucket.flaw must be left out, since there is no flaw for a bucket of this kind and pacing, got "noCap"`)
	_, err = engine.Start(engine.Bucket{Kind: engine.Leaky, Capacity: 1, Drain: 1, Every: 1, Flaw: engine.NoCap})
	assert.ErrorContains(t, err, "one of noQueue, drainsFirst, servedTakesNoPlace, waitWithoutOwn, lastInFirstOut")
	_, err = engine.Start(engine.Bucket{Kind: engine.Token, Capacity: 1, Refill: 1, Every: 1, InFlight: 2})
	assert.ErrorContains(t, err, "bucket.inFlight must be left out")
}
