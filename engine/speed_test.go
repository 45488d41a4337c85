package engine_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
)

// unevenRounds is the same uneven traffic for every benchmark.
func unevenRounds(n int) []int64 {
	rounds := make([]int64, n)
	seed := uint32(1)
	for i := range rounds {
		seed = seed*1664525 + 1013904223
		rounds[i] = int64(seed >> 28)
	}
	return rounds
}

// lessonLoop is the rounds as the lesson writes them, by hand: the least that filling the same columns takes.
func lessonLoop(rounds []int64, capacity, refill, every uint32, columns *[6][]uint32) {
	tokens, since := capacity, uint32(0)
	for i, asked := range rounds {
		since++
		refilled, spilled := uint32(0), uint32(0)
		if since >= every {
			refilled = min(refill, capacity-tokens)
			spilled = refill - refilled
			tokens += refilled
			since = 0
		}
		accepted := min(uint32(asked), tokens)
		tokens -= accepted
		columns[0][i], columns[1][i], columns[2][i] = uint32(asked), refilled, spilled
		columns[3][i], columns[4][i], columns[5][i] = accepted, uint32(asked)-accepted, tokens
	}
}

func BenchmarkRun(b *testing.B) {
	const n = 1_000_000
	rounds := unevenRounds(n)
	b.Run("hand-written", func(b *testing.B) {
		for b.Loop() {
			var columns [6][]uint32
			for i := range columns {
				columns[i] = make([]uint32, n)
			}
			lessonLoop(rounds, 10, 6, 3, &columns)
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/round")
	})
	for _, c := range []struct {
		name   string
		bucket engine.Bucket
	}{
		{"token", engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * time.Second}},
		{"token-steady", engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * time.Second, Pacing: engine.Steady}},
		{"leaky", engine.Bucket{Kind: engine.Leaky, Capacity: 10, Drain: 6, Every: 3 * time.Second}},
		{"leaky-interval", engine.Bucket{Kind: engine.Leaky, Capacity: 10, Drain: 6, Every: 3 * time.Second, Pacing: engine.Interval}},
		{"meter", engine.Bucket{Kind: engine.Meter, Capacity: 10, Drain: 6, Every: 3 * time.Second}},
	} {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				_, err := engine.Run(engine.Scenario{Bucket: c.bucket, Traffic: engine.Rounds{Requests: rounds}})
				require.NoError(b, err)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/round")
		})
	}
}

func BenchmarkStep(b *testing.B) {
	for _, c := range []struct {
		name   string
		bucket engine.Bucket
	}{
		{"token", engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * time.Second}},
		{"token-steady", engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * time.Second, Pacing: engine.Steady}},
		{"leaky", engine.Bucket{Kind: engine.Leaky, Capacity: 10, Drain: 6, Every: 3 * time.Second}},
		{"meter", engine.Bucket{Kind: engine.Meter, Capacity: 10, Drain: 6, Every: 3 * time.Second}},
	} {
		b.Run(c.name, func(b *testing.B) {
			state, err := engine.Start(c.bucket)
			require.NoError(b, err)
			b.ReportAllocs()
			for b.Loop() {
				if _, err := state.Step(engine.Input{Advance: 100 * time.Millisecond, Requests: 1}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
