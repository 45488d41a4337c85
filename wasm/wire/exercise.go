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
	var r Record
	r.text("id", e.ID)
	r.number("seed", float64(e.seed))
	r.flag("variants", e.varies)
	var languages Record
	e.title.onto(&r, &languages, "title", e.locale)
	e.lede.onto(&r, &languages, "lede", e.locale)
	r.record("languages", languages)
	if e.Bucket.Kind != "" {
		r.record("bucket", writeBucket(e.Bucket))
	}
	if e.Story != nil {
		r.rows("story", writeStory(e.Story))
	}
	questions := Rows{}
	for i := range e.Questions {
		question, err := writeQuestion(&e.Questions[i], &e.texts[i], e.locale)
		if err != nil {
			return nil, err
		}
		questions.add(question)
	}
	r.rows("questions", questions)
	return r, nil
}

func writeQuestion(q *exercise.Question, of *wording, locale string) (r Record, err error) {
	parts := Rows{}
	for i := range q.Parts {
		parts.add(writePart(q, &q.Parts[i]))
	}
	r.text("id", q.ID)
	r.text("kind", string(q.Kind()))
	r.rows("story", writeStory(q.Story))
	r.count("at", q.At)
	r.rows("parts", parts)
	of.onto(&r, locale)
	if len(q.Buckets) == 0 {
		r.record("bucket", writeBucket(q.Bucket))
	} else {
		buckets := Rows{}
		for _, c := range q.Buckets {
			var candidate Record
			candidate.text("name", c.Name)
			candidate.record("bucket", writeBucket(c.Bucket))
			buckets.add(candidate)
		}
		r.rows("buckets", buckets)
	}
	switch {
	case q.Design != nil:
		r.record("design", writeDesign(q.Design))
	case q.Table != nil:
		table, err := writeTable(q)
		if err != nil {
			return nil, err
		}
		r.record("table", table)
	}
	return r, nil
}

func writePart(q *exercise.Question, p *exercise.Part) (r Record) {
	r.text("id", p.ID)
	r.text("figure", p.Ask)
	if options := q.Options(*p); options != nil {
		r.text("type", "choice")
		r.add("unit", nil)
		r.rows("options", texts(options))
	} else {
		r.text("type", "number")
		r.text("unit", string(q.Unit(*p)))
	}
	if p.Nth > 0 {
		r.count("outcomeOf", int(p.Nth))
	}
	if p.Row > 0 {
		r.count("step", p.Row)
	}
	if p.Tolerance > 0 {
		r.number("tolerance", engine.Ratio(engine.Product(p.Tolerance, 1), millionths).Float64())
	}
	return r
}

func texts(of []string) (rows Rows) {
	rows = Rows{}
	for _, text := range of {
		rows = append(rows, text)
	}
	return rows
}

func writeStory(story []engine.Input) Rows {
	rows := Rows{}
	for _, in := range story {
		var r Record
		r.number("advanceMs", engine.Milliseconds(in.Advance))
		r.count("requests", int(in.Requests))
		if in.Cost > 1 {
			r.count("cost", int(in.Cost))
		}
		if in.Client > 0 {
			r.count("client", int(in.Client))
		}
		rows.add(r)
	}
	return rows
}

func writeTable(q *exercise.Question) (r Record, err error) {
	columns, rows := Rows{}, Rows{}
	for i, name := range q.Table.Columns() {
		var column Record
		column.text("figure", name)
		column.text("unit", string(q.Unit(exercise.Part{Ask: name})))
		column.flag("asked", i >= len(q.Table.Show))
		columns.add(column)
	}
	all, err := q.TableRows()
	if err != nil {
		return nil, err
	}
	for i := range all {
		cells := Rows{}
		for j := range all[i].Cells {
			var cell Record
			if c := &all[i].Cells[j]; c.Part != "" {
				cell.text("part", c.Part)
			} else {
				cell.add("value", figureValue(c.Given))
			}
			cells.add(cell)
		}
		var row Record
		row.number("atMs", engine.Milliseconds(all[i].At))
		row.rows("cells", cells)
		rows.add(row)
	}
	r.rows("columns", columns)
	r.rows("rows", rows)
	return r, nil
}

func writeDesign(d *exercise.Design) (r Record) {
	var fields []string
	meet := Rows{}
	for i := range d.Fields {
		fields = append(fields, d.Fields[i].Field)
	}
	for i := range d.Meet {
		meet.add(writeCondition(&d.Meet[i]))
	}
	r.rows("fields", texts(fields))
	r.rows("meet", meet)
	if d.Choose != "" {
		r.text("choose", string(d.Choose))
	}
	return r
}

func writeCondition(c *exercise.Condition) (r Record) {
	r.text("figure", c.Figure)
	if c.At > 0 {
		r.count("at", c.At)
	}
	r.number(string(c.Is), c.Amount.Float64())
	return r
}

// figureValue is a figure's number, or null where there is none.
func figureValue(f engine.Field) any {
	if f.None {
		return nil
	}
	return f.Value.Float64()
}
