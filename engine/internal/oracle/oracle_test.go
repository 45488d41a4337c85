// Package oracle compares the engine with rate limiters that others wrote, each on a clock that the test moves. Each of them
// has its own idea of a bucket; where it is one of the engine's, the two have to agree call by call, and where they don't, a test
// says at which point the other one departs and why.
package oracle

import (
	"flag"
	"math/big"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
)

var (
	calls = flag.Int("calls", 10_000, "how many calls to compare with each oracle")
	seed  = flag.Uint64("seed", 1, "which random stories to play")
)

// epoch is where the clocks start: not at 0, which one of the oracles takes for "never".
var epoch = time.Unix(1_000_000_000, 0)

// compare plays random stories until enough calls have been compared. A story gives how many it compared.
func compare(t *testing.T, story func(t *testing.T, random *rand.Rand) int) {
	t.Helper()
	random := rand.New(rand.NewPCG(*seed, 0))
	for done := 0; done < *calls; {
		done += story(t, random)
	}
}

// clock is a clock that stands still until it is set.
type clock struct{ now time.Time }

func (c *clock) Now() time.Time { return c.now }

// Sleep does not wait: a limiter that would make the caller wait only says until when.
func (c *clock) Sleep(time.Duration) {}

func (c *clock) at(s *engine.State) { c.now = epoch.Add(s.At()) }

func start(t *testing.T, b engine.Bucket) *engine.State {
	t.Helper()
	state, err := engine.Start(b)
	require.NoError(t, err)
	return &state
}

func step(t *testing.T, state *engine.State, advance time.Duration, requests int64) engine.Row {
	t.Helper()
	row, err := state.Step(engine.Input{Advance: advance, Requests: requests})
	require.NoError(t, err)
	return row
}

// pick is one of the choices.
func pick[T any](random *rand.Rand, choices ...T) T { return choices[random.IntN(len(choices))] }

// between is a number from least to most.
func between[T ~int | ~int64](random *rand.Rand, least, most T) T {
	return least + T(random.Int64N(int64(most-least)+1))
}

// gap is how long nothing happens: mostly to an instant at which something does, or a nanosecond to either side of it.
func gap(random *rand.Rand, unit time.Duration, wait engine.Wait) time.Duration {
	next, ok := wait.Duration()
	if !ok {
		next = unit
	}
	edge := pick(random, 0, 0, next, next, unit, between[time.Duration](random, 0, 5)*unit)
	return max(0, pick(random, edge, edge, edge-1, edge+1, between(random, 0, 2*unit)))
}

func ns(w engine.Wait) time.Duration {
	d, ok := w.Duration()
	if !ok {
		panic("a wait without a length")
	}
	return d
}

func exact(a engine.Amount) *big.Rat {
	whole, ok := a.Whole()
	if !ok {
		panic("an amount past 64 bits")
	}
	numerator, denominator := a.Fraction()
	part := new(big.Rat).SetFrac(new(big.Int).SetUint64(numerator), new(big.Int).SetUint64(denominator))
	return part.Add(part, new(big.Rat).SetInt(new(big.Int).SetUint64(whole)))
}
