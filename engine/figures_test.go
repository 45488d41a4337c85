package engine_test

import (
	"math/big"
	"slices"
	"time"

	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
	"bucketplayground/engine/internal/model"
)

// exact reads an amount as a rational, from its text: "2+1/3" is 7/3.
func exact(a engine.Amount) *big.Rat {
	text, sum := a.String(), new(big.Rat)
	for start, i := 0, 0; i <= len(text); i++ {
		if i == len(text) || text[i] == '+' {
			term, ok := new(big.Rat).SetString(text[start:i])
			if !ok {
				panic("an amount is written " + text)
			}
			sum.Add(sum, term)
			start = i + 1
		}
	}
	return sum
}

// figures are an engine's figures in the form of the model's.
func figures(fields []engine.Field) model.Figures {
	all := model.Figures{}
	for _, f := range fields {
		all[f.Name] = nil
		if !f.None {
			all[f.Name] = exact(f.Value)
		}
	}
	return all
}

// rowFigures are those of a step, read from the row itself under the contract's names; served is not among those.
func rowFigures(r engine.Row) model.Figures {
	all := model.Figures{"atMs": millis(int64(r.At)), "retryAfterMs": wait(r.RetryAfter)}
	for name, n := range map[engine.Kind]map[string]int64{
		engine.Token: {"requests": r.Requests, "accepted": r.Accepted, "rejected": r.Rejected},
		engine.Meter: {"requests": r.Requests, "accepted": r.Accepted, "rejected": r.Rejected},
		engine.Leaky: {"requests": r.Requests, "processed": r.Processed, "expired": r.Expired, "queued": r.Queued, "dropped": r.Dropped,
			"queue": r.Queue, "served": r.Served()},
	}[r.Kind()] {
		all[name] = big.NewRat(n, 1)
	}
	switch r.Kind() {
	case engine.Token:
		all["refilled"], all["spilled"], all["tokens"] = exact(r.Refilled()), exact(r.Spilled()), exact(r.Tokens())
	case engine.Meter:
		all["level"] = exact(r.Level())
	default:
		all["firstStartInMs"], all["lastStartInMs"] = wait(r.FirstStartIn()), wait(r.LastStartIn())
		all["firstDoneInMs"], all["lastDoneInMs"] = wait(r.FirstDoneIn()), wait(r.LastDoneIn())
	}
	return all
}

func millis(ns int64) *big.Rat { return big.NewRat(ns, int64(time.Millisecond)) }

// wait is a wait in milliseconds, nil if there is none.
func wait(w engine.Wait) *big.Rat {
	if w.IsNone() {
		return nil
	}
	ns, ok := new(big.Rat).SetString(w.Nanoseconds().String())
	if !ok {
		panic("a wait is written " + w.Nanoseconds().String())
	}
	return ns.Quo(ns, big.NewRat(int64(time.Millisecond), 1))
}

// traceFigures are those of one row of a run.
func traceFigures(trace *engine.Trace, row int) model.Figures {
	all := model.Figures{"atMs": millis(int64(trace.RowStart(row)))}
	for _, c := range trace.Columns {
		all[c.Name] = exact(c.At(row))
	}
	return all
}

// requireSame compares every figure that the model knows.
func requireSame(t require.TestingT, want, got model.Figures, where string, args ...any) {
	names := make([]string, 0, len(want))
	for name := range want {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		figure, ok := got[name]
		require.True(t, ok, append([]any{"the engine has no " + name + "; " + where}, args...)...)
		require.Equal(t, written(want[name]), written(figure), append([]any{name + "; " + where}, args...)...)
	}
}

func written(figure *big.Rat) string {
	if figure == nil {
		return "null"
	}
	return figure.RatString()
}
