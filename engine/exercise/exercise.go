// Package exercise opens practice exercises, makes variants of them, checks answers and finds out which wrong rule an
// answer came from. An exercise holds no answers: it names a bucket, a story of arrivals and what to ask of which moment,
// and the engine works the answers out. Everything here is pure.
//
// Small functions that are called from many places are kept out of line: nothing here is in a hurry, and the program is
// downloaded.
package exercise

import (
	"math"
	"strconv"
	"time"

	"bucketplayground/engine"
)

// Exercise is a set of questions. Bucket and Story are what its questions share, as far as they have none of their own.
type Exercise struct {
	ID        string
	Bucket    engine.Bucket
	Story     []engine.Input
	Questions []Question
}

// Question asks about one bucket, or about a choice of several, under a story. Every question has Parts; those of a table
// or a design task come from Prepare.
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
	// Table asks for the cells of a table, Design for a set-up. At most one of them is set.
	Table  *Table
	Design *Design
	Vary   Vary
	// OwnBucket and OwnStory tell that it does not share those of the exercise, so that variants keep together what
	// belongs together.
	OwnBucket, OwnStory bool
}

// Candidate is one of the buckets to choose from.
type Candidate struct {
	Name   string
	Bucket engine.Bucket
}

// Kind is what sort of question a question is.
type Kind string

// The kinds of questions.
const (
	Moment     Kind = "moment"
	WholeStory Kind = "story"
	Choice     Kind = "choice"
	TableCells Kind = "table"
	DesignTask Kind = "design"
)

// Kind is the question's kind. One that chooses between buckets is a Choice; what becomes of a request is asked of a Moment.
func (q *Question) Kind() Kind {
	switch {
	case q.Table != nil:
		return TableCells
	case q.Design != nil:
		return DesignTask
	case len(q.Buckets) > 0:
		return Choice
	case q.At > 0:
		return Moment
	}
	return WholeStory
}

// Prepare fills in what follows from the rest: the defaults of the buckets, and the parts of tables and design tasks. A
// question is asked after this.
func (q *Question) Prepare() (err error) {
	for i := range q.Buckets {
		if q.Buckets[i].Bucket, err = q.Buckets[i].Bucket.Normal(); err != nil {
			return err
		}
	}
	if len(q.Buckets) == 0 {
		if q.Bucket, err = q.Bucket.Normal(); err != nil {
			return err
		}
	}
	switch {
	case q.Table != nil:
		return q.prepareTable()
	case q.Design != nil:
		return q.prepareDesign()
	}
	return nil
}

// Steps is how many steps buckets take at most to answer the question by one rule.
func (q *Question) Steps() int {
	steps := max(len(q.Story), 1)
	if q.Design != nil {
		for _, r := range q.Design.Fields {
			// Ranges that are too large or empty are refused by Prepare.
			values := int(min(max(r.values(), 1), maxDesigns+1))
			steps = min(steps, math.MaxInt32/values) * values
		}
	}
	return steps
}

// Validate finds the first thing in a question that can't be asked. path is where the question stands.
func (q *Question) Validate(path string) error {
	if q.At < 0 || q.At > len(q.Story) {
		return refuse(engine.CodeRange, path+".at", "a step of the story, 1 to "+strconv.Itoa(len(q.Story)), strconv.Itoa(q.At))
	}
	if flaw := q.Bucket.Flaw; flaw != "" {
		return refuse(engine.CodeKind, path+".bucket.flaw", "left out, since answers are those of the right rule", strconv.Quote(string(flaw)))
	}
	if len(q.Parts) == 0 {
		return refuse(engine.CodeSize, path+".ask", "at least one thing that is asked", "none")
	}
	seen := map[string]bool{}
	for i, p := range q.Parts {
		if seen[p.ID] {
			return refuse(engine.CodeUnknown, path+".ask["+strconv.Itoa(i)+"]", "something that is not asked yet", strconv.Quote(p.ID))
		}
		seen[p.ID] = true
	}
	s, err := q.solve("", runs{})
	if err != nil {
		return within(path, err)
	}
	for i, v := range s.values {
		if v.None {
			return refuse(engine.CodeUnknown, path+q.Parts[i].place(i), "a figure that there is at this moment", strconv.Quote(q.Parts[i].Ask))
		}
	}
	return nil
}

// place is where in its question a part stands.
func (p Part) place(i int) string {
	if p.Row > 0 {
		return ".table"
	}
	return ".ask[" + strconv.Itoa(i) + "]"
}

// arrivals are the story as traffic, and the instant at which it ends.
func arrivals(story []engine.Input) (all engine.Arrivals, end time.Duration) {
	for _, in := range story {
		end += in.Advance
		all = append(all, engine.Arrival{At: end, Requests: in.Requests, Cost: in.Cost, Client: in.Client})
	}
	return all, end
}
