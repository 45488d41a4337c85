package engine_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"bucketplayground/engine"
)

// moment is what happens at one instant, and what a token bucket or a meter makes of it. Levels are written as amounts
// are, waits as durations are; "" is not looked at.
type moment struct {
	advance            time.Duration
	requests           int64
	accepted, rejected int64
	level, retryAfter  string
	refilled, spilled  string
}

func (m moment) check(t *testing.T, state *engine.State, i int) {
	t.Helper()
	row := stepped(t, state, m.advance, m.requests)
	assert.Equal(t, m.accepted, row.Accepted, "accepted in step %d", i)
	assert.Equal(t, m.rejected, row.Rejected, "rejected in step %d", i)
	level := row.Tokens()
	if row.Kind() == engine.Meter {
		level = row.Level()
	}
	for what, pair := range map[string][2]string{
		"level": {m.level, level.String()}, "retryAfter": {m.retryAfter, inWords(row.RetryAfter)},
		"refilled": {m.refilled, row.Refilled().String()}, "spilled": {m.spilled, row.Spilled().String()},
	} {
		if pair[0] != "" {
			assert.Equal(t, pair[0], pair[1], "%s in step %d", what, i)
		}
	}
}

func inWords(w engine.Wait) string {
	d, ok := w.Duration()
	if !ok {
		return w.String()
	}
	return d.String()
}

func TestTokenBucket(t *testing.T) {
	const second = time.Second
	for _, story := range []struct {
		name    string
		bucket  engine.Bucket
		moments []moment
	}{
		{"it starts full, and full it stays", engine.Bucket{Capacity: 5, Refill: 2, Every: second}, []moment{
			{level: "5", retryAfter: "0s", refilled: "0", spilled: "0"},
			{advance: 10 * second, level: "5", refilled: "0", spilled: "20"},
		}},
		{"it starts with what it is given", engine.Bucket{Capacity: 5, Refill: 2, Every: second, StartsWith: true, Initial: 3}, []moment{
			{requests: 4, accepted: 3, rejected: 1, level: "0"},
		}},
		{"service is partial, and a rejection costs nothing", engine.Bucket{Capacity: 10, Refill: 6, Every: 3 * second, StartsWith: true, Initial: 1}, []moment{
			{requests: 9, accepted: 1, rejected: 8, level: "0", retryAfter: "3s"},
			{requests: engine.MaxCount, rejected: engine.MaxCount, level: "0", retryAfter: "3s"},
			{advance: 3 * second, level: "6"},
		}},
		{"nobody asks, nothing is spent", engine.Bucket{Capacity: 2, Refill: 1, Every: second, StartsWith: true, Initial: 1}, []moment{
			{level: "1"}, {level: "1"}, {advance: second, level: "2"},
		}},
		{"a late look still finds every refill", engine.Bucket{Capacity: 100, Refill: 6, Every: 3 * second, StartsWith: true}, []moment{
			{advance: 3*second + 1, level: "6", refilled: "6"}, // "at least" the interval, not exactly it
			{advance: 7 * second, level: "18", refilled: "12", retryAfter: "0s"},
		}},
		{"the refill comes at the tick and not a nanosecond before", engine.Bucket{Capacity: 4, Refill: 1, Every: second, StartsWith: true}, []moment{
			{advance: second - 1, requests: 1, rejected: 1, retryAfter: "1ns"},
			{advance: 1, requests: 1, accepted: 1, level: "0", retryAfter: "1s"},
		}},
		{"a refill larger than the capacity", engine.Bucket{Capacity: 1, Refill: 1000, Every: second}, []moment{
			{requests: 1, accepted: 1, level: "0"},
			{advance: second, requests: 2, accepted: 1, rejected: 1, refilled: "1", spilled: "999"},
		}},
		{"steadily, fractions are kept", engine.Bucket{Capacity: 2, Refill: 2, Every: 3 * second, Pacing: engine.Steady, StartsWith: true}, []moment{
			{advance: second, requests: 1, rejected: 1, level: "0+2/3", retryAfter: "500ms"},
			{advance: 500 * time.Millisecond, requests: 1, accepted: 1, level: "0", retryAfter: "1.5s"},
			{advance: 4 * second, level: "2", refilled: "2", spilled: "0+2/3"},
			{requests: 1, accepted: 1, level: "1", retryAfter: "0s"},
		}},
		{"steadily, the interval is only a rate", engine.Bucket{Capacity: 8, Refill: 2, Every: 10 * second, Pacing: engine.Steady}, []moment{
			{advance: second, requests: 5, accepted: 5, level: "3"},
			{advance: second, requests: 5, accepted: 3, rejected: 2, level: "0+1/5", retryAfter: "4s"},
		}},
		{"no refill, no hope", engine.Bucket{Capacity: 1, Every: second}, []moment{
			{requests: 1, accepted: 1, level: "0", retryAfter: "none"},
			{advance: engine.MaxTime, requests: 1, rejected: 1, refilled: "0", spilled: "0", retryAfter: "none"},
		}},
	} {
		t.Run(story.name, func(t *testing.T) {
			story.bucket.Kind = engine.Token
			state := started(t, story.bucket)
			for i, m := range story.moments {
				m.check(t, state, i)
			}
		})
	}
}
