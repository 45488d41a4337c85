package wire

import (
	"bucketplayground/engine"
	"bucketplayground/engine/exercise"
)

// Ends of what an exercise file may hold.
const (
	maxQuestions = 100
	maxParts     = 100
	maxSteps     = 10_000
)

var (
	specForm = form{{name: "$schema", is: isPlain}, {name: "format", least: 1}, {name: "id", is: isText}, {name: "bucket", is: isPlain},
		{name: "story", is: isPlain}, {name: "questions", is: isPlain}}
	questionForm = form{{name: "id", is: isText}, {name: "bucket", is: isPlain}, {name: "buckets", is: isPlain}, {name: "story", is: isPlain},
		{name: "at", optional: true, least: 1}, {name: "ask", is: isPlain}}
	candidateForm = form{{name: "name", is: isText}, {name: "bucket", is: isPlain}}
	partForm      = form{{name: "id", is: isText}, {name: "ask", is: isPlain}, {name: "outcomeOf", optional: true, least: 1}, {name: "why", is: isPlain}}
	optionsForm   = form{{name: "seed", optional: true}, {name: "locale", is: isPlain}}
)

// Exercise opens an exercise: what a page needs to show its questions.
func Exercise(spec, options Value) (any, error) {
	e, err := readExercise(spec, options)
	if err != nil {
		return nil, err
	}
	questions := Rows{}
	for i := range e.Questions {
		q := &e.Questions[i]
		parts, story := Rows{}, Rows{}
		for _, p := range q.Parts {
			part := Record{{"id", p.ID}, {"type", "number"}, {"unit", string(p.Unit())}}
			if options := q.Options(p); options != nil {
				part = Record{{"id", p.ID}, {"type", "choice"}, {"unit", nil}, {"options", texts(options)}}
				if p.Nth > 0 {
					part = append(part, Field{"outcomeOf", float64(p.Nth)})
				}
			}
			parts = append(parts, part)
		}
		for _, in := range q.Story {
			story = append(story, Record{{"advanceMs", engine.Milliseconds(in.Advance)}, {"requests", float64(in.Requests)}})
		}
		question := Record{{"id", q.ID}, {"story", story}, {"at", float64(q.At)}, {"parts", parts}}
		if len(q.Buckets) == 0 {
			question = append(question, Field{"bucket", writeBucket(q.Bucket)})
		} else {
			buckets := Rows{}
			for _, c := range q.Buckets {
				buckets = append(buckets, Record{{"name", c.Name}, {"bucket", writeBucket(c.Bucket)}})
			}
			question = append(question, Field{"buckets", buckets})
		}
		questions = append(questions, question)
	}
	return Record{{"id", e.ID}, {"questions", questions}}, nil
}

func texts(of []string) (rows Rows) {
	for _, text := range of {
		rows = append(rows, text)
	}
	return rows
}

// Check compares answers to an exercise with what the engine works out.
func Check(spec, options, answers Value) (any, error) {
	e, err := readExercise(spec, options)
	if err != nil {
		return nil, err
	}
	given, err := readAnswers(e, answers)
	if err != nil {
		return nil, err
	}
	result, err := e.Check(given)
	if err != nil {
		return nil, err
	}
	questions := Record{}
	for i, r := range result.Questions {
		q := &e.Questions[i]
		parts := Record{}
		for j, p := range r.Parts {
			part := Record{{"verdict", string(p.Verdict)}}
			if p.Numeric {
				part = append(part, Field{"read", p.Read.Float64()})
			}
			parts = append(parts, Field{q.Parts[j].ID, part})
		}
		question := Record{{"verdict", string(r.Verdict)}, {"parts", parts}}
		if r.Facts != nil {
			question = append(question, Field{"facts", writeFields(r.Facts)})
		}
		questions = append(questions, Field{q.ID, question})
	}
	return Record{{"questions", questions}, {"right", float64(result.Right)}, {"of", float64(len(result.Questions))}}, nil
}

func readExercise(spec, options Value) (*exercise.Exercise, error) {
	if options.Type() != Absent {
		r, err := object(options, "options", "", "an object {seed, locale}", optionsForm)
		if err != nil {
			return nil, err
		}
		if r.count("seed") != 0 {
			return nil, refuse(engine.CodeRange, "seed", "0 or left out, since exercises have no variants", r.value("seed").Describe())
		}
	}
	r, err := object(spec, "exercise", "", "an exercise", specForm)
	if err != nil {
		return nil, err
	}
	if r.count("format") != 1 {
		return nil, refuse(engine.CodeRange, "format", "1", r.value("format").Describe())
	}
	var shared exercise.Question
	if err := r.setting(&shared); err != nil {
		return nil, err
	}
	e := &exercise.Exercise{ID: r.text("id")}
	err = list(r.value("questions"), "questions", "an array of questions", maxQuestions, questionForm, func(item read) error {
		q := shared
		q.ID, q.At = item.text("id"), int(item.count("at"))
		if err := item.question(&q); err != nil {
			return err
		}
		e.Questions = append(e.Questions, q)
		return q.Validate(item.path[:len(item.path)-1])
	})
	return e, err
}

// setting reads what happens to which bucket, as far as it is given.
func (r *read) setting(q *exercise.Question) (err error) {
	if r.given("bucket") {
		if q.Bucket, err = Bucket(r.value("bucket"), r.path+"bucket"); err != nil {
			return err
		}
	}
	if !r.given("story") {
		return nil
	}
	q.Story = nil
	return list(r.value("story"), r.path+"story", "an array of objects {advanceMs, requests}", maxSteps, inputForm, func(item read) error {
		q.Story = append(q.Story, item.input())
		return nil
	})
}

func (r *read) question(q *exercise.Question) error {
	if err := r.setting(q); err != nil {
		return err
	}
	if r.given("buckets") {
		err := list(r.value("buckets"), r.path+"buckets", "an array of objects {name, bucket}", maxParts, candidateForm, func(item read) error {
			b, err := Bucket(item.value("bucket"), item.path+"bucket")
			q.Buckets = append(q.Buckets, exercise.Candidate{Name: item.text("name"), Bucket: b})
			return err
		})
		if err != nil {
			return err
		}
	}
	return items(r.value("ask"), r.path+"ask", "an array of what is asked", maxParts, func(v Value, path string) error {
		p, err := readPart(v, path)
		q.Parts = append(q.Parts, p)
		return err
	})
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
	p = exercise.Part{ID: r.text("id"), Nth: r.count("outcomeOf")}
	switch {
	case r.given("outcomeOf"):
		p.Ask = exercise.OutcomeOf
	case r.given("why"):
		p.Ask = exercise.Why
		p.Claims, err = names(r.value("why"), path+".why", "the name of a claim")
	case r.value("ask").Type() == Text:
		p.Ask = r.value("ask").Str()
	default:
		err = wrongType(r.value("ask"), path+".ask", "the name of a figure")
	}
	return p, err
}

// names reads an array of strings.
func names(v Value, path, want string) (all []string, err error) {
	err = items(v, path, "an array of strings", maxParts, func(v Value, path string) error {
		if v.Type() != Text {
			return wrongType(v, path, want)
		}
		all = append(all, v.Str())
		return nil
	})
	return all, err
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
			all[q.ID][p.ID] = given.text(p.ID)
		}
	}
	return all, nil
}
