package engine_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
)

// How software of this kind is known to fail, each with the right value.

func started(t *testing.T, b engine.Bucket) *engine.State {
	t.Helper()
	state, err := engine.Start(b)
	require.NoError(t, err)
	return &state
}

func stepped(t *testing.T, state *engine.State, advance time.Duration, requests int64) engine.Row {
	t.Helper()
	row, err := state.Step(engine.Input{Advance: advance, Requests: requests})
	require.NoError(t, err)
	return row
}

const century = 100 * 365 * 24 * time.Hour

// Overflow: elapsed time × rate is past 64 bits long before a century is over at 10⁹ a nanosecond.
func TestOverflowAfterACenturyOfIdling(t *testing.T) {
	for _, pacing := range []engine.Pacing{engine.Interval, engine.Steady} {
		state := started(t, engine.Bucket{Kind: engine.Token, Capacity: engine.MaxCount, Refill: engine.MaxCount, Every: 1, Pacing: pacing})
		stepped(t, state, 0, engine.MaxCount)
		row := stepped(t, state, century, 1)
		assert.Equal(t, "1000000000", row.Refilled().String())
		assert.Equal(t, "3153599999999999999000000000", row.Spilled().String())
		assert.EqualValues(t, 1, row.Accepted)
		assert.Equal(t, "999999999", row.Tokens().String())
	}
	meter := started(t, engine.Bucket{Kind: engine.Meter, Capacity: engine.MaxCount, Drain: engine.MaxCount, Every: 1})
	stepped(t, meter, 0, engine.MaxCount)
	assert.Equal(t, "1", stepped(t, meter, century, 1).Level().String())

	leaky := started(t, engine.Bucket{Kind: engine.Leaky, Capacity: engine.MaxCount, Drain: engine.MaxCount, Every: 1})
	stepped(t, leaky, 0, engine.MaxCount)
	row := stepped(t, leaky, century, 1)
	assert.EqualValues(t, engine.MaxCount, row.Processed)
	assert.EqualValues(t, 1, row.Queue)
}

// The other end: the last of 10⁹ in a queue that serves one in 285 years waits 10⁹ − 1 turns of 285 years.
func TestOverflowOfTheLongestWait(t *testing.T) {
	state := started(t, engine.Bucket{Kind: engine.Leaky, Capacity: engine.MaxCount, Drain: 1, Every: engine.MaxTime})
	row := stepped(t, state, 0, engine.MaxCount)
	assert.Equal(t, "8999999991000000000000000000ns", row.LastStartIn().String())
	assert.Equal(t, "9000000000000000000000000000ns", row.LastDoneIn().String())
	assert.Equal(t, "9000000000000000000ns", row.RetryAfter.String())
	_, fits := row.LastDoneIn().Duration()
	assert.False(t, fits)
}

// 10 tokens every 13 s, asked all at once: neither ten or thirteen times a rounded rate, but exactly ten.
func TestTenInThirteenSecondsAtOnce(t *testing.T) {
	state := started(t, engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 10, Every: 13 * time.Second, Pacing: engine.Steady})
	assert.EqualValues(t, 10, stepped(t, state, 0, 11).Accepted)
	row := stepped(t, state, 13*time.Second-1, 10)
	assert.EqualValues(t, 9, row.Accepted, "a nanosecond short of 13 s the tenth is not there")
	assert.Equal(t, "1ns", row.RetryAfter.String())
	assert.EqualValues(t, 1, stepped(t, state, 1, 1).Accepted)
}

// One per hour: as a rate per second it is 0.000277…, and rounded to whole tokens it is none, for ever.
func TestOnePerHour(t *testing.T) {
	state := started(t, engine.Bucket{Kind: engine.Token, Capacity: 1, Refill: 1, Every: time.Hour, Pacing: engine.Steady})
	stepped(t, state, 0, 1)
	for range 3599 {
		assert.EqualValues(t, 0, stepped(t, state, time.Second, 1).Accepted)
	}
	assert.EqualValues(t, 1, stepped(t, state, time.Second, 1).Accepted)
}

