package exercise

import "bucketplayground/engine"

// Part is one thing asked, answered by itself.
type Part struct {
	ID string
	// Ask is the figure asked for: the name of a field of a row, one of the further figures below, one of the choices
	// below, or in a design task a field of the bucket.
	Ask string
	// In is the unit in which the answer is wanted, where it is not the usual one.
	In Unit
	// Tolerance is by how much an answer may be off, in millionths of its unit. 0, the rule, means that it is exact.
	Tolerance uint64
	// Nth is for OutcomeOf: which of the requests of the moment.
	Nth int64
	// For is for ChooseBucket: what the bucket is to be best at; Gentlest if empty.
	For Aim
	// Claims is for Why: the reasons to choose from.
	Claims []string
	// Row is the row of a table in which the cell stands, from 1; 0 in other questions.
	Row int
}

// Figures that are not fields of a row.
const (
	SustainedPerSecond = "sustainedPerSecond" // the long-run rate
	LargestBurst       = "largestBurst"       // what a rested bucket takes at one instant
	MaxStartInMs       = "maxStartInMs"       // the longest wait of the story until processing starts
	MaxDoneInMs        = "maxDoneInMs"        // the longest wait of the story until processing is done
	RetryAfterHeader   = "retryAfterHeader"   // Retry-After, in whole seconds
)

// The choices that a part can ask for.
const (
	// OutcomeOf asks what becomes of the n-th request: "served", "expires" or "dropped".
	OutcomeOf = "outcomeOf"
	// ChooseBucket asks which candidate is best for an aim.
	ChooseBucket = "bucket"
	// Why asks which claim about that candidate is true.
	Why = "why"
)

// Unit is what an answer counts.
type Unit string

// The units of answers. A choice has none.
const (
	Requests     Unit = "requests"
	Tokens       Unit = "tokens"
	Seconds      Unit = "seconds"
	Milliseconds Unit = "milliseconds"
	PerSecond    Unit = "perSecond"
)

// Unit is what the answer to a part of the question counts. Times are answered in seconds where nothing else is said.
func (q *Question) Unit(p Part) Unit {
	if p.In != "" {
		return p.In
	}
	switch p.Ask {
	case OutcomeOf, ChooseBucket, Why:
		return ""
	case "tokens", "refilled", "spilled", "refill", "initial":
		return Tokens
	case "capacity":
		if q.Bucket.Kind == engine.Token {
			return Tokens
		}
	case SustainedPerSecond:
		return PerSecond
	case RetryAfterHeader:
		return Seconds
	}
	if isTime(p.Ask) {
		return Seconds
	}
	return Requests
}

// isTime tells figures in milliseconds by their names.
func isTime(figure string) bool { return len(figure) > 2 && figure[len(figure)-2:] == "Ms" }

// asAnswered is a figure of the engine in the unit of the answer.
func (q *Question) asAnswered(p Part, a engine.Amount) engine.Amount {
	if isTime(p.Ask) && q.Unit(p) == Seconds {
		return a.DividedBy(1000)
	}
	return a
}

var outcomes = []string{"served", "expires", "dropped"}

// Options are the answers to choose from, none where a number is asked for.
func (q *Question) Options(p Part) (options []string) {
	switch p.Ask {
	case OutcomeOf:
		return outcomes
	case Why:
		return p.Claims
	case ChooseBucket:
		for _, c := range q.Buckets {
			options = append(options, c.Name)
		}
	}
	return options
}
