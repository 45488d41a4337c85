package engine_test

import (
	"encoding/binary"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
	"bucketplayground/engine/internal/model"
)

// Whatever the engine is given, it either refuses it with an error that names a field, or does what the model does.

// modelPlaces is the longest queue that the model is asked to keep.
const modelPlaces = 100

// storyOf reads numbers two by two: how long nothing happens, and how many arrive.
func storyOf(data []byte) (inputs []engine.Input) {
	for len(data) > 0 && len(inputs) < 40 {
		advance, n := binary.Varint(data)
		if n <= 0 {
			break
		}
		requests, m := binary.Varint(data[n:])
		if m <= 0 {
			break
		}
		data = data[n+m:]
		inputs = append(inputs, engine.Input{Advance: time.Duration(advance), Requests: requests})
	}
	return inputs
}

// storyData writes what storyOf reads.
func storyData(inputs ...engine.Input) (data []byte) {
	for _, in := range inputs {
		data = binary.AppendVarint(data, int64(in.Advance))
		data = binary.AppendVarint(data, in.Requests)
	}
	return data
}

// seeds are buckets of every kind, each with a few stories.
func seeds(f *testing.F, add func(b engine.Bucket, story []byte)) {
	f.Helper()
	for _, b := range []engine.Bucket{
		{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * time.Second},
		{Kind: engine.Token, Capacity: 3, Refill: 7, Every: 11, Pacing: engine.Steady, Initial: 1, StartsWith: true},
		{Kind: engine.Leaky, Capacity: 5, Drain: 2, Every: time.Second, Timeout: 1200 * time.Millisecond},
		{Kind: engine.Leaky, Capacity: 5, Drain: 2, Every: time.Second, Pacing: engine.Interval, Timeout: time.Second},
		{Kind: engine.Meter, Capacity: 4, Drain: 3, Every: time.Second},
		{Kind: engine.Token, Capacity: engine.MaxCount, Refill: engine.MaxCount, Every: 1},
		{Kind: engine.Leaky, Capacity: 1, Drain: 1, Every: engine.MaxTime, Timeout: engine.MaxTime},
	} {
		add(b, storyData(engine.Input{Requests: 6}, engine.Input{Advance: b.Every, Requests: 3}, engine.Input{Advance: b.Every/3 + 1, Requests: 2}))
		add(b, storyData(engine.Input{Advance: time.Second, Requests: 1}, engine.Input{Advance: 1, Requests: engine.MaxCount}))
		add(b, storyData(engine.Input{Advance: engine.MaxTime, Requests: 5}, engine.Input{Advance: -1, Requests: -1}))
	}
}

func FuzzStep(f *testing.F) {
	seeds(f, func(b engine.Bucket, story []byte) {
		f.Add(string(b.Kind), string(b.Pacing), b.Capacity, b.Refill, b.Drain, int64(b.Every), b.Initial, b.StartsWith, int64(b.Timeout), story)
	})
	f.Fuzz(func(t *testing.T, kind, pacing string, capacity, refill, drain, every, initial int64, startsWith bool, timeout int64, story []byte) {
		b := engine.Bucket{Kind: engine.Kind(kind), Pacing: engine.Pacing(pacing), Capacity: capacity, Refill: refill, Drain: drain,
			Every: time.Duration(every), Initial: initial, StartsWith: startsWith, Timeout: time.Duration(timeout)}
		state, err := engine.Start(b)
		if err != nil {
			requireRefusal(t, err)
			return
		}
		if b.Kind == engine.Leaky && b.Capacity > modelPlaces {
			return
		}
		dumb := model.New(b)
		for _, in := range storyOf(story) {
			before := state.Snapshot()
			row, err := state.Step(in)
			if err != nil {
				requireRefusal(t, err)
				require.Equal(t, before, state.Snapshot())
				continue
			}
			requireSame(t, dumb.Step(state.At(), in), rowFigures(row), "%+v after %+v", b, in)
			restored, err := engine.Restore(state.Snapshot())
			require.NoError(t, err)
			require.Equal(t, state.Snapshot(), restored.Snapshot())
		}
	})
}

func FuzzRun(f *testing.F) {
	seeds(f, func(b engine.Bucket, story []byte) {
		f.Add(string(b.Kind), string(b.Pacing), b.Capacity, b.Refill+b.Drain, int64(b.Every), int64(b.Timeout), story, int64(0), int64(0), int64(b.Every))
		f.Add(string(b.Kind), string(b.Pacing), b.Capacity, b.Refill+b.Drain, int64(b.Every), int64(b.Timeout), story, int64(b.Every), int64(9*time.Second), int64(time.Second))
	})
	f.Fuzz(func(t *testing.T, kind, pacing string, capacity, flow, every, timeout int64, story []byte, from, until, rowEvery int64) {
		b := engine.Bucket{Kind: engine.Kind(kind), Pacing: engine.Pacing(pacing), Capacity: capacity, Drain: flow, Every: time.Duration(every),
			Timeout: time.Duration(timeout)}
		if b.Kind == engine.Token {
			b.Refill, b.Drain = flow, 0
		}
		sc := engine.Scenario{Bucket: b, From: time.Duration(from), Until: time.Duration(until), RowEvery: time.Duration(rowEvery)}
		at := time.Duration(0)
		var traffic engine.Arrivals
		for _, in := range storyOf(story) {
			at += in.Advance // wherever this leads to
			traffic = append(traffic, engine.Arrival{At: at, Requests: in.Requests})
		}
		sc.Traffic = traffic
		// So many rows are too much for the model.
		if length := max(sc.Until, at) - sc.From; sc.RowEvery == 0 && length/mostRows > time.Second || sc.RowEvery > 0 && length/mostRows > sc.RowEvery {
			return
		}
		trace, err := engine.Run(sc)
		if err != nil {
			requireRefusal(t, err)
			return
		}
		if b.Kind == engine.Leaky && b.Capacity > modelPlaces {
			return
		}
		want := model.Run(sc)
		require.Len(t, want.Rows, trace.Rows)
		for i, row := range want.Rows {
			requireSame(t, row, traceFigures(trace, i), "row %d of %+v", i, sc)
		}
		requireSame(t, want.Summary, figures(trace.Summary.Fields()), "summary of %+v", sc)
	})
}

// requireRefusal is an error that says which field is wrong, what it must be, and what it was.
func requireRefusal(t *testing.T, err error) {
	t.Helper()
	var refusal *engine.FieldError
	require.True(t, errors.As(err, &refusal), "%v", err)
	require.NotEmpty(t, refusal.Code)
	require.NotEmpty(t, refusal.Path)
	require.NotEmpty(t, refusal.Want)
	require.NotEmpty(t, refusal.Got)
}
