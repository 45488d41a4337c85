package engine_test

import (
	"math/big"
	"time"

	"pgregory.net/rapid"

	"bucketplayground/engine"
)

// What the properties are tried on. Most of the interest is at the edges: instants at which something happens, one
// nanosecond to either side, and the ends of what may be given.

var everys = rapid.OneOf(
	rapid.SampledFrom([]time.Duration{1, 2, 3, 7, 10, 999, time.Millisecond, 333_333_333, time.Second, time.Second + 7,
		3 * time.Second, time.Hour, 24 * time.Hour, engine.MaxTime}),
	durations(1, 100), durations(1, 10*time.Second), durations(1, engine.MaxTime))

func durations(least, most time.Duration) *rapid.Generator[time.Duration] {
	return rapid.Map(rapid.Int64Range(int64(least), int64(most)), func(ns int64) time.Duration { return time.Duration(ns) })
}

// buckets are set-ups of the kinds. A queue is short enough for the model, which has an object for each place.
func buckets(kinds ...engine.Kind) *rapid.Generator[engine.Bucket] {
	return rapid.Custom(func(t *rapid.T) engine.Bucket {
		b := engine.Bucket{Kind: rapid.SampledFrom(kinds).Draw(t, "kind"), Every: everys.Draw(t, "every")}
		flow := rapid.OneOf(rapid.Int64Range(1, 3), rapid.Int64Range(1, 13), rapid.Int64Range(1, engine.MaxCount), rapid.Just[int64](engine.MaxCount))
		if b.Kind != engine.Meter {
			b.Pacing = rapid.SampledFrom([]engine.Pacing{"", engine.Interval, engine.Steady}).Draw(t, "pacing")
		}
		if b.Kind == engine.Leaky {
			b.Capacity = rapid.Int64Range(1, 10).Draw(t, "capacity")
			b.Drain = flow.Draw(t, "drain")
			if rapid.Bool().Draw(t, "impatient") {
				b.Timeout = timeouts(b).Draw(t, "timeout")
			}
			return b
		}
		b.Capacity = rapid.OneOf(rapid.Int64Range(1, 3), rapid.Int64Range(1, 20), rapid.Int64Range(1, engine.MaxCount),
			rapid.Just[int64](engine.MaxCount)).Draw(t, "capacity")
		if b.Kind == engine.Meter {
			b.Drain = flow.Draw(t, "drain")
			return b
		}
		b.Refill = rapid.OneOf(rapid.Just[int64](0), flow, flow).Draw(t, "refill")
		if rapid.Bool().Draw(t, "startsWith") {
			b.Initial, b.StartsWith = rapid.Int64Range(0, b.Capacity).Draw(t, "initial"), true
		}
		return b
	})
}

// timeouts are mostly just long enough for one of those in the queue, or a nanosecond too short.
func timeouts(b engine.Bucket) *rapid.Generator[time.Duration] {
	return rapid.Custom(func(t *rapid.T) time.Duration {
		turn := turnOf(b, rapid.Int64Range(1, b.Capacity+1).Draw(t, "turn"))
		length := rapid.OneOf(rapid.Just(turn), rapid.Just(turn-1), rapid.Just(turn+1), durations(1, stretched(b.Every, 3)),
			durations(1, engine.MaxTime)).Draw(t, "length")
		return min(max(length, 1), engine.MaxTime)
	})
}

// turnOf is how long a bucket needs for n tokens or requests, cut to whole nanoseconds and to MaxTime.
func turnOf(b engine.Bucket, n int64) time.Duration {
	turn := new(big.Int).Mul(big.NewInt(n), big.NewInt(int64(b.Every)))
	turn.Quo(turn, big.NewInt(max(1, b.Refill+b.Drain)))
	if !turn.IsInt64() || turn.Int64() > int64(engine.MaxTime) {
		return engine.MaxTime
	}
	return time.Duration(turn.Int64())
}

// stretched is n × d, up to MaxTime.
func stretched(d time.Duration, n int64) time.Duration {
	if d > engine.MaxTime/time.Duration(n) {
		return engine.MaxTime
	}
	return d * time.Duration(n)
}

// gap draws how long to wait at an instant until the next arrival; moments are waits that are worth hitting exactly.
func gap(t *rapid.T, b engine.Bucket, at time.Duration, moments ...time.Duration) time.Duration {
	turn := turnOf(b, rapid.Int64Range(1, 12).Draw(t, "turns"))
	moments = append(moments, turn, turn+1, b.Every-at%b.Every, b.Timeout, min(b.Timeout, engine.MaxTime-turn)+turn)
	length := rapid.OneOf(
		rapid.Just[time.Duration](0), rapid.Just[time.Duration](1),
		rapid.SampledFrom(moments),
		rapid.Map(rapid.SampledFrom(moments), func(d time.Duration) time.Duration { return d - 1 }),
		durations(0, stretched(b.Every, 3)),
		durations(0, turnOf(b, 20)),
	).Draw(t, "gap")
	if rapid.IntRange(0, 49).Draw(t, "leap") == 0 {
		length = durations(0, engine.MaxTime).Draw(t, "ages")
	}
	return min(max(length, 0), engine.MaxTime-at)
}

func requests(t *rapid.T, b engine.Bucket) int64 {
	return rapid.OneOf(rapid.Int64Range(0, 2), rapid.Int64Range(0, min(b.Capacity+2, engine.MaxCount)), rapid.Just(b.Capacity),
		rapid.Just[int64](engine.MaxCount)).Draw(t, "requests")
}

// demanding draws what requests may have beside their number: a cost and a sender.
func demanding(t *rapid.T, b engine.Bucket, in engine.Input) engine.Input {
	most := int64(engine.MaxCount)
	switch {
	case b.Kind == engine.Leaky && b.Pacing == engine.Interval:
		most = min(most, 20*b.Drain) // the model goes tick by tick
	case b.Kind == engine.Leaky:
		most = int64(engine.MaxTime / b.Every) // a single request must not take longer than there is time
	}
	if rapid.IntRange(0, 3).Draw(t, "costly") == 0 {
		in.Cost = min(rapid.OneOf(rapid.Int64Range(1, 3), rapid.Int64Range(1, b.Capacity+1), rapid.Int64Range(1, engine.MaxCount)).Draw(t, "cost"), most)
	}
	in.Client = rapid.Int64Range(0, 3).Draw(t, "client")
	return in
}

// shared draws whether each client has a bucket of its own.
func shared(t *rapid.T, b engine.Bucket) engine.Bucket {
	b.PerClient = rapid.IntRange(0, 3).Draw(t, "perClient") == 0
	return b
}

// arrivals draws up to n arrivals in the order of time, some of them at one instant.
func arrivals(t *rapid.T, b engine.Bucket, n int) (list engine.Arrivals) {
	at := time.Duration(0)
	for range rapid.IntRange(0, n).Draw(t, "arrivals") {
		at += gap(t, b, at)
		in := demanding(t, b, engine.Input{Requests: requests(t, b)})
		list = append(list, engine.Arrival{At: at, Requests: in.Requests, Cost: in.Cost, Client: in.Client})
	}
	return list
}
