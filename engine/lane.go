package engine

import (
	"math"
	"slices"
)

// The fast way through rounds. Where nothing but the plain rules is asked for, all numbers fit 64 bits and every tick
// falls on the start of a round, a round is a handful of additions and two minima; a lane does them in a loop without calls.
// It gives what the general way gives, which a property test holds it to, and leaves everything else to that.
type lane struct {
	*Runner
	rounds Rounds
	next   int // the round that comes next
	each   int // rounds in a row
	block  int // rounds that go through at a time

	level, capacity, per uint64
	come                 uint64    // what flows in a round (steady) or at a tick
	period, left         uint64    // ticking: rounds from tick to tick, and to the next one
	inWords              *wordLane // token, ticking: nil where that is not possible
	pending, places      uint64
	deepest              uint64 // leaky: the most work at once
	longest              uint64 // leaky, ticking: the longest wait, in rounds
	small                figures[uint8]
	large                figures[uint32]
	partial              [6]uint64 // of each column, what the row that has begun has so far
}

// figures is where the figures of a block's rounds go, in the order of the columns: into memory of the lane, or straight
// into the columns where a row is a round. Counts are kept in bytes where all of them fit.
type figures[T uint8 | uint32] struct {
	counts [6][]T
	levels [6][]uint64 // those that are counted in units
}

// laneBlock is how many rounds go through at a time: few enough to stay in the processor's cache.
const laneBlock = 1 << 14

// newLane is nil where the general way has to be taken.
func (r *Runner) newLane() *lane {
	traffic, ok := r.traffic.(Rounds)
	rules, sp, round := r.state.rules, r.span, uint64(traffic.every())
	switch {
	case !ok, rules.flaw != "", rules.bucket.PerClient, rules.timeout != 0, r.detail != nil, r.state.one.line != nil:
		return nil
	case sp.rows == 0, sp.every%round != 0, sp.from%round != 0, sp.from < round, !r.resumed && sp.from != round:
		return nil
	case sp.until != sp.from+uint64(sp.rows)*sp.every, sp.every/round > uint64(traffic.len()):
		return nil
	case rules.capacity.hi != 0, rules.capacity.lo >= 1<<62, sp.every/round >= 1<<13:
		return nil
	}
	l := &lane{Runner: r, rounds: traffic, next: int(sp.from/round) - 1, each: int(sp.every / round), block: laneBlock,
		capacity: rules.capacity.lo, per: rules.per, places: uint64(rules.places)}
	if !rules.ticking {
		come := mul(rules.rate, round)
		if come.hi != 0 || come.lo >= 1<<50 { // a block or a row of them has to add up within 64 bits
			return nil
		}
		l.come = come.lo
		return l
	}
	if rules.every%round != 0 || rules.every/round >= 1<<31 {
		return nil
	}
	l.come = rules.rate
	l.period = rules.every / round
	l.left = (rules.every - sp.from%rules.every) % rules.every / round
	if rules.kind == Leaky && l.left == 0 {
		l.left = l.period // what is done at the start of a row belongs to the row before
	}
	if rules.kind == Token {
		l.inWords = l.newWordLane()
	}
	return l
}

func (l *lane) run() error {
	r := l.Runner
	r.settle(r.span.from)
	l.level, l.pending = r.state.one.level.lo, uint64(r.state.one.pending)
	r.all = totals{maxQueue: r.state.queue()}
	for row, inRow := 0, 0; row < r.span.rows; {
		rowsLeft := min(r.span.rows-row, r.trace.Rows-r.trace.Columns[0].Len())
		n := min(l.block, rowsLeft*l.each-inRow)
		if l.fitBytes(n) {
			block(l, &l.small, n, inRow)
		} else {
			block(l, &l.large, n, inRow)
		}
		l.next += n
		row, inRow = row+(inRow+n)/l.each, (inRow+n)%l.each
		if err := r.turnPage(row); err != nil {
			return err
		}
	}
	l.close()
	return r.finish()
}

// fitBytes tells whether all counts of the next n rounds fit a byte, and the columns they go into have only bytes so far.
func (l *lane) fitBytes(n int) bool {
	if l.state.rules.bucket.Capacity > math.MaxUint8 || l.state.rules.ticking && l.come > math.MaxUint8 {
		return false
	}
	for _, c := range l.trace.Columns {
		if l.each == 1 && c.width == wordWidth {
			return false
		}
	}
	return l.rounds.small(min(l.next, l.rounds.len()), min(l.next+n, l.rounds.len()))
}

