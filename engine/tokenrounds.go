package engine

// The fast rounds of a token bucket, see lane.

// tokenTicks takes n rounds through the bucket, those that fill whole words in words.
func tokenTicks[T uint8 | uint32](l *lane, f *figures[T], n int) {
	took := 0
	if bytes, ok := any(f).(*figures[uint8]); ok && l.inWords != nil {
		took = l.inWords.rounds(bytes, n)
	}
	asked, refilled, spilled := f.counts[0][took:n], f.counts[1][took:n], f.counts[2][took:n]
	accepted, rejected, tokens := f.counts[3][took:n], f.counts[4][took:n], f.counts[5][took:n]
	clear(refilled)
	clear(spilled)
	level, left := l.level, l.left
	ticks, over, requests := uint64(0), uint64(0), uint64(0)
	for i, v := range asked {
		if left == 0 {
			left = l.period
			fits := min(l.come, l.capacity-level)
			refilled[i], spilled[i] = T(fits), T(l.come-fits)
			level += fits
			over += l.come - fits
			ticks++
		}
		left--
		asks := uint64(v)
		requests += asks
		in := min(asks, level)
		level -= in
		accepted[i], rejected[i], tokens[i] = T(in), T(asks-in), T(level)
	}
	l.all.requests += int64(requests)
	l.flowed(ticks*l.come-over, over, l.level, level)
	l.level, l.left = level, left
}

// tokenSteady gives what is refilled, spilled and left in units.
func tokenSteady[T uint8 | uint32](l *lane, asked []T, refilled, spilled []uint64, accepted, rejected []T, tokens []uint64) {
	level, kept := l.level, uint64(0)
	for i, v := range asked {
		asks := uint64(v)
		in := min(asks, level/l.per)
		level -= in * l.per
		fits := min(l.come, l.capacity-level)
		level += fits
		refilled[i], spilled[i], tokens[i] = fits, l.come-fits, level
		accepted[i], rejected[i] = T(in), T(asks-in)
		kept += fits
	}
	l.flowed(kept, uint64(len(asked))*l.come-kept, l.level, level)
	l.level = level
}

// flowed counts what came into a token bucket and, from what is there before and after, what was spent.
func (l *lane) flowed(kept, over, before, after uint64) {
	all := &l.all
	all.flow.refilled, all.flow.spilled = all.flow.refilled.add(whole(kept)), all.flow.spilled.add(whole(over))
	all.in += int64((before + kept - after) / l.per)
}
