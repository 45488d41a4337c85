package oracle

import (
	"math/big"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/time/rate"

	"bucketplayground/engine"
)

// golang.org/x/time/rate is the token bucket with steady pacing: the time of the last look, and tokens that have accrued
// since. AllowN is all or nothing there, so it is asked for one at a time. Two things set it apart:
//
//   - Its waits are cut to whole nanoseconds, ours rounded up. Since it lets in whoever has no nanosecond to wait, it lets in
//     up to a nanosecond early, and is in debt for the rest.
//   - Its tokens are a float64, which errs by a few units in the last place of the capacity.
//
// Both are harmless as long as times and rates are whole numbers of 1/512 s and the like, which float64s hold exactly and
// no wait is shorter than a nanosecond. There the two must be the same to the last bit.

func newTimeRate(b engine.Bucket) *rate.Limiter {
	return rate.NewLimiter(rate.Limit(float64(b.Refill)/b.Every.Seconds()), int(b.Capacity))
}

// missingWait is how many nanoseconds are missing until the next token, exactly.
func missingWait(b engine.Bucket, tokens engine.Amount) *big.Rat {
	missing := new(big.Rat).Sub(big.NewRat(1, 1), exact(tokens))
	if missing.Sign() <= 0 {
		return new(big.Rat)
	}
	return missing.Mul(missing, big.NewRat(int64(b.Every), b.Refill))
}

// theirWait asks how long one more would have to wait, and puts things back as they were.
func theirWait(limiter *rate.Limiter, now time.Time) time.Duration {
	reservation := limiter.ReserveN(now, 1)
	defer reservation.CancelAt(now)
	return reservation.DelayFrom(now)
}

func TestTimeRateIsTheSameWhereFloatsAreExact(t *testing.T) {
	const grain = time.Second / 512 // 1,953,125 ns
	compare(t, func(t *testing.T, random *rand.Rand) int {
		b := engine.Bucket{Kind: engine.Token, Pacing: engine.Steady, Capacity: pick(random, 1, 2, between[int64](random, 1, 1000)),
			Refill: between[int64](random, 1, 64), Every: pick[time.Duration](random, 32, 512, 1024, 1<<15) * grain}
		limiter := newTimeRate(b)
		ours := start(t, b)
		const length = 50
		for range length {
			advance := pick[time.Duration](random, 0, 0, 1, between[time.Duration](random, 0, 16), between[time.Duration](random, 0, 2048), between[time.Duration](random, 0, 1<<24)) * grain
			before := step(t, ours, advance, 0)
			now := epoch.Add(ours.At())
			require.Equal(t, before.Tokens().Float64(), limiter.TokensAt(now), "%+v at %v", b, ours.At())
			row := step(t, ours, 0, 1)
			require.Equal(t, limiter.AllowN(now, 1), row.Accepted == 1, "%+v at %v", b, ours.At())
			require.Equal(t, row.Tokens().Float64(), limiter.TokensAt(now))
			if wait := ns(row.RetryAfter); wait > 0 {
				require.LessOrEqual(t, (wait - theirWait(limiter, now)).Abs(), time.Nanosecond)
			}
		}
		return length
	})
}

func TestTimeRateDiffersOnlyByItsRoundings(t *testing.T) {
	early, late := 0, 0
	compare(t, func(t *testing.T, random *rand.Rand) int {
		b := engine.Bucket{Kind: engine.Token, Pacing: engine.Steady,
			Capacity: pick(random, 1, 2, between[int64](random, 1, 20), between[int64](random, 1, 10_000)),
			Refill:   pick(random, 1, between[int64](random, 1, 20), between[int64](random, 1, 10_000)),
			Every:    pick(random, time.Second, between(random, 1, time.Microsecond), between(random, 1, 10*time.Second), between(random, 1, 100*time.Hour))}
		limiter := newTimeRate(b)
		ours := start(t, b)
		unit := b.Every/time.Duration(b.Refill) + 1
		var row engine.Row
		const length = 50
		for call := 1; call <= length; call++ {
			before := step(t, ours, gap(random, unit, row.RetryAfter), 0)
			now := epoch.Add(ours.At())
			allowed := limiter.AllowN(now, 1)
			row = step(t, ours, 0, 1)

			// What their float64 may be off by: some roundings at each call, each at most 2⁻⁵³ of the capacity and one. In time
			// that is the more, the slower the bucket is; and the two roundings of the wait itself are in proportion to it.
			offTokens := float64(8*call) * float64(b.Capacity+1) / (1 << 53)
			off := offTokens * float64(b.Every) / float64(b.Refill)
			tokens := limiter.TokensAt(now)
			wait, _ := missingWait(b, before.Tokens()).Float64()
			if accepted := row.Accepted == 1; accepted != allowed {
				switch {
				case allowed: // there is less than a nanosecond to wait, or it is within the error of being so
					require.Less(t, wait, 1+off+wait/(1<<50), "%+v at %v: they let one in", b, ours.At())
					early++
				default: // the error is worth more than a nanosecond
					require.Greater(t, off, 1.0, "%+v at %v: they turn one away", b, ours.At())
					late++
				}
				return call // from here on one of the two has a token less
			}
			require.InDelta(t, row.Tokens().Float64(), tokens, offTokens, "%+v at %v", b, ours.At())
			left, _ := missingWait(b, row.Tokens()).Float64()
			theirs := float64(theirWait(limiter, now))
			require.GreaterOrEqual(t, theirs, left-1-off-left/(1<<50), "%+v at %v", b, ours.At())
			require.LessOrEqual(t, theirs, left+off+left/(1<<50), "%+v at %v", b, ours.At())
		}
		return length
	})
	t.Logf("they let in early in %d stories, and late in %d", early, late)
	assert.Positive(t, early, "a story that ends in a fraction of a nanosecond is not rare")
}

