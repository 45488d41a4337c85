package engine

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"time"
)

// Traffic is when requests arrive. It is Arrivals, a Series, Rounds, a Pattern, or a Sum of them.
type Traffic interface {
	// check finds the first thing that is wrong.
	check(r *rules) error
	// last is the instant of the last arrival; ok is false if there is none.
	last() (at uint64, ok bool)
	// source gives the arrivals in order, from the first that is not before an instant.
	source(from uint64) source
}

// source gives arrivals in the order of their times, some at each call; none left is an empty answer. What it gives is
// valid until the next call.
type source interface{ next() []Arrival }

// Arrival is that requests arrive together at one instant.
type Arrival struct {
	At       time.Duration // since the start, 0 to MaxTime, not before the previous arrival
	Requests int64         // 0 to MaxCount
	Cost     int64         // what each takes, see Input; 0 means 1
	Client   int64         // who sends them, see Input
}

func goesBack(path string, before, at time.Duration) error {
	return &FieldError{CodeOrder, path, "at least " + formatMillis(int64(before)) + " ms, the time of the arrival before it", formatMillis(int64(at)) + " ms"}
}

// Arrivals is traffic given one arrival after the other. Their times do not go back.
type Arrivals []Arrival

func (a Arrivals) check(rules *rules) error {
	before := time.Duration(0)
	for i, arrival := range a {
		if arrival.At < 0 || arrival.At > MaxTime {
			return checkTime("arrivals["+strconv.Itoa(i)+"].atMs", int64(arrival.At), 0, "at least 0")
		}
		if arrival.At < before {
			return goesBack("arrivals["+strconv.Itoa(i)+"].atMs", before, arrival.At)
		}
		if arrival.Requests < 0 || arrival.Requests > MaxCount {
			return checkRange("arrivals["+strconv.Itoa(i)+"].requests", arrival.Requests, 0, MaxCount)
		}
		if arrival.Cost != 0 {
			if err := rules.checkCost("arrivals["+strconv.Itoa(i)+"].cost", arrival.Cost); err != nil {
				return err
			}
		}
		if arrival.Client < 0 || arrival.Client > MaxCount {
			return checkRange("arrivals["+strconv.Itoa(i)+"].client", arrival.Client, 0, MaxCount)
		}
		before = arrival.At
	}
	return nil
}

func (a Arrivals) last() (uint64, bool) {
	if len(a) == 0 {
		return 0, false
	}
	return uint64(a[len(a)-1].At), true
}

func (a Arrivals) source(from uint64) source {
	first, _ := slices.BinarySearchFunc(a, time.Duration(from), func(a Arrival, from time.Duration) int { return cmp.Compare(a.At, from) })
	return &listSource{a[first:]}
}

type listSource struct{ left []Arrival }

func (s *listSource) next() []Arrival {
	all := s.left
	s.left = nil
	return all
}

// Rounds is traffic in rounds, as the lesson plays it: the requests of round k, counted from 1, arrive at k × Every.
type Rounds struct {
	Every    time.Duration // 1 ns or more; 0 means a second
	Requests []int64       // 0 to MaxCount each
	Packed   Packed        // in place of Requests, if not nil
}

func (r Rounds) every() time.Duration {
	if r.Every == 0 {
		return time.Second
	}
	return r.Every
}

func (r Rounds) len() int {
	if r.Packed != nil {
		return r.Packed.Len()
	}
	return len(r.Requests)
}

// small tells whether all counts in a range fit a byte.
func (r Rounds) small(from, to int) bool {
	if r.Packed != nil {
		return r.Packed.small(from, to)
	}
	bits := int64(0)
	for _, n := range r.Requests[from:to] {
		bits |= n
	}
	return bits <= math.MaxUint8
}

// readRounds copies rounds from an index on; they have to fit.
func readRounds[T uint8 | uint32](r Rounds, to []T, from int) {
	if r.Packed == nil {
		for i, n := range r.Requests[min(from, len(r.Requests)):][:len(to)] {
			to[i] = T(n)
		}
		return
	}
	switch to := any(to).(type) {
	case []uint8:
		r.Packed.read8(to, min(from, r.Packed.Len()))
	case []uint32:
		r.Packed.read32(to, min(from, r.Packed.Len()))
	}
}

func (r Rounds) check(*rules) error {
	if err := checkTime("roundMs", int64(r.every()), 1, "at least a nanosecond"); err != nil {
		return err
	}
	if most := int64(MaxTime/r.every()) - 1; int64(r.len()) > most {
		return &FieldError{CodeSize, "rounds", "at most " + strconv.FormatInt(most, 10) + " rounds of this length, where the time of the bucket ends",
			strconv.Itoa(r.len())}
	}
	if r.Packed != nil {
		if i, most := r.Packed.most(); most > MaxCount {
			return checkRange("rounds["+strconv.Itoa(i)+"]", int64(most), 0, MaxCount)
		}
		return nil
	}
	for i, n := range r.Requests {
		if n < 0 || n > MaxCount {
			return checkRange("rounds["+strconv.Itoa(i)+"]", n, 0, MaxCount)
		}
	}
	return nil
}

func (r Rounds) last() (uint64, bool) { return uint64(r.every()) * uint64(r.len()), r.len() > 0 }

func (r Rounds) source(from uint64) source {
	before := uint64(0) // rounds that are over: those whose time, (before + 1) × every, is less than from
	if every := uint64(r.every()); from > every {
		before = min((from-1)/every, uint64(r.len()))
	}
	return &roundSource{rounds: r, done: int(before)}
}

type roundSource struct {
	rounds   Rounds
	done     int
	requests [512]uint32
	block    [512]Arrival
}

func (s *roundSource) next() []Arrival {
	n := min(len(s.block), s.rounds.len()-s.done)
	readRounds(s.rounds, s.requests[:n], s.done)
	for i := range n {
		s.done++
		s.block[i] = Arrival{At: time.Duration(s.done) * s.rounds.every(), Requests: int64(s.requests[i])}
	}
	return s.block[:n]
}
