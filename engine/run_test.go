package engine_test

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
)

// columns are the columns of a run that a test looks at, by name.
type columns map[string][]float64

func TestRowsOfARun(t *testing.T) {
	const (
		ms     = time.Millisecond
		second = time.Second
	)
	token := engine.Bucket{Kind: engine.Token, Capacity: 3, Refill: 1, Every: second}
	leaky := engine.Bucket{Kind: engine.Leaky, Capacity: 5, Drain: 2, Every: second}
	impatient := leaky
	impatient.Timeout = second
	ticking := leaky
	ticking.Pacing = engine.Interval
	for _, run := range []struct {
		name     string
		scenario engine.Scenario
		columns  columns
		summary  map[string]float64
	}{
		{"rounds: row k is round k, from the first to the last",
			engine.Scenario{Bucket: token, Traffic: engine.Rounds{Requests: []int64{2, 2, 2}}},
			columns{"requests": {2, 2, 2}, "accepted": {2, 2, 1}, "tokens": {1, 0, 0}, "refilled": {0, 1, 1}, "spilled": {1, 0, 0}},
			map[string]float64{"requests": 6, "accepted": 5, "rejected": 1, "refilled": 2, "spilled": 1}},
		{"rounds of another length",
			engine.Scenario{Bucket: token, Traffic: engine.Rounds{Every: 500 * ms, Requests: []int64{3, 3, 3, 3}}},
			columns{"accepted": {3, 1, 0, 1}, "rejected": {0, 2, 3, 2}}, nil},
		{"rounds in other rows",
			engine.Scenario{Bucket: token, Traffic: engine.Rounds{Requests: []int64{2, 2, 2}}, From: 500 * ms, RowEvery: 2 * second},
			columns{"requests": {4, 2}, "accepted": {4, 1}, "tokens": {0, 1}}, nil},
		{"a refill at the start of a row belongs to it",
			engine.Scenario{Bucket: token, Traffic: engine.Arrivals{{At: 0, Requests: 3}}, Until: 3 * second},
			columns{"refilled": {0, 1, 1}, "tokens": {0, 1, 2}}, nil},
		{"and so does an arrival",
			engine.Scenario{Bucket: token, Traffic: engine.Arrivals{{At: 0, Requests: 3}, {At: second - 1, Requests: 1}, {At: second, Requests: 1}}, Until: 2 * second},
			columns{"accepted": {3, 1}, "rejected": {1, 0}}, nil},
		{"a completion at the start of a row belongs to the one before",
			engine.Scenario{Bucket: leaky, Traffic: engine.Arrivals{{At: 0, Requests: 4}}, Until: 3 * second},
			columns{"processed": {2, 2, 0}, "queue": {2, 0, 0}},
			map[string]float64{"processed": 4, "maxQueue": 4, "maxStartInMs": 1500, "maxDoneInMs": 2000}},
		{"with interval pacing too",
			engine.Scenario{Bucket: ticking, Traffic: engine.Arrivals{{At: 0, Requests: 4}}, Until: 3 * second},
			columns{"processed": {2, 2, 0}, "queue": {2, 0, 0}},
			map[string]float64{"maxStartInMs": 2000, "maxDoneInMs": 2000}},
		{"and an expiry",
			engine.Scenario{Bucket: impatient, Traffic: engine.Arrivals{{At: 0, Requests: 5}}, Until: 3 * second},
			columns{"processed": {2, 1, 0}, "expired": {2, 0, 0}, "queue": {1, 0, 0}},
			map[string]float64{"queued": 5, "processed": 3, "expired": 2, "maxStartInMs": 1000, "maxDoneInMs": 1500}},
		{"what happened before the first row is not shown",
			engine.Scenario{Bucket: impatient, Traffic: engine.Arrivals{{At: 0, Requests: 5}, {At: 2 * second, Requests: 1}}, From: second},
			columns{"requests": {0, 1}, "queued": {0, 1}, "processed": {1, 1}, "expired": {0, 0}, "queue": {0, 0}},
			map[string]float64{"requests": 1, "queued": 1, "processed": 2, "expired": 0, "maxQueue": 1, "maxStartInMs": 0, "maxDoneInMs": 500}},
		{"arrivals at the end are not in it",
			engine.Scenario{Bucket: token, Traffic: engine.Arrivals{{At: 0, Requests: 1}, {At: 1500 * ms, Requests: 1}}, Until: 1500 * ms},
			columns{"requests": {1, 0}, "tokens": {2, 3}}, map[string]float64{"requests": 1}},
		{"all leave in vain: there is no longest wait",
			engine.Scenario{Bucket: engine.Bucket{Kind: engine.Leaky, Capacity: 2, Drain: 1, Every: second, Pacing: engine.Interval, Timeout: 100 * ms},
				Traffic: engine.Arrivals{{At: 200 * ms, Requests: 2}}},
			columns{"queued": {2}, "expired": {2}, "processed": {0}},
			map[string]float64{"maxQueue": 2, "maxStartInMs": math.NaN(), "maxDoneInMs": math.NaN()}},
		{"without traffic and without an end there are no rows",
			engine.Scenario{Bucket: leaky}, columns{"requests": {}, "queue": {}}, map[string]float64{"requests": 0, "maxQueue": 0}},
	} {
		t.Run(run.name, func(t *testing.T) {
			trace, err := engine.Run(run.scenario)
			require.NoError(t, err)
			for name, want := range run.columns {
				assert.Equal(t, want, traceColumn(t, trace, name).Float64s(), name)
			}
			for name, want := range run.summary {
				if got := summaryField(t, trace.Summary, name); math.IsNaN(want) {
					assert.True(t, math.IsNaN(got), "%s is %v", name, got)
				} else {
					assert.Equal(t, want, got, name)
				}
			}
		})
	}
}

