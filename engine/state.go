package engine

import "time"

// State is a bucket at one instant. It is a value: a copy is a bucket of its own, which steps of the other do not touch.
// States come from Start, and from Restore.
type State struct {
	rules *rules
	clock clock
	// one is what the bucket holds. With PerClient it is unused and each client seen has a holding of its own.
	one     holding
	clients []client
}

// clock is the time of a bucket.
type clock struct {
	at    uint64 // nanoseconds since the start
	phase uint64 // at modulo Every, with Interval pacing: how much of the current tick is over
}

// Input is what happens next: time passes, then requests arrive at one instant.
type Input struct {
	Advance  time.Duration // 0 or more, up to MaxTime since the start
	Requests int64         // 0 to MaxCount
	// Cost is what each request takes: tokens, level, or so many times the processing; 1 to MaxCount, 0 means 1. With steady
	// processing, Cost × Every is at most MaxTime.
	Cost int64
	// Client is who sends them, 0 to MaxCount. Without PerClient it makes no difference.
	Client int64
}

// Row is what one step did, and how things stand after it. Fields of other kinds are zero. With PerClient, what is
// counted is the sum over all clients, waits and RetryAfter are those of the client that acted.
type Row struct {
	Kind     Kind
	At       time.Duration // the instant of the arrivals, since the start
	Requests int64         // how many arrived

	// Token and Meter: what became of the requests.
	Accepted, Rejected int64

	// Token: what came in since the previous step, what the cap turned away of it, and what is there after the step.
	Refilled, Spilled, Tokens Amount

	// Meter: the level after the step.
	Level Amount

	// Leaky: what left since the previous step, what became of the arriving requests, and how many are there after the
	// step, waiting or in processing. Served of those queued in this step will be processed; the others will expire.
	Processed, Expired, Queued, Dropped, Queue, Served int64

	// Leaky: from now until the processing of the first and last request queued in this step starts and is done; those that
	// are going to expire do not count. NoWait if there is none.
	FirstStartIn, LastStartIn, FirstDoneIn, LastDoneIn Wait

	// RetryAfter is from now until one more request of this step's cost would be accepted or find a place: 0 if one would
	// now, NoWait if never.
	RetryAfter Wait
}

// Start is a bucket at t = 0.
func Start(b Bucket) (State, error) {
	r, err := newRules(b)
	if err != nil {
		return State{}, err
	}
	return State{rules: r, one: holding{level: r.initial}}, nil
}

// IsZero tells that this is no state at all: the zero State, which can do nothing.
func (s *State) IsZero() bool { return s.rules == nil }

// Bucket is the set-up, with its defaults filled in.
func (s *State) Bucket() Bucket { return s.rules.bucket }

// At is the time since the start.
func (s *State) At() time.Duration { return time.Duration(s.clock.at) }

// Step lets time pass and then requests arrive. Within one instant completions and expiries come first, then refills,
// then arrivals. After an error the state is as before.
func (s *State) Step(in Input) (row Row, err error) {
	if s.rules.plain && s.fast(&in, &row) {
		return row, nil
	}
	return s.step(in)
}

// step is the general way.
func (s *State) step(in Input) (Row, error) {
	if in.Cost == 0 {
		in.Cost = 1
	}
	if err := s.check(in); err != nil {
		return Row{}, err
	}
	if s.rules.bucket.PerClient {
		s.clients = cloneClients(s.clients)
	} else if len(s.one.doomed)+len(s.one.line) > 0 {
		s.one = s.one.clone() // copies of this state share the lists
	}
	return s.act(in), nil
}

