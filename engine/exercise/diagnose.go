package exercise

import "bucketplayground/engine"

// Diagnosis is what a wrong answer shows.
type Diagnosis struct {
	// Suspects are the wrong rules whose outcome the answer is, the likelier first, at most two; Others is how many more
	// there are.
	Suspects []Suspect
	Others   int
	// Slip is a right number in a wrong place, where no wrong rule fits all of the answer.
	Slip *Slip
	// First is the first part that is wrong.
	First int
}

// Suspect is a wrong rule whose outcome the answer is.
type Suspect struct {
	*engine.Belief
	Parts   []int // those that it explains
	Answers []Value
	// Departs is where it first shows; nil where it shows in no row.
	Departs *Departure

	with *solved
}

// Departure is the first row in which a wrong rule departs from the right one.
type Departure struct {
	At            int // the step of the story, from 1; 0 for a row of a table that is a length of time
	Row           int // the row of the table, from 1
	Fields        []string
	Right, Flawed []engine.Field
}

// maxSuspects is how many are named. Whoever reads more than two possible reasons has been told none.
const maxSuspects = 2

// likelihood is the wrong rules from the one that people have in mind most often, by what the lessons warn of, to those that
// are mistakes of programs rather than of people.
var likelihood = []engine.Flaw{
	engine.NoCap, engine.AllOrNothing, engine.PerSecond, engine.RejectionCosts, engine.StartsEmpty, engine.StartsFull,
	engine.RefillsEveryRound, engine.ExactInterval, engine.LosesRemainder, engine.ReadsBeforeWrites,
	engine.WaitWithoutOwn, engine.DrainsFirst, engine.ServedTakesNoPlace, engine.NoQueue, engine.LastInFirstOut,
}

// flaws are the wrong rules that a question's bucket can run with, the likelier first.
func (q *Question) flaws() (all []*engine.Belief) {
	if len(q.Buckets) > 0 {
		return nil
	}
	for _, flaw := range likelihood {
		for i := range engine.Beliefs {
			b := &engine.Beliefs[i]
			if b.Flaw == flaw && b.Kind == q.Bucket.Kind && (b.Pacing == "" || b.Pacing == q.Bucket.Pacing) {
				all = append(all, b)
			}
		}
	}
	return all
}

// diagnose finds the rules that fit: all of the answer if any does, otherwise as much of it as any does, beginning with
// the first wrong part.
func (q *Question) diagnose(given []PartResult, of *Solution, design *DesignResult) (*Diagnosis, error) {
	d := &Diagnosis{First: -1}
	judged := 0
	for i, g := range given {
		if g.Verdict == Wrong && d.First < 0 {
			d.First = i
		}
		if g.Verdict == Wrong || g.Verdict == Right {
			judged++
		}
	}
	if d.First < 0 {
		return nil, nil // only open parts
	}
	var whole, some []Suspect
	for _, m := range of.Mistakes {
		s := Suspect{Belief: m.Belief, Answers: m.Values, with: m.with}
		fits := 0
		for i, g := range given {
			if q.Parts[i].matches(g, m.Values[i]) || satisfied(q, design, m.Flaw) {
				fits++
				if g.Verdict == Wrong {
					s.Parts = append(s.Parts, i)
				}
			}
		}
		if len(s.Parts) == 0 {
			continue
		}
		if fits == judged {
			whole = append(whole, s)
		} else if s.Parts[0] == d.First {
			at := len(some) // behind those that explain as much
			for at > 0 && len(some[at-1].Parts) < len(s.Parts) {
				at--
			}
			some = append(some, s)
			copy(some[at+1:], some[at:])
			some[at] = s
		}
	}
	if len(whole) == 0 {
		d.Slip = q.slip(given, of.right)
		if d.Slip == nil && given[d.First].Meant == "" {
			whole = some
		}
	} else {
		for i := range given {
			given[i].Meant = "" // the number is what a rule gives, not one in another unit
		}
	}
	d.Suspects = whole[:min(len(whole), maxSuspects)]
	d.Others = len(whole) - len(d.Suspects)
	for i := range d.Suspects {
		if err := q.locate(&d.Suspects[i], of.right, design); err != nil {
			return nil, err
		}
	}
	return d, nil
}

// satisfied tells whether a set-up, of which any that does what is wanted is right, does it by a wrong rule.
func satisfied(q *Question, design *DesignResult, flaw engine.Flaw) bool {
	if design == nil || q.Design.Choose != "" {
		return false
	}
	b := design.Bucket
	b.Flaw = flaw
	met, _, err := q.meets(b)
	return err == nil && met
}

// locate finds the first row in which a rule departs from the right one, by the figures asked for if it shows in them.
func (q *Question) locate(s *Suspect, right *solved, design *DesignResult) error {
	if q.Table != nil && q.Table.Every > 0 {
		s.Departs = firstRow(right.cells, s.with.cells, q.Table.Ask)
		return nil
	}
	story := q.Story
	if q.At > 0 {
		story = story[:q.At]
	}
	b := q.Bucket
	if design != nil {
		b = design.Bucket
	}
	flawed := b
	flawed.Flaw = s.Flaw
	for _, figures := range [][]string{q.rowFigures(), nil} {
		d, ok, err := engine.FirstDifference(b, flawed, story, figures...)
		if err != nil {
			return err
		}
		if ok {
			s.Departs = &Departure{At: d.Step + 1, Fields: d.Fields, Right: d.A.Fields(), Flawed: d.B.Fields()}
			if q.Table != nil {
				s.Departs.Row = d.Step + 2 - max(q.Table.From, 1)
			}
			return nil
		}
	}
	return nil
}

// rowFigures are the figures of a row from which the answers come; none where they come from the set-up alone.
func (q *Question) rowFigures() (names []string) {
	if q.Table != nil {
		return q.Table.Ask
	}
	add := func(figure string) {
		switch figure {
		case MaxStartInMs:
			figure = "lastStartInMs"
		case MaxDoneInMs:
			figure = "lastDoneInMs"
		case RetryAfterHeader:
			figure = "retryAfterMs"
		case OutcomeOf:
			figure = "queued"
		case SustainedPerSecond, LargestBurst:
			return
		}
		names = append(names, figure)
	}
	if q.Design != nil {
		for _, c := range q.Design.Meet {
			add(c.Figure)
		}
		return names
	}
	for _, p := range q.Parts {
		add(p.Ask)
	}
	return names
}

func firstRow(right, flawed [][]engine.Field, figures []string) *Departure {
	for i := range right {
		d := &Departure{Row: i + 1, Right: right[i], Flawed: flawed[i]}
		for _, name := range figures {
			a, _ := fieldOf(right[i], name)
			b, _ := fieldOf(flawed[i], name)
			if a.None != b.None || !equal(a.Value, b.Value) {
				d.Fields = append(d.Fields, name)
			}
		}
		if len(d.Fields) > 0 {
			return d
		}
	}
	return nil
}