// Figures may outgrow 32 bits and 64 bits in the middle of a column, and none of those before or after suffers by it.
func TestAColumnHoldsFiguresOfEverySize(t *testing.T) {
	b := engine.Bucket{Kind: engine.Token, Capacity: engine.MaxCount, Refill: engine.MaxCount, Every: 1}
	trace, err := engine.Run(engine.Scenario{Bucket: b, RowEvery: 100 * time.Hour, Until: 100*time.Hour + 1,
		Traffic: engine.Arrivals{{At: 0, Requests: 1}}})
	require.NoError(t, err)
	spilled := traceColumn(t, trace, "spilled")
	assert.Equal(t, "359999999999998999999999", spilled.At(0).String())
	assert.Equal(t, "1000000000", spilled.At(1).String())
	assert.Equal(t, []float64{359999999999998999999999, 1e9}, spilled.Float64s())
	assert.Equal(t, []float64{1, 0}, traceColumn(t, trace, "accepted").Float64s())

	trace, err = engine.Run(engine.Scenario{Bucket: b, RowEvery: 1, From: 1, Until: 3})
	require.NoError(t, err)
	assert.Equal(t, []float64{1e9, 1e9}, traceColumn(t, trace, "spilled").Float64s())
	assert.Nil(t, trace.Column("level"), "a token bucket has no such column")
}

// Ten years of idling between two requests are two requests' work, not ten years'.
func TestIdlingCostsNothing(t *testing.T) {
	const years = 10 * 365 * 24 * time.Hour
	for _, b := range []engine.Bucket{
		{Kind: engine.Token, Capacity: 5, Refill: 1, Every: 1},
		{Kind: engine.Leaky, Capacity: 5, Drain: 1, Every: 1, Pacing: engine.Interval},
		{Kind: engine.Meter, Capacity: 5, Drain: 1, Every: 1},
	} {
		trace, err := engine.Run(engine.Scenario{Bucket: b, RowEvery: 2 * years,
			Traffic: engine.Arrivals{{At: 0, Requests: 5}, {At: years, Requests: 5}}})
		require.NoError(t, err)
		assert.Equal(t, 1, trace.Rows)
		assert.EqualValues(t, 10, trace.Summary.Accepted+trace.Summary.Queued)
	}
}

