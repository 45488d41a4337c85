// Package same shows that the engine does the same everywhere: it runs generated scenarios and hashes all that comes out.
// The hash is compared natively, in node, and in a browser.
package same

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"math/rand/v2"
	"time"

	"bucketplayground/engine"
)

// Hash runs so many scenarios, the same for the same number.
func Hash(scenarios int) (string, error) {
	random := rand.New(rand.NewPCG(1, 2))
	sum := sha256.New()
	for range scenarios {
		if err := one(random, sum); err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(sum.Sum(nil)[:16]), nil
}

func one(random *rand.Rand, sum hash.Hash) error {
	bucket := anyBucket(random)
	trace, err := engine.Run(engine.Scenario{Bucket: bucket, Traffic: anyTraffic(random), Detail: random.IntN(4) == 0, RowEvery: 700 * time.Millisecond})
	if err != nil {
		return err
	}
	for _, c := range trace.Columns {
		for row := range trace.Rows {
			fmt.Fprint(sum, c.At(row), c.At(row).Float64(), " ")
		}
	}
	fmt.Fprint(sum, trace.Summary.Fields(), trace.State.Snapshot(), trace.Detail)
	state, err := engine.Start(bucket)
	if err != nil {
		return err
	}
	for range 8 {
		row, err := state.Step(engine.Input{Advance: time.Duration(random.Int64N(int64(4 * bucket.Every))), Requests: random.Int64N(12), Client: random.Int64N(3)})
		if err != nil {
			return err
		}
		fmt.Fprint(sum, row.Fields(), row.Served(), state.Headers(row), state.Look(5))
	}
	return nil
}

func anyBucket(random *rand.Rand) engine.Bucket {
	b := engine.Bucket{Capacity: 1 + random.Int64N(20), Every: time.Duration(1 + random.Int64N(int64(5*time.Second))), PerClient: random.IntN(5) == 0}
	amount := 1 + random.Int64N(9)
	switch random.IntN(3) {
	case 0:
		b.Kind, b.Refill, b.Pacing = engine.Token, amount, anyPacing(random)
	case 1:
		b.Kind, b.Drain, b.Pacing = engine.Leaky, amount, anyPacing(random)
		b.Timeout = time.Duration(random.Int64N(2) * random.Int64N(int64(4*time.Second)))
	default:
		b.Kind, b.Drain = engine.Meter, amount
	}
	if random.IntN(3) > 0 {
		return b
	}
	for _, belief := range engine.Beliefs {
		if belief.Kind == b.Kind && (belief.Pacing == "" || belief.Pacing == b.Pacing) && random.IntN(4) == 0 {
			b.Flaw = belief.Flaw
		}
	}
	return b
}

func anyPacing(random *rand.Rand) engine.Pacing {
	return []engine.Pacing{engine.Interval, engine.Steady}[random.IntN(2)]
}

func anyTraffic(random *rand.Rand) engine.Traffic {
	shapes := []engine.Shape{engine.SteadyShape, engine.Bursts, engine.OnOff, engine.Ramp, engine.Random}
	var sum engine.Sum
	for range 1 + random.IntN(2) {
		sum = append(sum, engine.Pattern{
			Shape: shapes[random.IntN(len(shapes))], Requests: random.Int64N(6), ToRequests: random.Int64N(9),
			Every: time.Duration(1 + random.Int64N(int64(2*time.Second)) + int64(50*time.Millisecond)),
			On:    time.Duration(1 + random.Int64N(int64(3*time.Second))), Off: time.Duration(random.Int64N(int64(3 * time.Second))),
			From: time.Duration(random.Int64N(int64(time.Second))), Until: 8 * time.Second,
			Seed: random.Uint64(), Client: random.Int64N(3), Cost: random.Int64N(3),
		})
	}
	return sum
}

// OfTenThousand is the hash of ten thousand scenarios.
const OfTenThousand = "02c6f7c9d119ea20055c5800121b5b87"
