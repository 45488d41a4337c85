package model

import (
	"math/big"

	"bucketplayground/engine"
)

// meter is the leaky bucket as a meter.
type meter struct {
	set engine.Bucket
	tally
	now   *big.Rat
	level *big.Rat
}

func (m *meter) reset() { m.clear("requests", "accepted", "rejected") }

func (m *meter) pass(to *big.Rat, _ bool) {
	leaked := times(minus(to, m.now), m.rate())
	m.level = minus(m.level, least(leaked, m.level))
	m.now = to
}

// rate is what leaks in a nanosecond.
func (m *meter) rate() *big.Rat { return big.NewRat(m.set.Drain, int64(m.set.Every)) }

func (m *meter) arrive(n, cost int64) {
	room := minus(whole(m.set.Capacity), m.level)
	accepted := least(whole(n), floor(over(room, whole(cost))))
	m.level = plus(m.level, times(accepted, whole(cost)))
	m.add("requests", whole(n))
	m.add("accepted", accepted)
	m.add("rejected", minus(whole(n), accepted))
}

func (m *meter) levels() Figures { return Figures{"level": m.level} }

func (m *meter) waits(cost int64) Figures {
	tooHigh := minus(m.level, whole(m.set.Capacity-cost))
	switch {
	case cost > m.set.Capacity:
		return Figures{"retryAfterMs": nil}
	case tooHigh.Sign() <= 0:
		return Figures{"retryAfterMs": new(big.Rat)}
	}
	return Figures{"retryAfterMs": millis(over(tooHigh, m.rate()))}
}
