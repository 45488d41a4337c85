package model

import (
	"math/big"

	"bucketplayground/engine"
)

// token is the token bucket.
type token struct {
	set engine.Bucket
	tally
	now   *big.Rat
	level *big.Rat
	lumps *big.Rat // how many refills have come since t = 0, with interval pacing
}

func newToken(b engine.Bucket, now *big.Rat) *token {
	m := &token{set: b, now: now, level: whole(b.Capacity), lumps: floor(over(now, instant(b.Every)))}
	if b.StartsWith {
		m.level = whole(b.Initial)
	}
	return m
}

func (m *token) reset() { m.clear("requests", "refilled", "spilled", "accepted", "rejected") }

func (m *token) pass(to *big.Rat, inclusive bool) {
	var came *big.Rat
	if m.set.Pacing == engine.Steady {
		came = m.accruedIn(minus(to, m.now))
	} else {
		lumps := floor(over(to, instant(m.set.Every)))
		if atMultiple := times(lumps, instant(m.set.Every)).Cmp(to) == 0; atMultiple && lumps.Sign() > 0 && !inclusive {
			lumps = minus(lumps, whole(1))
		}
		came = times(minus(lumps, m.lumps), whole(m.set.Refill))
		m.lumps = lumps
	}
	m.now = to
	kept := least(came, minus(whole(m.set.Capacity), m.level))
	m.level = plus(m.level, kept)
	m.add("refilled", kept)
	m.add("spilled", minus(came, kept))
}

func (m *token) accruedIn(ns *big.Rat) *big.Rat {
	return over(times(whole(m.set.Refill), ns), instant(m.set.Every))
}

func (m *token) arrive(n, cost int64) {
	accepted := least(whole(n), floor(over(m.level, whole(cost))))
	m.level = minus(m.level, times(accepted, whole(cost)))
	m.add("requests", whole(n))
	m.add("accepted", accepted)
	m.add("rejected", minus(whole(n), accepted))
}

func (m *token) levels() Figures { return Figures{"tokens": m.level} }

func (m *token) waits(cost int64) Figures { return Figures{"retryAfterMs": m.untilOneMore(cost)} }

func (m *token) untilOneMore(cost int64) *big.Rat {
	missing := minus(whole(cost), m.level)
	switch {
	case missing.Sign() <= 0:
		return new(big.Rat)
	case m.set.Refill == 0 || cost > m.set.Capacity:
		return nil
	case m.set.Pacing == engine.Steady:
		return millis(over(missing, m.accruedIn(whole(1))))
	}
	lumps := roundUp(over(missing, whole(m.set.Refill)))
	return millis(minus(times(plus(m.lumps, lumps), instant(m.set.Every)), m.now))
}
