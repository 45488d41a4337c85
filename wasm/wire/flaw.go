package wire

import "bucketplayground/engine"

// Beliefs gives the wrong rules that a bucket can run with, and the sentence behind each.
func Beliefs() any {
	all := Rows{}
	for _, b := range engine.Beliefs {
		r := Record{{"flaw", string(b.Flaw)}, {"kind", string(b.Kind)}}
		if b.Pacing != "" {
			r = append(r, Field{"pacing", string(b.Pacing)})
		}
		all = append(all, append(r, Field{"says", b.Says}))
	}
	return all
}

var differForm = form{{name: "fields", is: isPlain}}

// Differ reads two buckets and a story and gives the first step at which they part, or nothing. options may name the
// figures that count.
func Differ(a, b, story, options Value) (any, error) {
	first, err := Bucket(a, "a")
	if err != nil {
		return nil, err
	}
	second, err := Bucket(b, "b")
	if err != nil {
		return nil, err
	}
	var inputs []engine.Input
	err = list(story, "story", "an array of objects {"+inputForm.names()+"}", maxSteps, inputForm, func(item read) error {
		inputs = append(inputs, item.input())
		return nil
	})
	if err != nil {
		return nil, err
	}
	var figures []string
	if options.Type() != Absent {
		r, err := object(options, "options", "", "an object {fields}", differForm)
		if err != nil {
			return nil, err
		}
		if r.given("fields") {
			if figures, err = names(r.value("fields"), "fields", "the name of a figure"); err != nil {
				return nil, err
			}
		}
	}
	d, ok, err := engine.FirstDifference(first, second, inputs, figures...)
	if err != nil || !ok {
		return nil, err
	}
	return Record{{"step", float64(d.Step)}, {"a", writeFields(d.A.Fields())}, {"b", writeFields(d.B.Fields())}, {"fields", texts(d.Fields)}}, nil
}
