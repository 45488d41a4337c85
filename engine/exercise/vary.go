package exercise

import (
	"time"

	"bucketplayground/engine"
)

// Vary is within what the numbers of a question may vary. Where nothing is said of a field, it varies by its kind: counts
// between half and double, times by whole multiples.
type Vary struct {
	Off    bool
	Ranges []Range
}

func (v Vary) within(field string, low, high int64) (int64, int64) {
	for _, r := range v.Ranges {
		if r.Field == field {
			return r.Low, r.High
		}
	}
	return low, max(low, high)
}

// dice draws numbers from a seed: splitmix64 (Steele, Lea and Flood, 2014), the same on every platform.
type dice struct{ state uint64 }

func (d *dice) next() uint64 {
	d.state += 0x9e3779b97f4a7c15
	z := d.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// between draws a whole number, both ends included.
func (d *dice) between(low, high int64) int64 {
	return low + int64(d.next()%uint64(high-low+1))
}

// bucket draws a set-up of the same kind as another.
func (d *dice) bucket(b engine.Bucket, v Vary) engine.Bucket {
	full := b.Initial == b.Capacity
	before := b
	b.Capacity = d.count(v, "capacity", before.Capacity, 2)
	if b.Kind == engine.Token {
		if b.Refill > 0 {
			b.Refill = d.count(v, "refill", before.Refill, 1)
		}
		switch {
		case full:
			b.Initial = b.Capacity
		case before.Initial > 0:
			b.Initial = min(d.count(v, "initial", before.Initial, 1), b.Capacity-1)
		}
	} else {
		b.Drain = d.count(v, "drain", before.Drain, 1)
	}
	b.Every = d.every(b, v)
	return b
}

// count draws a number around another, at least so much.
func (d *dice) count(v Vary, field string, around, least int64) int64 {
	low, high := v.within(field, max(least, around/2), min(2*around+1, engine.MaxCount))
	return d.between(low, high)
}

// every draws whole seconds for whole seconds up to ten, for a bucket that gets its tokens by then. A day stays a day,
// and the second in which a queue drains so many stays one.
func (d *dice) every(b engine.Bucket, v Vary) time.Duration {
	low, high := int64(b.Every), int64(b.Every)
	if b.Kind == engine.Token && b.Every%time.Second == 0 && b.Every <= 10*time.Second {
		low, high = 1, min(2*int64(b.Every/time.Second), 10)
		low, high = low*int64(time.Second), high*int64(time.Second)
	}
	low, high = v.within("everyMs", low, high)
	step := int64(time.Second)
	if low%step != 0 || low == high {
		return time.Duration(d.between(0, (high-low)/int64(time.Millisecond)))*time.Millisecond + time.Duration(low)
	}
	return time.Duration(d.between(low/step, high/step) * step)
}

// story draws arrivals of the same pattern for a bucket that was drawn in place of another. Where there were none, none
// come; what was one request stays one; a burst as large as the bucket, or one more, often is so again.
func (d *dice) story(story []engine.Input, before, b engine.Bucket, v Vary) []engine.Input {
	drawn := make([]engine.Input, len(story))
	for i, in := range story {
		if in.Requests > 1 {
			low, high := v.within("requests", max(2, in.Requests/2), min(2*in.Requests+1, engine.MaxCount))
			if along := in.Requests + b.Capacity - before.Capacity; d.next()%2 == 0 && along >= low && along <= high {
				in.Requests = along
			} else {
				in.Requests = d.between(low, high)
			}
		}
		if times := int64(in.Advance / before.Every); times > 0 && in.Advance%before.Every == 0 && b.Every != before.Every {
			in.Advance = time.Duration(d.between(max(1, times/2), min(2*times, int64(engine.MaxTime/4/b.Every)))) * b.Every
		}
		drawn[i] = in
	}
	return drawn
}