// No refill: nothing to divide by, and nothing to wait for.
func TestZeroRefill(t *testing.T) {
	for _, pacing := range []engine.Pacing{engine.Interval, engine.Steady} {
		state := started(t, engine.Bucket{Kind: engine.Token, Capacity: 2, Refill: 0, Every: time.Second, Pacing: pacing})
		row := stepped(t, state, 0, 1)
		assert.False(t, row.RetryAfter.IsNone())
		row = stepped(t, state, century, 2)
		assert.EqualValues(t, 1, row.Accepted)
		assert.True(t, row.RetryAfter.IsNone(), "never")
		assert.Equal(t, "0", row.Refilled().String())
	}
}

// Drift: whoever sets the time of the last refill to "now", not to the multiple that has passed, loses what is left of
// the interval at every look. Looked at every 0.7 s, a refill every second is then one every 1.4 s.
func TestDriftOfTheLastRefill(t *testing.T) {
	for _, pacing := range []engine.Pacing{engine.Interval, engine.Steady} {
		state := started(t, engine.Bucket{Kind: engine.Token, Capacity: 100, Refill: 1, Every: time.Second, StartsWith: true, Pacing: pacing})
		for range 100 {
			stepped(t, state, 700*time.Millisecond, 0)
		}
		assert.Equal(t, "70", stepped(t, state, 0, 0).Tokens().String())
	}
}

// Thirds of a second: no float64 and no whole number of nanoseconds is a third, and three of them are a second all the same.
func TestThirdsOfASecond(t *testing.T) {
	state := started(t, engine.Bucket{Kind: engine.Leaky, Capacity: 4, Drain: 3, Every: time.Second})
	row := stepped(t, state, 0, 4)
	assert.Equal(t, "333333334ns", row.FirstDoneIn().String(), "rounded up: then it is done")
	assert.Equal(t, "1000000000ns", row.LastStartIn().String(), "the roundings do not add up")
	assert.EqualValues(t, 0, stepped(t, state, 333_333_333, 0).Processed)
	assert.EqualValues(t, 1, stepped(t, state, 1, 0).Processed)
	assert.EqualValues(t, 2, stepped(t, state, 666_666_666, 0).Processed)

	token := started(t, engine.Bucket{Kind: engine.Token, Capacity: 5, Refill: 1, Every: 3 * time.Second, Pacing: engine.Steady, StartsWith: true})
	assert.Equal(t, "0+1/3", stepped(t, token, time.Second, 0).Tokens().String())
	assert.Equal(t, "0+2/3", stepped(t, token, time.Second, 0).Tokens().String())
	assert.Equal(t, "1", stepped(t, token, time.Second, 0).Tokens().String())
}

// Time that does not move: looking again at the same instant brings nothing, and nothing twice.
func TestTimeThatDoesNotMove(t *testing.T) {
	for _, pacing := range []engine.Pacing{engine.Interval, engine.Steady} {
		state := started(t, engine.Bucket{Kind: engine.Token, Capacity: 3, Refill: 3, Every: time.Second, Pacing: pacing})
		stepped(t, state, 0, 3)
		assert.Equal(t, "3", stepped(t, state, time.Second, 0).Refilled().String())
		for range 3 {
			row := stepped(t, state, 0, 1)
			assert.Equal(t, "0", row.Refilled().String())
			assert.EqualValues(t, 1, row.Accepted)
		}
		assert.EqualValues(t, 1, stepped(t, state, 0, 1).Rejected)
	}
	leaky := started(t, engine.Bucket{Kind: engine.Leaky, Capacity: 2, Drain: 1, Every: time.Second, Pacing: engine.Interval})
	stepped(t, leaky, 0, 2)
	assert.EqualValues(t, 1, stepped(t, leaky, time.Second, 0).Processed)
	assert.EqualValues(t, 0, stepped(t, leaky, 0, 0).Processed)
}

