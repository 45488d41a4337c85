package model

import (
	"math/big"
	"time"

	"bucketplayground/engine"
)

// Trace is what the model did, row by row.
type Trace struct {
	Rows    []Figures
	Summary Figures
}

// arrival is that requests arrive together at an instant.
type arrival struct {
	at                     *big.Rat
	requests, cost, client int64
}

// Run plays a scenario whose traffic is engine.Arrivals or engine.Rounds.
func Run(sc engine.Scenario) Trace {
	arrivals, from, every := unfold(sc)
	until := instant(sc.Until)
	if sc.Until == 0 {
		until = endOfLastRow(arrivals, from, every)
	}
	m := New(sc.Bucket)
	arrivals = m.arriveBefore(from, arrivals, func(kind) {})
	m.pass(from, false)
	var trace Trace
	total := newTotal(m)
	for start, end := from, from; start.Cmp(until) < 0; start = end {
		end = least(plus(start, every), until)
		m.reset()
		arrivals = m.arriveBefore(end, arrivals, func(acting kind) { total.watch(m, acting) })
		m.pass(end, false)
		row := Figures{"atMs": millis(start)}
		row.include(m.tallied(), m.levels())
		trace.Rows = append(trace.Rows, row)
		total.add(m.tallied())
	}
	trace.Summary = total.figures
	return trace
}

// unfold writes rounds as arrivals, and fills in the defaults that depend on it.
func unfold(sc engine.Scenario) (arrivals []arrival, from, every *big.Rat) {
	from, every = instant(sc.From), instant(sc.RowEvery)
	length := instant(time.Second)
	switch traffic := sc.Traffic.(type) {
	case engine.Arrivals:
		for _, a := range traffic {
			arrivals = append(arrivals, arrival{instant(a.At), a.Requests, a.Cost, a.Client})
		}
	case engine.Rounds:
		if traffic.Every != 0 {
			length = instant(traffic.Every)
		}
		for i, n := range traffic.Requests {
			arrivals = append(arrivals, arrival{times(whole(int64(i+1)), length), n, 1, 0})
		}
		if sc.From == 0 {
			from = length
		}
	}
	if sc.RowEvery == 0 {
		every = length
	}
	return arrivals, from, every
}

func endOfLastRow(arrivals []arrival, from, every *big.Rat) *big.Rat {
	end := from
	if len(arrivals) > 0 {
		for last := arrivals[len(arrivals)-1].at; end.Cmp(last) <= 0; {
			end = plus(end, every)
		}
	}
	return end
}

// arriveBefore lets arrive what arrives before an instant, and gives the others.
func (m *Model) arriveBefore(end *big.Rat, arrivals []arrival, each func(acting kind)) []arrival {
	for len(arrivals) > 0 && arrivals[0].at.Cmp(end) < 0 {
		m.pass(arrivals[0].at, true)
		each(m.arrive(arrivals[0].requests, arrivals[0].cost, arrivals[0].client))
		arrivals = arrivals[1:]
	}
	return arrivals
}

// total is a summary in the making.
type total struct{ figures Figures }

func newTotal(m *Model) total {
	m.reset()
	t := total{m.tallied()}
	if queue, ok := m.levels()["queue"]; ok {
		t.figures.include(Figures{"maxQueue": queue, "maxStartInMs": nil, "maxDoneInMs": nil})
	}
	return t
}

func (t total) add(row Figures) {
	for name, value := range row {
		t.figures[name] = plus(t.figures[name], value)
	}
}

// watch looks at the queue after an arrival: it is longest then, and the last to be served waits longest.
func (t total) watch(m *Model, acting kind) {
	queue, ok := m.levels()["queue"]
	if !ok {
		return
	}
	t.raise("maxQueue", queue)
	waits := acting.waits(1)
	t.raise("maxStartInMs", waits["lastStartInMs"])
	t.raise("maxDoneInMs", waits["lastDoneInMs"])
}

func (t total) raise(name string, to *big.Rat) {
	if to != nil && (t.figures[name] == nil || t.figures[name].Cmp(to) < 0) {
		t.figures[name] = to
	}
}
