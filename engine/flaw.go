package engine

import (
	"slices"
	"strconv"
)

// Flaw is one deliberately wrong rule that a bucket can run with: what people believe, or what such software gets wrong. The
// zero Flaw is the right rule.
type Flaw string

// The wrong rules. Beliefs has the sentence behind each.
const (
	NoCap              Flaw = "noCap"
	StartsEmpty        Flaw = "startsEmpty"
	StartsFull         Flaw = "startsFull"
	AllOrNothing       Flaw = "allOrNothing"
	RefillsEveryRound  Flaw = "refillsEveryRound"
	PerSecond          Flaw = "perSecond"
	ExactInterval      Flaw = "exactInterval"
	LosesRemainder     Flaw = "losesRemainder"
	ReadsBeforeWrites  Flaw = "readsBeforeWrites"
	RejectionCosts     Flaw = "rejectionCosts"
	NoQueue            Flaw = "noQueue"
	DrainsFirst        Flaw = "drainsFirst"
	ServedTakesNoPlace Flaw = "servedTakesNoPlace"
	WaitWithoutOwn     Flaw = "waitWithoutOwn"
	LastInFirstOut     Flaw = "lastInFirstOut"
)

// Belief is a wrong rule and what whoever goes by it believes.
type Belief struct {
	Flaw Flaw
	Kind Kind // of the buckets that can run with it
	// Pacing is the only one that the flaw shows in, or empty.
	Pacing Pacing
	Says   string
}

// Beliefs are all the wrong rules there are.
var Beliefs = []Belief{
	{NoCap, Token, "", "Tokens keep adding up, however many the bucket is said to hold."},
	{StartsEmpty, Token, "", "A new client has no tokens yet and has to wait for the first refill."},
	{StartsFull, Token, "", "A bucket is always full at the start, whatever it is said to start with."},
	{AllOrNothing, Token, "", "A burst passes as a whole or not at all."},
	{RefillsEveryRound, Token, Interval, "Every round brings a refill, whatever the interval says."},
	{PerSecond, Token, "", "The refill is what comes each second, whatever the interval says."},
	{ExactInterval, Token, Interval, "A refill comes when the time since the last one is exactly the interval."},
	{LosesRemainder, Token, Steady, "Only whole tokens accrue, and the clock starts again at every look."},
	{ReadsBeforeWrites, Token, "", "Requests in flight together all read the count before any of them writes it."},
	{RejectionCosts, Token, "", "A rejected request uses up a token too."},
	{NoQueue, Leaky, "", "While one request is being processed, all others are dropped."},
	{DrainsFirst, Leaky, "", "What drains in an interval has made room before the burst arrives."},
	{ServedTakesNoPlace, Leaky, Steady, "The request being processed is no longer in the queue and takes no place."},
	{WaitWithoutOwn, Leaky, Steady, "A request is done when its turn comes; its own processing takes no time."},
	{LastInFirstOut, Leaky, Steady, "The request that arrived last is served first."},
}

// normalFlaw checks that a bucket can run with its flaw.
func (b Bucket) normalFlaw() error {
	if b.InFlight != 0 {
		if b.Flaw != ReadsBeforeWrites {
			return &FieldError{CodeKind, "bucket.inFlight", `left out where the flaw is not "readsBeforeWrites"`, strconv.FormatInt(b.InFlight, 10)}
		}
		if err := checkRange("bucket.inFlight", b.InFlight, 1, MaxCount); err != nil {
			return err
		}
	}
	if b.Flaw == "" {
		return nil
	}
	names := ""
	for _, belief := range Beliefs {
		if belief.Kind != b.Kind || belief.Pacing != "" && belief.Pacing != b.Pacing {
			continue
		}
		if belief.Flaw == b.Flaw {
			return nil
		}
		names += ", " + string(belief.Flaw)
	}
	want := "left out, since there is no flaw for a bucket of this kind and pacing"
	if names != "" {
		want = "one of" + names[1:] + " for a bucket of this kind and pacing"
	}
	return &FieldError{CodeUnknown, "bucket.flaw", want, strconv.Quote(string(b.Flaw))}
}

// Difference is the first step at which two buckets part.
type Difference struct {
	Step   int // of the inputs, from 0
	A, B   Row
	Fields []string // the figures that differ, by the contract's names
}

// FirstDifference runs two buckets of the same kind through the same inputs and finds the first step whose figures
// differ; if any are named, only those count. ok is false if there is none.
func FirstDifference(a, b Bucket, inputs []Input, figures ...string) (d Difference, ok bool, err error) {
	if a.Kind != b.Kind {
		return d, false, &FieldError{CodeKind, "bucket.kind", "the same for both buckets", strconv.Quote(string(b.Kind))}
	}
	stateA, err := Start(a)
	if err != nil {
		return d, false, err
	}
	stateB, err := Start(b)
	if err != nil {
		return d, false, err
	}
	for i, in := range inputs {
		d = Difference{Step: i}
		if d.A, err = stateA.Step(in); err != nil {
			return d, false, err
		}
		if d.B, err = stateB.Step(in); err != nil {
			return d, false, err
		}
		fieldsA, fieldsB := d.A.Fields(), d.B.Fields()
		for j, f := range fieldsA {
			if len(figures) > 0 && !slices.Contains(figures, f.Name) {
				continue
			}
			if other := fieldsB[j]; f.None != other.None || f.Value.Less(other.Value) || other.Value.Less(f.Value) {
				d.Fields = append(d.Fields, f.Name)
			}
		}
		if len(d.Fields) > 0 {
			return d, true, nil
		}
	}
	return Difference{}, false, nil
}
