package engine

// The token bucket: level is the tokens, in units of 1/per.

// accrued is what came in a time that passed. The right rule counts the multiples of Every since the start, so that
// nothing drifts; the flaws here go by rounds, and by a clock that they reset themselves.
func (h *holding) accrued(r *rules, p passed) Uint128 {
	switch r.flaw {
	case RefillsEveryRound, ExactInterval, LosesRemainder:
	default:
		return mul(r.rate, p.flows)
	}
	h.since += p.elapsed
	if !p.round || h.since == 0 || r.flaw == ExactInterval && h.since != r.every {
		return Uint128{}
	}
	since := h.since
	h.since = 0
	if r.flaw != LosesRemainder {
		return whole(r.rate)
	}
	come := mul(r.rate, since)
	_, lost := come.divMod(r.every)
	return come.sub(whole(lost))
}

// refill adds what came; the cap turns the rest away.
func (h *holding) refill(r *rules, come Uint128) flow {
	if come.isZero() {
		return flow{}
	}
	f := flow{refilled: come}
	if paid := smaller(come, h.debt); !paid.isZero() {
		h.debt, come = h.debt.sub(paid), come.sub(paid)
	}
	if room := r.capacity.sub(smaller(h.level, r.capacity)); room.less(come) && r.flaw != NoCap {
		f.spilled = come.sub(room)
		f.refilled = f.refilled.sub(f.spilled)
		come = room
	}
	h.level = h.level.add(come)
	return f
}

// spend takes the cost of each of n requests as far as there are whole tokens. A rejection costs nothing.
func (h *holding) spend(r *rules, n, cost int64) (accepted int64) {
	if n == 0 {
		return 0
	}
	whole, _ := h.level.divMod(r.per)
	fit := clampCount(whole)
	if cost != 1 {
		fit /= cost
	}
	accepted = min(n, fit)
	taken := accepted
	switch r.flaw {
	case AllOrNothing:
		if accepted < n {
			accepted, taken = 0, 0
		}
	case ReadsBeforeWrites:
		accepted, taken = inFlight(n, fit, r.inFlight)
	case RejectionCosts:
		h.debt = smaller(h.debt.add(mul(uint64(n-accepted)*uint64(cost), r.per)), deepestDebt)
	}
	h.level = h.level.sub(mul(uint64(taken)*uint64(cost), r.per))
	return accepted
}

// inFlight lets n requests come in groups of which all read the same count before one after the other writes it less one:
// each group passes if its reading allows one, and takes no more than one.
func inFlight(n, fit, group int64) (accepted, taken int64) {
	if group == 0 {
		group = n
	}
	groups := (n + group - 1) / group
	if groups <= fit {
		return n, groups
	}
	return fit * group, fit
}

// untilTokens is the time until there are whole tokens for one request.
func (h *holding) untilTokens(r *rules, now clock, cost int64) Wait {
	need := mul(uint64(cost), r.per)
	if !h.level.less(need) {
		return Wait{}
	}
	if r.capacity.less(need) && r.flaw != NoCap {
		return NoWait
	}
	return r.after(need.sub(h.level).add(h.debt), now.phase)
}

// deepestDebt keeps the debt of many absurd rejections within 128 bits.
var deepestDebt = Uint128{hi: 1 << 62}

func smaller(a, b Uint128) Uint128 {
	if a.less(b) {
		return a
	}
	return b
}
