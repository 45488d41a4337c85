package engine_test

import (
	"math/big"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bucketplayground/engine"
	"bucketplayground/engine/internal/model"
)

// Laws that hold for every bucket and every story, whatever the figures are.

// story is what happens to a bucket, step by step.
func story(t *rapid.T, b engine.Bucket) (inputs []engine.Input) {
	at := time.Duration(0)
	for range rapid.IntRange(1, 12).Draw(t, "steps") {
		in := engine.Input{Advance: gap(t, b, at), Requests: requests(t, b)}
		at += in.Advance
		inputs = append(inputs, in)
	}
	return inputs
}

// demandingStory is a story whose requests have costs and senders.
func demandingStory(t *rapid.T, b engine.Bucket) []engine.Input {
	inputs := story(t, b)
	for i := range inputs {
		inputs[i] = demanding(t, b, inputs[i])
	}
	return inputs
}

// play gives the rows of a story and the state after it.
func play(t require.TestingT, b engine.Bucket, inputs []engine.Input) (engine.State, []model.Figures) {
	state, err := engine.Start(b)
	require.NoError(t, err)
	var rows []model.Figures
	for _, in := range inputs {
		row, err := state.Step(in)
		require.NoError(t, err)
		rows = append(rows, rowFigures(row))
	}
	return state, rows
}

// sum adds figures up; one that starts with a minus is taken away.
func sum(f model.Figures, names ...string) *big.Rat {
	total := new(big.Rat)
	for _, name := range names {
		if name[0] == '-' {
			total.Sub(total, f[name[1:]])
		} else {
			total.Add(total, f[name])
		}
	}
	return total
}

// soFar adds up the rows of a story.
func soFar(rows []model.Figures, names ...string) *big.Rat {
	total := new(big.Rat)
	for _, row := range rows {
		total.Add(total, sum(row, names...))
	}
	return total
}

func TestNothingIsLostAndNothingComesFromNowhere(t *testing.T) {
	for _, kind := range kinds {
		t.Run(string(kind), rapid.MakeCheck(func(t *rapid.T) {
			b := buckets(kind).Draw(t, "bucket")
			state, rows := play(t, b, story(t, b))
			initial := state.Bucket().Initial
			for i, row := range rows {
				past := rows[:i+1]
				switch kind {
				case engine.Token:
					require.Zero(t, sum(row, "accepted", "rejected", "-requests").Sign(), "accepted + rejected = requests")
					require.Zero(t, big.NewRat(initial, 1).Cmp(new(big.Rat).Sub(row["tokens"], soFar(past, "refilled", "-accepted"))),
						"initial + refilled - accepted = tokens")
				case engine.Meter:
					require.Zero(t, sum(row, "accepted", "rejected", "-requests").Sign(), "accepted + rejected = requests")
				default:
					require.Zero(t, sum(row, "queued", "dropped", "-requests").Sign(), "queued + dropped = requests")
					require.Zero(t, soFar(past, "queued", "-processed", "-expired").Cmp(row["queue"]), "queued - processed - expired = queue")
				}
			}
		}))
	}
}

func TestLevelsStayWithinTheCapacity(t *testing.T) {
	level := map[engine.Kind]string{engine.Token: "tokens", engine.Meter: "level", engine.Leaky: "queue"}
	for _, kind := range kinds {
		t.Run(string(kind), rapid.MakeCheck(func(t *rapid.T) {
			b := buckets(kind).Draw(t, "bucket")
			_, rows := play(t, b, story(t, b))
			for _, row := range rows {
				require.GreaterOrEqual(t, row[level[kind]].Sign(), 0)
				require.LessOrEqual(t, row[level[kind]].Cmp(big.NewRat(b.Capacity, 1)), 0)
			}
		}))
	}
}

// Ten seconds are three seconds and then seven.
func TestASplitStepIsTheWholeStep(t *testing.T) {
	flows := map[engine.Kind][]string{engine.Token: {"refilled", "spilled"}, engine.Leaky: {"processed", "expired"}}
	for _, kind := range kinds {
		t.Run(string(kind), rapid.MakeCheck(func(t *rapid.T) {
			b := shared(t, buckets(kind).Draw(t, "bucket"))
			once, _ := play(t, b, demandingStory(t, b))
			twice := once
			advance := gap(t, b, once.At())
			first := durations(0, advance).Draw(t, "first")

			whole, err := once.Step(engine.Input{Advance: advance})
			require.NoError(t, err)
			before, err := twice.Step(engine.Input{Advance: first})
			require.NoError(t, err)
			after, err := twice.Step(engine.Input{Advance: advance - first})
			require.NoError(t, err)

			require.Equal(t, once.Snapshot(), twice.Snapshot())
			want, got := rowFigures(whole), rowFigures(after)
			for _, flow := range flows[kind] {
				got[flow] = sum(model.Figures{"1": got[flow], "2": rowFigures(before)[flow]}, "1", "2")
			}
			requireSame(t, want, got, "%v split at %v", advance, first)
		}))
	}
}

