package oracle

import (
	"testing"
	"time"

	"github.com/juju/ratelimit"
	"github.com/stretchr/testify/require"
	"github.com/throttled/throttled/v2"
	uber "go.uber.org/ratelimit"
	"golang.org/x/time/rate"

	"bucketplayground/engine"
)

// One request every tenth of a second on a limit of two a second, ten at once: most of them are turned away, as in a rush.
const (
	pace     = 100 * time.Millisecond
	capacity = 10
)

func BenchmarkStep(b *testing.B) {
	for _, kind := range []engine.Kind{engine.Token, engine.Leaky} {
		b.Run("engine-"+string(kind), func(b *testing.B) {
			bucket := engine.Bucket{Kind: kind, Capacity: capacity, Every: 3 * time.Second}
			if kind == engine.Token {
				bucket.Refill = 6
			} else {
				bucket.Drain = 6
			}
			state, err := engine.Start(bucket)
			require.NoError(b, err)
			b.ReportAllocs()
			for b.Loop() {
				if _, err := state.Step(engine.Input{Advance: pace, Requests: 1}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
	b.Run("x-time-rate", func(b *testing.B) {
		limiter, now := rate.NewLimiter(2, capacity), epoch
		b.ReportAllocs()
		for b.Loop() {
			now = now.Add(pace)
			limiter.AllowN(now, 1)
		}
	})
	b.Run("juju", func(b *testing.B) {
		now := &clock{epoch}
		bucket := ratelimit.NewBucketWithQuantumAndClock(3*time.Second, capacity, 6, now)
		b.ReportAllocs()
		for b.Loop() {
			now.now = now.now.Add(pace)
			bucket.TakeAvailable(1)
		}
	})
	b.Run("throttled", func(b *testing.B) {
		kept := &store{clock: clock{epoch}}
		limiter, err := throttled.NewGCRARateLimiterCtx(kept, throttled.RateQuota{MaxRate: throttled.PerSec(2), MaxBurst: capacity - 1})
		require.NoError(b, err)
		b.ReportAllocs()
		for b.Loop() {
			kept.now = kept.now.Add(pace)
			if _, _, err := limiter.RateLimitCtx(b.Context(), "client", 1); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("uber", func(b *testing.B) {
		now := &clock{epoch}
		limiter := uber.New(2, uber.WithClock(now))
		b.ReportAllocs()
		for b.Loop() {
			now.now = now.now.Add(pace)
			limiter.Take()
		}
	})
}
