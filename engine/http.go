package engine

// Headers are the HTTP fields by which a server tells a client about its limit.
type Headers struct {
	// RetryAfter is Retry-After in whole seconds, rounded up so that who obeys it is served (RFC 9110, section 10.2.3); ok
	// is false if the wait is none or never ends.
	RetryAfter Uint128
	HasRetry   bool
	// Policy and Limit are RateLimit-Policy and RateLimit of draft-ietf-httpapi-ratelimit-headers-11: q is the quota, here
	// the capacity; w the window in seconds, here the time in which an empty bucket is full again (a full queue empty); r
	// what is left of the quota; t the seconds until there is more.
	Policy, Limit string
}

// Seconds is a wait in whole seconds, rounded up; ok is false for NoWait.
func (w Wait) Seconds() (seconds Uint128, ok bool) {
	return w.ns.ceilDiv(nanosPerMilli * 1000), !w.IsNone()
}

// Headers are the fields for a response to the last request of a row.
func (s *State) Headers(row Row) Headers {
	r := s.rules
	var h Headers
	h.RetryAfter, h.HasRetry = row.RetryAfter.Seconds()
	h.HasRetry = h.HasRetry && row.RetryAfter != Wait{}

	left := whole(0)
	switch r.kind {
	case Token:
		left, _ = row.level.divMod(r.per)
	case Meter:
		left, _ = r.capacity.sub(smaller(row.level, r.capacity)).divMod(r.per)
	default:
		left = whole(uint64(max(r.places-row.Queue, 0)))
	}
	const name = `"bucket"`
	h.Policy = name + ";q=" + whole(uint64(r.bucket.Capacity)).String()
	if window, ok := r.after(mul(uint64(r.bucket.Capacity), r.per), 0).Seconds(); ok {
		h.Policy += ";w=" + window.String()
	}
	h.Limit = name + ";r=" + left.String()
	if more, ok := s.more(row).Seconds(); ok {
		h.Limit += ";t=" + more.String()
	}
	return h
}

// more is the time until what is left of the quota grows.
func (s *State) more(row Row) Wait {
	look := s.Look(1)
	switch {
	case row.Kind() == Token:
		return look.NextRefillIn
	case row.Kind() == Meter && row.level.isZero(), row.Kind() == Leaky && len(look.Places)+len(look.Leaving) == 0:
		return Wait{}
	case row.Kind() == Meter:
		_, part := row.level.divMod(s.rules.per)
		if part == 0 {
			part = s.rules.per
		}
		return s.rules.after(whole(part), s.clock.phase)
	case len(look.Places) == 0 || len(look.Leaving) > 0 && look.Leaving[0].In.before(look.Places[0].DoneIn):
		return look.Leaving[0].In
	}
	return look.Places[0].DoneIn
}
