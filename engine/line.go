package engine

// The pending requests of a leaky bucket one by one, kept only while their costs differ from 1.

// join puts n requests of a cost at the end of the line.
func (h *holding) join(r *rules, n, cost int64) {
	if h.line == nil && h.pending > 0 {
		h.line = append(h.line, Batch{h.pending, 1})
		h.progress = mul(uint64(h.pending), r.per).sub(h.level)
	}
	if last := len(h.line) - 1; last >= 0 && h.line[last].Cost == cost {
		h.line[last].Count += n
		return
	}
	h.line = append(h.line, Batch{n, cost})
}

// drainLine does some work on the line, from its first request on, and tells how many that completed.
func (h *holding) drainLine(r *rules, done Uint128) (processed int64) {
	done = done.add(h.progress)
	for len(h.line) > 0 {
		first := &h.line[0]
		whole, _ := done.divMod(uint64(first.Cost) * r.per)
		n := min(first.Count, clampCount(whole))
		done = done.sub(work(r, n, first.Cost))
		processed += n
		if first.Count -= n; first.Count > 0 {
			break
		}
		h.line = h.line[1:]
	}
	h.progress = done
	if len(h.line) == 0 {
		h.line, h.progress = nil, Uint128{}
	}
	return processed
}
