package engine_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bucketplayground/engine"
)

// Fifty clients want three requests each from a bucket that lets ten pass at once and five more every second: 150 requests
// take 28 seconds at best. The policy decides how many are sent for that.
func fifty(policy engine.RetryPolicy) engine.Retries {
	return engine.Retries{
		Bucket:  engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 5, Every: time.Second},
		Clients: 50, Requests: 3, Policy: policy, Until: time.Minute,
	}
}

func retried(t require.TestingT, r engine.Retries) engine.Retried {
	result, err := r.Run()
	require.NoError(t, err)
	return result
}

func TestFiftyClients(t *testing.T) {
	cases := []struct {
		policy   engine.RetryPolicy
		counts   engine.RetryCounts
		lastDone time.Duration
	}{
		// They come with each refill. 150 are sent at the start, then what is left: 140, 135, … 5.
		{engine.Obey, engine.RetryCounts{Attempts: 736, Sent: 2180, Accepted: 150, Rejected: 2030, Useful: 150, Done: 50}, 28 * time.Second},
		// They come ten times a second, nine times of which in vain.
		{engine.AtOnce, engine.RetryCounts{Attempts: 6910, Sent: 20450, Accepted: 150, Rejected: 20300, Useful: 150, Done: 50}, 28 * time.Second},
		// From the second second on one client a second gets through: its three take two that it had before.
		{engine.RepeatAll, engine.RetryCounts{Attempts: 11330, Sent: 33990, Accepted: 243, Rejected: 33747, Useful: 150, Wasted: 93, Done: 50}, 47 * time.Second},
	}
	for _, c := range cases {
		t.Run(string(c.policy), func(t *testing.T) {
			result := retried(t, fifty(c.policy))
			assert.Equal(t, c.counts, result.RetryCounts)
			assert.Equal(t, c.lastDone, result.LastDone)
			assert.Len(t, result.Slices, 60)
			assert.Zero(t, result.Slices[59])
		})
	}
}

// The lesson's 13 at once on a bucket of 10: told to come back in 500 ms, a client that does gets one request through each
// time.
func TestThirteenAtOnceByAClientThatObeys(t *testing.T) {
	result := retried(t, engine.Retries{
		Bucket:  engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * time.Second, Pacing: engine.Steady},
		Clients: 1, Requests: 13, Policy: engine.Obey, Until: 2 * time.Second, Slice: 500 * time.Millisecond,
	})
	assert.Equal(t, []engine.RetryCounts{
		{Attempts: 1, Sent: 13, Accepted: 10, Rejected: 3, Useful: 10},
		{Attempts: 1, Sent: 3, Accepted: 1, Rejected: 2, Useful: 1},
		{Attempts: 1, Sent: 2, Accepted: 1, Rejected: 1, Useful: 1},
		{Attempts: 1, Sent: 1, Accepted: 1, Useful: 1, Done: 1},
	}, result.Slices)
	assert.Equal(t, 1500*time.Millisecond, result.LastDone)
}

// More than the bucket holds never passes whole: repeating everything goes on for ever and wastes every token.
func TestRepeatingMoreThanTheBucketHolds(t *testing.T) {
	r := fifty(engine.RepeatAll)
	r.Clients, r.Requests, r.Every = 1, 11, time.Second
	result := retried(t, r)
	assert.Equal(t, engine.RetryCounts{Attempts: 60, Sent: 660, Accepted: 305, Rejected: 355, Useful: 10, Wasted: 295}, result.RetryCounts)

	r.Policy = engine.AtOnce
	result = retried(t, r)
	assert.Equal(t, engine.RetryCounts{Attempts: 2, Sent: 12, Accepted: 11, Rejected: 1, Useful: 11, Done: 1}, result.RetryCounts)
	assert.Equal(t, time.Second, result.LastDone)
}

// With a bucket each, nobody is in anybody's way.
func TestClientsWithABucketEach(t *testing.T) {
	r := fifty(engine.Obey)
	r.Bucket.PerClient = true
	result := retried(t, r)
	assert.Equal(t, engine.RetryCounts{Attempts: 50, Sent: 150, Accepted: 150, Useful: 150, Done: 50}, result.RetryCounts)
	assert.Zero(t, result.LastDone)
}

