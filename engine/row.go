package engine

import "time"

// Row is what one step did, and how things stand after it. Figures of other kinds are zero, waits of other kinds none. With
// PerClient, what is counted is the sum over all clients, waits and RetryAfter are those of the client that acted.
//
// What takes arithmetic is worked out when it is asked for, from what the step left in the bucket's own units: most of
// those who step a bucket ask for little.
type Row struct {
	At       time.Duration // the instant of the arrivals, since the start
	Requests int64         // how many arrived

	// Token and Meter: what became of the requests.
	Accepted, Rejected int64

	// Leaky: what left since the previous step, what became of the arriving requests, and how many are there after the
	// step, waiting or in processing.
	Processed, Expired, Queued, Dropped, Queue int64

	// RetryAfter is from now until one more request of this step's cost would be accepted or find a place: 0 if one would
	// now, NoWait if never.
	RetryAfter Wait

	rules                    *rules
	refilled, spilled, level Uint128
	turns                    turns
}

// turns are requests that arrived together and will be processed, one behind the other.
type turns struct {
	served, cost int64
	ahead        Uint128 // the work ahead of the one whose turn comes first
	phase        uint64  // of the clock when they arrived
}

// Kind is that of the bucket.
func (r Row) Kind() Kind {
	if r.rules == nil {
		return ""
	}
	return r.rules.kind
}

// Refilled is what came into a token bucket since the previous step.
func (r Row) Refilled() Amount { return r.amount(Token, r.refilled) }

// Spilled is what its cap turned away.
func (r Row) Spilled() Amount { return r.amount(Token, r.spilled) }

// Tokens is what it holds after the step.
func (r Row) Tokens() Amount { return r.amount(Token, r.level) }

// Level is what a meter holds after the step.
func (r Row) Level() Amount { return r.amount(Meter, r.level) }

// amount is one that only some kind of bucket has. Kept out of line for a smaller download, like mul.
//
//go:noinline
func (r Row) amount(of Kind, units Uint128) Amount {
	if r.Kind() != of {
		return Amount{}
	}
	return Amount{units, r.rules.per}
}

// Served is how many of the requests that a leaky bucket queued in this step will be processed; the others will expire.
func (r Row) Served() int64 { return r.turns.served }

// FirstStartIn is from now until the processing of the first request starts that was queued in this step, not counting
// those that are going to expire; NoWait if there is none.
func (r Row) FirstStartIn() Wait { return r.turns.waits(r.rules).firstStart }

// LastStartIn is the same for the last of them.
func (r Row) LastStartIn() Wait { return r.turns.waits(r.rules).lastStart }

// FirstDoneIn is from now until the first of them is processed.
func (r Row) FirstDoneIn() Wait { return r.turns.waits(r.rules).firstDone }

// LastDoneIn is the same for the last of them.
func (r Row) LastDoneIn() Wait { return r.turns.waits(r.rules).lastDone }

// waits are the times until the first and the last of some requests start and are done.
type waits struct{ firstStart, lastStart, firstDone, lastDone Wait }

func (t turns) waits(r *rules) waits {
	if t.served == 0 {
		return waits{NoWait, NoWait, NoWait, NoWait}
	}
	first, last := t.ahead, t.ahead.add(work(r, t.served-1, t.cost))
	if r.flaw == LastInFirstOut { // the turn of the newest comes first
		first, last = last, first
	}
	return waits{r.turn(first, t.phase), r.turn(last, t.phase), r.done(first, t.phase, t.cost), r.done(last, t.phase, t.cost)}
}
