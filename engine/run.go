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

	// Detail is there if it was asked for.
	Detail *Detail
	// State is the bucket just before the end instant's own refills and arrivals.
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
	state, err := sc.start()
	if err != nil {
		return nil, err
	}
	if sc.Traffic == nil {
		sc.Traffic = Arrivals(nil)
	}
	if err := sc.Traffic.check(state.rules); err != nil {
		return nil, err
	}
	span, err := sc.span()
	if err != nil {
		return nil, err
	}
	first := uint64(0)
	if sc.State != nil {
		first = span.from
	}
	r := &runner{state: state, trace: newTrace(state.rules, span), span: span, source: sc.Traffic.source(first)}
	if sc.Detail {
		r.trace.Detail = &Detail{}
	}
	if err := r.run(); err != nil {
		return nil, err
	}
	r.trace.State = r.state
	return r.trace, nil
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

func newTrace(r *rules, sp span) *Trace {
	t := &Trace{Rows: sp.rows, From: time.Duration(sp.from), RowEvery: time.Duration(sp.every)}
	t.Summary.Kind = r.kind
	for _, name := range columnNames[r.kind] {
		per := uint64(1)
		if fractional(name) {
			per = r.per
		}
		t.Columns = append(t.Columns, NamedColumn{name, newColumn(per, sp.rows)})
	}
	return t
}

// runner is one run on its way through the rows.
type runner struct {
	state  State
	trace  *Trace
	span   span
	source source
	row    totals
	all    totals
}

// totals is what is counted, in a row and over the run.
type totals struct {
	requests, in      int64
	flow              flow
	maxQueue          int64
	maxStart, maxDone Wait
	served            bool
}

func (r *runner) run() error {
	from, end := r.span.from, r.span.from
	arrivals := r.source.next()
	// Up to from, nothing is counted; then each turn fills one row.
	for row := -1; row < r.span.rows; row++ {
		if row >= 0 {
			end = min(from+r.span.every, r.span.until)
		}
		for len(arrivals) > 0 && uint64(arrivals[0].At) < end {
			if err := r.arrive(arrivals[0]); err != nil {
				return err
			}
			if arrivals = arrivals[1:]; len(arrivals) == 0 {
				arrivals = r.source.next()
			}
		}
		r.settle(end)
		if row < 0 {
			r.all, r.row = totals{maxQueue: r.state.queue()}, totals{}
		} else {
			r.record()
			from = end
		}
	}
	r.summarise()
	return nil
}

func (r *runner) arrive(a Arrival) error {
	rules := r.state.rules
	r.count(r.state.advance(uint64(a.At), true))
	if rules.bucket.PerClient {
		if err := r.state.checkClient("client", a.Client); err != nil {
			return err
		}
	}
	h := r.state.holder(a.Client)
	got := h.arrive(rules, r.state.clock, a.Requests, max(a.Cost, 1))
	r.row.requests += a.Requests
	r.row.in += got.in
	if r.trace.Detail != nil && a.At >= r.trace.From {
		if err := r.trace.Detail.note(rules, h, r.state.clock, a.Requests, got); err != nil {
			return err
		}
	}
	if rules.kind != Leaky {
		return nil
	}
	r.all.maxQueue = max(r.all.maxQueue, r.state.queue())
	if got.served > 0 {
		_, start, _, done := h.waits(rules, r.state.clock, got)
		r.all.served = true
		r.all.maxStart = longer(r.all.maxStart, start)
		r.all.maxDone = longer(r.all.maxDone, done)
	}
	return nil
}

func longer(a, b Wait) Wait {
	if a.before(b) {
		return b
	}
	return a
}

// settle lets everything happen that belongs to the row that ends here: not the refill of the end instant itself. With
// interval pacing refills come at whole nanoseconds, so the instant before has seen all others.
func (r *runner) settle(end uint64) {
	if r.state.rules.kind == Token && r.state.rules.ticking {
		if end == 0 || end-1 < r.state.clock.at {
			return
		}
		end--
	}
	r.count(r.state.advance(end, false))
}

func (r *runner) count(f flow) { r.row.flow.add(f) }

// record writes the row that is over and starts the next.
func (r *runner) record() {
	row, out := &r.row, whole(uint64(r.row.requests-r.row.in))
	in, requests := whole(uint64(row.in)), whole(uint64(row.requests))
	switch r.state.rules.kind {
	case Token:
		r.push(requests, row.flow.refilled, row.flow.spilled, in, out, r.state.level())
	case Meter:
		r.push(requests, in, out, r.state.level())
	default:
		r.push(requests, whole(uint64(row.flow.processed)), whole(uint64(row.flow.expired)), in, out, whole(uint64(r.state.queue())))
	}
	r.all.requests += row.requests
	r.all.in += row.in
	r.all.flow.add(row.flow)
	r.row = totals{}
}

// push adds a row, its values in the order of the columns.
func (r *runner) push(values ...Uint128) {
	for i, v := range values {
		r.trace.Columns[i].push(v)
	}
}

func (r *runner) summarise() {
	s, all, per := &r.trace.Summary, &r.all, r.state.rules.per
	s.Requests = all.requests
	if s.Kind != Leaky {
		s.Accepted, s.Rejected = all.in, all.requests-all.in
		s.Refilled, s.Spilled = Amount{all.flow.refilled, per}, Amount{all.flow.spilled, per}
		return
	}
	s.Processed, s.Expired = all.flow.processed, all.flow.expired
	s.Queued, s.Dropped = all.in, all.requests-all.in
	s.MaxQueue, s.MaxStartIn, s.MaxDoneIn = all.maxQueue, NoWait, NoWait
	if all.served {
		s.MaxStartIn, s.MaxDoneIn = all.maxStart, all.maxDone
	}
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
