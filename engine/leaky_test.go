package engine_test

import (
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bucketplayground/engine"
)

// turn is what happens to a queue at one instant, and what comes of it. waits are the times until the first and the last of
// the newly queued start and are done, in words.
type turn struct {
	advance                time.Duration
	requests               int64
	processed, expired     int64
	queued, dropped, queue int64
	waits                  string
	retryAfter             string
}

func TestLeakyBucket(t *testing.T) {
	const (
		ms     = time.Millisecond
		second = time.Second
		none   = "none none none none"
	)
	steady := engine.Bucket{Capacity: 5, Drain: 2, Every: second}
	ticking := engine.Bucket{Capacity: 5, Drain: 2, Every: second, Pacing: engine.Interval}
	within := func(b engine.Bucket, timeout time.Duration) engine.Bucket {
		b.Timeout = timeout
		return b
	}
	for _, story := range []struct {
		name   string
		bucket engine.Bucket
		turns  []turn
	}{
		{"an idle bucket serves at once", steady, []turn{
			{advance: 300 * ms, requests: 1, queued: 1, queue: 1, waits: "0s 0s 500ms 500ms", retryAfter: "0s"},
			{advance: 500*ms - 1, queue: 1, waits: none, retryAfter: "0s"},
			{advance: 1, processed: 1, waits: none, retryAfter: "0s"},
		}},
		{"behind four others, two seconds pass before the start", steady, []turn{
			{requests: 4, queued: 4, queue: 4, waits: "0s 1.5s 500ms 2s", retryAfter: "0s"},
			{requests: 1, queued: 1, queue: 5, waits: "2s 2s 2.5s 2.5s", retryAfter: "500ms"},
			{requests: 1, dropped: 1, queue: 5, waits: none, retryAfter: "500ms"},
		}},
		{"completions come before arrivals", steady, []turn{
			{requests: 5, queued: 5, queue: 5, waits: "0s 2s 500ms 2.5s", retryAfter: "500ms"},
			{advance: 500*ms - 1, requests: 1, dropped: 1, queue: 5, waits: none, retryAfter: "1ns"},
			{advance: 1, requests: 1, processed: 1, queued: 1, queue: 5, waits: "2s 2s 2.5s 2.5s", retryAfter: "500ms"},
		}},
		{"one in the middle of its processing takes a place", engine.Bucket{Capacity: 1, Drain: 1, Every: second}, []turn{
			{requests: 2, queued: 1, dropped: 1, queue: 1, waits: "0s 0s 1s 1s", retryAfter: "1s"},
			{advance: 900 * ms, requests: 1, dropped: 1, queue: 1, waits: none, retryAfter: "100ms"},
			{advance: 100 * ms, requests: 1, processed: 1, queued: 1, queue: 1, waits: "0s 0s 1s 1s", retryAfter: "1s"},
		}},
		{"ticking, they leave together", ticking, []turn{
			{advance: 250 * ms, requests: 6, queued: 5, dropped: 1, queue: 5, waits: "750ms 2.75s 750ms 2.75s", retryAfter: "750ms"},
			{advance: 749 * ms, queue: 5, waits: none, retryAfter: "1ms"},
			{advance: ms, processed: 2, queue: 3, waits: none, retryAfter: "0s"},
			{advance: 5 * second, processed: 3, waits: none, retryAfter: "0s"},
		}},
		{"ticking, who comes at a tick comes after it", ticking, []turn{
			{advance: second, requests: 1, queued: 1, queue: 1, waits: "1s 1s 1s 1s", retryAfter: "0s"},
			{advance: second, requests: 1, processed: 1, queued: 1, queue: 1, waits: "1s 1s 1s 1s", retryAfter: "0s"},
		}},
		{"a turn exactly at the end of the timeout is taken", within(steady, 500*ms), []turn{
			{requests: 3, queued: 3, queue: 3, waits: "0s 500ms 500ms 1s", retryAfter: "0s"},
			{advance: 500 * ms, processed: 1, expired: 1, queue: 1, waits: none, retryAfter: "0s"},
			{advance: 500 * ms, processed: 1, waits: none, retryAfter: "0s"},
		}},
		{"a turn a nanosecond after it is not", within(steady, 500*ms-1), []turn{
			{requests: 3, queued: 3, queue: 3, waits: "0s 0s 500ms 500ms", retryAfter: "0s"},
			{advance: 500*ms - 1, expired: 2, queue: 1, waits: none, retryAfter: "0s"},
		}},
		{"who waits in vain keeps the place, and those behind don't wait for them", within(engine.Bucket{Capacity: 3, Drain: 1, Every: second}, 400*ms), []turn{
			{requests: 3, queued: 3, queue: 3, waits: "0s 0s 1s 1s", retryAfter: "400ms"},
			{advance: 399 * ms, requests: 1, dropped: 1, queue: 3, waits: none, retryAfter: "1ms"},
			{advance: ms, requests: 1, expired: 2, queued: 1, queue: 2, waits: none, retryAfter: "0s"},
			{advance: 300 * ms, requests: 1, queued: 1, queue: 3, waits: "300ms 300ms 1.3s 1.3s", retryAfter: "100ms"},
			{advance: 100 * ms, expired: 1, queue: 2, waits: none, retryAfter: "0s"},
			{advance: 1200 * ms, processed: 2, waits: none, retryAfter: "0s"},
		}},
		{"ticking, with a timeout shorter than the way to the tick", within(ticking, 600*ms), []turn{
			{advance: 100 * ms, requests: 2, queued: 2, queue: 2, waits: none, retryAfter: "0s"},
			{advance: 300 * ms, requests: 3, queued: 3, queue: 5, waits: "600ms 600ms 600ms 600ms", retryAfter: "300ms"},
			{advance: 300 * ms, expired: 2, queue: 3, waits: none, retryAfter: "0s"},
			{advance: 300 * ms, processed: 2, expired: 1, waits: none, retryAfter: "0s"},
		}},
	} {
		t.Run(story.name, func(t *testing.T) {
			story.bucket.Kind = engine.Leaky
			state := started(t, story.bucket)
			for i, want := range story.turns {
				row := stepped(t, state, want.advance, want.requests)
				waits := []string{inWords(row.FirstStartIn()), inWords(row.LastStartIn()), inWords(row.FirstDoneIn()), inWords(row.LastDoneIn())}
				assert.Equal(t, want, turn{want.advance, want.requests, row.Processed, row.Expired, row.Queued, row.Dropped, row.Queue,
					strings.Join(waits, " "), inWords(row.RetryAfter)}, "step %d", i)
			}
		})
	}
}

