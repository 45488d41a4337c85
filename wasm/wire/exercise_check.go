package wire

import (
	"bucketplayground/engine"
	"bucketplayground/engine/exercise"
)

// Check compares answers to an exercise with what the engine works out, and says what wrong ones come from.
func Check(spec, options, answers Value) (any, error) {
	e, err := openExercise(spec, options)
	if err != nil {
		return nil, err
	}
	given, err := readAnswers(e.Exercise, answers)
	if err != nil {
		return nil, err
	}
	key, err := e.Key()
	if err != nil {
		return nil, err
	}
	result, err := key.Check(given, e.locale)
	if err != nil {
		return nil, err
	}
	questions := Record{}
	for i := range result.Questions {
		q := &e.Questions[i]
		questions = append(questions, Field{q.ID, writeResult(q, &result.Questions[i])})
	}
	return Record{{"questions", questions}, {"right", float64(result.Right)}, {"of", float64(len(result.Questions))}}, nil
}

// readAnswers reads what was typed, {question: {part: text}}; what is left out is unanswered.
func readAnswers(e *exercise.Exercise, v Value) (exercise.Answers, error) {
	if v.Type() != Object {
		return nil, wrongType(v, "answers", "an object of answers by question")
	}
	of := form{}
	for i := range e.Questions {
		of = append(of, part{name: e.Questions[i].ID, is: isPlain})
	}
	r, err := object(v, "answers", "answers", "", of)
	if err != nil {
		return nil, err
	}
	all := exercise.Answers{}
	for i := range e.Questions {
		q := &e.Questions[i]
		if r.values[i].Type() == Absent {
			continue
		}
		of := form{}
		for _, p := range q.Parts {
			of = append(of, part{name: p.ID, is: isText, optional: true})
		}
		path := "answers." + q.ID
		given, err := object(r.values[i], path, path, "an object of answers by part", of)
		if err != nil {
			return nil, err
		}
		all[q.ID] = map[string]string{}
		for _, p := range q.Parts {
			text := given.text(p.ID)
			if len(text) > maxText {
				text = text[:maxText] // no number is longer, and what is no number stays none
			}
			all[q.ID][p.ID] = text
		}
	}
	return all, nil
}

func writeResult(q *exercise.Question, r *exercise.QuestionResult) Record {
	parts := Record{}
	for i, p := range r.Parts {
		parts = append(parts, Field{q.Parts[i].ID, writePartResult(p)})
	}
	result := Record{{"verdict", string(r.Verdict)}, {"parts", parts}}
	if r.Facts != nil {
		result = append(result, Field{"facts", writeFields(r.Facts)})
	}
	if r.Rows != nil {
		result = append(result, Field{"rows", writeRows(r.Rows)})
	}
	if r.Bases != nil {
		result = append(result, Field{"comparison", writeBases(r.Bases)})
	}
	if d := r.Design; d != nil {
		design := Record{{"bucket", writeBucket(d.Bucket)}, {"conditions", writeJudged(d.Conditions)}, {"met", d.Met}}
		if q.Design.Choose != "" {
			design = append(design, Field{"extreme", d.Extreme})
		}
		result = append(result, Field{"design", design})
	}
	if r.Diagnosis != nil {
		result = append(result, Field{"diagnosis", writeDiagnosis(q, r.Diagnosis)})
	}
	return result
}

func writePartResult(p exercise.PartResult) Record {
	r := Record{{"verdict", string(p.Verdict)}}
	if p.Numeric {
		r = append(r, Field{"read", p.Read.Float64()})
	}
	if p.Readings != nil {
		readings := Rows{}
		for _, n := range p.Readings {
			readings = append(readings, Record{{"value", n.Float64()}, {"text", n.Text()}})
		}
		r = append(r, Field{"readings", readings})
	}
	if p.Meant != "" {
		r = append(r, Field{"slip", "unit"}, Field{"meant", p.Meant})
	}
	if p.Problem != "" {
		r = append(r, Field{"problem", string(p.Problem)})
	}
	return r
}

func writeRows(rows []engine.Row) Rows {
	all := Rows{}
	for i := range rows {
		all = append(all, writeFields(rows[i].Fields()))
	}
	return all
}

func writeBases(bases []exercise.Basis) Rows {
	all := Rows{}
	for _, b := range bases {
		all = append(all, Record{{"name", b.Name}, {"peakPerSecond", float64(b.Peak)}, {"atOnce", float64(b.AtOnce)}, {"accepted", float64(b.Accepted)},
			{"turnedAway", float64(b.TurnedAway)}, {"slowestMs", engine.Milliseconds(b.Slowest)}, {"sustainedPerSecond", b.Sustained.Float64()}})
	}
	return all
}

func writeJudged(conditions []exercise.Judged) Rows {
	all := Rows{}
	for _, c := range conditions {
		all = append(all, append(writeCondition(c.Condition), Field{"got", figureValue(c.Got)}, Field{"met", c.Met}))
	}
	return all
}

func writeDiagnosis(q *exercise.Question, d *exercise.Diagnosis) Record {
	flaws := Rows{}
	for _, s := range d.Suspects {
		suspect := Record{{"flaw", string(s.Flaw)}, {"says", s.Says}, {"parts", partNames(q, s.Parts)}, {"answers", writeValues(q, s.Answers)}}
		if from := s.Departs; from != nil {
			if from.At > 0 {
				suspect = append(suspect, Field{"at", float64(from.At)})
			}
			if from.Row > 0 {
				suspect = append(suspect, Field{"row", float64(from.Row)})
			}
			suspect = append(suspect, Field{"fields", texts(from.Fields)}, Field{"right", writeFields(from.Right)}, Field{"flawed", writeFields(from.Flawed)})
		}
		flaws = append(flaws, suspect)
	}
	r := Record{{"flaws", flaws}, {"others", float64(d.Others)}, {"first", q.Parts[d.First].ID}}
	if d.Slip != nil {
		r = append(r, Field{"slip", Record{{"kind", string(d.Slip.Kind)}, {"parts", partNames(q, d.Slip.Parts)}}})
	}
	return r
}

func partNames(q *exercise.Question, parts []int) Rows {
	all := Rows{}
	for _, i := range parts {
		all = append(all, q.Parts[i].ID)
	}
	return all
}

// writeValues gives the answers of a rule: numbers in the units of the parts, or options.
func writeValues(q *exercise.Question, values []exercise.Value) Record {
	r := Record{}
	for i, v := range values {
		var value any
		switch {
		case v.Option != "":
			value = v.Option
		case !v.None:
			value = v.Amount.Float64()
		}
		r = append(r, Field{q.Parts[i].ID, value})
	}
	return r
}
