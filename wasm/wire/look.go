package wire

import "bucketplayground/engine"

var lookForm = form{{name: "places", optional: true}}

// defaultPlaces is how many places of a queue Look shows if it is not told.
const defaultPlaces = 20

// Look reads a state and says what comes next by itself.
func Look(state, options Value) (any, error) {
	s, err := readState(state)
	if err != nil {
		return nil, err
	}
	most := int64(defaultPlaces)
	if options.Type() != Absent {
		r, err := object(options, "options", "", "an object {places}", lookForm)
		if err != nil {
			return nil, err
		}
		if r.given("places") {
			most = r.count("places")
		}
	}
	look := s.Look(int(min(most, maxSteps)))
	switch look.Kind {
	case engine.Token:
		return Record{{"tokens", look.Tokens.Float64()}, {"nextRefillInMs", wait(look.NextRefillIn)}, {"nextRefill", float64(look.NextRefill)}}, nil
	case engine.Meter:
		return Record{{"level", look.Level.Float64()}, {"emptyInMs", wait(look.EmptyIn)}}, nil
	}
	places, leaving := Rows{}, Rows{}
	for _, p := range look.Places {
		places = append(places, Record{{"startInMs", wait(p.StartIn)}, {"doneInMs", wait(p.DoneIn)}})
	}
	for _, l := range look.Leaving {
		leaving = append(leaving, Record{{"inMs", wait(l.In)}, {"count", float64(l.Count)}})
	}
	return Record{{"queue", float64(look.Queue)}, {"places", places}, {"leaving", leaving}}, nil
}

// wait is milliseconds, or null for no wait.
func wait(w engine.Wait) any {
	if w.IsNone() {
		return nil
	}
	return w.Milliseconds()
}
