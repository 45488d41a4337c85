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
	var questions, r Record
	for i := range result.Questions {
		q := &e.Questions[i]
		questions.record(q.ID, writeResult(q, &result.Questions[i]))
	}
	r.record("questions", questions)
	r.count("right", result.Right)
	r.count("of", len(result.Questions))
	return r, nil
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

func writeResult(q *exercise.Question, of *exercise.QuestionResult) (r Record) {
	var parts Record
	for i := range of.Parts {
		parts.record(q.Parts[i].ID, writePartResult(&of.Parts[i]))
	}
	r.text("verdict", string(of.Verdict))
	r.record("parts", parts)
	if of.Facts != nil {
		r.record("facts", writeFields(of.Facts))
	}
	if of.Rows != nil {
		r.rows("rows", writeRows(of.Rows))
	}
	if of.Bases != nil {
		r.rows("comparison", writeBases(of.Bases))
	}
	if d := of.Design; d != nil {
		var design Record
		design.record("bucket", writeBucket(d.Bucket))
		design.rows("conditions", writeJudged(d.Conditions))
		design.flag("met", d.Met)
		if q.Design.Choose != "" {
			design.flag("extreme", d.Extreme)
		}
		r.record("design", design)
	}
	if of.Diagnosis != nil {
		r.record("diagnosis", writeDiagnosis(q, of.Diagnosis))
	}
	return r
}

func writePartResult(p *exercise.PartResult) (r Record) {
	r.text("verdict", string(p.Verdict))
	if p.Numeric {
		r.number("read", p.Read.Float64())
	}
	if p.Readings != nil {
		readings := Rows{}
		for _, n := range p.Readings {
			var reading Record
			reading.number("value", n.Float64())
			reading.text("text", n.Text())
			readings.add(reading)
		}
		r.rows("readings", readings)
	}
	if p.Meant != "" {
		r.text("slip", "unit")
		r.text("meant", p.Meant)
	}
	if p.Problem != "" {
		r.text("problem", string(p.Problem))
	}
	return r
}

func writeRows(rows []engine.Row) Rows {
	all := Rows{}
	for i := range rows {
		all.add(writeFields(rows[i].Fields()))
	}
	return all
}

func writeBases(bases []exercise.Basis) Rows {
	all := Rows{}
	for i := range bases {
		b := &bases[i]
		var r Record
		r.text("name", b.Name)
		r.count("peakPerSecond", int(b.Peak))
		r.count("atOnce", int(b.AtOnce))
		r.count("accepted", int(b.Accepted))
		r.count("turnedAway", int(b.TurnedAway))
		r.number("slowestMs", engine.Milliseconds(b.Slowest))
		r.number("sustainedPerSecond", b.Sustained.Float64())
		all.add(r)
	}
	return all
}

func writeJudged(conditions []exercise.Judged) Rows {
	all := Rows{}
	for i := range conditions {
		c := &conditions[i]
		r := writeCondition(&c.Condition)
		r.add("got", figureValue(c.Got))
		r.flag("met", c.Met)
		all.add(r)
	}
	return all
}

func writeDiagnosis(q *exercise.Question, d *exercise.Diagnosis) (r Record) {
	flaws := Rows{}
	for i := range d.Suspects {
		flaws.add(writeSuspect(q, &d.Suspects[i]))
	}
	r.rows("flaws", flaws)
	r.count("others", d.Others)
	r.text("first", q.Parts[d.First].ID)
	if d.Slip != nil {
		var slip Record
		slip.text("kind", string(d.Slip.Kind))
		slip.rows("parts", partNames(q, d.Slip.Parts))
		r.record("slip", slip)
	}
	return r
}

func writeSuspect(q *exercise.Question, s *exercise.Suspect) (r Record) {
	r.text("flaw", string(s.Flaw))
	r.text("says", s.Says)
	r.rows("parts", partNames(q, s.Parts))
	r.record("answers", writeValues(q, s.Answers))
	from := s.Departs
	if from == nil {
		return r
	}
	if from.At > 0 {
		r.count("at", from.At)
	}
	if from.Row > 0 {
		r.count("row", from.Row)
	}
	r.rows("fields", texts(from.Fields))
	r.record("right", writeFields(from.Right))
	r.record("flawed", writeFields(from.Flawed))
	return r
}

func partNames(q *exercise.Question, parts []int) Rows {
	var names []string
	for _, i := range parts {
		names = append(names, q.Parts[i].ID)
	}
	return texts(names)
}

// writeValues gives the answers of a rule: numbers in the units of the parts, or options.
func writeValues(q *exercise.Question, values []exercise.Value) (r Record) {
	for i := range values {
		id := q.Parts[i].ID
		switch v := &values[i]; {
		case v.Option != "":
			r.text(id, v.Option)
		case v.None:
			r.add(id, nil)
		default:
			r.number(id, v.Amount.Float64())
		}
	}
	return r
}
