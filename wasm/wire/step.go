package wire

import (
	"strconv"

	"bucketplayground/engine"
)

// A state in its outward form is a plain object. Times in it are whole nanoseconds in decimal digits, since a JavaScript
// number can't hold them all; the level is in the units of engine.Snapshot, in digits for the same reason.
var (
	stateForm   = append(form{{name: "bucket", is: isPlain}, {name: "atNs", is: isNanos}, {name: "clients", is: isPlain}}, holdingForm...)
	clientForm  = append(form{{name: "client"}}, holdingForm...)
	holdingForm = form{{name: "level", is: isUnits, optional: true}, {name: "pending", optional: true}, {name: "leaving", is: isPlain},
		{name: "line", is: isPlain}, {name: "progress", is: isUnits, optional: true}, {name: "sinceNs", is: isNanos, optional: true},
		{name: "debt", is: isUnits, optional: true}}
	leavingForm = form{{name: "inNs", is: isNanos}, {name: "count", least: 1}}
	lineForm    = form{{name: "count", least: 1}, {name: "cost", least: 1}}
	inputForm   = form{{name: "advanceMs", is: isTime, optional: true}, {name: "requests", optional: true},
		{name: "cost", optional: true, least: 1}, {name: "client", optional: true}}
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
		r, err := object(input, "input", "", "an object {"+inputForm.names()+"}", inputForm)
		if err != nil {
			return nil, err
		}
		in = r.input()
	}
	row, err := s.Step(in)
	if err != nil {
		return nil, err
	}
	return Record{{"state", writeState(&s)}, {"row", writeFields(row.Fields())}, {"http", writeHeaders(s.Headers(row))}}, nil
}

func writeHeaders(h engine.Headers) Record {
	r := Record{{"retryAfter", nil}, {"rateLimitPolicy", h.Policy}, {"rateLimit", h.Limit}}
	if h.HasRetry {
		r[0].Value = h.RetryAfter.String()
	}
	return r
}

func (r *read) input() engine.Input {
	return engine.Input{Advance: r.time("advanceMs"), Requests: r.count("requests"), Cost: r.count("cost"), Client: r.count("client")}
}

func readState(v Value) (s engine.State, err error) {
	r, err := object(v, "state", "state", "a state that start or step gave", stateForm)
	if err != nil {
		return s, err
	}
	snapshot := engine.Snapshot{At: r.time("atNs")}
	if snapshot.Bucket, err = Bucket(r.value("bucket"), "state.bucket"); err != nil {
		return s, err
	}
	if snapshot.Holding, err = r.holding(); err != nil {
		return s, err
	}
	if r.given("clients") {
		err := list(r.value("clients"), "state.clients", "an array of what clients hold", engine.MaxClients, clientForm, func(item read) error {
			holding, err := item.holding()
			snapshot.Clients = append(snapshot.Clients, engine.ClientHolding{Client: item.count("client"), Holding: holding})
			return err
		})
		if err != nil {
			return s, err
		}
	}
	s, err = engine.Restore(snapshot)
	return s, within("state.", "", err)
}

func (r *read) holding() (h engine.Holding, err error) {
	h = engine.Holding{Level: r.units["level"], Pending: r.count("pending"), Progress: r.units["progress"], Since: r.time("sinceNs"), Debt: r.units["debt"]}
	if r.given("leaving") {
		err = list(r.value("leaving"), r.path+"leaving", "an array of what leaves when", engine.MaxCount, leavingForm, func(item read) error {
			h.Leaving = append(h.Leaving, engine.Leaving{In: item.time("inNs"), Count: item.count("count")})
			return nil
		})
	}
	if err == nil && r.given("line") {
		err = list(r.value("line"), r.path+"line", "an array of requests by their costs", engine.MaxCount, lineForm, func(item read) error {
			h.Line = append(h.Line, engine.Batch{Count: item.count("count"), Cost: item.count("cost")})
			return nil
		})
	}
	return h, err
}

func writeState(s *engine.State) Record {
	snapshot := s.Snapshot()
	r := Record{{"bucket", writeBucket(snapshot.Bucket)}, {"atNs", digits(int64(snapshot.At))}}
	if !snapshot.Bucket.PerClient {
		return append(r, writeHolding(snapshot.Bucket.Kind, &snapshot.Holding)...)
	}
	clients := Rows{}
	for i := range snapshot.Clients {
		c := &snapshot.Clients[i]
		clients = append(clients, append(Record{{"client", float64(c.Client)}}, writeHolding(snapshot.Bucket.Kind, &c.Holding)...))
	}
	return append(r, Field{"clients", clients})
}

// writeHolding leaves out what is empty, save what every bucket of its kind has.
func writeHolding(kind engine.Kind, h *engine.Holding) Record {
	r := Record{{"level", h.Level.String()}}
	if kind == engine.Leaky {
		leaving := Rows{}
		for _, l := range h.Leaving {
			leaving = append(leaving, Record{{"inNs", digits(int64(l.In))}, {"count", float64(l.Count)}})
		}
		r = append(r, Field{"pending", float64(h.Pending)}, Field{"leaving", leaving})
	}
	if h.Line != nil {
		line := Rows{}
		for _, b := range h.Line {
			line = append(line, Record{{"count", float64(b.Count)}, {"cost", float64(b.Cost)}})
		}
		r = append(r, Field{"line", line}, Field{"progress", h.Progress.String()})
	}
	if h.Since != 0 {
		r = append(r, Field{"sinceNs", digits(int64(h.Since))})
	}
	if h.Debt != (engine.Uint128{}) {
		r = append(r, Field{"debt", h.Debt.String()})
	}
	return r
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
