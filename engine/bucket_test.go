package engine_test

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
)

func TestWhatABucketLeavesOutIsFilledIn(t *testing.T) {
	for name, pair := range map[string][2]engine.Bucket{
		"a token bucket is full and paced by its interval": {
			{Kind: engine.Token, Capacity: 5, Refill: 2, Every: 2},
			{Kind: engine.Token, Capacity: 5, Refill: 2, Every: 2, Pacing: engine.Interval, Initial: 5, StartsWith: true}},
		"a token bucket may start empty": {
			{Kind: engine.Token, Capacity: 5, Refill: 2, Every: 2, StartsWith: true},
			{Kind: engine.Token, Capacity: 5, Refill: 2, Every: 2, StartsWith: true, Pacing: engine.Interval}},
		"a queue is steady": {
			{Kind: engine.Leaky, Capacity: 5, Drain: 2, Every: 2},
			{Kind: engine.Leaky, Capacity: 5, Drain: 2, Every: 2, Pacing: engine.Steady}},
		"a meter is steady": {
			{Kind: engine.Meter, Capacity: 5, Drain: 2, Every: 2},
			{Kind: engine.Meter, Capacity: 5, Drain: 2, Every: 2, Pacing: engine.Steady}},
	} {
		got, err := pair[0].Normal()
		require.NoError(t, err, name)
		assert.Equal(t, pair[1], got, name)
		again, err := got.Normal()
		require.NoError(t, err, name)
		assert.Equal(t, got, again, name)
		assert.Equal(t, got, stateBucket(t, pair[0]), name)
	}
}

func stateBucket(t *testing.T, b engine.Bucket) engine.Bucket {
	t.Helper()
	return started(t, b).Bucket()
}

// An error names the field as the JSON forms do, says what is allowed there, and what was given.
func TestBucketsThatCannotBe(t *testing.T) {
	token := engine.Bucket{Kind: engine.Token, Capacity: 5, Refill: 2, Every: time.Second}
	leaky := engine.Bucket{Kind: engine.Leaky, Capacity: 5, Drain: 2, Every: time.Second}
	meter := engine.Bucket{Kind: engine.Meter, Capacity: 5, Drain: 2, Every: time.Second}
	for _, wrong := range []struct {
		from    engine.Bucket
		change  func(b *engine.Bucket)
		code    string
		message string
	}{
		{token, func(b *engine.Bucket) { b.Kind = "sieve" }, engine.CodeUnknown, `bucket.kind must be "token", "leaky" or "meter", got "sieve"`},
		{token, func(b *engine.Bucket) { b.Capacity = 0 }, engine.CodeRange, "bucket.capacity must be a whole number from 1 to 1000000000, got 0"},
		{leaky, func(b *engine.Bucket) { b.Capacity = engine.MaxCount + 1 }, engine.CodeRange, "bucket.capacity must be a whole number from 1 to 1000000000, got 1000000001"},
		{token, func(b *engine.Bucket) { b.Refill = -1 }, engine.CodeRange, "bucket.refill must be a whole number from 0 to 1000000000, got -1"},
		{leaky, func(b *engine.Bucket) { b.Drain = 0 }, engine.CodeRange, "bucket.drain must be a whole number from 1 to 1000000000, got 0"},
		{meter, func(b *engine.Bucket) { b.Drain = math.MinInt64 }, engine.CodeRange, "bucket.drain must be a whole number from 1 to 1000000000, got -9223372036854775808"},
		{token, func(b *engine.Bucket) { b.Every = 0 }, engine.CodeRange, "bucket.everyMs must be at least a nanosecond and at most 9000000000000 ms, got 0 ms"},
		{meter, func(b *engine.Bucket) { b.Every = -1500 * time.Microsecond }, engine.CodeRange, "bucket.everyMs must be at least a nanosecond and at most 9000000000000 ms, got -1.5 ms"},
		{leaky, func(b *engine.Bucket) { b.Every = engine.MaxTime + 1 }, engine.CodeRange, "bucket.everyMs must be at least a nanosecond and at most 9000000000000 ms, got 9000000000000.000001 ms"},
		{token, func(b *engine.Bucket) { b.Initial, b.StartsWith = 6, true }, engine.CodeRange, "bucket.initial must be a whole number from 0 to 5, got 6"},
		{token, func(b *engine.Bucket) { b.Initial, b.StartsWith = -1, true }, engine.CodeRange, "bucket.initial must be a whole number from 0 to 5, got -1"},
		{token, func(b *engine.Bucket) { b.Pacing = "daily" }, engine.CodeUnknown, `bucket.pacing must be "interval" or "steady", got "daily"`},
		{leaky, func(b *engine.Bucket) { b.Timeout = -1 }, engine.CodeRange, "bucket.timeoutMs must be more than 0 and at most 9000000000000 ms, got -0.000001 ms"},
		{token, func(b *engine.Bucket) { b.Drain = 2 }, engine.CodeKind, "bucket.drain must be left out, since it is not a field of a token bucket, got 2"},
		{token, func(b *engine.Bucket) { b.Timeout = 2 }, engine.CodeKind, "bucket.timeoutMs must be left out, since it is not a field of a token bucket, got 2"},
		{leaky, func(b *engine.Bucket) { b.Refill = 2 }, engine.CodeKind, "bucket.refill must be left out, since it is not a field of a leaky bucket, got 2"},
		{meter, func(b *engine.Bucket) { b.StartsWith = true }, engine.CodeKind, "bucket.initial must be left out, since it is not a field of a meter bucket, got 0"},
		{meter, func(b *engine.Bucket) { b.Timeout = time.Second }, engine.CodeKind, "bucket.timeoutMs must be left out, since it is not a field of a meter bucket, got 1000000000"},
		{meter, func(b *engine.Bucket) { b.Pacing = engine.Interval }, engine.CodeKind, `bucket.pacing must be left out, since a meter is always "steady", got "interval"`},
	} {
		b := wrong.from
		wrong.change(&b)
		_, err := engine.Start(b)
		var refusal *engine.FieldError
		require.ErrorAs(t, err, &refusal, wrong.message)
		assert.Equal(t, wrong.message, refusal.Error())
		assert.Equal(t, wrong.code, refusal.Code, wrong.message)
	}
}
