package wire

import "bucketplayground/engine/exercise"

// Solution gives the right answers to an exercise, how they come about, and what the wrong rules answer.
func Solution(spec, options Value) (any, error) {
	e, err := openExercise(spec, options)
	if err != nil {
		return nil, err
	}
	key, err := e.Key()
	if err != nil {
		return nil, err
	}
	var questions, r Record
	for i := range key.Solutions {
		q := &e.Questions[i]
		questions.record(q.ID, writeSolution(q, &key.Solutions[i]))
	}
	r.record("questions", questions)
	return r, nil
}

func writeSolution(q *exercise.Question, s *exercise.Solution) (r Record) {
	var parts Record
	flaws := Rows{}
	for i := range s.Values {
		var part Record
		if v := &s.Values[i]; v.Option != "" {
			part.text("option", v.Option)
		} else {
			part.number("value", v.Amount.Float64())
			part.text("text", exercise.TextOf(v.Amount))
		}
		parts.record(q.Parts[i].ID, part)
	}
	for i := range s.Mistakes {
		flaws.add(writeMistake(q, &s.Mistakes[i]))
	}
	r.record("parts", parts)
	r.record("facts", writeFields(s.Facts))
	r.rows("flaws", flaws)
	if s.Rows != nil {
		r.rows("rows", writeRows(s.Rows))
	}
	if s.Bases != nil {
		r.rows("comparison", writeBases(s.Bases))
	}
	if s.Conditions != nil {
		var design Record
		design.rows("conditions", writeJudged(s.Conditions))
		r.record("design", design)
	}
	return r
}

func writeMistake(q *exercise.Question, m *exercise.Mistake) (r Record) {
	var same []string
	for _, flaw := range m.Same {
		same = append(same, string(flaw))
	}
	r.text("flaw", string(m.Flaw))
	r.text("says", m.Says)
	r.record("parts", writeValues(q, m.Values))
	r.flag("unnoticed", m.Unnoticed)
	r.rows("same", texts(same))
	return r
}
