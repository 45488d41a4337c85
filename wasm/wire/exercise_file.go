package wire

import (
	"strconv"

	"bucketplayground/engine"
	"bucketplayground/engine/exercise"
)

// Ends of what an exercise file may hold.
const (
	maxQuestions = 100
	maxParts     = 100
	maxSteps     = 10_000  // of one story
	maxAllSteps  = 100_000 // of all questions together
	maxHints     = 10
	maxLanguages = 100
	maxText      = 10_000
	millionths   = 1_000_000 // a tolerance is read to the nearest one
)

var (
	specForm = form{{name: "$schema", is: isPlain}, {name: "format", least: 1}, {name: "id", is: isText}, {name: "title", is: isPlain},
		{name: "lede", is: isPlain}, {name: "bucket", is: isPlain}, {name: "story", is: isPlain}, {name: "vary", is: isPlain}, {name: "questions", is: isPlain}}
	questionForm = form{{name: "id", is: isText}, {name: "bucket", is: isPlain}, {name: "buckets", is: isPlain}, {name: "story", is: isPlain},
		{name: "at", optional: true, least: 1}, {name: "ask", is: isPlain}, {name: "table", is: isPlain}, {name: "design", is: isPlain},
		{name: "vary", is: isPlain}, {name: "prompt", is: isPlain}, {name: "why", is: isPlain}, {name: "hints", is: isPlain}}
	candidateForm = form{{name: "name", is: isText}, {name: "bucket", is: isPlain}}
	optionsForm   = form{{name: "seed", optional: true}, {name: "locale", is: isText, optional: true}}
)

// opened is an exercise, in the variant of the seed, with what its author says.
type opened struct {
	*exercise.Exercise
	seed        int64
	locale      string
	varies      bool
	title, lede wordings
	texts       []wording // of the questions
}

// wording is what an author says about one question.
type wording struct {
	prompt, why wordings
	hints       []wordings
}

func openExercise(spec, options Value) (*opened, error) {
	o := &opened{}
	if options.Type() != Absent {
		r, err := object(options, "options", "", "an object {seed, locale}", optionsForm)
		if err != nil {
			return nil, err
		}
		o.seed, o.locale = r.count("seed"), r.text("locale")
	}
	if err := o.read(spec); err != nil {
		return nil, err
	}
	o.varies = o.Varies()
	o.Exercise = o.Variant(uint64(o.seed))
	return o, nil
}

func (o *opened) read(spec Value) error {
	r, err := object(spec, "exercise", "", "an exercise", specForm)
	if err != nil {
		return err
	}
	if r.count("format") != 1 {
		return refuse(engine.CodeRange, "format", "1", r.value("format").Describe())
	}
	if o.title, err = readWordings(r.value("title"), "title"); err != nil {
		return err
	}
	if o.lede, err = readWordings(r.value("lede"), "lede"); err != nil {
		return err
	}
	var shared exercise.Question
	if err := r.setting(&shared); err != nil {
		return err
	}
	shared.OwnBucket, shared.OwnStory = false, false
	o.Exercise = &exercise.Exercise{ID: r.text("id"), Bucket: shared.Bucket, Story: shared.Story}
	steps := 0
	return list(r.value("questions"), "questions", "an array of questions", maxQuestions, questionForm, func(item read) error {
		q := shared
		q.ID, q.At = item.text("id"), int(item.count("at"))
		for _, other := range o.Questions {
			if other.ID == q.ID {
				return refuse(engine.CodeUnknown, item.path+"id", "the id of no other question", strconv.Quote(q.ID))
			}
		}
		of, err := item.question(&q)
		if err != nil {
			return err
		}
		place := item.path[:len(item.path)-1]
		if steps += q.Steps(); steps > maxAllSteps {
			return refuse(engine.CodeSize, place+".story", "at most "+strconv.Itoa(maxAllSteps)+" steps in all questions together, those of all set-ups to be tried included", strconv.Itoa(steps))
		}
		if err := q.Prepare(); err != nil {
			return within(place+".", "", err)
		}
		o.Questions, o.texts = append(o.Questions, q), append(o.texts, of)
		return q.Validate(place)
	})
}

// setting reads what happens to which bucket, as far as it is given, and how it varies.
func (r *read) setting(q *exercise.Question) (err error) {
	if r.given("bucket") {
		q.OwnBucket = true
		if q.Bucket, err = Bucket(r.value("bucket"), r.path+"bucket"); err != nil {
			return err
		}
	}
	if r.given("vary") {
		if q.Vary, err = readVary(r.value("vary"), r.path+"vary"); err != nil {
			return err
		}
	}
	if !r.given("story") {
		return nil
	}
	q.Story, q.OwnStory = []engine.Input{}, true
	return list(r.value("story"), r.path+"story", "an array of objects {"+inputForm.names()+"}", maxSteps, inputForm, func(item read) error {
		q.Story = append(q.Story, item.input())
		return nil
	})
}

func (r *read) question(q *exercise.Question) (of wording, err error) {
	if err := r.setting(q); err != nil {
		return of, err
	}
	if of, err = r.wording(); err != nil {
		return of, err
	}
	if r.given("buckets") {
		err := list(r.value("buckets"), r.path+"buckets", "an array of objects {name, bucket}", maxParts, candidateForm, func(item read) error {
			b, err := Bucket(item.value("bucket"), item.path+"bucket")
			q.Buckets = append(q.Buckets, exercise.Candidate{Name: item.text("name"), Bucket: b})
			return err
		})
		if err != nil {
			return of, err
		}
	}
	kinds := 0
	for _, kind := range []string{"ask", "table", "design"} {
		if r.given(kind) {
			kinds++
		}
	}
	if kinds != 1 {
		return of, refuse(CodeMissing, r.path+"ask", `what is asked: either "ask" or "table" or "design"`, strconv.Itoa(kinds)+" of them")
	}
	if len(q.Buckets) == 0 && q.Bucket.Kind == "" {
		return of, refuse(CodeMissing, r.path+"bucket", "an object that describes a bucket, here or for the whole exercise", "nothing")
	}
	switch {
	case r.given("table"):
		q.Table, err = readTable(r.value("table"), r.path+"table")
	case r.given("design"):
		q.Design, err = readDesign(r.value("design"), r.path+"design")
	default:
		q.Parts, err = readParts(r.value("ask"), r.path+"ask")
	}
	if err == nil && len(q.Buckets) > 0 && q.Kind() != exercise.Choice {
		err = refuse(engine.CodeKind, r.path+"buckets", "left out, since a table or a design task is about one bucket", "several")
	}
	return of, err
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
