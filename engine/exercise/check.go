package exercise

import "bucketplayground/engine"

// Verdict is how an answer stands.
type Verdict string

// The verdicts. Partly is for a question of which some parts are right; the last two are for an answer that is no number,
// and for one that reads as two, which are neither right nor wrong.
const (
	Right      Verdict = "right"
	Partly     Verdict = "partly"
	Wrong      Verdict = "wrong"
	Unanswered Verdict = "unanswered"
	Unreadable Verdict = "unreadable"
	Ambiguous  Verdict = "ambiguous"
)

// Answers are what was typed or chosen, by question and part.
type Answers map[string]map[string]string

// Result is how the answers to an exercise stand; Right counts the questions.
type Result struct {
	Questions []QuestionResult
	Right     int
}

// QuestionResult is how the answer to one question stands. All but the verdicts is there after an attempt.
type QuestionResult struct {
	Verdict Verdict
	Parts   []PartResult
	// Facts are the figures of the moment asked about and of what was asked, for explaining.
	Facts []engine.Field
	// Rows are what happened up to the moment asked about, where there is one bucket.
	Rows []engine.Row
	// Bases are what the choice between buckets rests on.
	Bases []Basis
	// Design is what became of the set-up that was given.
	Design *DesignResult
	// Diagnosis is where something is wrong.
	Diagnosis *Diagnosis
}

// PartResult is how the answer to one part stands.
type PartResult struct {
	Verdict Verdict
	// Read is the number that was read, if Numeric, in the unit that was wanted.
	Read    Number
	Numeric bool
	// Readings are the two numbers that an Ambiguous answer can be, the likelier first.
	Readings []Number
	// Meant is the unit in which a wrong number would be right.
	Meant string
	// Problem says why a set-up can't have this value.
	Problem Problem

	option string
	misfit bool // the number is in a unit of another kind than was wanted
}

// Check compares answers with the right ones and finds out what wrong ones come from. The locale is the language of whoever
// typed them; it may be empty.
func (k *Key) Check(answers Answers, locale string) (r Result, err error) {
	for i := range k.Solutions {
		q := &k.exercise.Questions[i]
		result, err := q.check(&k.Solutions[i], answers[q.ID], locale)
		if err != nil {
			return r, err
		}
		if result.Verdict == Right {
			r.Right++
		}
		r.Questions = append(r.Questions, result)
	}
	return r, nil
}

func (q *Question) check(s *Solution, answers map[string]string, locale string) (r QuestionResult, err error) {
	for i, p := range q.Parts {
		r.Parts = append(r.Parts, q.checkPart(p, s.Values[i], answers[p.ID], locale))
	}
	if q.Design != nil {
		if r.Design, err = q.checkDesign(r.Parts, s.Values); err != nil {
			return r, err
		}
	}
	if r.Verdict = overall(r.Parts); r.Verdict == Unanswered {
		return r, nil
	}
	r.Facts, r.Bases = s.Facts, s.Bases
	if len(q.Buckets) == 0 {
		r.Rows = q.told(s.right)
	}
	if r.Verdict != Right {
		r.Diagnosis, err = q.diagnose(r.Parts, s, r.Design)
	}
	return r, err
}

func overall(parts []PartResult) Verdict {
	seen := map[Verdict]int{}
	for _, p := range parts {
		seen[p.Verdict]++
	}
	switch {
	case seen[Right] == len(parts):
		return Right
	case seen[Right] > 0:
		return Partly
	case seen[Wrong] > 0:
		return Wrong
	}
	return Unanswered
}

// checkPart reads what was given and compares it. A number that reads two ways is right if the likelier one is.
func (q *Question) checkPart(p Part, right Value, given, locale string) PartResult {
	if isBlank(given) {
		return PartResult{Verdict: Unanswered}
	}
	if right.Option != "" {
		verdict := Wrong
		if given == right.Option {
			verdict = Right
		}
		return PartResult{Verdict: verdict, option: given}
	}
	read, ok := ReadAnswer(given, locale)
	if !ok {
		return PartResult{Verdict: Unreadable}
	}
	unit := q.Unit(p)
	r := PartResult{Verdict: Wrong, Numeric: true}
	fits := false
	r.Read, fits = read.in(unit, 0)
	r.misfit = !fits
	switch {
	case fits && p.accepts(r.Read, right):
		r.Verdict = Right
	case len(read.Numbers) > 1:
		return PartResult{Verdict: Ambiguous, Readings: read.Numbers}
	case read.Unit.kind == noUnit:
		r.Meant = p.meant(r.Read, right, unit)
	case p.accepts(read.Numbers[0], right):
		r.Meant = read.Unit.name
	}
	return r
}

// accepts compares exactly, or within the tolerance that the part allows.
func (p Part) accepts(n Number, right Value) bool {
	if right.None {
		return false
	}
	if p.Tolerance == 0 {
		return n.Is(right.Amount)
	}
	return n.IsWithin(right.Amount, p.Tolerance)
}

// matches tells whether what was read is what some rule answers.
func (p Part) matches(r PartResult, v Value) bool {
	if r.Numeric {
		return v.Option == "" && !r.misfit && p.accepts(r.Read, v)
	}
	return r.option != "" && r.option == v.Option
}
