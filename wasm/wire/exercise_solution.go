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
	questions := Record{}
	for i := range key.Solutions {
		q := &e.Questions[i]
		questions = append(questions, Field{q.ID, writeSolution(q, &key.Solutions[i])})
	}
	return Record{{"questions", questions}}, nil
}

func writeSolution(q *exercise.Question, s *exercise.Solution) Record {
	parts, flaws := Record{}, Rows{}
	for i, v := range s.Values {
		part := Record{{"value", v.Amount.Float64()}, {"text", exercise.TextOf(v.Amount)}}
		if v.Option != "" {
			part = Record{{"option", v.Option}}
		}
		parts = append(parts, Field{q.Parts[i].ID, part})
	}
	for _, m := range s.Mistakes {
		same := Rows{}
		for _, flaw := range m.Same {
			same = append(same, string(flaw))
		}
		flaws = append(flaws, Record{{"flaw", string(m.Flaw)}, {"says", m.Says}, {"parts", writeValues(q, m.Values)}, {"unnoticed", m.Unnoticed}, {"same", same}})
	}
	r := Record{{"parts", parts}, {"facts", writeFields(s.Facts)}, {"flaws", flaws}}
	if s.Rows != nil {
		r = append(r, Field{"rows", writeRows(s.Rows)})
	}
	if s.Bases != nil {
		r = append(r, Field{"comparison", writeBases(s.Bases)})
	}
	if s.Conditions != nil {
		r = append(r, Field{"design", Record{{"conditions", writeJudged(s.Conditions)}}})
	}
	return r
}
