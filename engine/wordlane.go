package engine

// Rounds of a token bucket whose refills fall on rounds, eight at a time.
//
// A round needs what the one before it left. So a block of rounds is cut into eight streams that go side by side: first it is
// found out what each of them starts with, then what each round of theirs leaves, and from that, for any eight rounds that
// follow each other, all else.

// longestPeriod is the longest time from refill to refill, in rounds: a stream has whole periods of whole stretches.
const longestPeriod = laneBlock / 8 / stretch

// wordLane is what a lane needs to take its rounds in words.
type wordLane struct {
	*lane
	coming      []byte   // from a round with a refill on, for a stream and a period: what comes in each round
	comingToAll []uint64 // the same in every byte of a word, for a stretch and a period
}

// newWordLane is nil where rounds can't be taken in words.
func (l *lane) newWordLane() *wordLane {
	if l.capacity+l.come > mostOfByte || l.period > longestPeriod {
		return nil
	}
	w := &wordLane{l, make([]byte, laneBlock/8+l.period), make([]uint64, stretch+l.period)}
	for i := 0; i < len(w.coming); i += int(l.period) {
		w.coming[i] = byte(l.come)
	}
	for i := 0; i < len(w.comingToAll); i += int(l.period) {
		w.comingToAll[i] = l.come * oneEach
	}
	l.block = 8 * l.streamOf(laneBlock)
	return w
}

// streamOf is how many rounds a stream of a block has.
func (l *lane) streamOf(block int) int {
	whole := stretch * int(l.period)
	return block / 8 / whole * whole
}

// rounds takes as many of n rounds through the bucket as make up eight streams, and tells how many it took: none if they
// can't be taken in words.
func (l *wordLane) rounds(f *figures[uint8], n int) (took int) {
	stream := l.streamOf(n)
	if stream == 0 {
		return 0
	}
	since := int((l.period - l.left) % l.period) // the last refill
	coming := l.coming[since:][:stream]
	asked, tokens := f.counts[0][:8*stream], f.counts[5][:8*stream]
	starts, ok := l.starts(asked, coming)
	if !ok || !l.levels(starts, asked, tokens, since) {
		l.inWords = nil // other traffic is not to be expected
		return 0
	}
	requests, kept, level := l.figures(coming, f)
	l.all.requests += int64(requests)
	l.flowed(kept, uint64(len(asked))/l.period*l.come-kept, l.level, level)
	l.level = level
	return len(asked)
}

// starts gives what each stream starts with, as bytes of a word. It is found from some rounds before: where a bucket that
// was empty then and one that was full come to the same, so does every other.
func (l *wordLane) starts(asked, come []byte) (starts uint64, ok bool) {
	starts = l.level
	for i, stream := 1, len(come); i < 8; i++ {
		level, same := uint64(0), false
		for back := 32; back <= stream && !same; back *= 2 {
			level, same = sameAfter(l.capacity, asked[i*stream-back:][:back], come[stream-back:])
		}
		if !same {
			return 0, false
		}
		starts |= level << (8 * i)
	}
	return starts, true
}

// sameAfter tells what rounds leave, if that is the same whatever there was before.
func sameAfter(capacity uint64, asked, come []byte) (level uint64, same bool) {
	low, high := uint64(0), capacity
	for i, v := range asked {
		asks, come := uint64(v), uint64(come[i])
		low, high = min(low+come, capacity), min(high+come, capacity)
		low, high = low-min(asks, low), high-min(asks, high)
	}
	return low, low == high
}

