package engine_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bucketplayground/engine"
)

// More room or more flow never lets fewer requests through, counted from the start up to any moment, as long as both
// start full (or idle) and nobody loses patience.
//
// Why: whatever the larger bucket is short of, it has given to requests that came earlier. For the token bucket, what has been
// accepted plus what is left never falls behind the smaller bucket's sum, so at each arrival it can draw level again; the meter
// is the same upside down; in a queue, more requests let in means none is let in later, and none is processed later.

func TestMoreCapacityNeverLetsFewerThrough(t *testing.T) {
	neverFewer(t, func(b *engine.Bucket, more int64) { b.Capacity = min(b.Capacity+more, engine.MaxCount) })
}

func TestMoreFlowNeverLetsFewerThrough(t *testing.T) {
	neverFewer(t, func(b *engine.Bucket, more int64) {
		if b.Kind == engine.Token {
			b.Refill = min(b.Refill+more, engine.MaxCount)
		} else {
			b.Drain = min(b.Drain+more, engine.MaxCount)
		}
	})
}

func neverFewer(t *testing.T, enlarge func(b *engine.Bucket, by int64)) {
	through := map[engine.Kind][]string{engine.Token: {"accepted"}, engine.Meter: {"accepted"}, engine.Leaky: {"queued", "processed"}}
	for _, kind := range kinds {
		t.Run(string(kind), rapid.MakeCheck(func(t *rapid.T) {
			small := buckets(kind).Draw(t, "bucket")
			small.Initial, small.StartsWith, small.Timeout = 0, false, 0
			large := small
			enlarge(&large, rapid.OneOf(rapid.Int64Range(1, 5), rapid.Int64Range(1, engine.MaxCount)).Draw(t, "more"))
			inputs := story(t, small)
			_, few := play(t, small, inputs)
			_, many := play(t, large, inputs)
			for i := range inputs {
				for _, name := range through[kind] {
					require.GreaterOrEqual(t, soFar(many[:i+1], name).Cmp(soFar(few[:i+1], name)), 0, "%s after step %d", name, i)
				}
			}
		}))
	}
}

// A shorter interval at the same rate is no "more": what comes early may find the bucket full and be lost, where the lump
// would have found room.
func TestAShorterIntervalMayLetFewerThrough(t *testing.T) {
	inputs := []engine.Input{{Advance: 2500 * time.Millisecond, Requests: 10}, {Advance: 500 * time.Millisecond, Requests: 6}}
	_, lumps := play(t, engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * time.Second}, inputs)
	_, drops := play(t, engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 2, Every: time.Second}, inputs)
	assert.Equal(t, "16", written(soFar(lumps, "accepted")))
	assert.Equal(t, "12", written(soFar(drops, "accepted")))
}

// With a timeout a faster drain is no "more" for those who come later: it serves one that would have left by now, and who is
// being served takes a place.
func TestAFasterDrainMayQueueFewerOfTheImpatient(t *testing.T) {
	slow := engine.Bucket{Kind: engine.Leaky, Capacity: 2, Drain: 2, Every: time.Second, Timeout: 400 * time.Millisecond}
	fast := slow
	fast.Drain = 3
	inputs := []engine.Input{{Requests: 2}, {Advance: 500 * time.Millisecond, Requests: 2}}
	_, left := play(t, slow, inputs)
	_, served := play(t, fast, inputs)
	assert.Equal(t, "1", written(left[1]["expired"]), "the second left after 400 ms, and the first is done after 500")
	assert.Equal(t, "2", written(left[1]["queued"]))
	assert.Equal(t, "0", written(served[1]["expired"]), "the second started after 333 ms")
	assert.Equal(t, "1", written(served[1]["queued"]))
}
