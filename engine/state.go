package engine

import (
	"slices"
	"time"
)

// State is a bucket at one instant. It is a value: a copy is a bucket of its own, which steps of the other do not touch.
// States come from Start, and from Restore.
type State struct {
	bucket Bucket // normal
	at     uint64 // nanoseconds since the start
	phase  uint64 // at modulo Every: how much of the current tick is over

	// level is what the bucket holds, in units of 1/per: tokens, the meter's level, or the work that a leaky bucket has
	// still to do for the requests that will be processed.
	level Uint128
	// pending is how many requests of a leaky bucket are going to be processed, the one in processing included.
	pending int64
	// doomed are the requests that wait in a leaky bucket but will leave unprocessed, in the order in which they leave.
	// When a request arrives, all that is ahead of it is known, and so its fate is.
	doomed      []expiry
	doomedCount int64
}

// expiry is that count requests leave the queue at an instant.
type expiry struct {
	at    uint64
	count int64
}

// Input is what happens next: time passes, then requests arrive at one instant.
type Input struct {
	Advance  time.Duration // 0 or more, up to MaxTime since the start
	Requests int64         // 0 to MaxCount
}

// Row is what one step did, and how things stand after it. Fields of other kinds are zero.
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

	// RetryAfter is from now until one more request would be accepted or find a place: 0 if one would now, NoWait if never.
	RetryAfter Wait
}

// Start is a bucket at t = 0.
func Start(b Bucket) (State, error) {
	b, err := b.Normal()
	if err != nil {
		return State{}, err
	}
	s := State{bucket: b}
	if b.Kind == Token {
		s.level = mul(uint64(b.Initial), b.per())
	}
	return s, nil
}

// Bucket is the set-up, with its defaults filled in.
func (s *State) Bucket() Bucket { return s.bucket }

// At is the time since the start.
func (s *State) At() time.Duration { return time.Duration(s.at) }

// Step lets time pass and then requests arrive. Within one instant completions and expiries come first, then refills,
// then arrivals. After an error the state is as before.
func (s *State) Step(in Input) (Row, error) {
	if err := s.check(in); err != nil {
		return Row{}, err
	}
	if len(s.doomed) > 0 {
		s.doomed = slices.Clone(s.doomed) // copies of this state share the list
	}
	row := Row{Kind: s.bucket.Kind, At: time.Duration(s.at) + in.Advance, Requests: in.Requests}
	flowed := s.advance(uint64(row.At))
	arrived := s.arrive(in.Requests)
	switch s.bucket.Kind {
	case Token:
		per := s.bucket.per()
		row.Refilled, row.Spilled, row.Tokens = Amount{flowed.refilled, per}, Amount{flowed.spilled, per}, Amount{s.level, per}
		row.Accepted, row.Rejected = arrived.in, in.Requests-arrived.in
	case Meter:
		row.Level = Amount{s.level, s.bucket.per()}
		row.Accepted, row.Rejected = arrived.in, in.Requests-arrived.in
	default:
		row.Processed, row.Expired, row.Queue = flowed.processed, flowed.expired, s.queue()
		row.Queued, row.Dropped, row.Served = arrived.in, in.Requests-arrived.in, arrived.served
		row.FirstStartIn, row.LastStartIn, row.FirstDoneIn, row.LastDoneIn = s.waits(arrived)
	}
	row.RetryAfter = s.retryAfter()
	return row, nil
}

func (s *State) check(in Input) error {
	if in.Advance < 0 {
		return &FieldError{CodeRange, "advanceMs", "0 or more", formatMillis(int64(in.Advance)) + " ms"}
	}
	if left := MaxTime - time.Duration(s.at); in.Advance > left {
		return &FieldError{CodeRange, "advanceMs", "at most " + formatMillis(int64(left)) + " ms, where the time of the bucket ends", formatMillis(int64(in.Advance)) + " ms"}
	}
	return checkRange("requests", in.Requests, 0, MaxCount)
}

// flow is what happened by itself while time passed.
type flow struct {
	refilled, spilled  Uint128
	processed, expired int64
}

func (f *flow) add(more flow) {
	f.refilled = f.refilled.add(more.refilled)
	f.spilled = f.spilled.add(more.spilled)
	f.processed += more.processed
	f.expired += more.expired
}

// arrival is what became of requests that arrived together.
type arrival struct {
	in int64 // accepted or queued; the others were turned away
	// Leaky: how many of the queued ones will be processed, and the work ahead of the first of them.
	served int64
	ahead  Uint128
}

// advance moves to a later instant: everything that happens by itself up to and including it.
func (s *State) advance(to uint64) flow {
	elapsed := s.elapse(to)
	switch s.bucket.Kind {
	case Token:
		return s.refill(elapsed)
	case Meter:
		s.leak(elapsed)
		return flow{}
	}
	return s.drain(elapsed)
}

// elapse moves the clock and gives the ticks that came: nanoseconds with steady pacing, multiples of Every with interval
// pacing. Multiples count from the start, never from the last refill, so nothing drifts.
func (s *State) elapse(to uint64) uint64 {
	past := to - s.at
	s.at = to
	if s.bucket.Pacing == Steady {
		return past
	}
	every := uint64(s.bucket.Every)
	s.phase += past
	if s.phase < every {
		return 0
	}
	ticks := s.phase / every
	s.phase -= ticks * every
	return ticks
}

// arrive lets n requests arrive now.
func (s *State) arrive(n int64) arrival {
	switch s.bucket.Kind {
	case Token:
		return arrival{in: s.spend(n)}
	case Meter:
		return arrival{in: s.raise(n)}
	}
	return s.enqueue(n)
}

func (s *State) retryAfter() Wait {
	switch s.bucket.Kind {
	case Token:
		return s.untilToken()
	case Meter:
		return s.untilRoom()
	}
	return s.untilPlace()
}