// levels finds what each round of the streams leaves. It tells whether all numbers were small enough.
func (l *wordLane) levels(level uint64, asked, tokens []byte, since int) (ok bool) {
	most, seen, stream := l.capacity*oneEach, uint64(0), len(asked)/8
	for i := 0; i < stream; i += stretch {
		asks := func(s int) *[stretch]byte { return (*[stretch]byte)(asked[s*stream+i:]) }
		left := func(s int) *[stretch]byte { return (*[stretch]byte)(tokens[s*stream+i:]) }
		asks0, asks1, asks2, asks3, asks4, asks5, asks6, asks7 := asks(0), asks(1), asks(2), asks(3), asks(4), asks(5), asks(6), asks(7)
		left0, left1, left2, left3, left4, left5, left6, left7 := left(0), left(1), left(2), left(3), left(4), left(5), left(6), left(7)
		come := (*[stretch]uint64)(l.comingToAll[since:])
		since = (since + stretch) % int(l.period)
		// Looked at here, they are not looked at for nil in every turn.
		_, _, _, _, _, _, _, _ = asks0[0], asks1[0], asks2[0], asks3[0], asks4[0], asks5[0], asks6[0], asks7[0]
		_, _, _, _, _, _, _, _ = left0[0], left1[0], left2[0], left3[0], left4[0], left5[0], left6[0], left7[0]
		for at := 0; at < stretch; at += 8 {
			a, b, c, d := word(asks0, at), word(asks1, at), word(asks2, at), word(asks3, at)
			e, f, g, h := word(asks4, at), word(asks5, at), word(asks6, at), word(asks7, at)
			seen |= a | b | c | d | e | f | g | h
			// From a word of a stream each to a word of a round each.
			a, e = exchange(a, e, 32, 0x00000000ffffffff)
			b, f = exchange(b, f, 32, 0x00000000ffffffff)
			c, g = exchange(c, g, 32, 0x00000000ffffffff)
			d, h = exchange(d, h, 32, 0x00000000ffffffff)
			a, c = exchange(a, c, 16, 0x0000ffff0000ffff)
			b, d = exchange(b, d, 16, 0x0000ffff0000ffff)
			e, g = exchange(e, g, 16, 0x0000ffff0000ffff)
			f, h = exchange(f, h, 16, 0x0000ffff0000ffff)
			a, b = exchange(a, b, 8, 0x00ff00ff00ff00ff)
			c, d = exchange(c, d, 8, 0x00ff00ff00ff00ff)
			e, f = exchange(e, f, 8, 0x00ff00ff00ff00ff)
			g, h = exchange(g, h, 8, 0x00ff00ff00ff00ff)
			a = tokensLeft(level, most, come[at], a)
			b = tokensLeft(a, most, come[at+1], b)
			c = tokensLeft(b, most, come[at+2], c)
			d = tokensLeft(c, most, come[at+3], d)
			e = tokensLeft(d, most, come[at+4], e)
			f = tokensLeft(e, most, come[at+5], f)
			g = tokensLeft(f, most, come[at+6], g)
			h = tokensLeft(g, most, come[at+7], h)
			level = h
			// And back.
			a, e = exchange(a, e, 32, 0x00000000ffffffff)
			b, f = exchange(b, f, 32, 0x00000000ffffffff)
			c, g = exchange(c, g, 32, 0x00000000ffffffff)
			d, h = exchange(d, h, 32, 0x00000000ffffffff)
			a, c = exchange(a, c, 16, 0x0000ffff0000ffff)
			b, d = exchange(b, d, 16, 0x0000ffff0000ffff)
			e, g = exchange(e, g, 16, 0x0000ffff0000ffff)
			f, h = exchange(f, h, 16, 0x0000ffff0000ffff)
			a, b = exchange(a, b, 8, 0x00ff00ff00ff00ff)
			c, d = exchange(c, d, 8, 0x00ff00ff00ff00ff)
			e, f = exchange(e, f, 8, 0x00ff00ff00ff00ff)
			g, h = exchange(g, h, 8, 0x00ff00ff00ff00ff)
			putWord(left0, at, a)
			putWord(left1, at, b)
			putWord(left2, at, c)
			putWord(left3, at, d)
			putWord(left4, at, e)
			putWord(left5, at, f)
			putWord(left6, at, g)
			putWord(left7, at, h)
		}
	}
	return seen&topBits == 0
}

// tokensLeft gives what eight rounds at the same time leave of what there was before.
func tokensLeft(before, most, come, asks uint64) (left uint64) {
	over := (before + come | topBits) - most
	full := before + come - over&reached(over)
	over = (full | topBits) - asks
	return over & reached(over)
}

