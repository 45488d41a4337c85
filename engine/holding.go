package engine

import "slices"

// holding is what one bucket holds: the only one there is, or that of one client.
type holding struct {
	// level is in units of 1/per: tokens, the meter's level, or the work that a leaky bucket has still to do for the
	// requests that will be processed (per units for each, times its cost).
	level Uint128
	// pending is how many requests of a leaky bucket are going to be processed, the one in processing included.
	pending int64
	// doomed are the requests that wait in a leaky bucket but will leave unprocessed, in the order in which they leave.
	// When a request arrives, all that is ahead of it is known, and so its fate is.
	doomed      []expiry
	doomedCount int64
	// line is the pending requests by their costs, in order, while any has a cost other than 1; progress is the work
	// that is already done on the first of them.
	line     []Batch
	progress Uint128
	// since is for flaws that keep a clock of their own: the time since it was last reset.
	since uint64
	// debt is for RejectionCosts: the units by which the count is below nothing.
	debt Uint128
}

// expiry is that count requests leave the queue at an instant.
type expiry struct {
	at    uint64
	count int64
}

// clone makes a copy that shares nothing.
func (h *holding) clone() holding {
	copied := *h
	copied.doomed, copied.line = slices.Clone(h.doomed), slices.Clone(h.line)
	return copied
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
	in    int64 // accepted or queued; the others were turned away
	turns turns // Leaky: those of the queued ones that will be processed
}

// passed is that time went by: so many nanoseconds or, with Interval pacing, ticks.
type passed struct {
	now     uint64 // the instant that was reached
	elapsed uint64 // nanoseconds since before
	flows   uint64 // what the rate is multiplied with
	round   bool   // requests arrive now, were it none
}

// advance lets happen what happens by itself.
func (h *holding) advance(r *rules, p passed) flow {
	switch r.kind {
	case Token:
		return h.refill(r, h.accrued(r, p))
	case Meter:
		h.leak(r, p.flows)
		return flow{}
	}
	return h.drain(r, p)
}

// arrive lets n requests of a cost arrive.
func (h *holding) arrive(r *rules, now clock, n, cost int64) arrival {
	switch r.kind {
	case Token:
		return arrival{in: h.spend(r, n, cost)}
	case Meter:
		return arrival{in: h.raise(r, n, cost)}
	}
	return h.enqueue(r, now, n, cost)
}

// retryAfter is the time until one more request of a cost would be accepted or find a place.
func (h *holding) retryAfter(r *rules, now clock, cost int64) Wait {
	switch r.kind {
	case Token:
		return h.untilTokens(r, now, cost)
	case Meter:
		return h.untilRoom(r, now, cost)
	}
	return h.untilPlace(r, now)
}
