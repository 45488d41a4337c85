package engine

import (
	"strconv"
	"time"
)

// MaxRows is the end of what one trace can hold.
const MaxRows = 20_000_000

// Scenario is a bucket, the traffic that it meets, and which rows to make of it.
type Scenario struct {
	Bucket Bucket
	// State, if not nil, is where the run starts instead of a new bucket: it has seen all that happened before From, and
	// traffic before From is passed over. So a long run can be made in pieces, each going on from the State of the trace
	// before.
	State   *State
	Traffic Traffic
	// From is the start of the first row. What happens before is simulated and not shown. 0 means the State's time if there
	// is one; with Rounds, the first round's time.
	From time.Duration
	// Until is the end of the last row, exclusive; 0 means the end of the row that holds the last arrival.
	Until time.Duration
	// RowEvery is the length of a row; 0 means a second, or with Rounds a round. The last row is shorter if Until cuts it.
	RowEvery time.Duration
	// Detail asks for what becomes of each request, of which there may be MaxDetail.
	Detail bool
}

// Trace is what a bucket did, row by row. A row covers [start, start + RowEvery): completions and expiries at exactly its
// start belong to the row before; refills and arrivals at its start belong to it. Levels are as at its end, before the
// end instant's own refills and arrivals.
type Trace struct {
	Rows           int
	From, RowEvery time.Duration

	// Columns are the row's figures, one column each, under the contract's names and in its order.
	Columns []NamedColumn

	Summary Summary

	// Last tells that this is the last page of a run, or all of it. Only then Summary, Detail and State are there.
	Last bool
	// Detail is there if it was asked for.
	Detail *Detail
	// State is the bucket just before the end instant's own refills and arrivals. It is the zero State where the last row
	// ends past MaxTime: no bucket goes on from there.
	State State
}

// NamedColumn is a column and its name, such as "accepted".
type NamedColumn struct {
	Name string
	*Column
}

// columnNames are the columns of each kind. Those in fractional are in units of 1/per.
var columnNames = map[Kind][]string{
	Token: {"requests", "refilled", "spilled", "accepted", "rejected", "tokens"},
	Leaky: {"requests", "processed", "expired", "queued", "dropped", "queue"},
	Meter: {"requests", "accepted", "rejected", "level"},
}

func fractional(column string) bool {
	switch column {
	case "refilled", "spilled", "tokens", "level":
		return true
	}
	return false
}

// Column gives the column of a name, or nil if this kind of bucket has none such.
func (t *Trace) Column(name string) *Column {
	for _, c := range t.Columns {
		if c.Name == name {
			return c.Column
		}
	}
	return nil
}

// Summary is the totals over the whole run, and for a leaky bucket the longest queue and the longest waits of the requests
// queued in the run.
type Summary struct {
	Kind                                Kind
	Requests, Accepted, Rejected        int64
	Refilled, Spilled                   Amount
	Processed, Expired, Queued, Dropped int64
	MaxQueue                            int64
	MaxStartIn, MaxDoneIn               Wait // NoWait if nothing was queued that will be processed
}

// RowStart is the time at which a row starts.
func (t *Trace) RowStart(row int) time.Duration { return t.From + time.Duration(row)*t.RowEvery }

// Run simulates a scenario. Its time and memory grow with the arrivals and the rows, not with the time simulated.
func Run(sc Scenario) (*Trace, error) {
	runner, err := NewRunner(sc)
	if err != nil {
		return nil, err
	}
	var trace *Trace
	err = runner.Run(max(runner.Rows(), 1), func(page *Trace) error {
		trace = page
		return nil
	})
	return trace, err
}

// start is the state in which a run begins; the run may change it.
func (sc *Scenario) start() (State, error) {
	if sc.State == nil {
		return Start(sc.Bucket)
	}
	state := *sc.State
	state.one, state.clients = state.one.clone(), cloneClients(state.clients)
	return state, nil
}

// span is the rows of a run: so many of a length, from an instant, the last one cut at another.
type span struct {
	from, until, every uint64
	rows               int
}

func (sc *Scenario) span() (span, error) {
	from, every := sc.From, sc.RowEvery
	defaultFrom, defaultEvery := time.Duration(0), time.Second
	if rounds, ok := sc.Traffic.(Rounds); ok {
		defaultFrom, defaultEvery = rounds.every(), rounds.every()
	}
	if sc.State != nil {
		defaultFrom = sc.State.At()
	}
	if from == 0 {
		from = defaultFrom
	}
	if every == 0 {
		every = defaultEvery
	}
	if err := checkTime("fromMs", int64(from), 0, "at least 0"); err != nil {
		return span{}, err
	}
	if sc.State != nil && from < sc.State.At() {
		return span{}, &FieldError{CodeOrder, "fromMs", "at least " + formatMillis(int64(sc.State.At())) + " ms, the time of the state", formatMillis(int64(from)) + " ms"}
	}
	if err := checkTime("rowEveryMs", int64(every), 1, "at least a nanosecond"); err != nil {
		return span{}, err
	}
	until := uint64(sc.Until)
	if until == 0 {
		until = uint64(from)
		if last, ok := sc.Traffic.last(); ok && last >= until {
			until += ((last-until)/uint64(every) + 1) * uint64(every) // past MaxTime, perhaps, but within 64 bits
		}
	} else if err := checkTime("untilMs", int64(until), int64(from)+1, "after fromMs ("+formatMillis(int64(from))+" ms)"); err != nil {
		return span{}, err
	}
	rows := (until-uint64(from)-1)/uint64(every) + 1
	if until == uint64(from) {
		rows = 0
	}
	if rows > MaxRows {
		return span{}, &FieldError{CodeSize, "rowEveryMs", "long enough for at most " + strconv.Itoa(MaxRows) + " rows between " +
			formatMillis(int64(from)) + " and " + strconv.FormatUint(until/nanosPerMilli, 10) + " ms", formatMillis(int64(every)) + " ms, which makes " + strconv.FormatUint(rows, 10)}
	}
	return span{uint64(from), until, uint64(every), int(rows)}, nil
}

// Fields gives the summary's figures in the contract's order.
func (s *Summary) Fields() []Field {
	switch s.Kind {
	case Token:
		return []Field{count("requests", s.Requests), {Name: "refilled", Value: s.Refilled}, {Name: "spilled", Value: s.Spilled},
			count("accepted", s.Accepted), count("rejected", s.Rejected)}
	case Meter:
		return []Field{count("requests", s.Requests), count("accepted", s.Accepted), count("rejected", s.Rejected)}
	}
	return []Field{count("requests", s.Requests), count("processed", s.Processed), count("expired", s.Expired), count("queued", s.Queued),
		count("dropped", s.Dropped), count("maxQueue", s.MaxQueue), millis("maxStartInMs", s.MaxStartIn), millis("maxDoneInMs", s.MaxDoneIn)}
}
