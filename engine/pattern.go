package engine

import (
	"strconv"
	"time"
)

// Shape is how the arrivals of a Pattern lie in time.
type Shape string

const (
	// SteadyShape brings Requests one by one, evenly, in every Every.
	SteadyShape Shape = "steady"
	// Bursts brings Requests together at every multiple of Every from From on.
	Bursts Shape = "bursts"
	// OnOff is SteadyShape for On, nothing for Off, and so on.
	OnOff Shape = "onOff"
	// Ramp is steady within each Every, the number going in equal steps from Requests in the first to ToRequests in the
	// last.
	Ramp Shape = "ramp"
	// Random brings requests independently of each other, Requests on average in every Every (a Poisson process).
	Random Shape = "random"
)

// MaxArrivals is the end of the arrivals that one pattern can make.
const MaxArrivals = 1_000_000_000

// Pattern is generated traffic, exact and the same everywhere: no clock, no floating point.
type Pattern struct {
	Shape      Shape
	Requests   int64         // 0 to MaxCount
	Every      time.Duration // 1 ns to MaxTime
	From       time.Duration // of the first arrivals; 0 to Until
	Until      time.Duration // exclusive, up to MaxTime
	On, Off    time.Duration // OnOff: 1 ns and 0 or more
	ToRequests int64         // Ramp: 0 to MaxCount
	Seed       uint64        // Random: the same seed gives the same arrivals
	Cost       int64         // of each request, see Input; 0 means 1
	Client     int64         // see Input
}

func (p Pattern) check(r *rules) error {
	switch p.Shape {
	case SteadyShape, Bursts, OnOff, Ramp, Random:
	default:
		return &FieldError{CodeUnknown, "pattern", `"steady", "bursts", "onOff", "ramp" or "random"`, strconv.Quote(string(p.Shape))}
	}
	if err := checkRange("requests", p.Requests, 0, MaxCount); err != nil {
		return err
	}
	if err := checkTime("everyMs", int64(p.Every), 1, "at least a nanosecond"); err != nil {
		return err
	}
	if err := checkTime("untilMs", int64(p.Until), 0, "at least 0"); err != nil {
		return err
	}
	if p.From < 0 || p.From > p.Until {
		return checkTime("fromMs", int64(p.From), 0, "at least 0 and not after untilMs")
	}
	if p.Shape == OnOff {
		if err := checkTime("onMs", int64(p.On), 1, "at least a nanosecond"); err != nil {
			return err
		}
		if err := checkTime("offMs", int64(p.Off), 0, "at least 0"); err != nil {
			return err
		}
	}
	if err := checkRange("toRequests", p.ToRequests, 0, MaxCount); err != nil {
		return err
	}
	if p.Cost != 0 {
		if err := r.checkCost("cost", p.Cost); err != nil {
			return err
		}
	}
	if err := checkRange("client", p.Client, 0, MaxCount); err != nil {
		return err
	}
	// A run takes time for every arrival; bursts count as one.
	each := uint64(max(p.Requests, p.ToRequests))
	if p.Shape == Bursts {
		each = min(each, 1)
	}
	if most, _ := mul(each, uint64(p.Until-p.From)).divMod(uint64(p.Every)); most.hi != 0 || most.lo > MaxArrivals {
		return &FieldError{CodeSize, "untilMs", "early enough for at most " + strconv.Itoa(MaxArrivals) + " arrivals", most.String() + " arrivals"}
	}
	return nil
}

// last is the last instant at which there could be an arrival.
func (p Pattern) last() (uint64, bool) { return uint64(p.Until) - 1, p.Until > p.From }

// source starts at the first arrival that is not before an instant.
func (p Pattern) source(from uint64) source {
	s := &patternSource{pattern: p, from: max(from, uint64(p.From))}
	s.begin()
	return s
}

// patternSource makes arrivals period by period: one Every, or with OnOff one On and Off, each by itself, so that a source
// can begin anywhere.
type patternSource struct {
	pattern Pattern
	from    uint64 // nothing before
	period  uint64 // the number of the current one, from 0 at From
	within  int64  // how many requests of the period have been given
	count   int64  // how many it has; unknown for Random
	start   uint64 // of the period
	length  uint64 // of the part of the period in which requests come
	at      uint64 // Random: the last arrival
	random  random
	block   [256]Arrival
}

// cycle is the time from one period's start to the next.
func (s *patternSource) cycle() uint64 {
	if s.pattern.Shape == OnOff {
		return uint64(s.pattern.On) + uint64(s.pattern.Off)
	}
	return uint64(s.pattern.Every)
}

