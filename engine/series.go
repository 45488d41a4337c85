package engine

import (
	"slices"
	"strconv"
	"time"
)

// Series is traffic like Arrivals, of requests that are all alike, in two lists: a long log in few bytes.
type Series struct {
	At       []time.Duration // since the start, 0 to MaxTime, none before the one ahead of it
	Requests Packed          // as many, 0 to MaxCount each
}

func (s Series) check(*rules) error {
	if len(s.At) != s.Requests.Len() {
		return &FieldError{CodeSize, "arrivals.requests", "as long as arrivals.atMs, " + strconv.Itoa(len(s.At)), strconv.Itoa(s.Requests.Len())}
	}
	before := time.Duration(0)
	for i, at := range s.At {
		if uint64(at) > uint64(MaxTime) {
			return checkTime("arrivals.atMs["+strconv.Itoa(i)+"]", int64(at), 0, "at least 0")
		}
		if at < before {
			return goesBack("arrivals.atMs["+strconv.Itoa(i)+"]", before, at)
		}
		before = at
	}
	if i, most := s.Requests.most(); most > MaxCount {
		return checkRange("arrivals.requests["+strconv.Itoa(i)+"]", int64(most), 0, MaxCount)
	}
	return nil
}

func (s Series) last() (uint64, bool) {
	if len(s.At) == 0 {
		return 0, false
	}
	return uint64(s.At[len(s.At)-1]), true
}

func (s Series) source(from uint64) source {
	first, _ := slices.BinarySearch(s.At, time.Duration(from))
	return &seriesSource{series: s, done: first}
}

type seriesSource struct {
	series   Series
	done     int
	requests [512]uint32
	block    [512]Arrival
}

func (s *seriesSource) next() []Arrival {
	times := s.series.At[s.done:]
	times = times[:min(len(times), len(s.block))]
	requests := s.requests[:len(times)]
	s.series.Requests.read32(requests, s.done)
	for i, at := range times {
		s.block[i].At, s.block[i].Requests = at, int64(requests[i])
	}
	s.done += len(times)
	return s.block[:len(times)]
}
