package exercise

import (
	"time"

	"bucketplayground/engine"
)

// claims are reasons to prefer a bucket, each a question that the engine can answer: is it true of the bucket under the
// story, and not of all the others?
var claims = map[string]func(of, other verdictBasis) bool{
	// What reaches the server never exceeds the bucket's own rate.
	"steady-output": func(of, other verdictBasis) bool {
		return !of.sustained.Less(of.peak) && other.sustained.Less(other.peak)
	},
	// Nothing is turned away.
	"never-drops": func(of, _ verdictBasis) bool { return of.turnedAway == 0 },
	// The last of those who get through is answered sooner.
	"answers-sooner": func(of, other verdictBasis) bool { return of.slowest < other.slowest },
}

// verdictBasis is what counts in the choice of a bucket.
type verdictBasis struct {
	peak, sustained engine.Amount // per second
	turnedAway      int64
	slowest         time.Duration
}

// judge works out which candidate has the lowest peak, or which claim is true of it.
func (q *Question) judge(w watched, p Part) (answer, error) {
	if len(q.Buckets) != 2 {
		return answer{}, unknown(p.Ask, "asked where there are two buckets to choose from")
	}
	var bases [2]verdictBasis
	for i, c := range q.Buckets {
		basis, err := q.basis(c.Bucket, w.rows[i])
		if err != nil {
			return answer{}, err
		}
		bases[i] = basis
	}
	best := 0
	if bases[1].peak.Less(bases[0].peak) {
		best = 1
	}
	if p.Ask == Bucket {
		return answer{option: q.Buckets[best].Name}, nil
	}
	reason := ""
	for _, name := range p.Claims {
		claim, ok := claims[name]
		if !ok {
			return answer{}, unknown(name, `"steady-output", "never-drops" or "answers-sooner"`)
		}
		if claim(bases[best], bases[1-best]) {
			if reason != "" {
				return answer{}, unknown(name, "the only claim that is true")
			}
			reason = name
		}
	}
	if reason == "" {
		return answer{}, unknown(p.Ask, "asked with a claim that is true")
	}
	return answer{option: reason}, nil
}

// basis looks at what the server and the clients get from one bucket, second by second until all is done.
func (q *Question) basis(b engine.Bucket, rows []engine.Row) (v verdictBasis, err error) {
	arrivals := engine.Arrivals{}
	for i := range rows {
		row := &rows[i]
		arrivals = append(arrivals, engine.Arrival{At: row.At, Requests: row.Requests})
		v.turnedAway += row.Rejected + row.Dropped + row.Queued - row.Served
		if done, ok := row.LastDoneIn.Duration(); ok && row.Kind == engine.Leaky {
			v.slowest = max(v.slowest, done)
		}
	}
	trace, err := engine.Run(engine.Scenario{Bucket: b, Traffic: arrivals, Until: rows[len(rows)-1].At + v.slowest + time.Second})
	if err != nil {
		return v, err
	}
	output := trace.Column("accepted")
	if output == nil {
		output = trace.Column("processed")
	}
	for i := range trace.Rows {
		if v.peak.Less(output.At(i)) {
			v.peak = output.At(i)
		}
	}
	one := Question{Bucket: b}
	v.sustained = one.sustained()
	return v, nil
}
