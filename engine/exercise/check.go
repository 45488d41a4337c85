package exercise

import "bucketplayground/engine"

// Verdict is how an answer stands.
type Verdict string

// The verdicts. Partly is for a question of which some parts are right; Unreadable is for an answer that is no number, which
// is neither right nor wrong.
const (
	Right      Verdict = "right"
	Partly     Verdict = "partly"
	Wrong      Verdict = "wrong"
	Unanswered Verdict = "unanswered"
	Unreadable Verdict = "unreadable"
)

// Answers are what was typed or chosen, by question and part.
type Answers map[string]map[string]string

// Result is how the answers to an exercise stand; Right counts the questions.
type Result struct {
	Questions []QuestionResult
	Right     int
}

// QuestionResult is how the answer to one question stands.
type QuestionResult struct {
	Verdict Verdict
	Parts   []PartResult
	// Facts are the figures of the moment asked about and of what was asked, for explaining. They are there after an attempt.
	Facts []engine.Field
}

// PartResult is how the answer to one part stands.
type PartResult struct {
	Verdict Verdict
	// Read is the number that was read, if it was one.
	Read    Number
	Numeric bool
}

// Check compares answers with what the engine works out.
func (e *Exercise) Check(answers Answers) (r Result, err error) {
	for i := range e.Questions {
		q := &e.Questions[i]
		result, err := q.check(answers[q.ID])
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

func (q *Question) check(answers map[string]string) (r QuestionResult, err error) {
	w, err := q.watch()
	if err != nil {
		return r, err
	}
	var facts []engine.Field
	if q.At > 0 && len(q.Buckets) == 0 {
		facts = w.rows[0][q.At-1].Fields()
	}
	seen := map[Verdict]int{}
	for _, p := range q.Parts {
		right, err := q.answer(w, p)
		if err != nil {
			return r, err
		}
		part := p.check(right, answers[p.ID])
		seen[part.Verdict]++
		r.Parts = append(r.Parts, part)
		if right.option == "" && (q.At == 0 || p.ID != p.Ask) {
			facts = append(facts, engine.Field{Name: p.ID, Value: right.amount, None: right.none})
		}
	}
	switch {
	case seen[Right] == len(q.Parts):
		r.Verdict = Right
	case seen[Right] > 0:
		r.Verdict = Partly
	case seen[Wrong] > 0:
		r.Verdict = Wrong
	default:
		r.Verdict = Unanswered
	}
	if r.Verdict != Unanswered {
		r.Facts = facts
	}
	return r, nil
}

func (p Part) check(right answer, given string) (r PartResult) {
	if isBlank(given) {
		return PartResult{Verdict: Unanswered}
	}
	r.Verdict = Wrong
	if right.option != "" {
		if given == right.option {
			r.Verdict = Right
		}
		return r
	}
	if r.Read, r.Numeric = ReadNumber(given); !r.Numeric {
		r.Verdict = Unreadable
	} else if !right.none && r.Read.Is(p.asAnswered(right.amount)) {
		r.Verdict = Right
	}
	return r
}

// asAnswered is an amount in the unit of the answer.
func (p Part) asAnswered(a engine.Amount) engine.Amount {
	if p.Unit() == Seconds {
		return a.DividedBy(1000)
	}
	return a
}