// Queues that are too long for the model follow simple formulas when all come at once: the k-th starts after k − 1 turns.
func TestALongQueueTakesItsTurns(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := engine.Bucket{Kind: engine.Leaky, Capacity: rapid.Int64Range(1000, engine.MaxCount).Draw(t, "capacity"),
			Drain: rapid.Int64Range(1, engine.MaxCount).Draw(t, "drain"), Every: everys.Draw(t, "every")}
		n := rapid.Int64Range(1, b.Capacity).Draw(t, "requests")
		b.Timeout = rapid.OneOf(rapid.Just[time.Duration](0), rapid.Map(rapid.Int64Range(1, n), func(k int64) time.Duration { return max(1, turnOf(b, k)) })).
			Draw(t, "timeout")
		state, err := engine.Start(b)
		require.NoError(t, err)
		row, err := state.Step(engine.Input{Requests: n})
		require.NoError(t, err)
		require.Equal(t, n, row.Queued)

		every, drain := big.NewInt(int64(b.Every)), big.NewInt(b.Drain)
		after := func(turns int64) string {
			nanos, rest := new(big.Int).QuoRem(new(big.Int).Mul(big.NewInt(turns), every), drain, new(big.Int))
			if rest.Sign() > 0 {
				nanos.Add(nanos, big.NewInt(1))
			}
			return nanos.String() + "ns"
		}
		served := n
		if b.Timeout != 0 { // the last to start does so after ⌊timeout × drain ÷ every⌋ turns
			turns := new(big.Int).Mul(big.NewInt(int64(b.Timeout)), drain)
			turns.Quo(turns, every)
			if turns.Cmp(big.NewInt(n)) < 0 {
				served = turns.Int64() + 1
			}
		}
		require.Equal(t, served, row.Served())
		require.Equal(t, "0ns", row.FirstStartIn().String())
		require.Equal(t, after(1), row.FirstDoneIn().String())
		require.Equal(t, after(served-1), row.LastStartIn().String())
		require.Equal(t, after(served), row.LastDoneIn().String())
	})
}
