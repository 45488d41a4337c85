package oracle

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
)

// nginx cannot be put on a clock that a test moves, so this is the rule of its limit_req as it is published: an excess over the
// rate, in thousandths of a request, which goes down with time and up by one with every request that is let in; the first one
// of all is no excess. More than burst is rejected, and what is not rejected is delayed until the rate allows it, or, with nodelay,
// not at all. Its clock has milliseconds. As a bucket this is one place more than burst says: a meter with nodelay, else a queue.
type limitReq struct {
	perSecond, burst int64
	excess           int64 // in thousandths
	last             time.Duration
	known            bool
}

func (l *limitReq) request(now time.Duration) (delay time.Duration, ok bool) {
	excess := int64(0)
	if l.known {
		excess = max(0, l.excess-l.perSecond*(now-l.last).Milliseconds()+1000)
	}
	if excess > l.burst*1000 {
		return 0, false
	}
	l.excess, l.last, l.known = excess, now, true
	return time.Duration(excess/l.perSecond) * time.Millisecond, true
}

func newLimitReq(random *rand.Rand) *limitReq {
	return &limitReq{perSecond: pick(random, 1, between[int64](random, 1, 100)), burst: pick(random, 0, between[int64](random, 0, 30))}
}

func (l *limitReq) bucket(kind engine.Kind) engine.Bucket {
	return engine.Bucket{Kind: kind, Capacity: l.burst + 1, Drain: l.perSecond, Every: time.Second}
}

// pause is some milliseconds, up to a few requests' worth.
func (l *limitReq) pause(random *rand.Rand) time.Duration {
	return time.Duration(pick(random, 0, between[int64](random, 0, 3000/l.perSecond))) * time.Millisecond
}

func TestNginxWithNodelayIsAMeterOfOneMore(t *testing.T) {
	compare(t, func(t *testing.T, random *rand.Rand) int {
		theirs := newLimitReq(random)
		ours := start(t, theirs.bucket(engine.Meter))
		const length = 50
		for range length {
			row := step(t, ours, theirs.pause(random), 1)
			_, ok := theirs.request(ours.At())
			require.Equal(t, ok, row.Accepted == 1, "%+v at %v", theirs, ours.At())
		}
		return length
	})
}

// Its delays are cut to milliseconds.
func TestNginxWithoutNodelayIsAQueueOfOneMore(t *testing.T) {
	compare(t, func(t *testing.T, random *rand.Rand) int {
		theirs := newLimitReq(random)
		ours := start(t, theirs.bucket(engine.Leaky))
		const length = 50
		for range length {
			row := step(t, ours, theirs.pause(random), 1)
			delay, ok := theirs.request(ours.At())
			require.Equal(t, ok, row.Queued == 1, "%+v at %v", theirs, ours.At())
			if ok {
				require.Equal(t, delay, ns(row.FirstStartIn()).Truncate(time.Millisecond), "%+v at %v", theirs, ours.At())
			}
		}
		return length
	})
}

func TestNginxWithABurstOfTwentyLetsInTwentyOne(t *testing.T) {
	theirs := &limitReq{perSecond: 5, burst: 20}
	in := 0
	for range 25 {
		if _, ok := theirs.request(0); ok {
			in++
		}
	}
	assert.Equal(t, 21, in)
	assert.EqualValues(t, 21, step(t, start(t, theirs.bucket(engine.Meter)), 0, 25).Accepted)
}
