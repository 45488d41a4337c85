package exercise

import (
	"strconv"
	"time"

	"bucketplayground/engine"
)

// Aim is what a bucket is to be best at.
type Aim string

// The aims. Every choice has to have one best bucket, or it is refused.
const (
	Gentlest Aim = "gentlest" // the server gets the fewest requests in its busiest second, and at one instant
	Quickest Aim = "quickest" // the last of those who get through is done the soonest
)

// Basis is what counts in the choice of a bucket.
type Basis struct {
	Name string
	// Peak is how many requests the server starts on in its busiest second, AtOnce at one instant.
	Peak, AtOnce         int64
	Accepted, TurnedAway int64
	Slowest              time.Duration // from arrival to being done, of those who get through
	Sustained            engine.Amount
}

// claim judges a reason to prefer a bucket, each a question that the engine can answer: is it true of this bucket under the
// story, and, where it compares, not of the other? known is false for a reason that there is not.
func claim(name string, of, other *Basis) (holds, known bool) {
	switch name {
	case "steady-output": // what reaches the server never exceeds the bucket's own rate
		return of.steady() && !other.steady(), true
	case "one-at-a-time": // the server never starts on two requests in one instant
		return of.AtOnce <= 1 && other.AtOnce > 1, true
	case "never-drops":
		return of.TurnedAway == 0, true
	case "turns-away-fewer":
		return of.TurnedAway < other.TurnedAway, true
	case "answers-sooner": // the last of those who get through is done sooner
		return of.Slowest < other.Slowest, true
	case "passes-burst": // everything that comes is let through at once
		return of.whole() && !other.whole(), true
	}
	return false, false
}

const claimNames = `"steady-output", "one-at-a-time", "never-drops", "turns-away-fewer", "answers-sooner" or "passes-burst"`

// steady tells whether the busiest second holds no more than the rate, rounded up.
func (b *Basis) steady() bool {
	rate, _ := b.Sustained.Whole()
	if rest, _ := b.Sustained.Fraction(); rest > 0 {
		rate++
	}
	return uint64(b.Peak) <= rate
}

func (b *Basis) whole() bool { return b.TurnedAway == 0 && b.Slowest == 0 }

// compare looks at what the server and the clients get from each of the two buckets.
func (q *Question) compare() (bases []Basis, err error) {
	if len(q.Buckets) != 2 {
		return nil, refuse(engine.CodeSize, "buckets", "two buckets to choose from", "another number of them")
	}
	for _, c := range q.Buckets {
		basis, err := basis(c, q.Story)
		if err != nil {
			return nil, err
		}
		bases = append(bases, basis)
	}
	return bases, nil
}

// maxCompared is the end of the requests in the story of a choice, each of which is looked at.
const maxCompared = 10_000

func basis(c Candidate, story []engine.Input) (b Basis, err error) {
	traffic, _ := arrivals(story)
	all := int64(0)
	for _, a := range traffic {
		if all += a.Requests; all > maxCompared {
			return b, refuse(engine.CodeSize, "story", "at most "+strconv.Itoa(maxCompared)+" requests where buckets are compared", "more")
		}
	}
	trace, err := engine.Run(engine.Scenario{Bucket: c.Bucket, Traffic: traffic, Until: engine.MaxTime, RowEvery: engine.MaxTime, Detail: true})
	if err != nil {
		return b, err
	}
	b = Basis{Name: c.Name, Sustained: sustained(c.Bucket, "")}
	var starts []time.Duration
	for i, outcome := range trace.Detail.Outcome {
		start, through := trace.Detail.Start[i].Duration()
		if !through {
			b.TurnedAway++
			continue
		}
		if outcome == engine.Served {
			done, _ := trace.Detail.Done[i].Duration()
			b.Slowest = max(b.Slowest, done-trace.Detail.Arrival[i])
		}
		b.Accepted++
		starts = append(starts, start)
		for i := len(starts) - 1; i > 0 && starts[i] < starts[i-1]; i-- { // in order, as they nearly are
			starts[i], starts[i-1] = starts[i-1], starts[i]
		}
	}
	b.Peak, b.AtOnce = densest(starts, time.Second), densest(starts, 1)
	return b, nil
}

// densest is the most of some instants, in order, that lie within a length of time.
func densest(instants []time.Duration, length time.Duration) (most int64) {
	first := 0
	for i, at := range instants {
		for at-instants[first] >= length {
			first++
		}
		most = max(most, int64(i-first+1))
	}
	return most
}

// judge works out which candidate is best, or which claim is true of it.
func (q *Question) judge(s *solved, p Part) (Value, error) {
	if s.bases == nil {
		return Value{}, unknown(p.Ask, "asked where there are two buckets to choose from")
	}
	aim := p.For
	for _, other := range q.Parts {
		if p.Ask == Why && other.Ask == ChooseBucket {
			aim = other.For
		}
	}
	best, err := q.best(s, aim)
	if err != nil || p.Ask == ChooseBucket {
		return Value{Option: q.Buckets[best].Name}, err
	}
	reason := ""
	for _, name := range p.Claims {
		holds, known := claim(name, &s.bases[best], &s.bases[1-best])
		if !known {
			return Value{}, unknown(name, claimNames)
		}
		if holds {
			if reason != "" {
				return Value{}, unknown(name, "the only claim that is true of the "+q.Buckets[best].Name+" bucket")
			}
			reason = name
		}
	}
	if reason == "" {
		return Value{}, unknown(p.Ask, "asked with a claim that is true of the "+q.Buckets[best].Name+" bucket")
	}
	return Value{Option: reason}, nil
}

func (q *Question) best(s *solved, aim Aim) (int, error) {
	first, second := &s.bases[0], &s.bases[1]
	lead := int64(0) // of the second over the first
	switch aim {
	case Gentlest, "":
		if lead = first.Peak - second.Peak; lead == 0 {
			lead = first.AtOnce - second.AtOnce
		}
	case Quickest:
		lead = int64(first.Slowest - second.Slowest)
	default:
		return 0, unknown(string(aim), `"gentlest" or "quickest"`)
	}
	switch {
	case lead == 0:
		return 0, unknown(ChooseBucket, "asked where one bucket is better than the other under this story")
	case lead > 0:
		return 1, nil
	}
	return 0, nil
}
