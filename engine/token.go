package engine

// The token bucket: level is the tokens, in units of 1/per.

// refill adds what came in a number of ticks; the cap turns the rest away.
func (s *State) refill(ticks uint64) flow {
	if ticks == 0 {
		return flow{}
	}
	come := mul(uint64(s.bucket.Refill), ticks)
	room := s.bucket.capacityUnits().sub(s.level)
	if room.less(come) {
		s.level = s.level.add(room)
		return flow{refilled: room, spilled: come.sub(room)}
	}
	s.level = s.level.add(come)
	return flow{refilled: come}
}

// spend takes a token for each of n requests as far as there are whole ones. A rejection costs nothing.
func (s *State) spend(n int64) (accepted int64) {
	if n == 0 {
		return 0
	}
	per := s.bucket.per()
	tokens, _ := s.level.divMod(per)
	accepted = min(n, int64(tokens.lo))
	s.level = s.level.sub(mul(uint64(accepted), per))
	return accepted
}

// untilToken is the time until there is a whole token.
func (s *State) untilToken() Wait {
	one := whole(s.bucket.per())
	if !s.level.less(one) {
		return Wait{}
	}
	return s.bucket.unitsAfter(one.sub(s.level), s.phase)
}