func TestRunsThatCannotBe(t *testing.T) {
	b := engine.Bucket{Kind: engine.Token, Capacity: 3, Refill: 1, Every: time.Second}
	one := engine.Arrivals{{At: time.Second, Requests: 1}}
	for _, wrong := range []struct {
		scenario engine.Scenario
		code     string
		message  string
	}{
		{engine.Scenario{Traffic: one}, engine.CodeUnknown, `bucket.kind must be "token", "leaky" or "meter", got ""`},
		{engine.Scenario{Bucket: b, Traffic: one, From: -1}, engine.CodeRange, "fromMs must be at least 0 and at most 9000000000000 ms, got -0.000001 ms"},
		{engine.Scenario{Bucket: b, Traffic: one, RowEvery: -time.Second}, engine.CodeRange, "rowEveryMs must be at least a nanosecond and at most 9000000000000 ms, got -1000 ms"},
		{engine.Scenario{Bucket: b, Traffic: one, From: 2, Until: 2}, engine.CodeRange, "untilMs must be after fromMs (0.000002 ms) and at most 9000000000000 ms, got 0.000002 ms"},
		{engine.Scenario{Bucket: b, Traffic: one, RowEvery: 1, Until: time.Second}, engine.CodeSize,
			"rowEveryMs must be long enough for at most 20000000 rows between 0 and 1000 ms, got 0.000001 ms, which makes 1000000000"},
		{engine.Scenario{Bucket: b, Traffic: engine.Arrivals{{At: -1}}}, engine.CodeRange, "arrivals[0].atMs must be at least 0 and at most 9000000000000 ms, got -0.000001 ms"},
		{engine.Scenario{Bucket: b, Traffic: engine.Arrivals{{At: 2}, {At: 1}}}, engine.CodeOrder,
			"arrivals[1].atMs must be at least 0.000002 ms, the time of the arrival before it, got 0.000001 ms"},
		{engine.Scenario{Bucket: b, Traffic: engine.Arrivals{{}, {Requests: -1}}}, engine.CodeRange, "arrivals[1].requests must be a whole number from 0 to 1000000000, got -1"},
		{engine.Scenario{Bucket: b, Traffic: engine.Rounds{Requests: []int64{1, engine.MaxCount + 1}}}, engine.CodeRange, "rounds[1] must be a whole number from 0 to 1000000000, got 1000000001"},
		{engine.Scenario{Bucket: b, Traffic: engine.Rounds{Every: -1}}, engine.CodeRange, "roundMs must be at least a nanosecond and at most 9000000000000 ms, got -0.000001 ms"},
		{engine.Scenario{Bucket: b, Traffic: engine.Rounds{Every: engine.MaxTime / 3, Requests: []int64{1, 1, 1, 1}}}, engine.CodeSize,
			"rounds must be at most 2 rounds of this length, where the time of the bucket ends, got 4"},
	} {
		_, err := engine.Run(wrong.scenario)
		var refusal *engine.FieldError
		require.ErrorAs(t, err, &refusal, wrong.message)
		assert.Equal(t, wrong.message, refusal.Error())
		assert.Equal(t, wrong.code, refusal.Code, wrong.message)
	}
}

func TestARunPastTheEndOfTimeHasNoStateToGoOnFrom(t *testing.T) {
	const far = 6_000_000_000_000_000_000
	trace, err := engine.Run(engine.Scenario{Bucket: lessonBuckets[0].bucket, Traffic: engine.Arrivals{{At: far, Requests: 1}}, From: far, RowEvery: far})
	require.NoError(t, err)
	assert.EqualValues(t, 1, trace.Summary.Accepted)
	assert.True(t, trace.State.IsZero())
}
