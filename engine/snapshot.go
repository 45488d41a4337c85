package engine

import (
	"strconv"
	"time"
)

// Snapshot is a State laid open, to be stored or sent; Restore makes the state again. Equal states have equal snapshots.
type Snapshot struct {
	Bucket Bucket
	At     time.Duration
	// Level is what the bucket holds in its own units: with Interval pacing tokens, requests or level, with Steady pacing
	// 1/Every of them, counted in nanoseconds. For Leaky it is the work left to do for the pending requests.
	Level Uint128
	// Pending is how many requests of a Leaky bucket are going to be processed.
	Pending int64
	// Leaving is when how many of the others in its queue leave, in order.
	Leaving []Leaving
}

// Leaving is that requests leave a queue unprocessed at an instant.
type Leaving struct {
	At    time.Duration
	Count int64
}

// Snapshot lays the state open.
func (s *State) Snapshot() Snapshot {
	snapshot := Snapshot{Bucket: s.bucket, At: time.Duration(s.at), Level: s.level, Pending: s.pending}
	for _, e := range s.doomed {
		snapshot.Leaving = append(snapshot.Leaving, Leaving{time.Duration(e.at), e.count})
	}
	return snapshot
}

// Restore makes a state from a snapshot. One that no bucket could have come to is an error, so that a stored state that was
// damaged can't put the engine into disorder.
func Restore(snapshot Snapshot) (State, error) {
	b, err := snapshot.Bucket.Normal()
	if err != nil {
		return State{}, err
	}
	s := State{bucket: b, at: uint64(snapshot.At), level: snapshot.Level, pending: snapshot.Pending}
	if err := checkTime("atMs", int64(snapshot.At), 0, "at least 0"); err != nil {
		return State{}, err
	}
	if b.Pacing == Interval {
		s.phase = s.at % uint64(b.Every)
	}
	if most := b.capacityUnits(); most.less(s.level) {
		return State{}, &FieldError{CodeRange, "level", "at most " + most.String() + ", the capacity", s.level.String()}
	}
	pending := Uint128{}
	if b.Kind == Leaky {
		pending = s.level.ceilDiv(b.per())
	}
	if snapshot.Pending != int64(pending.lo) {
		return State{}, rangeError("pending", strconv.FormatUint(pending.lo, 10)+", which is what the level stands for", snapshot.Pending)
	}
	return s, s.restoreLeaving(snapshot.Leaving)
}

func (s *State) restoreLeaving(leaving []Leaving) error {
	earliest, latest := s.at+1, s.at+uint64(s.bucket.Timeout)
	for i, l := range leaving {
		path := "leaving[" + strconv.Itoa(i) + "]"
		if s.bucket.Timeout == 0 {
			return &FieldError{CodeKind, path, "left out, since nobody leaves a bucket without a timeout", strconv.FormatInt(l.Count, 10)}
		}
		if at := uint64(l.At); l.At < 0 || at < earliest || at > latest {
			return &FieldError{CodeOrder, path + ".atMs", "from " + formatMillis(int64(earliest)) + " to " + formatMillis(int64(latest)) + " ms",
				formatMillis(int64(l.At)) + " ms"}
		}
		if err := checkRange(path+".count", l.Count, 1, s.bucket.Capacity-s.queue()); err != nil {
			return err
		}
		s.doomed = append(s.doomed, expiry{uint64(l.At), l.Count})
		s.doomedCount += l.Count
		earliest = uint64(l.At) + 1
	}
	return nil
}
