// Package model is a second engine, for tests only: the contract of the buckets written down in the most obvious way there
// is, with exact rationals, one object for each waiting request, and one event after the other. It is slow, and it shares
// nothing with package engine but the types in which a set-up and its traffic are written; where the two disagree, one
// of them misreads the contract.
package model

import (
	"math/big"
	"time"

	"bucketplayground/engine"
)

// Figures are numbers under the contract's names, times in milliseconds; nil is the contract's null.
type Figures map[string]*big.Rat

// Model is a bucket at one instant; or with PerClient many, one for each client that has sent a request.
type Model struct {
	set     engine.Bucket
	now     *big.Rat
	clients map[int64]kind
}

// kind is what each kind of bucket does in its own way. What happens is added up in tally until somebody resets it.
// Instants are nanoseconds since the start, exact.
type kind interface {
	// pass lets happen what happens by itself up to an instant: completions and expiries up to and including it, and
	// refills before it, or with inclusive also those at it.
	pass(to *big.Rat, inclusive bool)
	// arrive lets n requests of a cost arrive now.
	arrive(n, cost int64)
	// levels are the figures that say how things stand now.
	levels() Figures
	// waits are the figures about the requests of the last arrival, and about the next one of a cost.
	waits(cost int64) Figures
	tallied() Figures
	reset()
}

// New is a bucket at t = 0. The set-up must be a valid one; defaults may be left out.
func New(b engine.Bucket) *Model {
	m := &Model{set: b, now: new(big.Rat), clients: map[int64]kind{}}
	if !b.PerClient {
		m.clients[everybody] = m.fresh()
	}
	return m
}

// everybody stands for all clients where they share a bucket.
const everybody = -1

// fresh is a bucket that starts now.
func (m *Model) fresh() kind {
	var k kind
	switch m.set.Kind {
	case engine.Token:
		k = newToken(m.set, m.now)
	case engine.Meter:
		k = &meter{set: m.set, now: m.now, level: new(big.Rat)}
	default:
		k = &queue{set: m.set, now: m.now}
	}
	k.reset()
	return k
}

// Step lets time pass until an instant, and then requests arrive; the figures are those of the contract's row.
func (m *Model) Step(at time.Duration, in engine.Input) Figures {
	m.reset()
	m.pass(instant(at), true)
	acting := m.arrive(in.Requests, in.Cost, in.Client)
	row := Figures{"atMs": millis(instant(at))}
	row.include(m.tallied(), m.levels(), acting.waits(max(in.Cost, 1)))
	return row
}

func (m *Model) reset() {
	for _, k := range m.clients {
		k.reset()
	}
}

func (m *Model) pass(to *big.Rat, inclusive bool) {
	m.now = to
	for _, k := range m.clients {
		k.pass(to, inclusive)
	}
}

// arrive gives the bucket to which the requests came. A client's own starts with its first request; who sends none is
// shown one that is not kept.
func (m *Model) arrive(n, cost, client int64) kind {
	if !m.set.PerClient {
		client = everybody
	}
	k, known := m.clients[client]
	if !known {
		k = m.fresh()
		if n > 0 {
			m.clients[client] = k
		}
	}
	k.arrive(n, max(cost, 1))
	return k
}

func (m *Model) tallied() Figures { return m.sum(kind.tallied) }
func (m *Model) levels() Figures  { return m.sum(kind.levels) }

// sum adds figures up over all clients. A bucket that has just started adds nothing but its names.
func (m *Model) sum(figures func(kind) Figures) Figures {
	total := Figures{}
	for name := range figures(m.fresh()) {
		total[name] = new(big.Rat)
	}
	for _, k := range m.clients {
		for name, value := range figures(k) {
			total[name] = plus(total[name], value)
		}
	}
	return total
}

func (f Figures) include(others ...Figures) {
	for _, other := range others {
		for name, value := range other {
			f[name] = value
		}
	}
}

// tally counts what happens.
type tally struct{ counts Figures }

func (t *tally) add(name string, amount *big.Rat) {
	t.counts[name] = new(big.Rat).Add(t.counts[name], amount)
}

func (t *tally) clear(names ...string) {
	t.counts = Figures{}
	for _, name := range names {
		t.counts[name] = new(big.Rat)
	}
}

func (t *tally) tallied() Figures {
	all := Figures{}
	all.include(t.counts)
	return all
}

func instant(d time.Duration) *big.Rat { return whole(int64(d)) }

func whole(n int64) *big.Rat { return new(big.Rat).SetInt64(n) }

func plus(a, b *big.Rat) *big.Rat  { return new(big.Rat).Add(a, b) }
func minus(a, b *big.Rat) *big.Rat { return new(big.Rat).Sub(a, b) }
func times(a, b *big.Rat) *big.Rat { return new(big.Rat).Mul(a, b) }
func over(a, b *big.Rat) *big.Rat  { return new(big.Rat).Quo(a, b) }

func least(a, b *big.Rat) *big.Rat {
	if a.Cmp(b) < 0 {
		return a
	}
	return b
}

func floor(a *big.Rat) *big.Rat {
	return new(big.Rat).SetInt(new(big.Int).Div(a.Num(), a.Denom())) // a Rat's denominator is positive
}

// roundUp is the contract's rule for a derived time: whoever waits that long is served.
func roundUp(a *big.Rat) *big.Rat {
	down := floor(a)
	if down.Cmp(a) == 0 {
		return down
	}
	return plus(down, whole(1))
}

// millis is nanoseconds as milliseconds, once they are rounded up.
func millis(ns *big.Rat) *big.Rat { return over(roundUp(ns), whole(1_000_000)) }
