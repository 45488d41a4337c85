package wire

import (
	"bucketplayground/engine"
	"bucketplayground/engine/exercise"
)

// Exercise opens an exercise: what a page needs to show its questions.
func Exercise(spec, options Value) (any, error) {
	e, err := openExercise(spec, options)
	if err != nil {
		return nil, err
	}
	r := Record{{"id", e.ID}, {"seed", float64(e.seed)}, {"variants", e.varies}}
	r = appendText(r, "title", e.title, e.locale)
	r = appendText(r, "lede", e.lede, e.locale)
	if e.Bucket.Kind != "" {
		r = append(r, Field{"bucket", writeBucket(e.Bucket)})
	}
	if e.Story != nil {
		r = append(r, Field{"story", writeStory(e.Story)})
	}
	questions := Rows{}
	for i := range e.Questions {
		question, err := writeQuestion(&e.Questions[i], e.texts[i], e.locale)
		if err != nil {
			return nil, err
		}
		questions = append(questions, question)
	}
	return append(r, Field{"questions", questions}), nil
}

func writeQuestion(q *exercise.Question, of wording, locale string) (Record, error) {
	parts := Rows{}
	for _, p := range q.Parts {
		parts = append(parts, writePart(q, p))
	}
	r := Record{{"id", q.ID}, {"kind", string(q.Kind())}, {"story", writeStory(q.Story)}, {"at", float64(q.At)}, {"parts", parts}}
	r = appendText(r, "prompt", of.prompt, locale)
	r = appendText(r, "why", of.why, locale)
	if of.hints != nil {
		hints := Rows{}
		for _, hint := range of.hints {
			hints = append(hints, hint.in(locale))
		}
		r = append(r, Field{"hints", hints})
	}
	if len(q.Buckets) == 0 {
		r = append(r, Field{"bucket", writeBucket(q.Bucket)})
	} else {
		buckets := Rows{}
		for _, c := range q.Buckets {
			buckets = append(buckets, Record{{"name", c.Name}, {"bucket", writeBucket(c.Bucket)}})
		}
		r = append(r, Field{"buckets", buckets})
	}
	switch {
	case q.Design != nil:
		r = append(r, Field{"design", writeDesign(q.Design)})
	case q.Table != nil:
		table, err := writeTable(q)
		if err != nil {
			return nil, err
		}
		r = append(r, Field{"table", table})
	}
	return r, nil
}

func writePart(q *exercise.Question, p exercise.Part) Record {
	r := Record{{"id", p.ID}, {"type", "number"}, {"unit", string(q.Unit(p))}, {"figure", p.Ask}}
	if options := q.Options(p); options != nil {
		r = Record{{"id", p.ID}, {"type", "choice"}, {"unit", nil}, {"figure", p.Ask}, {"options", texts(options)}}
	}
	if p.Nth > 0 {
		r = append(r, Field{"outcomeOf", float64(p.Nth)})
	}
	if p.Row > 0 {
		r = append(r, Field{"step", float64(p.Row)})
	}
	if p.Tolerance > 0 {
		r = append(r, Field{"tolerance", engine.Ratio(engine.Product(p.Tolerance, 1), millionths).Float64()})
	}
	return r
}

func texts(of []string) (rows Rows) {
	for _, text := range of {
		rows = append(rows, text)
	}
	return rows
}

func writeStory(story []engine.Input) Rows {
	rows := Rows{}
	for _, in := range story {
		r := Record{{"advanceMs", engine.Milliseconds(in.Advance)}, {"requests", float64(in.Requests)}}
		if in.Cost > 1 {
			r = append(r, Field{"cost", float64(in.Cost)})
		}
		if in.Client > 0 {
			r = append(r, Field{"client", float64(in.Client)})
		}
		rows = append(rows, r)
	}
	return rows
}

func writeTable(q *exercise.Question) (Record, error) {
	columns, rows := Rows{}, Rows{}
	for _, name := range q.Table.Show {
		columns = append(columns, Record{{"figure", name}, {"unit", string(q.Unit(exercise.Part{Ask: name}))}, {"asked", false}})
	}
	for _, name := range q.Table.Ask {
		columns = append(columns, Record{{"figure", name}, {"unit", string(q.Unit(exercise.Part{Ask: name}))}, {"asked", true}})
	}
	all, err := q.TableRows()
	if err != nil {
		return nil, err
	}
	for _, row := range all {
		cells := Rows{}
		for _, cell := range row.Cells {
			if cell.Part != "" {
				cells = append(cells, Record{{"part", cell.Part}})
			} else {
				cells = append(cells, Record{{"value", figureValue(cell.Given)}})
			}
		}
		rows = append(rows, Record{{"atMs", engine.Milliseconds(row.At)}, {"cells", cells}})
	}
	return Record{{"columns", columns}, {"rows", rows}}, nil
}

func writeDesign(d *exercise.Design) Record {
	fields, meet := Rows{}, Rows{}
	for _, r := range d.Fields {
		fields = append(fields, r.Field)
	}
	for _, c := range d.Meet {
		meet = append(meet, writeCondition(c))
	}
	r := Record{{"fields", fields}, {"meet", meet}}
	if d.Choose != "" {
		r = append(r, Field{"choose", string(d.Choose)})
	}
	return r
}

func writeCondition(c exercise.Condition) Record {
	r := Record{{"figure", c.Figure}}
	if c.At > 0 {
		r = append(r, Field{"at", float64(c.At)})
	}
	return append(r, Field{string(c.Is), c.Amount.Float64()})
}

// figureValue is a figure's number, or null where there is none.
func figureValue(f engine.Field) any {
	if f.None {
		return nil
	}
	return f.Value.Float64()
}
