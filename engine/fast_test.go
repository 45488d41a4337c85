package engine

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// The fast ways do what the general way does. These tests are inside the package, since from outside there is no telling
// which way was taken.

func plainBucket(t *rapid.T) Bucket {
	b := Bucket{
		Kind:     rapid.SampledFrom([]Kind{Token, Leaky, Meter}).Draw(t, "kind"),
		Capacity: rapid.OneOf(rapid.Int64Range(1, 20), rapid.Int64Range(1, MaxCount)).Draw(t, "capacity"),
		Every: time.Duration(rapid.OneOf(rapid.Map(rapid.Int64Range(1, 5), seconds), rapid.Int64Range(1, 1000), rapid.Int64Range(1, int64(time.Hour)),
			rapid.Int64Range(1, int64(MaxTime))).Draw(t, "every")),
	}
	if b.Kind != Meter {
		b.Pacing = rapid.SampledFrom([]Pacing{Interval, Steady}).Draw(t, "pacing")
	}
	amount := rapid.OneOf(rapid.Int64Range(1, 20), rapid.Int64Range(1, MaxCount)).Draw(t, "amount")
	if b.Kind == Token {
		b.Refill = amount * rapid.Int64Range(0, 1).Draw(t, "any refill")
		b.Initial, b.StartsWith = rapid.Int64Range(0, b.Capacity).Draw(t, "initial"), true
	} else {
		b.Drain = amount
	}
	return b
}

func seconds(n int64) int64 { return n * int64(time.Second) }

func TestAFastStepIsAStep(t *testing.T) {
	ways := map[bool]int{}
	rapid.Check(t, func(t *rapid.T) {
		b := plainBucket(t)
		state, err := Start(b)
		require.NoError(t, err)
		for range rapid.IntRange(1, 30).Draw(t, "steps") {
			in := Input{
				Advance: time.Duration(rapid.OneOf(rapid.Just(int64(0)), rapid.Map(rapid.Int64Range(0, 5), seconds), rapid.Int64Range(0, min(int64(b.Every), int64(MaxTime)/2)*2),
					rapid.Int64Range(0, int64(MaxTime)/40)).Draw(t, "advance")),
				Requests: rapid.OneOf(rapid.Int64Range(0, 12), rapid.Int64Range(0, MaxCount)).Draw(t, "requests"),
			}
			byTheGeneral := state
			want, wantErr := byTheGeneral.step(in)
			_, _, fits := state.come(uint64(in.Advance))
			ways[state.rules.way != generalWay && state.simple(in) && fits]++
			row, err := state.Step(in)
			require.Equal(t, wantErr, err)
			require.Equal(t, want, row)
			require.Equal(t, byTheGeneral, state)
		}
	})
	require.Greater(t, ways[true], 10*ways[false], "the fast way is the usual one")
}

func TestALaneIsARun(t *testing.T) {
	lanes := 0
	rapid.Check(t, func(t *rapid.T) {
		b := plainBucket(t)
		round := time.Duration(rapid.SampledFrom([]int64{int64(time.Second), int64(time.Millisecond), 1, int64(b.Every), max(int64(b.Every)/3, 1), int64(b.Every)/7 + 1}).Draw(t, "round"))
		requests := rapid.SliceOfN(rapid.OneOf(rapid.Int64Range(0, 12), rapid.Int64Range(0, MaxCount)), 1, 60).Draw(t, "rounds")
		sc := Scenario{Bucket: b, Traffic: Rounds{Every: round, Requests: requests}}
		if sc.Traffic.check(nil) != nil {
			return
		}
		sc.RowEvery = round * time.Duration(rapid.IntRange(1, 4).Draw(t, "rounds in a row"))
		if rapid.Bool().Draw(t, "resumed") {
			before, err := Run(Scenario{Bucket: b, Traffic: sc.Traffic, Until: round * time.Duration(1+rapid.IntRange(1, len(requests)).Draw(t, "before"))})
			if err != nil {
				return
			}
			sc.State, sc.From = &before.State, before.RowStart(before.Rows)
		}
		if took, ok := requireSameRun(t, sc, rapid.IntRange(1, 40).Draw(t, "rows in a page")); ok && took {
			lanes++
		}
	})
	require.Greater(t, lanes, 20, "lanes are taken")
}

