package engine_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bucketplayground/engine"
	"bucketplayground/engine/internal/model"
)

// The engine against the model, which has the contract's rules in their most obvious form: every figure of every row.

var kinds = []engine.Kind{engine.Token, engine.Leaky, engine.Meter}

func TestStepDoesWhatTheModelDoes(t *testing.T) {
	for _, kind := range kinds {
		t.Run(string(kind), rapid.MakeCheck(func(t *rapid.T) {
			b := shared(t, buckets(kind).Draw(t, "bucket"))
			state, err := engine.Start(b)
			require.NoError(t, err)
			dumb := model.New(b)
			var row engine.Row
			for i := range rapid.IntRange(1, 12).Draw(t, "steps") {
				in := demanding(t, b, engine.Input{Advance: gap(t, b, state.At(), momentsOf(row)...), Requests: requests(t, b)})
				row, err = state.Step(in)
				require.NoError(t, err)
				want := dumb.Step(state.At(), in)
				requireSame(t, want, rowFigures(row), "step %d of %+v", i, b)
				delete(want, "served")
				requireSame(t, want, figures(row.Fields()), "field in step %d of %+v", i, b)
			}
		}))
	}
}

// momentsOf are the waits that a row announces.
func momentsOf(row engine.Row) (moments []time.Duration) {
	for _, w := range []engine.Wait{row.RetryAfter, row.FirstStartIn(), row.LastStartIn(), row.FirstDoneIn(), row.LastDoneIn()} {
		if d, ok := w.Duration(); ok {
			moments = append(moments, d)
		}
	}
	return moments
}

func TestRunDoesWhatTheModelDoes(t *testing.T) {
	for _, kind := range kinds {
		t.Run(string(kind), rapid.MakeCheck(func(t *rapid.T) {
			sc := scenarios(t, shared(t, buckets(kind).Draw(t, "bucket")))
			trace, err := engine.Run(sc)
			require.NoError(t, err)
			want := model.Run(sc)
			require.Len(t, want.Rows, trace.Rows)
			for i, row := range want.Rows {
				requireSame(t, row, traceFigures(trace, i), "row %d of %+v", i, sc)
			}
			requireSame(t, want.Summary, figures(trace.Summary.Fields()), "summary of %+v", sc)
		}))
	}
}

// mostRows is as many as the model is asked for.
const mostRows = 60

// scenarios draws traffic and rows whose borders like to fall on arrivals, refills and completions.
func scenarios(t *rapid.T, b engine.Bucket) engine.Scenario {
	sc := engine.Scenario{Bucket: b}
	from, last := time.Duration(0), time.Duration(0)
	if rapid.IntRange(0, 3).Draw(t, "rounds") == 0 {
		rounds := drawRounds(t, b)
		from = rounds.Every
		last = rounds.Every * time.Duration(len(rounds.Requests))
		if rounds.Every == time.Second {
			rounds.Every = 0 // which is the same
		}
		sc.Traffic = rounds
		if rapid.Bool().Draw(t, "plain") {
			return sc
		}
	} else {
		list := arrivals(t, b, 12)
		sc.Traffic = list
		if len(list) > 0 {
			last = list[len(list)-1].At
		}
	}
	borders := []time.Duration{0, last, last / 2, last / b.Every * b.Every, min(turnOf(b, 2), last)}
	if sc.From = rapid.SampledFrom(borders).Draw(t, "from"); sc.From != 0 {
		from = sc.From
	}
	length := rapid.SampledFrom([]time.Duration{1, b.Every, turnOf(b, 1), turnOf(b, 3), b.Every/3 + 1, time.Second, last}).Draw(t, "rowEvery")
	if rapid.Bool().Draw(t, "until") {
		start := max(from, rapid.SampledFrom(borders).Draw(t, "untilAt"))
		beyond := rapid.SampledFrom([]time.Duration{1, 2, length, b.Every, turnOf(b, 5)}).Draw(t, "beyond")
		if until := start + min(beyond, engine.MaxTime-start); until > from {
			sc.Until = until
		}
	}
	sc.RowEvery = max(length, (max(sc.Until, last)-from)/mostRows, 0) + 1 - rapid.SampledFrom([]time.Duration{0, 1}).Draw(t, "less")
	sc.RowEvery = min(max(sc.RowEvery, 1), engine.MaxTime)
	return sc
}

func drawRounds(t *rapid.T, b engine.Bucket) engine.Rounds {
	lengths := []time.Duration{time.Second, b.Every, b.Every/2 + 1, turnOf(b, 1) + 1}
	rounds := engine.Rounds{Every: min(rapid.SampledFrom(lengths).Draw(t, "roundEvery"), engine.MaxTime/2)}
	for range rapid.IntRange(0, int(min(12, engine.MaxTime/rounds.Every-1))).Draw(t, "count") {
		rounds.Requests = append(rounds.Requests, requests(t, b))
	}
	return rounds
}
