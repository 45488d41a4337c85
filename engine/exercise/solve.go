package exercise

import (
	"strconv"
	"time"

	"bucketplayground/engine"
)

// Value is an answer: an amount in the unit of its part, or one of the options. None is for a figure that there is not,
// such as the wait of a request that never gets in.
type Value struct {
	Amount engine.Amount
	None   bool
	Option string

	figure engine.Amount // the same in the engine's own unit
}

// same tells whether two answers to one part are the same.
func (v Value) same(other Value) bool {
	return v.Option == other.Option && v.None == other.None && (v.None || equal(v.Amount, other.Amount))
}

func equal(a, b engine.Amount) bool { return !a.Less(b) && !b.Less(a) }

func allSame(a, b []Value) bool {
	for i := range a {
		if !a[i].same(b[i]) {
			return false
		}
	}
	return true
}

// solved is what a rule makes of a question.
type solved struct {
	rows   [][]engine.Row   // of the story, one list for each bucket
	cells  [][]engine.Field // the rows of the table, if it is one
	bases  []Basis          // of the buckets to choose from
	values []Value          // the answers to the parts
}

// runs are what the rules make of one story with one bucket, or with those to choose from. Questions that share both
// share them.
type runs map[engine.Flaw][][]engine.Row

// solve answers a question by a rule: the right one, or a flaw of its bucket.
func (q *Question) solve(flaw engine.Flaw, of runs) (s *solved, err error) {
	rows, known := of[flaw]
	if !known {
		if rows, err = q.watch(flaw); err != nil {
			return nil, err
		}
		of[flaw] = rows
	}
	s = &solved{rows: rows}
	return s, q.answer(flaw, s)
}

// watch lets the story happen.
func (q *Question) watch(flaw engine.Flaw) (all [][]engine.Row, err error) {
	buckets := []engine.Bucket{q.Bucket}
	if len(q.Buckets) > 0 {
		buckets = buckets[:0]
		for _, c := range q.Buckets {
			buckets = append(buckets, c.Bucket)
		}
	}
	for _, b := range buckets {
		b.Flaw = flaw
		rows, err := happen(b, q.Story)
		if err != nil {
			return nil, err
		}
		all = append(all, rows)
	}
	return all, nil
}

func happen(b engine.Bucket, story []engine.Input) ([]engine.Row, error) {
	rows := make([]engine.Row, len(story))
	return rows, happenInto(rows, b, story)
}

// happenInto is happen for those who try many buckets.
func happenInto(rows []engine.Row, b engine.Bucket, story []engine.Input) error {
	state, err := engine.Start(b)
	if err != nil {
		return err
	}
	for i, in := range story {
		if rows[i], err = state.Step(in); err != nil {
			if e, ok := err.(*engine.FieldError); ok {
				e.Path = "story[" + strconv.Itoa(i) + "]." + e.Path
			}
			return err
		}
	}
	return nil
}

// answer works the answers out, now that the rows are known.
func (q *Question) answer(flaw engine.Flaw, s *solved) (err error) {
	switch {
	case q.Design != nil:
		s.values, err = q.bestDesign(flaw)
		return err
	case q.Table != nil:
		if s.cells, err = q.tableRows(flaw, s.rows[0]); err != nil {
			return err
		}
	case len(q.Buckets) > 0:
		if s.bases, err = q.compare(); err != nil {
			return err
		}
	}
	s.values = make([]Value, len(q.Parts))
	for i, p := range q.Parts {
		if s.values[i], err = q.value(flaw, s, p); err != nil {
			if e, ok := err.(*engine.FieldError); ok && e.Path == "" {
				e.Path = p.place(i)[1:]
			}
			return err
		}
	}
	return nil
}

func (q *Question) value(flaw engine.Flaw, s *solved, p Part) (Value, error) {
	switch {
	case p.Row > 0:
		return q.cell(s, p)
	case p.Ask == ChooseBucket || p.Ask == Why:
		return q.judge(s, p)
	case len(q.Buckets) > 0:
		return Value{}, unknown(p.Ask, `"bucket" or "why", where there is a choice of buckets`)
	case p.Ask == OutcomeOf:
		return q.outcome(s.rows[0], p.Nth)
	}
	rows := s.rows[0]
	if q.At > 0 {
		rows = rows[q.At-1 : q.At]
	}
	f, err := q.figure(flaw, rows, p.Ask)
	return q.valueOf(p, f), err
}

