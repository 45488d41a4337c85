package engine

// Look is what can be said of a state without letting anything happen: what comes next by itself. It is summed over
// clients where they have buckets of their own, and then has no places.
type Look struct {
	Kind Kind
	// Token: what is there, and when what comes next: with Interval pacing a refill, with Steady pacing the next whole
	// token. NoWait if nothing comes, or if a steadily filled bucket is full.
	Tokens       Amount
	NextRefillIn Wait
	NextRefill   int64
	// Meter: the level, and when it is empty.
	Level   Amount
	EmptyIn Wait
	// Leaky: how many are in the queue; the first of those that will be processed, in their order; and those that will
	// leave before, in theirs.
	Queue   int64
	Places  []Place
	Leaving []LeavingIn
}

// Place is when the processing of a queued request starts and is done, from now. Start 0 is one that is being processed, with
// Interval pacing none ever is.
type Place struct{ StartIn, DoneIn Wait }

// LeavingIn is when how many requests give up, from now.
type LeavingIn struct {
	In    Wait
	Count int64
}

// Look looks at a state; it gives at most so many places.
func (s *State) Look(places int) Look {
	r, now := s.rules, s.clock
	look := Look{Kind: r.kind}
	switch r.kind {
	case Token:
		look.Tokens = Amount{s.level(), r.per}
		look.NextRefillIn, look.NextRefill = NoWait, 0
		if r.rate == 0 {
			break
		}
		if r.ticking {
			look.NextRefillIn, look.NextRefill = r.tick(whole(1), now.phase), int64(r.rate)
		} else if s.one.level.less(r.capacity) {
			_, part := s.one.level.divMod(r.per)
			look.NextRefillIn, look.NextRefill = r.after(whole(r.per-part), now.phase), 1
		}
	case Meter:
		look.Level, look.EmptyIn = Amount{s.level(), r.per}, r.after(s.one.level, now.phase)
	default:
		look.Queue = s.queue()
		look.Places = s.one.places(r, now, places)
		for _, e := range s.one.doomed {
			look.Leaving = append(look.Leaving, LeavingIn{Wait{whole(e.at - now.at)}, e.count})
		}
	}
	return look
}

// places are those of the first pending requests.
func (h *holding) places(r *rules, now clock, most int) (places []Place) {
	line := h.line
	if line == nil && h.pending > 0 {
		line = []Batch{{h.pending, 1}}
	}
	var ahead Uint128
	for _, b := range line {
		for range b.Count {
			if len(places) >= most {
				return places
			}
			own := work(r, 1, b.Cost)
			if len(places) == 0 {
				own = h.leftOfFirst(r)
			}
			places = append(places, Place{r.turn(ahead, now.phase), r.after(ahead.add(own), now.phase)})
			ahead = ahead.add(own)
		}
	}
	return places
}
