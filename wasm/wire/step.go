package wire

import (
	"strconv"

	"bucketplayground/engine"
)

// A state in its outward form is a plain object. Times in it are whole nanoseconds in decimal digits, since a JavaScript
// number can't hold them all; the level is in the units of engine.Snapshot, in digits for the same reason.
var (
	stateForm = form{{name: "bucket", is: isPlain}, {name: "atNs", is: isNanos}, {name: "level", is: isUnits},
		{name: "pending", optional: true}, {name: "leaving", is: isPlain}}
	leavingForm = form{{name: "atNs", is: isNanos}, {name: "count", least: 1}}
	inputForm   = form{{name: "advanceMs", is: isTime, optional: true}, {name: "requests", optional: true}}
)

// Start reads a bucket and gives the state it starts in.
func Start(bucket Value) (any, error) {
	b, err := Bucket(bucket, "bucket")
	if err != nil {
		return nil, err
	}
	state, err := engine.Start(b)
	return writeState(&state), err
}

// Step reads a state and what happens next, and gives the state and the row after it.
func Step(state, input Value) (any, error) {
	s, err := readState(state)
	if err != nil {
		return nil, err
	}
	var in engine.Input
	if input.Type() != Absent {
		r, err := object(input, "input", "", "an object {advanceMs, requests}", inputForm)
		if err != nil {
			return nil, err
		}
		in = r.input()
	}
	row, err := s.Step(in)
	return Record{{"state", writeState(&s)}, {"row", writeFields(row.Fields())}}, err
}

func (r *read) input() engine.Input {
	return engine.Input{Advance: r.time("advanceMs"), Requests: r.count("requests")}
}

func readState(v Value) (s engine.State, err error) {
	r, err := object(v, "state", "state", "a state that start or step gave", stateForm)
	if err != nil {
		return s, err
	}
	snapshot := engine.Snapshot{At: r.time("atNs"), Level: r.level, Pending: r.count("pending")}
	if snapshot.Bucket, err = Bucket(r.value("bucket"), "state.bucket"); err != nil {
		return s, err
	}
	if r.given("leaving") {
		err := list(r.value("leaving"), "state.leaving", "an array of what leaves when", int(snapshot.Bucket.Capacity), leavingForm,
			func(item read) error {
				snapshot.Leaving = append(snapshot.Leaving, engine.Leaving{At: item.time("atNs"), Count: item.count("count")})
				return nil
			})
		if err != nil {
			return s, err
		}
	}
	s, err = engine.Restore(snapshot)
	return s, within("state.", "", err)
}

func writeState(s *engine.State) Record {
	snapshot := s.Snapshot()
	r := Record{{"bucket", writeBucket(snapshot.Bucket)}, {"atNs", digits(int64(snapshot.At))}, {"level", snapshot.Level.String()}}
	if snapshot.Bucket.Kind != engine.Leaky {
		return r
	}
	leaving := Rows{}
	for _, l := range snapshot.Leaving {
		leaving = append(leaving, Record{{"atNs", digits(int64(l.At))}, {"count", float64(l.Count)}})
	}
	return append(r, Field{"pending", float64(snapshot.Pending)}, Field{"leaving", leaving})
}

func digits(n int64) string { return strconv.FormatInt(n, 10) }

// writeFields gives figures as numbers, and null where there is none.
func writeFields(figures []engine.Field) Record {
	r := make(Record, len(figures))
	for i := range figures {
		r[i].Name = figures[i].Name
		if !figures[i].None {
			r[i].Value = figures[i].Value.Float64()
		}
	}
	return r
}
