package engine

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// tokenLane is a lane by itself, with the figures of a block of rounds.
func tokenLane(capacity, come, period, left, level uint64, asked []uint8) (*lane, *figures[uint8]) {
	l := &lane{Runner: &Runner{}, block: laneBlock, level: level, capacity: capacity, per: 1, come: come, period: period, left: left}
	f := &figures[uint8]{}
	for i := range f.counts {
		f.counts[i] = make([]uint8, len(asked))
	}
	copy(f.counts[0], asked)
	return l, f
}

// Eight rounds at a time give what one after the other does, and are the usual way where traffic goes up and down.
func TestRoundsInWordsAreRounds(t *testing.T) {
	inWords := 0
	rapid.Check(t, func(t *rapid.T) {
		capacity := rapid.Uint64Range(1, mostOfByte).Draw(t, "capacity")
		come := rapid.Uint64Range(0, mostOfByte-capacity).Draw(t, "refill")
		period := rapid.OneOf(rapid.Uint64Range(1, 5), rapid.Uint64Range(1, longestPeriod)).Draw(t, "period")
		left := rapid.Uint64Range(0, period-1).Draw(t, "left")
		level := rapid.Uint64Range(0, capacity).Draw(t, "level")
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		most := rapid.SampledFrom([]uint64{2, 16, mostOfByte, 130}).Draw(t, "requests below")
		asked := make([]uint8, rapid.OneOf(rapid.IntRange(1, 4000), rapid.IntRange(1, laneBlock)).Draw(t, "rounds"))
		for i := range asked {
			asked[i] = uint8(random.Uint64N(most))
		}
		words, byWords := tokenLane(capacity, come, period, left, level, asked)
		words.inWords = words.newWordLane()
		require.NotNil(t, words.inWords)
		took := words.inWords.rounds(byWords, len(asked))
		if took > 0 {
			inWords++
		}
		rounds, byRounds := tokenLane(capacity, come, period, left, level, asked[:took])
		tokenTicks(rounds, byRounds, took)
		for i, want := range byRounds.counts {
			require.Equal(t, want, byWords.counts[i][:took], "column %d", i)
		}
		require.Equal(t, rounds.all, words.all)
		require.Equal(t, []uint64{rounds.level, rounds.left}, []uint64{words.level, words.left})
	})
	assert.Greater(t, inWords, 20)
}

// What can't be taken in words is taken one after the other, and nothing is lost.
func TestRoundsThatAreNotForWords(t *testing.T) {
	alike := func(n uint8) []uint8 {
		asked := make([]uint8, 4096)
		for i := range asked {
			asked[i] = n
		}
		return asked
	}
	for _, c := range []struct {
		name string
		// what is asked in each round of a bucket of 10 with 6 every 3 rounds
		asked   uint8
		inWords bool
	}{
		{"asked for more than it gets, it is empty whatever it had", 9, true},
		{"asked for nothing, it is full whatever it had", 0, true},
		{"asked for exactly what it gets, it keeps what it had", 2, false},
		{"more than half of what a byte holds", 200, false},
	} {
		asked := alike(c.asked)
		l, f := tokenLane(10, 6, 3, 0, 5, asked)
		l.inWords = l.newWordLane()
		tokenTicks(l, f, len(asked))
		assert.Equal(t, c.inWords, l.inWords != nil, c.name)
		rounds, want := tokenLane(10, 6, 3, 0, 5, asked)
		tokenTicks(rounds, want, len(asked))
		assert.Equal(t, want.counts, f.counts, c.name)
		assert.Equal(t, rounds.all, l.all, c.name)
	}
}

// Long runs, whose rows are rounds or hold many of them.
func TestALongLaneIsARun(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := Bucket{Kind: Token, Capacity: rapid.Int64Range(1, 255).Draw(t, "capacity"), Refill: rapid.Int64Range(0, 260).Draw(t, "refill"),
			Every: time.Duration(rapid.OneOf(rapid.Int64Range(1, 20), rapid.Int64Range(1, 3000)).Draw(t, "every")) * time.Second}
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		most := rapid.SampledFrom([]uint64{2, 16, 256}).Draw(t, "requests below")
		requests := make([]uint8, rapid.IntRange(500, 6000).Draw(t, "rounds"))
		for i := range requests {
			requests[i] = uint8(random.Uint64N(most))
		}
		inRow := rapid.OneOf(rapid.IntRange(1, 3), rapid.IntRange(1, len(requests)))
		sc := Scenario{Bucket: b, Traffic: Rounds{Packed: Pack(requests)}, RowEvery: time.Duration(inRow.Draw(t, "rounds in a row")) * time.Second}
		if rapid.Bool().Draw(t, "resumed") {
			before, err := Run(Scenario{Bucket: b, Traffic: sc.Traffic, Until: time.Duration(1+rapid.IntRange(1, 20).Draw(t, "before")) * time.Second})
			require.NoError(t, err)
			sc.State, sc.From = &before.State, before.RowStart(before.Rows)
		}
		took, ok := requireSameRun(t, sc, rapid.IntRange(100, 5000).Draw(t, "rows in a page"))
		require.True(t, took && ok)
	})
}

func TestSumOfBytes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		counts := rapid.SliceOfN(rapid.Uint8(), 0, 300).Draw(t, "counts")
		want := uint64(0)
		for _, n := range counts {
			want += uint64(n)
		}
		require.Equal(t, want, sumOfBytes(counts))
	})
}
