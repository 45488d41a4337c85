package exercise

import "bucketplayground/engine"

// Key is an exercise with its answers: the right ones, and those of each wrong rule. It judges answers, and shows its own on
// request.
type Key struct {
	Solutions []Solution // of the questions
	exercise  *Exercise
}

// Solution is the right answer to a question, and how it comes about.
type Solution struct {
	Values []Value
	// Facts are the figures of the moment and, under their own names, the answers, times in milliseconds.
	Facts []engine.Field
	// Rows are what happened up to the moment asked about, where there is one bucket; in a design task with that of the
	// solution.
	Rows []engine.Row
	// Bases are what the choice between buckets rests on.
	Bases []Basis
	// Conditions are those of a design task, met.
	Conditions []Judged
	// Mistakes are what the wrong rules answer, the likelier first.
	Mistakes []Mistake

	right *solved
}

// Mistake is what a wrong rule answers.
type Mistake struct {
	*engine.Belief
	Values []Value
	// Unnoticed tells that these are the right answers; Same are the other wrong rules with the same ones.
	Unnoticed bool
	Same      []engine.Flaw

	with *solved
}

// Key solves the exercise by every rule.
func (e *Exercise) Key() (*Key, error) {
	k := &Key{exercise: e}
	shared := runs{}
	for i := range e.Questions {
		q := &e.Questions[i]
		of := shared
		if q.isOwn() {
			of = runs{}
		}
		s, err := q.solution(of)
		if err != nil {
			return nil, err
		}
		k.Solutions = append(k.Solutions, s)
	}
	return k, nil
}

// isOwn tells whether a question shares not all of its bucket and story with the exercise.
func (q *Question) isOwn() bool {
	return q.OwnBucket || q.OwnStory || len(q.Buckets) > 0 || q.Vary.Off
}

func (q *Question) solution(of runs) (s Solution, err error) {
	if s.right, err = q.solve("", of); err != nil {
		return s, err
	}
	s.Values, s.Facts, s.Bases = s.right.values, q.facts(s.right), s.right.bases
	if len(q.Buckets) == 0 {
		s.Rows = q.told(s.right)
	}
	if q.Design != nil {
		if err := q.solvedDesign(&s); err != nil {
			return s, err
		}
	}
	s.Mistakes = q.mistakes(s.right, of)
	return s, nil
}

// told are the rows up to the moment asked about.
func (q *Question) told(s *solved) []engine.Row {
	if q.At > 0 {
		return s.rows[0][:q.At]
	}
	return s.rows[0]
}

// facts are those of a Solution.
func (q *Question) facts(s *solved) (facts []engine.Field) {
	if q.At > 0 && len(q.Buckets) == 0 {
		facts = s.rows[0][q.At-1].Fields()
	}
	for i, p := range q.Parts {
		if v := s.values[i]; v.Option == "" && p.Row == 0 {
			if _, known := fieldOf(facts, p.ID); !known {
				facts = append(facts, engine.Field{Name: p.ID, Value: v.figure, None: v.None})
			}
		}
	}
	return facts
}

// mistakes solves a question by the wrong rules. One that has no answer there, because the bucket's time or numbers end, is
// left out.
func (q *Question) mistakes(right *solved, of runs) (all []Mistake) {
	for _, belief := range q.flaws() {
		with, err := q.solve(belief.Flaw, of)
		if err != nil {
			continue
		}
		m := Mistake{Belief: belief, Values: with.values, Unnoticed: allSame(with.values, right.values), with: with}
		for i := range all {
			if other := &all[i]; allSame(other.Values, m.Values) {
				other.Same, m.Same = append(other.Same, m.Flaw), append(m.Same, other.Flaw)
			}
		}
		all = append(all, m)
	}
	return all
}
