package exercise

import (
	"strconv"
	"time"

	"bucketplayground/engine"
)

// Figures that are not fields of a row.
const (
	SustainedPerSecond = "sustainedPerSecond" // the long-run rate
	LargestBurst       = "largestBurst"       // what a rested bucket takes at one instant
	MaxStartInMs       = "maxStartInMs"       // the longest wait of the story until processing starts
	MaxDoneInMs        = "maxDoneInMs"        // the longest wait of the story until processing is done
)

var outcomes = []string{"served", "expires", "dropped"}

// watched is what a question's story did: one list of rows for each bucket.
type watched struct {
	rows [][]engine.Row
}

// answer is the right answer to a part: an amount, with times in milliseconds as everywhere, or one of the options.
type answer struct {
	amount engine.Amount
	none   bool // there is no such figure
	option string
}

// watch lets the story happen.
func (q *Question) watch() (w watched, err error) {
	buckets := []engine.Bucket{q.Bucket}
	if len(q.Buckets) > 0 {
		buckets = buckets[:0]
		for _, c := range q.Buckets {
			buckets = append(buckets, c.Bucket)
		}
	}
	for _, b := range buckets {
		state, err := engine.Start(b)
		if err != nil {
			return w, err
		}
		var rows []engine.Row
		for _, in := range q.Story {
			row, err := state.Step(in)
			if err != nil {
				return w, err
			}
			rows = append(rows, row)
		}
		w.rows = append(w.rows, rows)
	}
	return w, nil
}

func (q *Question) answer(w watched, p Part) (answer, error) {
	switch p.Ask {
	case OutcomeOf:
		return q.outcome(w, p.Nth)
	case Bucket, Why:
		return q.judge(w, p)
	case SustainedPerSecond:
		return answer{amount: q.sustained()}, nil
	case LargestBurst:
		return q.largestBurst()
	}
	if len(q.Buckets) > 0 {
		return answer{}, unknown(p.Ask, `"bucket" or "why", where there is a choice of buckets`)
	}
	rows := w.rows[0]
	if q.At > 0 {
		rows = rows[q.At-1 : q.At]
	}
	return total(rows, p.Ask)
}

func unknown(ask, want string) error {
	return &engine.FieldError{Code: engine.CodeUnknown, Want: want, Got: strconv.Quote(ask)}
}

// total is a figure over rows: counts add up, the longest wait counts, and levels are those of the last row.
func total(rows []engine.Row, ask string) (a answer, err error) {
	field := ask
	switch ask {
	case MaxStartInMs:
		field = "lastStartInMs"
	case MaxDoneInMs:
		field = "lastDoneInMs"
	}
	a.none = true
	for i := range rows {
		f, ok := figure(&rows[i], field)
		if !ok {
			return a, unknown(ask, "a figure of a "+string(rows[i].Kind)+" bucket")
		}
		switch {
		case f.None:
		case a.none || isLevel(ask) || field != ask && a.amount.Less(f.Value):
			a.amount, a.none = f.Value, false
		case field == ask:
			a.amount = a.amount.Plus(f.Value)
		}
	}
	if len(rows) == 0 {
		return a, unknown(ask, "asked of a story that has steps")
	}
	return a, nil
}

func isLevel(figure string) bool {
	switch figure {
	case "tokens", "queue", "level", "atMs", "retryAfterMs":
		return true
	}
	return false
}

func figure(row *engine.Row, name string) (engine.Field, bool) {
	for _, f := range row.Fields() {
		if f.Name == name {
			return f, true
		}
	}
	return engine.Field{}, false
}

// outcome is what becomes of the n-th request of the moment. Those that are served come first, the dropped ones last.
func (q *Question) outcome(w watched, n int64) (answer, error) {
	if q.At == 0 || q.Bucket.Kind != engine.Leaky || n < 1 || n > q.Story[q.At-1].Requests {
		return answer{}, &engine.FieldError{Code: engine.CodeRange, Want: "one of the requests of a moment of a leaky bucket",
			Got: "request " + strconv.FormatInt(n, 10)}
	}
	row := &w.rows[0][q.At-1]
	switch {
	case n > row.Queued:
		return answer{option: "dropped"}, nil
	case n > row.Served:
		return answer{option: "expires"}, nil
	}
	return answer{option: "served"}, nil
}

// sustained is what the bucket lets through in a second in the long run.
func (q *Question) sustained() engine.Amount {
	rate := q.Bucket.Refill
	if q.Bucket.Kind != engine.Token {
		rate = q.Bucket.Drain
	}
	return engine.Ratio(engine.Product(uint64(rate), uint64(time.Second)), uint64(q.Bucket.Every))
}

// largestBurst asks a rested bucket: one that had all the time it needs.
func (q *Question) largestBurst() (answer, error) {
	b := q.Bucket
	if b.Kind == engine.Token {
		b.Initial, b.StartsWith = b.Capacity, true
	}
	rested, err := engine.Start(b)
	if err != nil {
		return answer{}, err
	}
	row, err := rested.Step(engine.Input{Requests: engine.MaxCount})
	return answer{amount: engine.Ratio(engine.Product(uint64(row.Accepted+row.Queued), 1), 1)}, err
}
