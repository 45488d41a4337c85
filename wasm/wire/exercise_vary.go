package wire

import (
	"strconv"
	"time"

	"bucketplayground/engine"
	"bucketplayground/engine/exercise"
)

// rangeFields are the fields that can be given a range: those of a bucket, and "requests" for the arrivals of a story.
var rangeFields = []string{"capacity", "refill", "drain", "initial", "everyMs", "timeoutMs", "requests"}

// readVary reads within what the numbers of a question may vary: false for not at all, or an object of ranges.
func readVary(v Value, path string) (exercise.Vary, error) {
	if v.Describe() == "false" {
		return exercise.Vary{Off: true}, nil
	}
	ranges, err := readRanges(v, path, append(rangeFields[:5:5], "requests"))
	return exercise.Vary{Ranges: ranges}, err
}

// readRanges reads an object of ranges by the names of fields, each an array of the least and the most, and for a time that
// is to be found perhaps the step.
func readRanges(v Value, path string, fields []string) (all []exercise.Range, err error) {
	of := form{}
	for _, name := range fields {
		of = append(of, part{name: name, is: isPlain})
	}
	r, err := object(v, path, path, "an object of ranges, such as {\"capacity\": [1, 100]}", of)
	if err != nil {
		return nil, err
	}
	for i, p := range of {
		if r.values[i].Type() == Absent {
			continue
		}
		one, err := readRange(r.values[i], path+"."+p.name, p.name)
		if err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return all, nil
}

func readRange(v Value, path, field string) (r exercise.Range, err error) {
	const want = "an array of the least and the most"
	var ends []int64
	err = items(v, path, want, 3, func(v Value, path string) error {
		end, err := int64(0), error(nil)
		if isDuration(field) {
			if end, err = duration(v, path); err == nil && end == 0 {
				err = refuse(engine.CodeRange, path, "more than 0", v.Describe())
			}
		} else {
			least := int64(1)
			if field == "refill" || field == "initial" || field == "requests" {
				least = 0
			}
			end, err = wholeNumber(v, path, least)
		}
		ends = append(ends, end)
		return err
	})
	if err != nil {
		return r, err
	}
	if len(ends) < 2 || len(ends) == 3 && (ends[2] == 0 || !isDuration(field)) {
		return r, refuse(engine.CodeSize, path, want+", and the step of a time", strconv.Itoa(len(ends))+" numbers")
	}
	r = exercise.Range{Field: field, Low: ends[0], High: ends[1]}
	if len(ends) == 3 {
		r.Step = ends[2]
	}
	if r.Low > r.High {
		return r, refuse(engine.CodeOrder, path, want+", in this order", v.Describe())
	}
	return r, nil
}

func isDuration(field string) bool { return field == "everyMs" || field == "timeoutMs" }

// designRange is the range of a field to be found: as given, or one to a hundred; for a time, half seconds up to ten.
func designRange(field string, given []exercise.Range) exercise.Range {
	const halfSecond = int64(time.Second / 2)
	r := exercise.Range{Field: field, Low: 1, High: 100}
	switch {
	case isDuration(field):
		r = exercise.Range{Field: field, Low: halfSecond, High: 20 * halfSecond, Step: halfSecond}
	case field == "initial":
		r.Low = 0
	}
	for _, one := range given {
		if one.Field == field {
			if one.Step == 0 {
				one.Step = r.Step
			}
			return one
		}
	}
	return r
}
