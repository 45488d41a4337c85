package engine

import (
	"strconv"
	"time"
)

// MaxDetail is the end of the requests whose outcomes one run can tell one by one.
const MaxDetail = 1_000_000

// Outcome is what becomes of a request.
type Outcome uint8

// The outcomes. Accepted and Rejected are those of Token and Meter, the others of Leaky.
const (
	Accepted Outcome = iota
	Rejected
	Served  // queued and processed, if need be after the end of the run
	Expired // queued, but leaves before its turn
	Dropped
)

// OutcomeNames are the outcomes' names, by their numbers.
var OutcomeNames = [...]string{"accepted", "rejected", "served", "expired", "dropped"}

// Detail is what became of each request, in the order of arrival.
type Detail struct {
	Arrival []time.Duration
	Outcome []Outcome
	// Start and Done are from the start of the bucket's time, NoWait where the request is not processed. What a token bucket
	// or a meter accepts starts and is done at once.
	Start, Done []Wait
}

func (d *Detail) add(at time.Duration, outcome Outcome, start, done Wait) {
	d.Arrival, d.Outcome = append(d.Arrival, at), append(d.Outcome, outcome)
	d.Start, d.Done = append(d.Start, start), append(d.Done, done)
}

// note tells the requests of one arrival apart.
func (d *Detail) note(r *rules, now clock, n int64, a arrival) error {
	if int64(len(d.Outcome))+n > MaxDetail {
		return &FieldError{CodeSize, "detail", "left out for more than " + strconv.Itoa(MaxDetail) + " requests",
			"at least " + strconv.FormatInt(int64(len(d.Outcome))+n, 10)}
	}
	at := Wait{whole(now.at)}
	for i := range n {
		start, done, outcome := NoWait, NoWait, Rejected
		switch {
		case r.kind != Leaky && i < a.in:
			start, done, outcome = at, at, Accepted
		case r.kind != Leaky:
		case i < a.turns.served:
			one := a.turns
			one.served = 1
			before := i
			if r.flaw == LastInFirstOut {
				before = a.turns.served - 1 - i
			}
			one.ahead = one.ahead.add(work(r, before, one.cost))
			own := one.waits(r)
			start, done, outcome = Wait{at.ns.add(own.firstStart.ns)}, Wait{at.ns.add(own.firstDone.ns)}, Served
		case i < a.in:
			outcome = Expired
		default:
			outcome = Dropped
		}
		d.add(time.Duration(now.at), outcome, start, done)
	}
	return nil
}