func TestWhoIsToldNeverStaysAway(t *testing.T) {
	r := fifty(engine.Obey)
	r.Bucket.Refill = 0
	result := retried(t, r)
	assert.Equal(t, engine.RetryCounts{Attempts: 50, Sent: 150, Accepted: 10, Rejected: 140, Useful: 10, Done: 3}, result.RetryCounts)
}

// Whatever the policy: what is sent is accepted or rejected, what is accepted was wanted or is wasted, and the bucket lets
// no more pass than it has.
func TestRetriesAddUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := engine.Retries{
			Bucket: engine.Bucket{Kind: engine.Token, Capacity: rapid.Int64Range(1, 20).Draw(t, "capacity"), Refill: rapid.Int64Range(0, 20).Draw(t, "refill"),
				Every: time.Duration(rapid.Int64Range(1, 3000).Draw(t, "every")) * time.Millisecond, Pacing: rapid.SampledFrom([]engine.Pacing{engine.Interval, engine.Steady}).Draw(t, "pacing")},
			Clients: rapid.Int64Range(1, 20).Draw(t, "clients"), Requests: rapid.Int64Range(1, 20).Draw(t, "requests"),
			Policy: rapid.SampledFrom([]engine.RetryPolicy{engine.Obey, engine.AtOnce, engine.RepeatAll}).Draw(t, "policy"),
			Until:  time.Duration(rapid.Int64Range(1, 20000).Draw(t, "until")) * time.Millisecond,
		}
		result := retried(t, r)
		all := result.RetryCounts
		require.Equal(t, all.Sent, all.Accepted+all.Rejected)
		require.Equal(t, all.Accepted, all.Useful+all.Wasted)
		require.LessOrEqual(t, all.Done*r.Requests, all.Useful)
		require.LessOrEqual(t, all.Useful, r.Clients*r.Requests)
		refills := int64(r.Until/r.Bucket.Every) + 1
		require.LessOrEqual(t, all.Accepted, r.Bucket.Capacity+refills*r.Bucket.Refill)
		if r.Policy != engine.RepeatAll {
			require.Zero(t, all.Wasted)
		}
	})
}

func TestWrongRetries(t *testing.T) {
	cases := []struct {
		name  string
		wrong func(*engine.Retries)
		says  string
	}{
		{"a queue", func(r *engine.Retries) { r.Bucket = engine.Bucket{Kind: engine.Leaky, Capacity: 1, Drain: 1, Every: 1} },
			`bucket.kind must be "token" or "meter", which reject, got "leaky"`},
		{"a wrong bucket", func(r *engine.Retries) { r.Bucket.Capacity = 0 }, "bucket.capacity must be a whole number from 1 to 1000000000, got 0"},
		{"nobody", func(r *engine.Retries) { r.Clients = 0 }, "clients must be a whole number from 1 to 1000, got 0"},
		{"nothing wanted", func(r *engine.Retries) { r.Requests = 0 }, "requests must be a whole number from 1 to 1000000000, got 0"},
		{"another policy", func(r *engine.Retries) { r.Policy = "never" }, `policy must be "obey", "atOnce" or "all", got "never"`},
		{"a pause for who obeys", func(r *engine.Retries) { r.Every = time.Second }, `everyMs must be left out where the policy is "obey", got 1000`},
		{"no end", func(r *engine.Retries) { r.Until = 0 }, "untilMs must be more than 0 and at most 9000000000000 ms, got 0 ms"},
		{"back in time", func(r *engine.Retries) { r.Policy, r.Every = engine.AtOnce, -1 }, "everyMs must be at least a nanosecond and at most 9000000000000 ms, got -0.000001 ms"},
		{"too many slices", func(r *engine.Retries) { r.Slice = time.Millisecond },
			"sliceMs must be long enough for at most 10000 slices until 60000 ms, got 1 ms, which makes 60000"},
		{"too many attempts", func(r *engine.Retries) { r.Policy, r.Every = engine.AtOnce, time.Microsecond },
			"untilMs must be early enough for at most 1000000 attempts, got 60000 ms"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			r := fifty(engine.Obey)
			c.wrong(&r)
			_, err := r.Run()
			assert.EqualError(t, err, c.says)
		})
	}
}
