package engine_test

import (
	"fmt"
	"time"

	"bucketplayground/engine"
)

// The lesson's first table: ten tokens at most, six more every three seconds.
func Example_tokenBucket() {
	trace, err := engine.Run(engine.Scenario{
		Bucket:  engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * time.Second},
		Traffic: engine.Rounds{Requests: []int64{3, 5, 7, 9}},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	accepted, rejected, tokens := trace.Column("accepted"), trace.Column("rejected"), trace.Column("tokens")
	for row := range trace.Rows {
		fmt.Printf("%v: %v accepted, %v rejected, %v left\n", trace.RowStart(row), accepted.At(row), rejected.At(row), tokens.At(row))
	}
	// Output:
	// 1s: 3 accepted, 0 rejected, 7 left
	// 2s: 5 accepted, 0 rejected, 2 left
	// 3s: 7 accepted, 0 rejected, 1 left
	// 4s: 1 accepted, 8 rejected, 0 left
}

// The lesson's queue of five, which serves two a second.
func Example_leakyBucket() {
	trace, err := engine.Run(engine.Scenario{
		Bucket:  engine.Bucket{Kind: engine.Leaky, Capacity: 5, Drain: 2, Every: time.Second},
		Traffic: engine.Rounds{Requests: []int64{4, 4, 0, 0}},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for row := range trace.Rows {
		fmt.Printf("%v:", trace.RowStart(row))
		for _, column := range trace.Columns {
			if column.Name != "expired" {
				fmt.Printf(" %s %v", column.Name, column.At(row))
			}
		}
		fmt.Println()
	}
	// Output:
	// 1s: requests 4 processed 2 queued 4 dropped 0 queue 2
	// 2s: requests 4 processed 2 queued 3 dropped 1 queue 3
	// 3s: requests 0 processed 2 queued 0 dropped 0 queue 1
	// 4s: requests 0 processed 1 queued 0 dropped 0 queue 0
}

func ExampleState_Step() {
	state, err := engine.Start(engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * time.Second, Pacing: engine.Steady})
	if err != nil {
		fmt.Println(err)
		return
	}
	row, err := state.Step(engine.Input{Requests: 13})
	if err != nil {
		fmt.Println(err)
		return
	}
	wait, _ := row.RetryAfter.Duration()
	fmt.Println(row.Accepted, "accepted,", row.Rejected, "rejected, next token in", wait)
	// Output: 10 accepted, 3 rejected, next token in 500ms
}

// A copy of a state is a bucket of its own: so one can look ahead and come back.
func ExampleState() {
	state, _ := engine.Start(engine.Bucket{Kind: engine.Leaky, Capacity: 5, Drain: 2, Every: time.Second})
	ahead := state
	row, _ := ahead.Step(engine.Input{Requests: 6})
	fmt.Println("of six at once", row.Dropped, "would be dropped")
	row, _ = state.Step(engine.Input{Requests: 1})
	fmt.Println("of one at once", row.Dropped, "is dropped")
	// Output:
	// of six at once 1 would be dropped
	// of one at once 0 is dropped
}

// Whoever believes that tokens add up without end is right until the bucket is full.
func ExampleFirstDifference() {
	right := engine.Bucket{Kind: engine.Token, Capacity: 5, Refill: 2, Every: 2 * time.Second}
	wrong := right
	wrong.Flaw = engine.NoCap
	story := []engine.Input{{Requests: 5}, {Advance: 2 * time.Second, Requests: 3}, {Advance: 10 * time.Second}}
	d, _, _ := engine.FirstDifference(right, wrong, story)
	fmt.Println("step", d.Step, d.Fields, d.A.Tokens(), "against", d.B.Tokens())
	// Output: step 2 [refilled spilled tokens] 5 against 10
}

func ExampleBucket_errors() {
	_, err := engine.Start(engine.Bucket{Kind: engine.Token, Capacity: 0, Refill: 1, Every: time.Second})
	fmt.Println(err)
	// Output: bucket.capacity must be a whole number from 1 to 1000000000, got 0
}
