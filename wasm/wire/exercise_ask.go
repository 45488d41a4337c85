package wire

import (
	"bucketplayground/engine"
	"bucketplayground/engine/exercise"
)

// What a question of an exercise file asks for: parts, the cells of a table, or a set-up.

var (
	partForm = form{{name: "id", is: isText}, {name: "ask", is: isText, optional: true}, {name: "unit", is: isText, optional: true},
		{name: "tolerance", is: isTime, optional: true}, {name: "outcomeOf", optional: true, least: 1}, {name: "for", is: isText, optional: true},
		{name: "why", is: isPlain}}
	tableForm = form{{name: "show", is: isPlain}, {name: "ask", is: isPlain}, {name: "from", optional: true, least: 1}, {name: "to", optional: true, least: 1},
		{name: "everyMs", is: isTime, optional: true}, {name: "fromMs", is: isTime, optional: true}}
	designForm    = form{{name: "fields", is: isPlain}, {name: "meet", is: isPlain}, {name: "choose", is: isText, optional: true}, {name: "within", is: isPlain}}
	conditionForm = form{{name: "figure", is: isText}, {name: "at", optional: true, least: 1}, {name: "most", is: isTime, optional: true},
		{name: "least", is: isTime, optional: true}, {name: "is", is: isTime, optional: true}}
)

func readParts(v Value, path string) (parts []exercise.Part, err error) {
	err = items(v, path, "an array of what is asked", maxParts, func(v Value, path string) error {
		p, err := readPart(v, path)
		parts = append(parts, p)
		return err
	})
	return parts, err
}

// readPart reads what is asked: the name of a figure, or an object where there is more to say.
func readPart(v Value, path string) (p exercise.Part, err error) {
	if v.Type() == Text {
		return exercise.Part{ID: v.Str(), Ask: v.Str()}, nil
	}
	r, err := object(v, path, path, "the name of a figure or an object {"+partForm.names()+"}", partForm)
	if err != nil {
		return p, err
	}
	p = exercise.Part{ID: r.text("id"), Nth: r.count("outcomeOf"), For: exercise.Aim(r.text("for")), Ask: r.text("ask"), In: exercise.Unit(r.text("unit"))}
	p.Tolerance = uint64(r.count("tolerance")) // read as milliseconds are: to the nearest millionth
	switch {
	case r.given("outcomeOf"):
		p.Ask = exercise.OutcomeOf
	case r.given("why"):
		p.Ask = exercise.Why
		p.Claims, err = names(r.value("why"), path+".why", "the name of a claim")
	case p.Ask == "":
		err = wrongType(r.value("ask"), path+".ask", "the name of a figure")
	}
	if err != nil {
		return p, err
	}
	if p.In != "" && !(p.In == exercise.Milliseconds || p.In == exercise.Seconds) {
		return p, refuse(engine.CodeUnknown, path+".unit", `"seconds" or "milliseconds"`, r.value("unit").Describe())
	}
	if one := (&exercise.Question{}).Unit(exercise.Part{Ask: p.Ask}); p.In != "" && (one != exercise.Seconds || p.Ask == exercise.RetryAfterHeader && p.In != one) {
		return p, refuse(engine.CodeKind, path+".unit", "left out, since this is no time or comes in whole seconds", r.value("unit").Describe())
	}
	return p, nil
}

func readTable(v Value, path string) (*exercise.Table, error) {
	r, err := object(v, path, path, "an object {"+tableForm.names()+"}", tableForm)
	if err != nil {
		return nil, err
	}
	t := &exercise.Table{From: int(r.count("from")), To: int(r.count("to")), Every: r.time("everyMs"), Start: r.time("fromMs")}
	if err := r.positive("everyMs"); err != nil {
		return nil, err
	}
	if r.given("fromMs") && t.Every == 0 {
		return nil, refuse(engine.CodeKind, path+".fromMs", "left out where there is no everyMs", r.value("fromMs").Describe())
	}
	if t.From > maxSteps || t.To > maxSteps {
		return nil, refuse(engine.CodeRange, path+".to", "a row that there is", r.value("to").Describe())
	}
	if r.given("show") {
		if t.Show, err = names(r.value("show"), path+".show", "the name of a figure"); err != nil {
			return nil, err
		}
	}
	t.Ask, err = names(r.value("ask"), path+".ask", "the name of a figure")
	return t, err
}

func readDesign(v Value, path string) (*exercise.Design, error) {
	r, err := object(v, path, path, "an object {"+designForm.names()+"}", designForm)
	if err != nil {
		return nil, err
	}
	d := &exercise.Design{Choose: exercise.Choose(r.text("choose"))}
	fields, err := names(r.value("fields"), path+".fields", "the name of a field of the bucket")
	if err != nil {
		return nil, err
	}
	var given []exercise.Range
	if r.given("within") {
		if given, err = readRanges(r.value("within"), path+".within", rangeFields[:6]); err != nil {
			return nil, err
		}
	}
	for _, name := range fields {
		d.Fields = append(d.Fields, designRange(name, given))
	}
	err = list(r.value("meet"), path+".meet", "an array of conditions", maxParts, conditionForm, func(item read) error {
		c, err := item.condition()
		d.Meet = append(d.Meet, c)
		return err
	})
	return d, err
}

func (r *read) condition() (exercise.Condition, error) {
	c := exercise.Condition{Figure: r.text("figure"), At: int(r.count("at"))}
	for _, is := range []exercise.Comparison{exercise.Most, exercise.Least, exercise.Is} {
		if !r.given(string(is)) {
			continue
		}
		if c.Is != "" {
			return c, refuse(engine.CodeKind, r.path+string(is), "left out beside another comparison", r.value(string(is)).Describe())
		}
		// Read as milliseconds are: to the nearest millionth.
		c.Is, c.Amount = is, engine.Ratio(engine.Product(uint64(r.count(string(is))), 1), millionths)
	}
	if c.Is == "" {
		return c, refuse(CodeMissing, r.path+"most", `a number, here or as "least" or "is"`, "nothing")
	}
	return c, nil
}
