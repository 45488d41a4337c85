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
	r := s.rules
	if r.way != generalWay && s.simple(in) {
		if phase, come, ok := s.come(uint64(in.Advance)); ok {
			s.clock = clock{s.clock.at + uint64(in.Advance), phase}
			row.rules, row.At, row.Requests = r, time.Duration(s.clock.at), in.Requests
			switch r.way {
			case tokenWay:
				s.fastToken(come, &row)
			case meterWay:
				s.fastMeter(come, &row)
			default:
				s.fastLeaky(come, &row)
			}
			return row, nil
		}
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
	row := Row{At: time.Duration(s.clock.at) + in.Advance, Requests: in.Requests, rules: r}
	flowed := s.advance(uint64(row.At), true)
	h := s.holder(in.Client, in.Requests)
	arrived := h.arrive(r, s.clock, in.Requests, in.Cost)
	if r.kind == Leaky {
		row.Processed, row.Expired, row.Queue = flowed.processed, flowed.expired, s.queue()
		row.Queued, row.Dropped, row.turns = arrived.in, in.Requests-arrived.in, arrived.turns
	} else {
		row.refilled, row.spilled, row.level = flowed.refilled, flowed.spilled, s.level()
		row.Accepted, row.Rejected = arrived.in, in.Requests-arrived.in
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
