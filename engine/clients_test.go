package engine_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
)

// One bucket per client is fair: a client that floods only empties its own.
func TestAClientsOwnBucket(t *testing.T) {
	bucket := engine.Bucket{Kind: engine.Token, Capacity: 2, Refill: 1, Every: time.Second}
	for _, c := range []struct {
		perClient bool
		want      int64
	}{{false, 0}, {true, 1}} {
		bucket.PerClient = c.perClient
		state, err := engine.Start(bucket)
		require.NoError(t, err)
		row, err := state.Step(engine.Input{Requests: 50, Client: 1})
		require.NoError(t, err)
		assert.EqualValues(t, 2, row.Accepted)
		row, err = state.Step(engine.Input{Requests: 1, Client: 2})
		require.NoError(t, err)
		assert.Equal(t, c.want, row.Accepted, "per client: %v", c.perClient)
	}
}

// A slow request delays all behind it: head-of-line blocking.
func TestASlowRequestHoldsUpTheLine(t *testing.T) {
	state, err := engine.Start(engine.Bucket{Kind: engine.Leaky, Capacity: 5, Drain: 2, Every: time.Second})
	require.NoError(t, err)
	_, err = state.Step(engine.Input{Requests: 1, Cost: 10})
	require.NoError(t, err)
	row, err := state.Step(engine.Input{Requests: 1})
	require.NoError(t, err)
	assert.Equal(t, 5000.0, row.FirstStartIn().Milliseconds())
	assert.Equal(t, 5500.0, row.FirstDoneIn().Milliseconds())
}

func TestALargeRequestSpendsManyTokens(t *testing.T) {
	state, err := engine.Start(engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 1, Every: time.Second})
	require.NoError(t, err)
	row, err := state.Step(engine.Input{Requests: 3, Cost: 4})
	require.NoError(t, err)
	assert.EqualValues(t, 2, row.Accepted)
	assert.Equal(t, "2", row.Tokens().String())
	assert.Equal(t, 2000.0, row.RetryAfter.Milliseconds(), "two more tokens for one more such request")
	row, err = state.Step(engine.Input{Requests: 1, Cost: 11})
	require.NoError(t, err)
	assert.True(t, row.RetryAfter.IsNone(), "more than the bucket holds never passes")
}

func TestThereIsAnEndToTheClients(t *testing.T) {
	state, err := engine.Start(engine.Bucket{Kind: engine.Token, Capacity: 1, Refill: 1, Every: time.Second, PerClient: true})
	require.NoError(t, err)
	arrivals := engine.Arrivals{}
	for client := range int64(engine.MaxClients) {
		arrivals = append(arrivals, engine.Arrival{Requests: 1, Client: client + 1})
	}
	trace, err := engine.Run(engine.Scenario{State: &state, Traffic: arrivals})
	require.NoError(t, err)
	full := trace.State
	_, err = full.Step(engine.Input{Requests: 1, Client: 0})
	assert.ErrorContains(t, err, "client must be one of the 100000 clients that have a bucket of their own already")
}

func TestHeaders(t *testing.T) {
	cases := []struct {
		name          string
		bucket        engine.Bucket
		in            engine.Input
		retry         string // none where it is empty
		policy, limit string
	}{
		{"thirteen at once, steadily refilled", engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * time.Second, Pacing: engine.Steady},
			engine.Input{Requests: 13}, "1", `"bucket";q=10;w=5`, `"bucket";r=0;t=1`},
		{"some left", engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * time.Second},
			engine.Input{Advance: time.Second, Requests: 3}, "", `"bucket";q=10;w=6`, `"bucket";r=7;t=2`},
		{"never more", engine.Bucket{Kind: engine.Token, Capacity: 1, Refill: 0, Every: time.Second},
			engine.Input{Requests: 2}, "", `"bucket";q=1`, `"bucket";r=0`},
		{"a full queue", engine.Bucket{Kind: engine.Leaky, Capacity: 20, Drain: 5, Every: time.Second},
			engine.Input{Requests: 25}, "1", `"bucket";q=20;w=4`, `"bucket";r=0;t=1`},
		{"an empty meter", engine.Bucket{Kind: engine.Meter, Capacity: 4, Drain: 1, Every: time.Second},
			engine.Input{}, "", `"bucket";q=4;w=4`, `"bucket";r=4;t=0`},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			state, err := engine.Start(c.bucket)
			require.NoError(t, err)
			row, err := state.Step(c.in)
			require.NoError(t, err)
			h := state.Headers(row)
			assert.Equal(t, c.retry != "", h.HasRetry)
			if c.retry != "" {
				assert.Equal(t, c.retry, h.RetryAfter.String())
			}
			assert.Equal(t, c.policy, h.Policy)
			assert.Equal(t, c.limit, h.Limit)
		})
	}
}

func TestDetailTellsRequestsApart(t *testing.T) {
	const ms = time.Millisecond
	trace, err := engine.Run(engine.Scenario{
		Bucket:  engine.Bucket{Kind: engine.Leaky, Capacity: 4, Drain: 2, Every: time.Second, Timeout: 700 * ms},
		Traffic: engine.Arrivals{{At: 100 * ms, Requests: 5}}, Detail: true,
	})
	require.NoError(t, err)
	outcomes := []string{}
	for _, o := range trace.Detail.Outcome {
		outcomes = append(outcomes, engine.OutcomeNames[o])
	}
	assert.Equal(t, []string{"served", "served", "expired", "expired", "dropped"}, outcomes)
	assert.Equal(t, 600.0, trace.Detail.Start[1].Milliseconds())
	assert.Equal(t, 1100.0, trace.Detail.Done[1].Milliseconds())
	assert.True(t, trace.Detail.Done[2].IsNone())

	_, err = engine.Run(engine.Scenario{Bucket: lessonBuckets[0].bucket, Traffic: engine.Arrivals{{Requests: engine.MaxDetail + 1}}, Detail: true})
	assert.EqualError(t, err, "detail must be left out for more than 1000000 requests, got at least 1000001")
}
