package engine

// The leaky bucket as a meter: level is what has been poured in and has not leaked yet, in units of 1/per. It is a token
// bucket upside down (the level is what is missing there), and what GCRA computes from a single timestamp.

// leak lowers the level, down to nothing.
func (s *State) leak(ticks uint64) {
	gone := mul(uint64(s.bucket.Drain), ticks)
	if s.level.less(gone) {
		gone = s.level
	}
	s.level = s.level.sub(gone)
}

// raise pours in as many of n requests as fit whole.
func (s *State) raise(n int64) (accepted int64) {
	per := s.bucket.per()
	room, _ := s.bucket.capacityUnits().sub(s.level).divMod(per)
	accepted = min(n, int64(room.lo))
	s.level = s.level.add(mul(uint64(accepted), per))
	return accepted
}

// untilRoom is the time until one more request fits whole.
func (s *State) untilRoom() Wait {
	fits := mul(uint64(s.bucket.Capacity-1), s.bucket.per())
	if !fits.less(s.level) {
		return Wait{}
	}
	return s.bucket.unitsAfter(s.level.sub(fits), s.phase)
}