// A wait one nanosecond short sends the client back too early. After exactly RetryAfter one more is let in, and one nanosecond
// before it is not, with fractions that never come out even.
func TestWaitsAreNotOneNanosecondShort(t *testing.T) {
	for name, b := range map[string]engine.Bucket{
		"token, steady":   {Kind: engine.Token, Capacity: 7, Refill: 7, Every: 11 * time.Millisecond, Pacing: engine.Steady},
		"token, interval": {Kind: engine.Token, Capacity: 7, Refill: 7, Every: 11 * time.Millisecond},
		"meter":           {Kind: engine.Meter, Capacity: 7, Drain: 7, Every: 11 * time.Millisecond},
		"leaky, steady":   {Kind: engine.Leaky, Capacity: 7, Drain: 7, Every: 11 * time.Millisecond},
		"leaky, interval": {Kind: engine.Leaky, Capacity: 7, Drain: 7, Every: 11 * time.Millisecond, Pacing: engine.Interval},
		"leaky, impatient": {Kind: engine.Leaky, Capacity: 7, Drain: 7, Every: 11 * time.Second,
			Timeout: 5 * time.Millisecond},
	} {
		t.Run(name, func(t *testing.T) {
			state := started(t, b)
			stepped(t, state, 3, 7)
			for range 20 {
				wait, ok := stepped(t, state, 0, 0).RetryAfter.Duration()
				require.True(t, ok)
				require.Positive(t, wait)
				early, exact := *state, *state
				row := stepped(t, &early, wait-1, 1)
				assert.Zero(t, row.Accepted+row.Queued, "one nanosecond early")
				row = stepped(t, &exact, wait, 1)
				assert.EqualValues(t, 1, row.Accepted+row.Queued, "exactly then")
				*state = exact
				stepped(t, state, 0, 7)
			}
		})
	}
}

// The end of time is a refusal, not a wrap-around. Who waits beyond it still waits.
func TestTheEndOfTime(t *testing.T) {
	for _, kind := range kinds {
		b := engine.Bucket{Kind: kind, Capacity: 2, Every: time.Second}
		switch kind {
		case engine.Token:
			b.Refill = 1
		case engine.Leaky:
			b.Drain, b.Timeout = 1, engine.MaxTime
		default:
			b.Drain = 1
		}
		state := started(t, b)
		row := stepped(t, state, engine.MaxTime, 2)
		assert.EqualValues(t, 2, row.Accepted+row.Queued)
		_, err := state.Step(engine.Input{Advance: 1})
		assert.EqualError(t, err, "advanceMs must be at most 0 ms, where the time of the bucket ends, got 0.000001 ms")
		assert.Equal(t, engine.MaxTime, state.At())
	}
	b := engine.Bucket{Kind: engine.Leaky, Capacity: 2, Drain: 1, Every: engine.MaxTime, Timeout: engine.MaxTime / 2}
	state := started(t, b)
	stepped(t, state, engine.MaxTime, 2)
	assert.Equal(t, []engine.Leaving{{In: engine.MaxTime / 2, Count: 1}}, state.Snapshot().Leaving)
	restored, err := engine.Restore(state.Snapshot())
	require.NoError(t, err)
	assert.Equal(t, state.Snapshot(), restored.Snapshot())
}

// A client's bucket starts with its first request. Whoever only looks starts nothing.
func TestALookStartsNoClient(t *testing.T) {
	b := engine.Bucket{Kind: engine.Token, Capacity: 5, Refill: 1, Every: time.Second, StartsWith: true, PerClient: true}
	looked, not := started(t, b), started(t, b)
	row := stepped(t, looked, 0, 0)
	assert.Equal(t, "1s", inWords(row.RetryAfter), "as a new one would be")
	assert.EqualValues(t, 0, stepped(t, looked, 3*time.Second, 1).Accepted, "it starts empty, and now")
	assert.EqualValues(t, 0, stepped(t, not, 3*time.Second, 1).Accepted)
	assert.Equal(t, not.Snapshot(), looked.Snapshot())
}
