package engine

import (
	"strconv"
	"time"
)

// Snapshot is a State laid open, to be stored or sent; Restore makes the state again. Equal states have equal snapshots.
type Snapshot struct {
	Bucket Bucket
	At     time.Duration
	// Holding is what the bucket holds; with PerClient it is empty and Clients has those of all clients seen, in the order
	// of their numbers.
	Holding
	Clients []ClientHolding
}

// ClientHolding is what the bucket of one client holds.
type ClientHolding struct {
	Client int64
	Holding
}

// Holding is what one bucket holds.
type Holding struct {
	// Level is in the bucket's own units: with Interval pacing tokens, requests or level, with Steady pacing 1/Every of
	// them, counted in nanoseconds. For Leaky it is the work left to do for the pending requests.
	Level Uint128
	// Pending is how many requests of a Leaky bucket are going to be processed.
	Pending int64
	// Leaving is when how many of the others in its queue leave, in order.
	Leaving []Leaving
	// Line is the pending requests by their costs, in order, where any has a cost other than 1; Progress is the work that
	// is already done on the first.
	Line     []Batch
	Progress Uint128
	// Since and Debt belong to flaws that keep a clock of their own, or a count below nothing.
	Since time.Duration
	Debt  Uint128
}

// Leaving is that requests leave a queue unprocessed, so long after the state's instant: the instant itself may lie past
// what a time.Duration holds.
type Leaving struct {
	In    time.Duration
	Count int64
}

// Batch is that requests of the same cost stand one behind the other.
type Batch struct{ Count, Cost int64 }

// Snapshot lays the state open.
func (s *State) Snapshot() Snapshot {
	snapshot := Snapshot{Bucket: s.rules.bucket, At: time.Duration(s.clock.at)}
	if !s.rules.bucket.PerClient {
		snapshot.Holding = s.one.open(s.clock)
	}
	for i := range s.clients {
		snapshot.Clients = append(snapshot.Clients, ClientHolding{s.clients[i].id, s.clients[i].open(s.clock)})
	}
	return snapshot
}

func (h *holding) open(now clock) Holding {
	o := Holding{Level: h.level, Pending: h.pending, Progress: h.progress, Since: time.Duration(h.since), Debt: h.debt}
	for _, e := range h.doomed {
		o.Leaving = append(o.Leaving, Leaving{time.Duration(e.at - now.at), e.count})
	}
	for _, b := range h.line {
		o.Line = append(o.Line, b)
	}
	return o
}

// Restore makes a state from a snapshot. One that no bucket could have come to is an error, so that a stored state that was
// damaged can't put the engine into disorder.
func Restore(snapshot Snapshot) (State, error) {
	r, err := newRules(snapshot.Bucket)
	if err != nil {
		return State{}, err
	}
	s := State{rules: r}
	if err := checkTime("atMs", int64(snapshot.At), 0, "at least 0"); err != nil {
		return State{}, err
	}
	s.clock.advance(r, uint64(snapshot.At))
	if !r.bucket.PerClient {
		if len(snapshot.Clients) > 0 {
			return State{}, &FieldError{CodeKind, "clients", "left out where all share one bucket", strconv.Itoa(len(snapshot.Clients))}
		}
		return s, s.one.restore(r, s.clock, snapshot.Holding, "")
	}
	if len(snapshot.Clients) > MaxClients {
		return State{}, &FieldError{CodeSize, "clients", "at most " + strconv.Itoa(MaxClients) + " long", strconv.Itoa(len(snapshot.Clients))}
	}
	for i, c := range snapshot.Clients {
		path := "clients[" + strconv.Itoa(i) + "]."
		least := int64(0)
		if i > 0 {
			least = snapshot.Clients[i-1].Client + 1
		}
		if err := checkRange(path+"client", c.Client, least, MaxCount); err != nil {
			return State{}, err
		}
		restored := client{id: c.Client}
		if err := restored.restore(r, s.clock, c.Holding, path); err != nil {
			return State{}, err
		}
		s.clients = append(s.clients, restored)
	}
	return s, nil
}

func (h *holding) restore(r *rules, now clock, from Holding, path string) error {
	*h = holding{level: from.Level, pending: from.Pending, progress: from.Progress, since: uint64(from.Since), debt: from.Debt}
	if from.Since < 0 || from.Since > time.Duration(now.at) {
		return &FieldError{CodeRange, path + "sinceNs", "at most the time since the start", strconv.FormatInt(int64(from.Since), 10)}
	}
	if deepestDebt.less(h.debt) {
		return &FieldError{CodeRange, path + "debt", "at most " + deepestDebt.String(), h.debt.String()}
	}
	pending, most := int64(0), r.capacity
	switch {
	case r.kind == Token && r.flaw == NoCap:
		most = Uint128{hi: 1 << 62}
	case r.kind == Leaky:
		var err error
		if pending, most, err = h.restoreLine(r, from.Line, path); err != nil {
			return err
		}
	}
	if most.less(h.level) {
		return &FieldError{CodeRange, path + "level", "at most " + most.String() + ", the capacity", h.level.String()}
	}
	if h.pending != pending {
		return rangeError(path+"pending", strconv.FormatInt(pending, 10)+", which is what the level stands for", h.pending)
	}
	return h.restoreLeaving(r, now, from.Leaving, path)
}

// restoreLine restores the line of a leaky bucket, and gives how many it says are pending and how high the level can be.
func (h *holding) restoreLine(r *rules, line []Batch, path string) (pending int64, most Uint128, err error) {
	if len(line) == 0 {
		if !h.progress.isZero() {
			return 0, most, &FieldError{CodeRange, path + "progress", "0 where there is no line", h.progress.String()}
		}
		left := h.level.ceilDiv(r.per)
		return clampCount(left), mul(uint64(r.places), r.per), nil
	}
	for i, b := range line {
		place := path + "line[" + strconv.Itoa(i) + "]."
		if err := checkRange(place+"count", b.Count, 1, r.places-pending); err != nil {
			return 0, most, err
		}
		if err := r.checkCost(place+"cost", b.Cost); err != nil {
			return 0, most, err
		}
		pending += b.Count
		most = most.add(work(r, b.Count, b.Cost))
		h.line = append(h.line, b)
	}
	if first := work(r, 1, line[0].Cost); !h.progress.less(first) {
		return 0, most, &FieldError{CodeRange, path + "progress", "less than " + first.String() + ", what the first request takes", h.progress.String()}
	}
	if left := most.sub(h.progress); left != h.level {
		return 0, most, &FieldError{CodeRange, path + "level", left.String() + ", which is what is left of the line", h.level.String()}
	}
	return pending, most, nil
}

func (h *holding) restoreLeaving(r *rules, now clock, leaving []Leaving, path string) error {
	earliest := time.Duration(1)
	for i, l := range leaving {
		place := path + "leaving[" + strconv.Itoa(i) + "]"
		if r.timeout == 0 {
			return &FieldError{CodeKind, place, "left out, since nobody leaves a bucket without a timeout", strconv.FormatInt(l.Count, 10)}
		}
		if l.In < earliest || uint64(l.In) > r.timeout {
			return &FieldError{CodeOrder, place + ".inNs", "from " + strconv.FormatInt(int64(earliest), 10) + " to " + strconv.FormatUint(r.timeout, 10),
				strconv.FormatInt(int64(l.In), 10)}
		}
		if err := checkRange(place+".count", l.Count, 1, r.places-h.queue()); err != nil {
			return err
		}
		h.doom(now.at+uint64(l.In), l.Count)
		earliest = l.In + 1
	}
	return nil
}