// requireSameRun makes a run in pages, as it is made, and in the general way, and requires them to be the same. It tells
// whether the run took a lane, and whether there is such a run at all.
func requireSameRun(t *rapid.T, sc Scenario, pageRows int) (lane, ok bool) {
	fast, err := NewRunner(sc)
	if err != nil {
		return false, false
	}
	general, err := NewRunner(sc)
	require.NoError(t, err)
	general.pageRows = max(general.Rows(), 1)
	var want *Trace
	general.page = func(page *Trace) error { want = page; return nil }
	general.newPage(0)
	require.NoError(t, general.run())
	lane = fast.newLane() != nil
	got := make([][]Amount, len(want.Columns))
	var last *Trace
	require.NoError(t, fast.Run(pageRows, func(page *Trace) error {
		require.LessOrEqual(t, page.Rows, pageRows)
		for i, c := range page.Columns {
			require.Equal(t, page.Rows, c.Len())
			for row := range page.Rows {
				got[i] = append(got[i], c.At(row))
			}
		}
		last = page
		return nil
	}))
	for i, c := range want.Columns {
		require.Len(t, got[i], want.Rows)
		for row := range want.Rows {
			if c.At(row) != got[i][row] {
				require.Equal(t, c.At(row), got[i][row], "%s in row %d", c.Name, row)
			}
		}
	}
	require.Equal(t, want.Summary, last.Summary)
	require.Equal(t, want.State.IsZero(), last.State.IsZero(), "past the end of time there is no state")
	if !want.State.IsZero() {
		require.Equal(t, want.State.Snapshot(), last.State.Snapshot())
	}
	return lane, true
}

// A run in the memory of an earlier one, of the same kind or not, has nothing left of that.
func TestARunInTheMemoryOfAnother(t *testing.T) {
	var reused int
	rapid.Check(t, func(t *rapid.T) {
		run := func(name string, room *Trace) (trace, anew *Trace) {
			b := plainBucket(t)
			rounds := rapid.SliceOfN(rapid.OneOf(rapid.Int64Range(0, 12), rapid.Int64Range(0, 300)), 1, 40).Draw(t, name)
			sc := Scenario{Bucket: b, Traffic: Rounds{Requests: rounds}}
			anew, err := Run(sc)
			require.NoError(t, err)
			r, err := NewRunner(sc)
			require.NoError(t, err)
			r.Reuse(room)
			require.NoError(t, r.Run(r.Rows(), func(page *Trace) error { trace = page; return nil }))
			return trace, anew
		}
		first, _ := run("before", nil)
		columns := first.Columns
		second, want := run("after", first)
		if second.Columns[0].Column == columns[0].Column {
			reused++
		}
		require.Equal(t, want.Summary, second.Summary)
		require.Equal(t, want.Rows, second.Rows)
		for i, c := range want.Columns {
			require.Equal(t, c.Name, second.Columns[i].Name)
			require.Equal(t, c.width, second.Columns[i].width, c.Name)
			require.Equal(t, c.Len(), second.Columns[i].Len())
			for row := range c.Len() {
				require.Equal(t, c.At(row), second.Columns[i].At(row))
			}
		}
	})
	require.Greater(t, reused, 5)
}

// Arrivals of every size and at every distance, as a list and in two, come to the same on the fast way and on the general one.
func TestPlainArrivalsAreArrivals(t *testing.T) {
	plain := 0
	rapid.Check(t, func(t *rapid.T) {
		b := plainBucket(t)
		at := time.Duration(0)
		var arrivals Arrivals
		var series Series
		var requests []uint32
		apart := rapid.OneOf(rapid.Just(int64(0)), rapid.Map(rapid.Int64Range(0, 5), seconds), rapid.Int64Range(0, min(int64(b.Every), int64(MaxTime)/100)*2), rapid.Int64Range(0, int64(MaxTime)/100))
		for range rapid.IntRange(1, 40).Draw(t, "arrivals") {
			at += time.Duration(apart.Draw(t, "apart"))
			n := rapid.OneOf(rapid.Int64Range(0, 12), rapid.Int64Range(0, MaxCount)).Draw(t, "requests")
			arrivals = append(arrivals, Arrival{At: at, Requests: n, Cost: rapid.SampledFrom([]int64{0, 0, 0, 1}).Draw(t, "cost")})
			series.At, requests = append(series.At, at), append(requests, uint32(n))
		}
		series.Requests = Pack(requests)
		var traces []*Trace
		rowEvery := max(at/7, 1)
		alone, err := NewRunner(Scenario{Bucket: b, Traffic: arrivals, RowEvery: rowEvery})
		require.NoError(t, err)
		if alone.arrivePlain(arrivals, uint64(at)+1) == len(arrivals) {
			plain++
		}
		for _, traffic := range []Traffic{arrivals, series, arrivals} {
			r, err := NewRunner(Scenario{Bucket: b, Traffic: traffic, RowEvery: rowEvery})
			require.NoError(t, err)
			if len(traces) == 2 {
				general := *r.state.rules
				general.way = generalWay
				r.state.rules = &general
			}
			require.NoError(t, r.Run(max(r.Rows(), 1), func(page *Trace) error { traces = append(traces, page); return nil }))
		}
		want := traces[2]
		for _, got := range traces[:2] {
			require.Equal(t, want.Summary, got.Summary)
			for i, c := range want.Columns {
				for row := range want.Rows {
					require.Equal(t, c.At(row), got.Columns[i].At(row), "%s in row %d", c.Name, row)
				}
			}
			require.Equal(t, want.State.IsZero(), got.State.IsZero())
			if !want.State.IsZero() {
				require.Equal(t, want.State.Snapshot(), got.State.Snapshot())
			}
		}
	})
	require.Greater(t, plain, 50, "the fast way takes them all")
}
