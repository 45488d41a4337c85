package engine

// The leaky bucket as a meter: level is what has been poured in and has not leaked yet, in units of 1/per. It is a token
// bucket upside down (the level is what is missing there), and what GCRA computes from a single timestamp.

// leak lowers the level, down to nothing.
func (h *holding) leak(r *rules, flows uint64) {
	h.level = h.level.sub(smaller(mul(r.rate, flows), h.level))
}

// raise pours in as many of n requests as fit whole.
func (h *holding) raise(r *rules, n, cost int64) (accepted int64) {
	room, _ := r.capacity.sub(h.level).divMod(r.per)
	fit := int64(room.lo)
	if cost != 1 {
		fit /= cost
	}
	accepted = min(n, fit)
	h.level = h.level.add(mul(uint64(accepted)*uint64(cost), r.per))
	return accepted
}

// untilRoom is the time until one more request fits whole.
func (h *holding) untilRoom(r *rules, now clock, cost int64) Wait {
	need := mul(uint64(cost), r.per)
	if r.capacity.less(need) {
		return NoWait
	}
	most := r.capacity.sub(need)
	if !most.less(h.level) {
		return Wait{}
	}
	return r.after(h.level.sub(most), now.phase)
}