// figures fills in what the rounds did, from what they were asked and what they left. It gives how much was asked and
// refilled, and what is left in the end.
func (l *wordLane) figures(come []byte, f *figures[uint8]) (requests, kept, level uint64) {
	n, most, level := 8*len(come), l.capacity*oneEach, l.level
	askedAll, refilledAll, spilledAll := f.counts[0][:n], f.counts[1][:n], f.counts[2][:n]
	acceptedAll, rejectedAll, tokensAll := f.counts[3][:n], f.counts[4][:n], f.counts[5][:n]
	for i, inStream := 0, 0; i < n; i += stretch {
		coming := (*[stretch]byte)(come[inStream:])
		if inStream += stretch; inStream == len(come) {
			inStream = 0
		}
		asked, tokens := (*[stretch]byte)(askedAll[i:]), (*[stretch]byte)(tokensAll[i:])
		refilled, spilled := (*[stretch]byte)(refilledAll[i:]), (*[stretch]byte)(spilledAll[i:])
		accepted, rejected := (*[stretch]byte)(acceptedAll[i:]), (*[stretch]byte)(rejectedAll[i:])
		asks, fits := uint64(0), uint64(0) // in pairs
		var ask, left, fit, over, in uint64
		// A loop here would take half as long again.
		ask, left = word(asked, 0), word(tokens, 0)
		fit, over, in = tokenFigures(left<<8|level, most, word(coming, 0), left)
		putWord(refilled, 0, fit)
		putWord(spilled, 0, over)
		putWord(accepted, 0, in)
		putWord(rejected, 0, ask-in)
		asks, fits, level = asks+pairs(ask), fits+pairs(fit), left>>56
		ask, left = word(asked, 8), word(tokens, 8)
		fit, over, in = tokenFigures(left<<8|level, most, word(coming, 8), left)
		putWord(refilled, 8, fit)
		putWord(spilled, 8, over)
		putWord(accepted, 8, in)
		putWord(rejected, 8, ask-in)
		asks, fits, level = asks+pairs(ask), fits+pairs(fit), left>>56
		ask, left = word(asked, 16), word(tokens, 16)
		fit, over, in = tokenFigures(left<<8|level, most, word(coming, 16), left)
		putWord(refilled, 16, fit)
		putWord(spilled, 16, over)
		putWord(accepted, 16, in)
		putWord(rejected, 16, ask-in)
		asks, fits, level = asks+pairs(ask), fits+pairs(fit), left>>56
		ask, left = word(asked, 24), word(tokens, 24)
		fit, over, in = tokenFigures(left<<8|level, most, word(coming, 24), left)
		putWord(refilled, 24, fit)
		putWord(spilled, 24, over)
		putWord(accepted, 24, in)
		putWord(rejected, 24, ask-in)
		asks, fits, level = asks+pairs(ask), fits+pairs(fit), left>>56
		ask, left = word(asked, 32), word(tokens, 32)
		fit, over, in = tokenFigures(left<<8|level, most, word(coming, 32), left)
		putWord(refilled, 32, fit)
		putWord(spilled, 32, over)
		putWord(accepted, 32, in)
		putWord(rejected, 32, ask-in)
		asks, fits, level = asks+pairs(ask), fits+pairs(fit), left>>56
		ask, left = word(asked, 40), word(tokens, 40)
		fit, over, in = tokenFigures(left<<8|level, most, word(coming, 40), left)
		putWord(refilled, 40, fit)
		putWord(spilled, 40, over)
		putWord(accepted, 40, in)
		putWord(rejected, 40, ask-in)
		asks, fits, level = asks+pairs(ask), fits+pairs(fit), left>>56
		ask, left = word(asked, 48), word(tokens, 48)
		fit, over, in = tokenFigures(left<<8|level, most, word(coming, 48), left)
		putWord(refilled, 48, fit)
		putWord(spilled, 48, over)
		putWord(accepted, 48, in)
		putWord(rejected, 48, ask-in)
		asks, fits, level = asks+pairs(ask), fits+pairs(fit), left>>56
		ask, left = word(asked, 56), word(tokens, 56)
		fit, over, in = tokenFigures(left<<8|level, most, word(coming, 56), left)
		putWord(refilled, 56, fit)
		putWord(spilled, 56, over)
		putWord(accepted, 56, in)
		putWord(rejected, 56, ask-in)
		asks, fits, level = asks+pairs(ask), fits+pairs(fit), left>>56
		requests, kept = requests+sumOfPairs(asks), kept+sumOfPairs(fits)
	}
	return requests, kept, level
}

// tokenFigures gives what came in and what the cap turned away in eight rounds after each other, and how many requests passed.
func tokenFigures(before, most, come, left uint64) (fits, spilled, in uint64) {
	over := (before + come | topBits) - most
	spilled = over & reached(over)
	fits = come - spilled
	return fits, spilled, before + fits - left
}