// At 3 per second the next token is there after 333,333,333⅓ ns. They have it after 333,333,333.
func TestTimeRateLetsInAFractionOfANanosecondEarly(t *testing.T) {
	b := engine.Bucket{Kind: engine.Token, Pacing: engine.Steady, Capacity: 1, Refill: 3, Every: time.Second}
	limiter, ours := newTimeRate(b), start(t, b)
	require.True(t, limiter.AllowN(epoch, 1))
	row := step(t, ours, 0, 1)
	assert.Equal(t, 333_333_334*time.Nanosecond, ns(row.RetryAfter))
	assert.Equal(t, 333_333_333*time.Nanosecond, theirWait(limiter, epoch))

	assert.EqualValues(t, 1, step(t, ours, 333_333_333, 1).Rejected)
	assert.True(t, limiter.AllowN(epoch.Add(ours.At()), 1))
	assert.Negative(t, limiter.TokensAt(epoch.Add(ours.At())), "what they gave was not quite there")
}

// A large and slow bucket loses what a float64 of its size can't hold. Of 500,000,000⅓ tokens half a milliard are spent; the
// third that is left is off by 2·10⁻⁸, and at one token an hour that is 72 µs, by which they are late.
func TestTimeRateIsLateWhereItsTokensAreMany(t *testing.T) {
	b := engine.Bucket{Kind: engine.Token, Pacing: engine.Steady, Capacity: engine.MaxCount, Refill: 1, Every: time.Hour}
	limiter, ours := newTimeRate(b), start(t, b)
	spend := func(advance time.Duration, n int64) (theirs bool, accepted int64) {
		row := step(t, ours, advance, n)
		return limiter.AllowN(epoch.Add(ours.At()), int(n)), row.Accepted
	}
	const half = engine.MaxCount / 2
	spend(0, half)
	allowed, accepted := spend(20*time.Minute, half)
	require.True(t, allowed)
	require.EqualValues(t, half, accepted)

	allowed, accepted = spend(40*time.Minute, 1)
	assert.EqualValues(t, 1, accepted)
	assert.False(t, allowed)
	assert.InDelta(t, 72_000, float64(theirWait(limiter, epoch.Add(ours.At()))), 1000, "nanoseconds")
}

// Asked for nine with one token there, it gives none, and keeps the token. The engine's bucket lets one of the nine in.
func TestTimeRateIsAllOrNothing(t *testing.T) {
	b := engine.Bucket{Kind: engine.Token, Pacing: engine.Steady, Capacity: 1, Refill: 1, Every: time.Second}
	limiter := newTimeRate(b)
	assert.False(t, limiter.AllowN(epoch, 9))
	assert.EqualValues(t, 1, limiter.TokensAt(epoch))
	assert.EqualValues(t, 1, step(t, start(t, b), 0, 9).Accepted)
}

// With a burst of one, whoever reserves a token has to wait for its turn: the leaky bucket with steady pacing and no end to its
// queue, where floats are exact.
func TestTimeRateWithABurstOfOneIsAnEndlessQueue(t *testing.T) {
	const grain = time.Second / 512
	compare(t, func(t *testing.T, random *rand.Rand) int {
		turn := pick[time.Duration](random, 1, 32, 512) * grain
		b := engine.Bucket{Kind: engine.Leaky, Capacity: engine.MaxCount, Drain: 1, Every: turn}
		limiter := rate.NewLimiter(rate.Limit(1/turn.Seconds()), 1)
		ours := start(t, b)
		const length = 50
		for range length {
			row := step(t, ours, pick[time.Duration](random, 0, 0, between[time.Duration](random, 0, 1024))*grain, 1)
			now := epoch.Add(ours.At())
			require.Equal(t, ns(row.FirstStartIn()), limiter.ReserveN(now, 1).DelayFrom(now), "%+v at %v", b, ours.At())
		}
		return length
	})
}
