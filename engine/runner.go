package engine

import "time"

// Runner is one run on its way through the rows.
type Runner struct {
	state   State
	span    span
	traffic Traffic
	resumed bool // from a state: traffic before the span is passed over
	detail  *Detail

	trace    *Trace // the page that is being filled
	pageRows int
	page     func(*Trace) error

	row totals
	all totals
}

// NewRunner prepares the run of a scenario, which is then made page by page.
func NewRunner(sc Scenario) (*Runner, error) {
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
	r := &Runner{state: state, span: span, traffic: sc.Traffic, resumed: sc.State != nil}
	if sc.Detail {
		r.detail = &Detail{}
	}
	return r, nil
}

// Rows is how many rows the run will have.
func (r *Runner) Rows() int { return r.span.rows }

// Columns are the names of the columns it will have.
func (r *Runner) Columns() []string { return columnNames[r.state.rules.kind] }

// Reuse lets the run be filled into the memory of an earlier trace, which is lost, if that has columns of the same kind and
// enough rows.
func (r *Runner) Reuse(earlier *Trace) {
	names := r.Columns()
	if earlier == nil || len(earlier.Columns) != len(names) {
		return
	}
	for i, c := range earlier.Columns {
		if fresh := r.newColumn(names[i], 0); c.Name != names[i] || c.per != fresh.per || c.width != fresh.width {
			return
		}
	}
	r.trace = earlier
}

// Run makes the run, once. It gives the rows in pages of at most so many, one after the other, so that a long run takes
// no more memory than a page; the trace it gives is valid until the call returns. Summary, Detail and State are those of
// the whole run, and there on the last page, of which there is one even without rows.
func (r *Runner) Run(rowsPerPage int, page func(*Trace) error) error {
	r.pageRows, r.page = rowsPerPage, page
	r.newPage(0)
	if lane := r.newLane(); lane != nil {
		return lane.run()
	}
	return r.run()
}

// newPage starts the page whose first row is given, in the memory of the page before.
func (r *Runner) newPage(row int) {
	rows := min(r.pageRows, r.span.rows-row)
	columns := []NamedColumn(nil)
	if r.trace != nil && rows <= r.trace.Rows {
		columns = r.trace.Columns
	}
	r.trace = &Trace{Rows: rows, From: time.Duration(r.span.from + uint64(row)*r.span.every), RowEvery: time.Duration(r.span.every), Columns: columns}
	r.trace.Summary.Kind = r.state.rules.kind
	if columns != nil {
		for _, c := range columns {
			c.clear()
		}
		return
	}
	for _, name := range r.Columns() {
		r.trace.Columns = append(r.trace.Columns, NamedColumn{name, r.newColumn(name, rows)})
	}
}

func (r *Runner) newColumn(name string, rows int) *Column {
	per := uint64(1)
	if fractional(name) {
		per = r.state.rules.per
	}
	return newColumn(per, rows)
}

// turnPage gives the page if it is full, and starts the next; row is the one that comes next.
func (r *Runner) turnPage(row int) error {
	if r.trace.Columns[0].Len() < r.trace.Rows || row == r.span.rows {
		return nil
	}
	if err := r.page(r.trace); err != nil {
		return err
	}
	r.newPage(row)
	return nil
}

// finish gives the last page.
func (r *Runner) finish() error {
	r.summarise()
	r.trace.Last, r.trace.Detail = true, r.detail
	if r.state.clock.at <= uint64(MaxTime) {
		r.trace.State = r.state
	}
	return r.page(r.trace)
}

// totals is what is counted, in a row and over the run.
type totals struct {
	requests, in      int64
	flow              flow
	maxQueue          int64
	maxStart, maxDone Wait
	served            bool
}

func (r *Runner) run() error {
	from, end := r.span.from, r.span.from
	first := uint64(0)
	if r.resumed {
		first = from
	}
	source := r.traffic.source(first)
	arrivals := source.next()
	// Up to from, nothing is counted; then each turn fills one row.
	for row := -1; row < r.span.rows; row++ {
		if row >= 0 {
			end = min(from+r.span.every, r.span.until)
		}
		for len(arrivals) > 0 && uint64(arrivals[0].At) < end {
			took := r.arrivePlain(arrivals, end)
			if took == 0 {
				if err := r.arrive(arrivals[0]); err != nil {
					return err
				}
				took = 1
			}
			if arrivals = arrivals[took:]; len(arrivals) == 0 {
				arrivals = source.next()
			}
		}
		r.settle(end)
		if row < 0 {
			r.all, r.row = totals{maxQueue: r.state.queue()}, totals{}
		} else {
			r.record()
			from = end
			if err := r.turnPage(row + 1); err != nil {
				return err
			}
		}
	}
	return r.finish()
}

func (r *Runner) arrive(a Arrival) error {
	rules := r.state.rules
	r.count(r.state.advance(uint64(a.At), true))
	if rules.bucket.PerClient {
		if err := r.state.checkClient("client", a.Client); err != nil {
			return err
		}
	}
	h := r.state.holder(a.Client, a.Requests)
	got := h.arrive(rules, r.state.clock, a.Requests, max(a.Cost, 1))
	r.row.requests += a.Requests
	r.row.in += got.in
	if r.detail != nil && uint64(a.At) >= r.span.from {
		if err := r.detail.note(rules, r.state.clock, a.Requests, got); err != nil {
			return err
		}
	}
	if rules.kind != Leaky {
		return nil
	}
	r.all.maxQueue = max(r.all.maxQueue, r.state.queue())
	r.noteWaits(got.turns)
	return nil
}

func (r *Runner) noteWaits(t turns) {
	if t.served == 0 {
		return
	}
	waits := t.waits(r.state.rules)
	r.all.served = true
	r.all.maxStart = longer(r.all.maxStart, waits.lastStart)
	r.all.maxDone = longer(r.all.maxDone, waits.lastDone)
}

func longer(a, b Wait) Wait {
	if a.before(b) {
		return b
	}
	return a
}

// settle lets everything happen that belongs to the row that ends here: not the refill of the end instant itself. With
// interval pacing refills come at whole nanoseconds, so the instant before has seen all others.
func (r *Runner) settle(end uint64) {
	if r.state.rules.kind == Token && r.state.rules.ticking {
		if end == 0 || end-1 < r.state.clock.at {
			return
		}
		end--
	}
	r.count(r.state.advance(end, false))
}

func (r *Runner) count(f flow) { r.row.flow.add(f) }

// record writes the row that is over and starts the next.
func (r *Runner) record() {
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

// push adds a row, its values in the order of the columns. Kept out of line for a smaller download, like mul.
//
//go:noinline
func (r *Runner) push(values ...Uint128) {
	for i, v := range values {
		r.trace.Columns[i].push(v)
	}
}

func (r *Runner) summarise() {
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
