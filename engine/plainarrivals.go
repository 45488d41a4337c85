package engine

// The fast way through arrivals. Where nothing but the plain rules is asked for and all numbers fit 64 bits, those that come
// within a row go through the bucket in one loop, which gives what the general way gives; a property test holds it to that.
// Whatever else is asked for it leaves to that.

// arrivePlain takes the arrivals that come before an instant through the bucket, up to the first that is not for this way,
// and tells how many it took.
func (r *Runner) arrivePlain(arrivals []Arrival, end uint64) (took int) {
	rules, before := r.state.rules, &r.state.one
	if rules.way == generalWay || r.detail != nil || before.line != nil {
		return 0
	}
	p := plainArrivals{rules: rules, clock: r.state.clock, level: before.level.lo, pending: uint64(before.pending)}
	switch rules.way {
	case tokenWay:
		took = p.token(arrivals, end)
	case meterWay:
		took = p.meter(arrivals, end)
	default:
		took = p.leaky(arrivals, end)
		r.noteLongest(&p)
	}
	r.count(p.flow(before))
	r.row.requests += int64(p.requests)
	r.row.in += int64(p.in)
	r.state.clock = p.clock
	before.level, before.pending = whole(p.level), int64(p.pending)
	return took
}

// plainArrivals is a bucket on its way through some arrivals, and what they came to.
type plainArrivals struct {
	rules          *rules
	clock          clock
	level, pending uint64

	flows        uint64 // what the rate is multiplied with, in all
	requests, in uint64
	processed    uint64
	longestQueue uint64
	deepest      uint64 // steady: the most work there was once requests were in
	ticks, phase uint64 // interval: the most ticks that requests had to wait for, and the least of one of these that was over
}

// flow is what happened by itself since what was there before.
func (p *plainArrivals) flow(before *holding) flow {
	if p.rules.kind == Token {
		refilled := whole(p.level).add(mul(p.in, p.rules.per)).sub(before.level)
		return flow{refilled: refilled, spilled: mul(p.rules.rate, p.flows).sub(refilled)}
	}
	return flow{processed: int64(p.processed)}
}

// pass lets time pass until an arrival, if it comes before the end and is for this way, and gives what flows in that time.
func (p *plainArrivals) pass(a *Arrival, end uint64) (come uint64, ok bool) {
	if uint64(a.At) >= end {
		return 0, false
	}
	r := p.rules
	flows := uint64(a.At) - p.clock.at
	phase := p.clock.phase
	if r.ticking {
		phase, flows = phase+flows, 0
		if phase >= r.every {
			flows = phase / r.every
			phase -= flows * r.every
		}
	}
	if flows > r.most || a.Cost&^1|a.Client != 0 {
		return 0, false
	}
	p.clock = clock{uint64(a.At), phase}
	p.flows += flows
	return r.rate * flows, true
}

func (p *plainArrivals) token(arrivals []Arrival, end uint64) int {
	r := p.rules
	for i := range arrivals {
		a := &arrivals[i]
		come, ok := p.pass(a, end)
		if !ok {
			return i
		}
		level := p.level + min(come, r.capacity.lo-p.level)
		in := fit(uint64(a.Requests), level, r.per)
		p.level = level - in*r.per
		p.requests += uint64(a.Requests)
		p.in += in
	}
	return len(arrivals)
}

func (p *plainArrivals) meter(arrivals []Arrival, end uint64) int {
	r := p.rules
	for i := range arrivals {
		a := &arrivals[i]
		come, ok := p.pass(a, end)
		if !ok {
			return i
		}
		level := p.level - min(come, p.level)
		in := fit(uint64(a.Requests), r.capacity.lo-level, r.per)
		p.level = level + in*r.per
		p.requests += uint64(a.Requests)
		p.in += in
	}
	return len(arrivals)
}

func (p *plainArrivals) leaky(arrivals []Arrival, end uint64) int {
	r := p.rules
	for i := range arrivals {
		a := &arrivals[i]
		come, ok := p.pass(a, end)
		if !ok {
			return i
		}
		left, pending := r.drained(p.level, p.pending, come)
		p.processed += p.pending - pending
		p.level, p.pending = left, pending
		in := min(uint64(a.Requests), uint64(r.places)-p.pending)
		p.requests += uint64(a.Requests)
		if in == 0 {
			continue
		}
		p.in += in
		p.pending += in
		p.level += in * r.per
		p.longestQueue = max(p.longestQueue, p.pending)
		p.deepest = max(p.deepest, p.level)
		if r.ticking {
			ticks := (p.level + r.rate - 1) / r.rate
			if ticks > p.ticks || ticks == p.ticks && p.clock.phase < p.phase {
				p.ticks, p.phase = ticks, p.clock.phase
			}
		}
	}
	return len(arrivals)
}

// noteLongest notes the longest queue and the longest waits.
func (r *Runner) noteLongest(p *plainArrivals) {
	if p.deepest == 0 {
		return
	}
	r.all.maxQueue = max(r.all.maxQueue, int64(p.longestQueue))
	deepest := turns{served: 1, cost: 1, ahead: whole(p.deepest - p.rules.per)}
	if p.rules.ticking {
		deepest = turns{served: 1, cost: 1, ahead: mul(p.ticks, p.rules.rate).sub(whole(1)), phase: p.phase}
	}
	r.noteWaits(deepest)
}
