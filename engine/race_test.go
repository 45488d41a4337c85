package engine_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bucketplayground/engine"
)

func raced(t require.TestingT, r engine.Race) engine.Raced {
	end, err := r.Run()
	require.NoError(t, err)
	return end
}

// Two requests and one token: it depends on the order alone how many pass, unless nothing can come in between.
func TestTwoRequestsOneToken(t *testing.T) {
	cases := []struct {
		name                       string
		atomic                     bool
		order                      []int64
		shared, accepted, rejected int64
	}{
		{"nothing has happened yet", false, nil, 1, 0, 0},
		{"one after the other", false, []int64{0, 0, 0, 1, 1}, 0, 1, 1},
		{"both read first", false, []int64{0, 1, 0, 1, 0, 1}, 0, 2, 0},
		{"the second reads before the first writes", false, []int64{0, 0, 1, 0, 1, 1}, 0, 2, 0},
		{"taken at once, the first first", true, []int64{0, 1}, 0, 1, 1},
		{"taken at once, the second first", true, []int64{1, 0}, 0, 1, 1},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			end := raced(t, engine.Race{Tokens: 1, Threads: 2, Atomic: c.atomic, Order: c.order})
			assert.Equal(t, []int64{c.shared, c.accepted, c.rejected}, []int64{end.Shared, end.Accepted, end.Rejected})
		})
	}
}

// On the way each thread has a copy of its own, which the other's writing does not touch.
func TestThreadsOnTheirWay(t *testing.T) {
	race := engine.Race{Tokens: 1, Threads: 2, Order: []int64{0, 1, 0, 0}}
	assert.Equal(t, engine.Raced{Shared: 0, Accepted: 1, Threads: []engine.Thread{
		{Next: engine.Done, Copy: 1, HasCopy: true, Outcome: engine.Accepted},
		{Next: engine.Decide, Copy: 1, HasCopy: true},
	}}, raced(t, race))

	race.Order = []int64{0, 0}
	assert.Equal(t, engine.Raced{Shared: 1, Threads: []engine.Thread{
		{Next: engine.WriteCount, Copy: 1, HasCopy: true},
		{Next: engine.ReadCount},
	}}, raced(t, race))

	race.Order = []int64{0, 0, 0, 1, 1}
	assert.Equal(t, engine.Thread{Next: engine.Done, HasCopy: true, Outcome: engine.Rejected}, raced(t, race).Threads[1])
}

// The lesson's case: 400 go through a limit of 100 where each reads the count before any writes it.
func TestFourHundredThroughALimitOfAHundred(t *testing.T) {
	cases := []struct{ together, shared, accepted int64 }{
		{400, 99, 400},
		{4, 0, 400},
		{2, 0, 200},
		{1, 0, 100},
	}
	for _, c := range cases {
		end := raced(t, engine.Race{Tokens: 100, Threads: 400, Together: c.together})
		assert.Equal(t, c.shared, end.Shared, "%d together", c.together)
		assert.Equal(t, c.accepted, end.Accepted, "%d together", c.together)
		assert.Equal(t, 400-c.accepted, end.Rejected, "%d together", c.together)
	}
	assert.EqualValues(t, 100, raced(t, engine.Race{Tokens: 100, Threads: 400, Atomic: true, Together: 400}).Accepted)
}

// The bucket's flaw of the same kind lets as many pass, and leaves as much.
func TestARaceIsTheBucketThatReadsBeforeItWrites(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tokens := rapid.Int64Range(1, 50).Draw(t, "tokens")
		threads := rapid.Int64Range(1, engine.MaxThreads).Draw(t, "threads")
		together := rapid.Int64Range(1, threads).Draw(t, "together")
		end := raced(t, engine.Race{Tokens: tokens, Threads: threads, Together: together})

		state, err := engine.Start(engine.Bucket{Kind: engine.Token, Capacity: tokens, Every: time.Second,
			Flaw: engine.ReadsBeforeWrites, InFlight: together})
		require.NoError(t, err)
		row, err := state.Step(engine.Input{Requests: threads})
		require.NoError(t, err)
		require.Equal(t, row.Accepted, end.Accepted)
		require.Equal(t, row.Rejected, end.Rejected)
		left, _ := row.Tokens().Whole()
		require.EqualValues(t, left, end.Shared)
	})
}

func TestInOneInstructionNoOrderLetsTooManyPass(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tokens := rapid.Int64Range(0, 20).Draw(t, "tokens")
		threads := rapid.IntRange(1, 20).Draw(t, "threads")
		numbers := make([]int64, threads)
		for i := range numbers {
			numbers[i] = int64(i)
		}
		order := rapid.Permutation(numbers).Draw(t, "order")
		end := raced(t, engine.Race{Tokens: tokens, Threads: int64(threads), Atomic: true, Order: order})
		require.Equal(t, min(tokens, int64(threads)), end.Accepted)
		require.Equal(t, tokens-end.Accepted, end.Shared)
	})
}

func TestWrongRaces(t *testing.T) {
	cases := []struct {
		race engine.Race
		says string
	}{
		{engine.Race{Tokens: -1, Threads: 1}, "tokens must be a whole number from 0 to 1000000, got -1"},
		{engine.Race{Tokens: 1}, "threads must be a whole number from 1 to 400, got 0"},
		{engine.Race{Tokens: 1, Threads: 401}, "threads must be a whole number from 1 to 400, got 401"},
		{engine.Race{Tokens: 1, Threads: 2, Order: []int64{0, 2}}, "order[1] must be a whole number from 0 to 1, got 2"},
		{engine.Race{Tokens: 1, Threads: 2, Order: []int64{0, 0, 0, 0}}, "order[3] must be a thread that is not done yet, got 0"},
		{engine.Race{Threads: 2, Order: []int64{1, 1, 1}}, "order[2] must be a thread that is not done yet, got 1"},
		{engine.Race{Threads: 2, Together: 3}, "together must be a whole number from 1 to 2, got 3"},
		{engine.Race{Threads: 2, Together: 2, Order: []int64{0}}, "together must be left out where there is an order, got 2"},
	}
	for _, c := range cases {
		_, err := c.race.Run()
		assert.EqualError(t, err, c.says)
	}
}
