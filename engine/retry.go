package engine

import (
	"strconv"
	"time"
)

const (
	// MaxRetrying is the end of the clients that come back.
	MaxRetrying = 1000
	// MaxAttempts is the end of how often all of them come together.
	MaxAttempts = 1_000_000
	// MaxSlices is the end of the slices of time that are counted one by one.
	MaxSlices = 10_000
)

// RetryPolicy is what a client does that was not served whole.
type RetryPolicy string

const (
	// Obey comes back with the rest exactly when the bucket said, and not at all if it said never.
	Obey RetryPolicy = "obey"
	// AtOnce comes back with the rest a short while later, whatever the bucket said.
	AtOnce RetryPolicy = "atOnce"
	// RepeatAll comes back just as soon with everything, what had passed included, until one attempt passes whole.
	RepeatAll RetryPolicy = "all"
)

// Retries is clients that come back: each wants so many requests to pass, and sends all that it still wants in one attempt.
// All start at 0. Those that come at the same instant come in the order of their numbers.
type Retries struct {
	Bucket   Bucket // one that rejects: Token or Meter. With PerClient each client has its own.
	Clients  int64  // 1 to MaxRetrying
	Requests int64  // of each client, 1 to MaxCount
	Policy   RetryPolicy
	Every    time.Duration // until the next attempt, for AtOnce and RepeatAll; 0 means a tenth of a second
	Until    time.Duration // the end, exclusive
	Slice    time.Duration // the length of a slice of the counts; 0 means a second
}

// RetryCounts are what came of attempts, over some time.
type RetryCounts struct {
	Attempts int64
	// Sent is the requests of all attempts, each either accepted or rejected.
	Sent, Accepted, Rejected int64
	// Useful is those wanted requests that passed for the first time, Wasted those that passed once more.
	Useful, Wasted int64
	// Done is the clients that got all they wanted.
	Done int64
}

// Retried is what came of it all.
type Retried struct {
	RetryCounts
	LastDone time.Duration // when the last of those that are done was; it means nothing where none is
	Slice    time.Duration // how long a slice is
	Slices   []RetryCounts // the same counts, slice by slice
}

// Run lets the clients come until they are done or the time is over.
func (r Retries) Run() (Retried, error) {
	if err := r.normal(); err != nil {
		return Retried{}, err
	}
	state, err := Start(r.Bucket)
	if err != nil {
		return Retried{}, err
	}
	result := Retried{Slice: r.Slice, Slices: make([]RetryCounts, (r.Until-1)/r.Slice+1)}
	loop := retryLoop{Retries: r, state: state, clients: make([]retrying, r.Clients), result: &result}
	for now := time.Duration(0); now < r.Until; now = loop.next() {
		if err := loop.comeAt(now); err != nil {
			return Retried{}, err
		}
	}
	for _, slice := range result.Slices {
		result.RetryCounts.add(slice)
	}
	return result, nil
}

// normal fills in what is left out and finds the first thing that is wrong.
func (r *Retries) normal() error {
	if r.Bucket.Kind == Leaky {
		return &FieldError{CodeKind, "bucket.kind", `"token" or "meter", which reject`, `"leaky"`}
	}
	if err := checkRange("clients", r.Clients, 1, MaxRetrying); err != nil {
		return err
	}
	if err := checkRange("requests", r.Requests, 1, MaxCount); err != nil {
		return err
	}
	switch r.Policy {
	case Obey:
		if r.Every != 0 {
			return &FieldError{CodeKind, "everyMs", `left out where the policy is "obey"`, formatMillis(int64(r.Every))}
		}
	case AtOnce, RepeatAll:
	default:
		return &FieldError{CodeUnknown, "policy", `"obey", "atOnce" or "all"`, strconv.Quote(string(r.Policy))}
	}
	if r.Every == 0 {
		r.Every = time.Second / 10
	}
	if r.Slice == 0 {
		r.Slice = time.Second
	}
	if err := checkTime("everyMs", int64(r.Every), 1, "at least a nanosecond"); err != nil {
		return err
	}
	if err := checkTime("untilMs", int64(r.Until), 1, "more than 0"); err != nil {
		return err
	}
	if err := checkTime("sliceMs", int64(r.Slice), 1, "at least a nanosecond"); err != nil {
		return err
	}
	if slices := (r.Until-1)/r.Slice + 1; slices > MaxSlices {
		return &FieldError{CodeSize, "sliceMs", "long enough for at most " + strconv.Itoa(MaxSlices) + " slices until " + formatMillis(int64(r.Until)) + " ms",
			formatMillis(int64(r.Slice)) + " ms, which makes " + strconv.FormatInt(int64(slices), 10)}
	}
	return nil
}

// retryLoop is clients on their way.
type retryLoop struct {
	Retries
	state    State
	clients  []retrying
	attempts int
	result   *Retried
}

// retrying is one client.
type retrying struct {
	passed int64         // of its requests, at least once
	back   time.Duration // when it comes next
	gone   bool          // it does not come again: it is done, or was told never
}

// next is when the next client comes; MaxTime if none does.
func (l *retryLoop) next() time.Duration {
	next := MaxTime
	for i := range l.clients {
		if c := &l.clients[i]; !c.gone {
			next = min(next, c.back)
		}
	}
	return next
}

// comeAt lets all those come whose time it is.
func (l *retryLoop) comeAt(now time.Duration) error {
	for i := range l.clients {
		c := &l.clients[i]
		if c.gone || c.back != now {
			continue
		}
		if l.attempts++; l.attempts > MaxAttempts {
			return &FieldError{CodeSize, "untilMs", "early enough for at most " + strconv.Itoa(MaxAttempts) + " attempts", formatMillis(int64(l.Until)) + " ms"}
		}
		sent := l.Requests - c.passed
		if l.Policy == RepeatAll {
			sent = l.Requests
		}
		// The state is the loop's own, so that nothing has to be copied for a step.
		row := l.state.act(Input{Advance: now - l.state.At(), Requests: sent, Cost: 1, Client: int64(i)})
		l.note(c, now, sent, row)
	}
	return nil
}

// note counts an attempt and plans the client's next.
func (l *retryLoop) note(c *retrying, now time.Duration, sent int64, row Row) {
	// Of what is sent, the first pass; of everything sent again, they are first those that had passed before.
	useful := row.Accepted
	if l.Policy == RepeatAll {
		useful = max(0, row.Accepted-c.passed)
	}
	c.passed += useful
	counts := RetryCounts{1, sent, row.Accepted, row.Rejected, useful, row.Accepted - useful, 0}
	wait, ends := l.Every, false
	if l.Policy == Obey {
		told, ok := row.RetryAfter.Duration()
		wait, ends = told, !ok
	}
	switch {
	case row.Rejected == 0:
		c.gone = true
		counts.Done = 1
		l.result.LastDone = now
	case ends || wait > MaxTime-now:
		c.gone = true
	default:
		c.back = now + wait
	}
	l.result.Slices[now/l.Slice].add(counts)
}

func (c *RetryCounts) add(more RetryCounts) {
	c.Attempts += more.Attempts
	c.Sent += more.Sent
	c.Accepted += more.Accepted
	c.Rejected += more.Rejected
	c.Useful += more.Useful
	c.Wasted += more.Wasted
	c.Done += more.Done
}