func (q *Question) valueOf(p Part, f engine.Field) Value {
	return Value{Amount: q.asAnswered(p, f.Value), None: f.None, figure: f.Value}
}

// figure is a figure over rows, in the engine's own unit.
func (q *Question) figure(flaw engine.Flaw, rows []engine.Row, name string) (engine.Field, error) {
	switch name {
	case SustainedPerSecond:
		return engine.Field{Name: name, Value: sustained(q.Bucket, flaw)}, nil
	case LargestBurst:
		return largestBurst(q.Bucket, flaw)
	}
	return total(rows, name)
}

// total is a figure over rows: counts add up, the longest wait counts, and levels are those of the last row.
func total(rows []engine.Row, name string) (all engine.Field, err error) {
	field := name
	switch name {
	case MaxStartInMs:
		field = "lastStartInMs"
	case MaxDoneInMs:
		field = "lastDoneInMs"
	case RetryAfterHeader:
		if len(rows) > 0 {
			return retryAfterHeader(&rows[len(rows)-1]), nil
		}
	}
	all = engine.Field{Name: name, None: true}
	for i := range rows {
		f, ok := rows[i].Field(field)
		if !ok {
			return all, unknown(name, "a figure of a "+string(rows[i].Kind())+" bucket")
		}
		switch {
		case isLevel(name):
			all.Value, all.None = f.Value, f.None
		case f.None:
		case all.None || isLongest(name) && all.Value.Less(f.Value):
			all.Value, all.None = f.Value, false
		case !isLongest(name):
			all.Value = all.Value.Plus(f.Value)
		}
	}
	if len(rows) == 0 {
		return all, unknown(name, "asked of a story that has steps")
	}
	return all, nil
}

func isLevel(figure string) bool {
	switch figure {
	case "tokens", "queue", "level", "atMs", "retryAfterMs":
		return true
	}
	return false
}

// isLongest tells the figures of which the largest counts over several rows: all times that are no levels.
func isLongest(figure string) bool { return isTime(figure) }

func fieldOf(fields []engine.Field, name string) (engine.Field, bool) {
	for _, f := range fields {
		if f.Name == name {
			return f, true
		}
	}
	return engine.Field{}, false
}

func retryAfterHeader(row *engine.Row) engine.Field {
	seconds, ok := row.RetryAfter.Seconds()
	if !ok || row.RetryAfter == (engine.Wait{}) {
		return engine.Field{Name: RetryAfterHeader, None: true}
	}
	return engine.Field{Name: RetryAfterHeader, Value: engine.Ratio(seconds, 1)}
}

// outcome is what becomes of the n-th request of the moment. Those that are served come first, the dropped ones last.
func (q *Question) outcome(rows []engine.Row, n int64) (Value, error) {
	if q.At == 0 || q.Bucket.Kind != engine.Leaky || n < 1 || n > q.Story[q.At-1].Requests {
		return Value{}, refuse(engine.CodeRange, "", "one of the requests of a moment of a leaky bucket", "request "+strconv.FormatInt(n, 10))
	}
	row := &rows[q.At-1]
	switch {
	case n > row.Queued:
		return Value{Option: "dropped"}, nil
	case n > row.Served():
		return Value{Option: "expires"}, nil
	}
	return Value{Option: "served"}, nil
}

// sustained is what a bucket lets through in a second in the long run.
func sustained(b engine.Bucket, flaw engine.Flaw) engine.Amount {
	rate, every := b.Refill, b.Every
	if b.Kind != engine.Token {
		rate = b.Drain
	}
	if flaw == engine.PerSecond {
		every = time.Second
	}
	return engine.Ratio(engine.Product(uint64(rate), uint64(time.Second)), uint64(every))
}

// largestBurst asks a rested bucket: one that had all the time it needs. Without a cap there is no largest burst.
func largestBurst(b engine.Bucket, flaw engine.Flaw) (engine.Field, error) {
	f := engine.Field{Name: LargestBurst}
	most := b.Capacity
	switch {
	case flaw == engine.NoCap:
		f.None = true
	case b.Kind == engine.Leaky:
		b.Flaw, b.Timeout = flaw, 0
		rested, err := engine.Start(b)
		if err != nil {
			return f, err
		}
		row, err := rested.Step(engine.Input{Requests: engine.MaxCount})
		if err != nil {
			return f, err
		}
		most = row.Queued
	}
	f.Value = engine.Ratio(engine.Product(uint64(most), 1), 1)
	return f, nil
}