// act is a step of which all is known to be right, in a state whose lists no other shares.
func (s *State) act(in Input) Row {
	r := s.rules
	row := Row{Kind: r.kind, At: time.Duration(s.clock.at) + in.Advance, Requests: in.Requests}
	flowed := s.advance(uint64(row.At), true)
	h := s.holder(in.Client, in.Requests)
	arrived := h.arrive(r, s.clock, in.Requests, in.Cost)
	switch r.kind {
	case Token:
		row.Refilled, row.Spilled, row.Tokens = Amount{flowed.refilled, r.per}, Amount{flowed.spilled, r.per}, Amount{s.level(), r.per}
		row.Accepted, row.Rejected = arrived.in, in.Requests-arrived.in
	case Meter:
		row.Level = Amount{s.level(), r.per}
		row.Accepted, row.Rejected = arrived.in, in.Requests-arrived.in
	default:
		row.Processed, row.Expired, row.Queue = flowed.processed, flowed.expired, s.queue()
		row.Queued, row.Dropped, row.Served = arrived.in, in.Requests-arrived.in, arrived.served
		row.FirstStartIn, row.LastStartIn, row.FirstDoneIn, row.LastDoneIn = h.waits(r, s.clock, arrived)
	}
	row.RetryAfter = h.retryAfter(r, s.clock, in.Cost)
	return row
}

func (s *State) check(in Input) error {
	if in.Advance < 0 {
		return &FieldError{CodeRange, "advanceMs", "0 or more", formatMillis(int64(in.Advance)) + " ms"}
	}
	if left := MaxTime - time.Duration(s.clock.at); in.Advance > left {
		return &FieldError{CodeRange, "advanceMs", "at most " + formatMillis(int64(left)) + " ms, where the time of the bucket ends", formatMillis(int64(in.Advance)) + " ms"}
	}
	if in.Requests < 0 || in.Requests > MaxCount {
		return checkRange("requests", in.Requests, 0, MaxCount)
	}
	if in.Cost != 1 {
		if err := s.rules.checkCost("cost", in.Cost); err != nil {
			return err
		}
	}
	if in.Client != 0 || s.rules.bucket.PerClient {
		return s.checkClient("client", in.Client)
	}
	return nil
}

// checkCost refuses a cost that would make a single request take longer than there is time.
func (r *rules) checkCost(path string, cost int64) error {
	most := int64(MaxCount)
	if r.kind == Leaky && !r.ticking {
		most = min(most, int64(MaxTime)/int64(r.every))
	}
	return checkRange(path, cost, 1, most)
}

// advance moves to a later instant: everything that happens by itself up to and including it. round tells whether
// requests arrive then, were it none.
func (s *State) advance(to uint64, round bool) flow {
	p := passed{now: to, elapsed: to - s.clock.at, round: round}
	p.flows = s.clock.advance(s.rules, p.elapsed)
	if !s.rules.bucket.PerClient {
		return s.one.advance(s.rules, p)
	}
	var all flow
	if p.elapsed == 0 && s.rules.flaw == "" {
		return all // nothing happens by itself in no time, however many clients there are
	}
	for i := range s.clients {
		all.add(s.clients[i].advance(s.rules, p))
	}
	return all
}

// advance moves the clock and gives what the rate is multiplied with: nanoseconds, or with Interval pacing the multiples of
// Every that came. They count from the start, never from the last refill, so nothing drifts.
func (c *clock) advance(r *rules, elapsed uint64) uint64 {
	c.at += elapsed
	if !r.ticking {
		return elapsed
	}
	c.phase += elapsed
	if c.phase < r.every {
		return 0
	}
	ticks := c.phase / r.every
	c.phase -= ticks * r.every
	return ticks
}

// level is what all holdings hold together.
func (s *State) level() Uint128 {
	if !s.rules.bucket.PerClient {
		return s.one.level
	}
	var all Uint128
	for i := range s.clients {
		all = all.add(s.clients[i].level)
	}
	return all
}

// queue is how many requests are in all queues together.
func (s *State) queue() int64 {
	if !s.rules.bucket.PerClient {
		return s.one.queue()
	}
	all := int64(0)
	for i := range s.clients {
		all += s.clients[i].queue()
	}
	return all
}
