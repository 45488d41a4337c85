package engine_test

import (
	"math"
	"math/big"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bucketplayground/engine"
)

// Results leave as the nearest float64, and milliseconds come in as the nearest nanosecond. math/big knows both.

// anyUint64 likes numbers around powers of two, where roundings change.
var anyUint64 = rapid.OneOf(rapid.Uint64(), rapid.Uint64Range(0, 10), rapid.Custom(func(t *rapid.T) uint64 {
	return uint64(1)<<rapid.IntRange(0, 63).Draw(t, "power") + uint64(rapid.IntRange(-2, 2).Draw(t, "off"))
}))

func TestAnAmountIsShownAsTheNearestFloat64(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := anyUint64.Draw(t, "a"), anyUint64.Draw(t, "b")
		per := max(1, anyUint64.Draw(t, "per"))
		amount := engine.Ratio(engine.Product(a, b), per)
		units := new(big.Int).Mul(new(big.Int).SetUint64(a), new(big.Int).SetUint64(b))
		want := new(big.Rat).SetFrac(units, new(big.Int).SetUint64(per))
		nearest, _ := want.Float64()
		require.Equal(t, nearest, amount.Float64())
		require.Equal(t, want.RatString(), exact(amount).RatString())
	})
}

func TestMillisecondsAreTheNearestFloat64(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := durations(0, engine.MaxTime).Draw(t, "d")
		want, _ := millis(int64(d)).Float64()
		require.Equal(t, want, engine.Milliseconds(d))
	})
}

func TestMillisecondsAreReadToTheNearestNanosecond(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ms := rapid.OneOf(rapid.Float64Range(0, 1e-5), rapid.Float64Range(0, 1e4), rapid.Float64Range(0, 9e12), rapid.Custom(func(t *rapid.T) float64 {
			return float64(rapid.Int64Range(0, 9e12).Draw(t, "k")) / float64(int64(1)<<rapid.IntRange(0, 40).Draw(t, "halvings"))
		})).Draw(t, "ms")
		got, ok := engine.FromMilliseconds(ms)
		require.True(t, ok)
		// ⌊ns + ½⌋: halves go up.
		ns := new(big.Rat).SetFloat64(ms)
		ns.Mul(ns, big.NewRat(1_000_000, 1))
		ns.Add(ns, big.NewRat(1, 2))
		require.Equal(t, new(big.Int).Quo(ns.Num(), ns.Denom()).Int64(), int64(got))
	})
}

// Up to 2³³ ms, 99 days, neighbouring float64s are less than a nanosecond apart and every time survives the way out and
// back. Beyond that not every nanosecond has a number of milliseconds to itself, but one that came in does.
func TestTimesSurviveTheWayOutAndBack(t *testing.T) {
	const apart = (1 << 33) * time.Millisecond
	rapid.Check(t, func(t *rapid.T) {
		d := durations(0, apart).Draw(t, "short")
		back, ok := engine.FromMilliseconds(engine.Milliseconds(d))
		require.True(t, ok)
		require.Equal(t, d, back)

		given, ok := engine.FromMilliseconds(rapid.Float64Range(0, 9e12).Draw(t, "ms"))
		require.True(t, ok)
		back, ok = engine.FromMilliseconds(engine.Milliseconds(given))
		require.True(t, ok)
		require.Equal(t, given, back)
	})
	merged, ok := engine.FromMilliseconds(engine.Milliseconds(engine.MaxTime - 1))
	require.True(t, ok)
	assert.Equal(t, engine.MaxTime, merged, "the last nanosecond of 285 years")
}

func TestMillisecondsThatAreNoTime(t *testing.T) {
	for _, ms := range []float64{-1e-6, -math.SmallestNonzeroFloat64, math.NaN(), math.Inf(1), math.Inf(-1), 9e12 + 0.01, math.MaxFloat64} {
		_, ok := engine.FromMilliseconds(ms)
		assert.False(t, ok, "%v", ms)
	}
	for ms, want := range map[float64]time.Duration{
		0: 0, math.Copysign(0, -1): 0, math.SmallestNonzeroFloat64: 0, 0.49e-6: 0, 0.51e-6: 1, 1.0 / 128: 7813, 1.5: 1500 * time.Microsecond, 9e12: engine.MaxTime,
	} {
		d, ok := engine.FromMilliseconds(ms)
		assert.True(t, ok, "%v", ms)
		assert.Equal(t, want, d, "%v", ms)
	}
}
