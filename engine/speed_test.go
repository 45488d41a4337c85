package engine_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
)

// unevenRounds is the same traffic for every benchmark: 0 to 15 requests a round.
func unevenRounds(n int) []int64 {
	rounds := make([]int64, n)
	seed := uint32(1)
	for i := range rounds {
		seed = seed*1664525 + 1013904223
		rounds[i] = int64(seed >> 28)
	}
	return rounds
}

// byHand is the lesson's rounds written out, filling the columns that Run fills: the least that this takes.
func byHand(rounds []int64, capacity, refill, every uint32) (columns [6][]uint32) {
	for i := range columns {
		columns[i] = make([]uint32, len(rounds))
	}
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
	return columns
}

var lessonBuckets = []struct {
	name   string
	bucket engine.Bucket
}{
	{"token", engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * time.Second}},
	{"token-steady", engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * time.Second, Pacing: engine.Steady}},
	{"leaky", engine.Bucket{Kind: engine.Leaky, Capacity: 10, Drain: 6, Every: 3 * time.Second}},
	{"leaky-interval", engine.Bucket{Kind: engine.Leaky, Capacity: 10, Drain: 6, Every: 3 * time.Second, Pacing: engine.Interval}},
	{"meter", engine.Bucket{Kind: engine.Meter, Capacity: 10, Drain: 6, Every: 3 * time.Second}},
}

func BenchmarkRounds(b *testing.B) {
	const n = 1_000_000
	rounds := unevenRounds(n)
	perRound := func(b *testing.B) { b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/round") }
	b.Run("by-hand", func(b *testing.B) {
		for b.Loop() {
			byHand(rounds, 10, 6, 3)
		}
		perRound(b)
	})
	for _, c := range lessonBuckets {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				_, err := engine.Run(engine.Scenario{Bucket: c.bucket, Traffic: engine.Rounds{Requests: rounds}})
				require.NoError(b, err)
			}
			perRound(b)
		})
	}
}

// A long run reduced to 2,000 rows takes the memory of the rows, not of the rounds.
func BenchmarkReduce(b *testing.B) {
	for _, c := range []struct {
		name   string
		rounds int
	}{{"1M", 1_000_000}, {"10M", 10_000_000}} {
		b.Run(c.name, func(b *testing.B) {
			until := time.Duration(c.rounds) * time.Second
			traffic := engine.Pattern{Shape: engine.Bursts, Requests: 3, Every: time.Second, Until: until}
			b.ReportAllocs()
			for b.Loop() {
				_, err := engine.Run(engine.Scenario{Bucket: lessonBuckets[0].bucket, Traffic: traffic, Until: until, RowEvery: until / 2000})
				require.NoError(b, err)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(c.rounds), "ns/round")
		})
	}
}

// A year of idling costs what a second costs.
func BenchmarkIdle(b *testing.B) {
	for _, c := range []struct {
		name string
		time time.Duration
	}{{"second", time.Second}, {"year", 365 * 24 * time.Hour}} {
		b.Run(c.name, func(b *testing.B) {
			start, err := engine.Start(lessonBuckets[0].bucket)
			require.NoError(b, err)
			for b.Loop() {
				state := start
				if _, err := state.Step(engine.Input{Advance: c.time, Requests: 1}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
