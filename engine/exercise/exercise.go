// Package exercise opens practice exercises and checks answers to them. An exercise holds no answers: it names a bucket, a
// story of arrivals and what to ask of which moment, and the engine works the answer out. Everything here is pure.
package exercise

import (
	"strconv"

	"bucketplayground/engine"
)

// Exercise is a set of questions about a bucket and what happens to it.
type Exercise struct {
	ID        string
	Questions []Question
}

// Question asks about one bucket, or about a choice of several, under a story.
type Question struct {
	ID    string
	Story []engine.Input
	// At is the moment asked about: after the how-manieth step of the story. 0 asks about the story as a whole: what is
	// counted is the total over all steps, a level is as at the end.
	At int
	// Bucket is what the story happens to; Buckets are there instead where one of several is to be chosen.
	Bucket  engine.Bucket
	Buckets []Candidate
	Parts   []Part
}

// Candidate is one of the buckets to choose from.
type Candidate struct {
	Name   string
	Bucket engine.Bucket
}

// Part is one thing asked, answered by itself.
type Part struct {
	ID string
	// Ask is the figure asked for: the name of a field of a row, or of the others that figure knows; or one of the
	// choices below.
	Ask string
	// Nth is for OutcomeOf: which of the requests of the moment.
	Nth int64
	// Claims is for Why: the reasons to choose from, by the names that judge knows.
	Claims []string
}

// The choices that a part can ask for.
const (
	// OutcomeOf asks what becomes of the n-th request: "served", "expires" or "dropped".
	OutcomeOf = "outcomeOf"
	// Bucket asks which candidate sends the server the fewest requests in its busiest second.
	Bucket = "bucket"
	// Why asks which claim about that candidate is true.
	Why = "why"
)

// Unit is what an answer counts.
type Unit string

// The units of answers. A choice has none.
const (
	Requests  Unit = "requests"
	Tokens    Unit = "tokens"
	Seconds   Unit = "seconds"
	PerSecond Unit = "perSecond"
)

// Unit is what the answer to a part counts; times are answered in seconds.
func (p Part) Unit() Unit {
	switch p.Ask {
	case OutcomeOf, Bucket, Why:
		return ""
	case "tokens", "refilled", "spilled":
		return Tokens
	case SustainedPerSecond:
		return PerSecond
	}
	if isTime(p.Ask) {
		return Seconds
	}
	return Requests
}

func isTime(figure string) bool { return len(figure) > 2 && figure[len(figure)-2:] == "Ms" }

// Options are the answers to choose from, none where a number is asked for.
func (q *Question) Options(p Part) (options []string) {
	switch p.Ask {
	case OutcomeOf:
		return outcomes
	case Why:
		return p.Claims
	case Bucket:
		for _, c := range q.Buckets {
			options = append(options, c.Name)
		}
	}
	return options
}

// Validate finds the first thing in a question that can't be asked. path is where the question stands.
func (q *Question) Validate(path string) error {
	if q.At < 0 || q.At > len(q.Story) {
		return &engine.FieldError{Code: engine.CodeRange, Path: path + ".at",
			Want: "a step of the story, 1 to " + strconv.Itoa(len(q.Story)), Got: strconv.Itoa(q.At)}
	}
	w, err := q.watch()
	if err != nil {
		return err
	}
	for i, p := range q.Parts {
		if _, err := q.answer(w, p); err != nil {
			if e, ok := err.(*engine.FieldError); ok {
				e.Path = path + ".ask[" + strconv.Itoa(i) + "]"
			}
			return err
		}
	}
	return nil
}
