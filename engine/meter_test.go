package engine_test

import (
	"math/big"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bucketplayground/engine"
)

func TestMeter(t *testing.T) {
	state := started(t, engine.Bucket{Kind: engine.Meter, Capacity: 3, Drain: 2, Every: 3 * time.Second})
	for i, m := range []moment{
		{level: "0", retryAfter: "0s"},
		{requests: 5, accepted: 3, rejected: 2, level: "3", retryAfter: "1.5s"},
		{advance: time.Second, requests: 1, rejected: 1, level: "2+1/3", retryAfter: "500ms"},
		{advance: 500 * time.Millisecond, requests: 1, accepted: 1, level: "3", retryAfter: "1.5s"},
		{advance: 3 * time.Second, level: "1", retryAfter: "0s"},
		{advance: time.Hour, level: "0"},
		{requests: 1, accepted: 1, level: "1"},
	} {
		m.check(t, state, i)
	}
}

// The meter is the token bucket upside down: its level is what a full, steady bucket of the same size is short of.
func TestAMeterIsATokenBucketUpsideDown(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		up := buckets(engine.Meter).Draw(t, "bucket")
		down := engine.Bucket{Kind: engine.Token, Capacity: up.Capacity, Refill: up.Drain, Every: up.Every, Pacing: engine.Steady}
		inputs := story(t, up)
		_, levels := play(t, up, inputs)
		_, tokens := play(t, down, inputs)
		for i := range inputs {
			for _, name := range []string{"accepted", "rejected", "retryAfterMs"} {
				require.Equal(t, written(tokens[i][name]), written(levels[i][name]), "%s in step %d", name, i)
			}
			both := sum(levels[i], "level")
			require.Equal(t, written(big.NewRat(up.Capacity, 1)), written(both.Add(both, tokens[i]["tokens"])), "level + tokens")
		}
	})
}