func TestARunIsItsSteps(t *testing.T) {
	for _, kind := range kinds {
		t.Run(string(kind), rapid.MakeCheck(func(t *rapid.T) {
			b := buckets(kind).Draw(t, "bucket")
			inputs := story(t, b)
			var traffic engine.Arrivals
			at := time.Duration(0)
			for i := range inputs {
				inputs[i].Advance = min(inputs[i].Advance, engine.MaxTime-1-at) // leaves room for the row to end
				at += inputs[i].Advance
				traffic = append(traffic, engine.Arrival{At: at, Requests: inputs[i].Requests})
			}
			// One row from the start until just after the last arrival. What its last nanosecond brings is another step, except
			// refills at its end, which belong to the row after it.
			state, rows := play(t, b, inputs)
			if kind != engine.Token || state.Bucket().Pacing == engine.Steady {
				_, rows = play(t, b, append(inputs, engine.Input{Advance: 1}))
			}
			trace, err := engine.Run(engine.Scenario{Bucket: b, Traffic: traffic, Until: at + 1, RowEvery: at + 1})
			require.NoError(t, err)
			require.Equal(t, 1, trace.Rows)
			summary := figures(trace.Summary.Fields())
			for name, got := range traceFigures(trace, 0) {
				switch name {
				case "atMs":
				case "tokens", "level", "queue":
					require.Equal(t, written(rows[len(rows)-1][name]), written(got), name)
				default:
					require.Equal(t, written(soFar(rows, name)), written(got), name)
					require.Equal(t, written(got), written(summary[name]), name)
				}
			}
		}))
	}
}

func TestFineRowsAddUpToCoarseOnes(t *testing.T) {
	for _, kind := range kinds {
		t.Run(string(kind), rapid.MakeCheck(func(t *rapid.T) {
			factor := rapid.IntRange(2, 7).Draw(t, "factor")
			fine := scenarios(t, buckets(kind).Draw(t, "bucket"))
			narrow, err := engine.Run(fine)
			require.NoError(t, err)
			fine.From = min(narrow.From, engine.MaxTime-1)
			fine.RowEvery = min(narrow.RowEvery, engine.MaxTime/time.Duration(factor))
			if fine.Until == 0 { // the end of a fine row need not be that of a coarse one
				rows := stretched(fine.RowEvery, int64(max(narrow.Rows, 1)))
				fine.Until = fine.From + min(rows, engine.MaxTime-fine.From)
			}
			narrow, err = engine.Run(fine)
			require.NoError(t, err)
			coarse := fine
			coarse.RowEvery *= time.Duration(factor)
			wide, err := engine.Run(coarse)
			require.NoError(t, err)
			for row := range wide.Rows {
				var parts []model.Figures
				for i := row * factor; i < min((row+1)*factor, narrow.Rows); i++ {
					parts = append(parts, traceFigures(narrow, i))
				}
				for name, want := range traceFigures(wide, row) {
					switch name {
					case "atMs":
						require.Equal(t, written(want), written(parts[0][name]), name)
					case "tokens", "level", "queue":
						require.Equal(t, written(want), written(parts[len(parts)-1][name]), name)
					default:
						require.Equal(t, written(want), written(soFar(parts, name)), name)
					}
				}
			}
			require.Equal(t, wide.Summary, narrow.Summary)
		}))
	}
}

func TestACopyIsABucketOfItsOwn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := shared(t, buckets(kinds...).Draw(t, "bucket"))
		state, _ := play(t, b, demandingStory(t, b))
		before := state.Snapshot()
		copied := state
		at := state.At()
		for range rapid.IntRange(1, 4).Draw(t, "more") {
			in := demanding(t, b, engine.Input{Advance: gap(t, b, at), Requests: requests(t, b)})
			at += in.Advance
			_, err := copied.Step(in)
			require.NoError(t, err)
		}
		require.Equal(t, before, state.Snapshot())
	})
}

func TestARestoredStateGoesOnAsTheOneItWas(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := shared(t, buckets(kinds...).Draw(t, "bucket"))
		state, _ := play(t, b, demandingStory(t, b))
		restored, err := engine.Restore(state.Snapshot())
		require.NoError(t, err)
		require.Equal(t, state.Snapshot(), restored.Snapshot())
		at := state.At()
		for range rapid.IntRange(1, 4).Draw(t, "more") {
			in := demanding(t, b, engine.Input{Advance: gap(t, b, at), Requests: requests(t, b)})
			at += in.Advance
			want, err := state.Step(in)
			require.NoError(t, err)
			got, err := restored.Step(in)
			require.NoError(t, err)
			require.Equal(t, want, got)
		}
		require.Equal(t, state.Snapshot(), restored.Snapshot())
	})
}

func TestARefusedStepChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := buckets(kinds...).Draw(t, "bucket")
		state, _ := play(t, b, story(t, b))
		before := state.Snapshot()
		wrong := rapid.SampledFrom([]engine.Input{
			{Advance: -1}, {Requests: -1}, {Requests: engine.MaxCount + 1}, {Advance: engine.MaxTime - state.At() + 1, Requests: 1},
		}).Draw(t, "input")
		_, err := state.Step(wrong)
		var refusal *engine.FieldError
		require.ErrorAs(t, err, &refusal)
		require.Equal(t, engine.CodeRange, refusal.Code)
		require.Equal(t, before, state.Snapshot())
	})
}