func (s *patternSource) begin() {
	if s.pattern.Requests == 0 && s.pattern.ToRequests == 0 || s.pattern.Requests == 0 && s.pattern.Shape != Ramp {
		s.from = uint64(s.pattern.Until) // nobody comes
	}
	if s.from < uint64(s.pattern.Until) {
		s.enter((s.from - uint64(s.pattern.From)) / s.cycle())
	}
}

// enter starts a period.
func (s *patternSource) enter(period uint64) {
	p := &s.pattern
	s.period, s.within, s.count = period, 0, p.Requests
	offset := mul(period, s.cycle())
	s.start = uint64(p.From) + offset.lo // the last period may start past Until, never past 64 bits
	s.length = uint64(p.Every)
	switch p.Shape {
	case OnOff:
		s.length = uint64(p.On)
		s.count = clampCount(mul(uint64(p.Requests), s.length).ceilDiv(uint64(p.Every))) // those before its end
	case Ramp:
		s.count = p.ramp(period)
		if s.count == 0 {
			s.passEmpty()
			return
		}
	case Random:
		s.at = s.start
		s.random = random{mix(p.Seed) ^ mix(period+1)}
	}
	s.skip()
}

// passEmpty goes to the first period of a ramp that has requests, of which there may be as many empty ones as nanoseconds.
func (s *patternSource) passEmpty() {
	p := &s.pattern
	if p.ToRequests <= p.Requests {
		s.start = uint64(p.Until) // a ramp that falls to nothing ends with that
		return
	}
	last := uint64((p.Until - p.From - 1) / p.Every)
	s.enter(whole(last).ceilDiv(uint64(p.ToRequests)).lo)
}

// ramp is the number of requests of a period: in equal steps from the first to the last, rounded down.
func (p *Pattern) ramp(period uint64) int64 {
	last := uint64((p.Until - p.From - 1) / p.Every) // 0 if there is only one
	if last == 0 || p.Requests == p.ToRequests {
		return p.Requests
	}
	least, span := p.Requests, uint64(p.ToRequests-p.Requests)
	if p.ToRequests < p.Requests {
		least, span, period = p.ToRequests, uint64(p.Requests-p.ToRequests), last-period
	}
	more, _ := mul(span, period).divMod(last)
	return least + int64(more.lo)
}

// skip passes over the arrivals of the period that are before from.
func (s *patternSource) skip() {
	if s.from <= s.start || s.pattern.Shape == Random {
		return
	}
	if s.pattern.Shape == Bursts {
		s.within = s.count
		return
	}
	// The k-th comes k × length ÷ count after the start, rounded up.
	for low, high := int64(0), s.count; low < high; s.within = low {
		if middle := (low + high) / 2; s.offset(middle) < s.from-s.start {
			low = middle + 1
		} else {
			high = middle
		}
	}
}

// offset is where in the period the k-th request comes.
func (s *patternSource) offset(k int64) uint64 {
	every, requests := s.length, uint64(s.count)
	if s.pattern.Shape == OnOff {
		every, requests = uint64(s.pattern.Every), uint64(s.pattern.Requests)
	}
	return mul(uint64(k), every).ceilDiv(requests).lo
}

func (s *patternSource) next() []Arrival {
	n := 0
	for n < len(s.block) && s.start < uint64(s.pattern.Until) && s.from < uint64(s.pattern.Until) {
		at, requests, ok := s.one()
		switch {
		case !ok:
			s.enter(s.period + 1)
		case at >= uint64(s.pattern.Until):
			s.start = at
		case at >= s.from && requests > 0:
			s.block[n] = Arrival{time.Duration(at), requests, s.pattern.Cost, s.pattern.Client}
			n++
		}
	}
	return s.block[:n]
}

// one gives the next arrival of the period; ok is false at its end.
func (s *patternSource) one() (at uint64, requests int64, ok bool) {
	switch s.pattern.Shape {
	case Bursts:
		if s.within > 0 {
			return 0, 0, false
		}
		s.within = s.count
		return s.start, s.count, true
	case Random:
		// Independent arrivals have no memory: starting afresh in each period changes nothing about them.
		if s.at += s.random.gap(s.length, uint64(s.pattern.Requests)); s.at >= s.start+s.length {
			return 0, 0, false
		}
		return s.at, 1, true
	}
	if s.within >= s.count {
		return 0, 0, false
	}
	at = s.start + s.offset(s.within)
	s.within++
	return at, 1, true
}
