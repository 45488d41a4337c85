package exercise

import (
	"slices"

	"bucketplayground/engine"
)

// How long is searched for a variant: so many are drawn at most, and the best of so many good ones is taken.
const (
	maxDrawn  = 1000
	goodDrawn = 8
	ownDrawn  = 40 // for what a question does not share
	// maxSearched is the end of the steps that all of this may take, so that an exercise with long stories opens as well.
	maxSearched = 2_000_000
)

// search draws from a seed until it has used up its steps.
type search struct {
	dice
	left int
}

// Varies tells whether there are variants: a question with numbers to vary.
func (e *Exercise) Varies() bool {
	return slices.ContainsFunc(e.Questions, func(q Question) bool { return q.varies() })
}

func (q *Question) varies() bool { return !q.Vary.Off && len(q.Buckets) == 0 }

// Variant is another exercise of the same pattern: nothing that happened in this one does not, and nothing that did not
// does. Of those drawn from the seed it is the one in which the fewest mistakes go unnoticed, and then the one in which the
// fewest look like others. Seed 0 is the exercise itself, and so is every seed of one without variants.
func (e *Exercise) Variant(seed uint64) *Exercise {
	if seed == 0 || !e.Varies() {
		return e
	}
	d := &search{dice{seed}, maxSearched}
	patterns := make([]pattern, len(e.Questions))
	for i := range e.Questions {
		patterns[i] = e.Questions[i].pattern()
	}
	var best *Exercise
	var least weakness
	for drawn, good := 0, 0; drawn < maxDrawn && good < goodDrawn && d.left > 0; drawn++ {
		candidate, w, ok := e.draw(d, patterns)
		if !ok {
			continue
		}
		good++
		if best == nil || w.less(least) {
			best, least = candidate, w
		}
	}
	if best == nil {
		return e
	}
	return best
}

// draw draws a whole exercise; ok is false if it has not the pattern.
func (e *Exercise) draw(d *search, patterns []pattern) (drawn *Exercise, all weakness, ok bool) {
	drawn = &Exercise{ID: e.ID, Bucket: e.Bucket, Story: e.Story, Questions: slices.Clone(e.Questions)}
	e.drawShared(d, drawn)
	shared := runs{}
	// First what is shared by most, since it costs one drawing to throw away.
	for _, own := range []bool{false, true} {
		for i := range e.Questions {
			q := &e.Questions[i]
			if !q.varies() || q.isOwn() != own {
				continue
			}
			w, fits := drawn.redraw(d, q, &drawn.Questions[i], patterns[i], shared)
			if !fits {
				return nil, all, false
			}
			all.add(w)
		}
	}
	return drawn, all, true
}

// drawShared draws what the questions share. Where they share no bucket, the story goes by that of the first.
func (e *Exercise) drawShared(d *search, drawn *Exercise) {
	first := slices.IndexFunc(e.Questions, func(q Question) bool { return q.varies() && !q.OwnBucket })
	if first < 0 {
		first = slices.IndexFunc(e.Questions, func(q Question) bool { return q.varies() })
	}
	q := &e.Questions[first]
	drawn.Bucket = d.bucket(q.Bucket, q.Vary)
	drawn.Story = d.story(e.Story, q.Bucket, drawn.Bucket, q.Vary)
}

// redraw makes a question one of the drawn exercise, and draws what it has for itself. shared are the runs of those that
// share all.
func (e *Exercise) redraw(d *search, q, into *Question, want pattern, shared runs) (weakness, bool) {
	tries := 1
	if q.isOwn() {
		tries = ownDrawn
	}
	for try := 0; try < tries && d.left > 0; try++ {
		next, of := *q, shared
		next.Bucket, next.Story = e.Bucket, e.Story
		if q.OwnBucket {
			next.Bucket = d.bucket(q.Bucket, q.Vary)
		}
		if q.OwnStory {
			next.Story = d.story(q.Story, q.Bucket, next.Bucket, q.Vary)
		}
		if q.isOwn() {
			of = runs{}
		}
		if w, ok := next.suits(d, want, of); ok {
			*into = next
			return w, true
		}
	}
	return weakness{}, false
}

// pattern is which figures of which row of a story are there and more than 0. A variant with the same pattern can be told in
// the same words.
type pattern []bool

func (q *Question) pattern() pattern {
	rows, err := q.watch("")
	if err != nil || len(q.Buckets) > 0 {
		return nil
	}
	return patternOf(rows[0])
}

func patternOf(rows []engine.Row) (p pattern) {
	for i := range rows {
		for _, f := range rows[i].Fields() {
			p = append(p, f.None, !f.None && !equal(f.Value, engine.Amount{}))
		}
	}
	return p
}

// suits tells whether a drawn question has the pattern and answers that can be typed as short decimals, and how weak it is.
func (q *Question) suits(d *search, want pattern, of runs) (w weakness, ok bool) {
	d.left -= len(q.Story)
	if of[""] == nil {
		rows, err := q.watch("")
		if err != nil {
			return w, false
		}
		of[""] = rows
	}
	if !slices.Equal(patternOf(of[""][0]), want) {
		return w, false
	}
	d.left -= q.Steps()
	if q.Prepare() != nil {
		return w, false
	}
	right, err := q.solve("", of)
	if err != nil {
		return w, false
	}
	for _, v := range right.values {
		if v.None || !isShort(v.Amount) {
			return w, false
		}
	}
	mistakes := q.mistakes(right, of)
	d.left -= len(mistakes) * q.Steps()
	for _, m := range mistakes {
		if m.Unnoticed {
			w.unnoticed++
		} else {
			w.alike += len(m.Same)
		}
	}
	return w, true
}

// isShort tells whether an amount has no more than three decimals.
func isShort(a engine.Amount) bool {
	num, den := a.Fraction()
	return 1000%number(num, den).den == 0
}

// weakness is how many mistakes a question can't tell from the right rule, and how many pairs of the others not from each
// other.
type weakness struct{ unnoticed, alike int }

func (w *weakness) add(more weakness) {
	w.unnoticed += more.unnoticed
	w.alike += more.alike
}

func (w weakness) less(other weakness) bool {
	if w.unnoticed != other.unnoticed {
		return w.unnoticed < other.unnoticed
	}
	return w.alike < other.alike
}