// block takes n rounds through the bucket.
func block[T uint8 | uint32](l *lane, f *figures[T], n, inRow int) {
	for i, c := range l.trace.Columns {
		switch inUnits := fractional(c.Name) && !l.state.rules.ticking; {
		case inUnits && l.each > 1:
			f.levels[i] = slices.Grow(f.levels[i][:0], n)[:n]
		case inUnits:
			f.levels[i] = c.extendLongs(n)
		case l.each > 1:
			f.counts[i] = slices.Grow(f.counts[i][:0], n)[:n]
		default:
			f.counts[i] = extend[T](c.Column, n)
		}
	}
	asked := f.counts[0][:n]
	given := asked[:max(min(n, l.rounds.len()-l.next), 0)]
	readRounds(l.rounds, given, l.next)
	clear(asked[len(given):]) // past the last round nobody asks
	switch rules := l.state.rules; {
	case rules.kind == Leaky:
		l.all.requests += int64(sum(asked))
		leakyRounds(l, asked, f.counts[1][:n], f.counts[3][:n], f.counts[4][:n], f.counts[5][:n])
		clear(f.counts[2])
	case rules.kind == Meter:
		l.all.requests += int64(sum(asked))
		meterRounds(l, asked, f.counts[1][:n], f.counts[2][:n], f.levels[3][:n])
	case rules.ticking:
		tokenTicks(l, f, n)
	default:
		l.all.requests += int64(sum(asked))
		tokenSteady(l, asked, f.levels[1][:n], f.levels[2][:n], f.counts[3][:n], f.counts[4][:n], f.levels[5][:n])
	}
	for i, c := range l.trace.Columns {
		atEnd := c.Name == "tokens" || c.Name == "level" || c.Name == "queue"
		switch {
		case l.each == 1: // they are in the columns already
		case f.levels[i] != nil:
			addRounds(c.Column, &l.partial[i], f.levels[i], l.each, inRow, atEnd)
		default:
			addRounds(c.Column, &l.partial[i], f.counts[i], l.each, inRow, atEnd)
		}
	}
}

func sum[T uint8 | uint32 | uint64](counts []T) (all uint64) {
	if bytes, ok := any(counts).([]uint8); ok {
		return sumOfBytes(bytes)
	}
	for _, n := range counts {
		all += uint64(n)
	}
	return all
}

// meterRounds gives the level in units.
func meterRounds[T uint8 | uint32](l *lane, asked, accepted, rejected []T, levels []uint64) {
	level := l.level
	for i, v := range asked {
		asks := uint64(v)
		in := min(asks, (l.capacity-level)/l.per)
		level += in * l.per
		level -= min(l.come, level)
		accepted[i], rejected[i], levels[i] = T(in), T(asks-in), level
		l.all.in += int64(in)
	}
	l.level = level
}

// leakyRounds serves both pacings.
func leakyRounds[T uint8 | uint32](l *lane, asked, processed, queued, dropped, queue []T) {
	level, pending, left, come := l.level, l.pending, l.left, l.come
	all, most := uint64(0), uint64(l.all.maxQueue)
	for i, v := range asked {
		asks := uint64(v)
		in := min(asks, l.places-pending)
		if in > 0 {
			pending += in
			level += in * l.per
			all += in
			most = max(most, pending)
			l.deepest = max(l.deepest, level)
			if l.period > 0 {
				ticks := (level + l.come - 1) / l.come
				l.longest = max(l.longest, left+(ticks-1)*l.period)
			}
		}
		if l.period > 0 {
			come = 0
			if left--; left == 0 {
				come, left = l.come, l.period
			}
		}
		level -= min(come, level)
		after := (level + l.per - 1) / l.per
		processed[i], queued[i], dropped[i], queue[i] = T(pending-after), T(in), T(asks-in), T(after)
		pending = after
	}
	l.all.flow.processed += int64(l.pending + all - pending)
	l.all.in += int64(all)
	l.level, l.pending, l.left, l.all.maxQueue = level, pending, left, int64(most)
}

// addRounds adds rounds to the rows that they make up. What is as at the end of a row is that of its last round; all else
// adds up.
func addRounds[T uint8 | uint32 | uint64](c *Column, partial *uint64, rounds []T, each, inRow int, atEnd bool) {
	for len(rounds) > 0 {
		n := min(each-inRow, len(rounds))
		if atEnd {
			*partial = uint64(rounds[n-1])
		} else {
			*partial += sum(rounds[:n])
		}
		if inRow += n; inRow == each {
			c.push(whole(*partial))
			*partial, inRow = 0, 0
		}
		rounds = rounds[n:]
	}
}

// close leaves the bucket as the general way would.
func (l *lane) close() {
	r := l.Runner
	end := r.span.until
	if r.state.rules.kind == Token && r.state.rules.ticking {
		end-- // before the refill of the end instant, see settle
	}
	r.state.clock.advance(r.state.rules, end-r.state.clock.at)
	r.state.one.level, r.state.one.pending = whole(l.level), int64(l.pending)
	if l.deepest == 0 {
		return
	}
	r.all.served = true
	if l.period > 0 {
		wait := Wait{mul(l.longest, r.state.rules.every/l.period)}
		r.all.maxStart, r.all.maxDone = wait, wait
		return
	}
	r.all.maxDone = Wait{whole(l.deepest).ceilDiv(r.state.rules.rate)}
	r.all.maxStart = Wait{whole(l.deepest - l.per).ceilDiv(r.state.rules.rate)}
}
