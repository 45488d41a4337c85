package exercise_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
	"bucketplayground/engine/exercise"
)

// The exercise files of the page, read as far as these tests need it. How a file is read and refused is the boundary's
// business, and tested there.

type file struct {
	ID string
	setting
	Questions []struct {
		ID string
		setting
		At      int
		Buckets []struct {
			Name   string
			Bucket bucketFile
		}
		Ask   []json.RawMessage
		Table *struct {
			Show, Ask       []string
			From, To        int
			EveryMs, FromMs float64
		}
		Design *struct {
			Fields []string
			Meet   []map[string]any
			Choose exercise.Choose
			Within map[string][]int64
		}
	}
}

type setting struct {
	Bucket *bucketFile
	Story  []struct {
		AdvanceMs float64
		Requests  int64
	}
	Vary any
}

type bucketFile struct {
	Kind                    engine.Kind
	Capacity, Refill, Drain int64
	Initial                 *int64
	EveryMs                 float64
	Pacing                  engine.Pacing
}

func millis(ms float64) time.Duration { return time.Duration(ms * float64(time.Millisecond)) }

func (s setting) onto(t testing.TB, q *exercise.Question) {
	if s.Bucket != nil {
		q.Bucket, q.OwnBucket = s.Bucket.bucket(t), true
	}
	if s.Story != nil {
		q.Story, q.OwnStory = nil, true
		for _, in := range s.Story {
			q.Story = append(q.Story, engine.Input{Advance: millis(in.AdvanceMs), Requests: in.Requests})
		}
	}
	switch vary := s.Vary.(type) {
	case bool:
		q.Vary = exercise.Vary{Off: !vary}
	case map[string]any:
		q.Vary = exercise.Vary{}
		for field, ends := range vary {
			low, high := int64(ends.([]any)[0].(float64)), int64(ends.([]any)[1].(float64))
			if field == "everyMs" {
				low, high = low*int64(time.Millisecond), high*int64(time.Millisecond)
			}
			q.Vary.Ranges = append(q.Vary.Ranges, exercise.Range{Field: field, Low: low, High: high})
		}
	}
}

func (f *bucketFile) bucket(t testing.TB) engine.Bucket {
	b := engine.Bucket{Kind: f.Kind, Capacity: f.Capacity, Refill: f.Refill, Drain: f.Drain, Every: millis(f.EveryMs), Pacing: f.Pacing}
	if f.Initial != nil {
		b.Initial, b.StartsWith = *f.Initial, true
	}
	b, err := b.Normal()
	require.NoError(t, err)
	return b
}

// readSets gives the exercises of web/exercises in their order there.
func readSets(t testing.TB) (sets []*exercise.Exercise) {
	t.Helper()
	folder := filepath.Join("..", "..", "web", "exercises")
	var index struct{ Groups []struct{ Sets []string } }
	readJSON(t, filepath.Join(folder, "index.json"), &index)
	for _, group := range index.Groups {
		for _, name := range group.Sets {
			var f file
			readJSON(t, filepath.Join(folder, name+".json"), &f)
			sets = append(sets, f.exercise(t))
		}
	}
	require.NotEmpty(t, sets)
	return sets
}

func readJSON(t testing.TB, name string, into any) {
	t.Helper()
	data, err := os.ReadFile(name)
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, into), name)
}

func (f *file) exercise(t testing.TB) *exercise.Exercise {
	var shared exercise.Question
	f.onto(t, &shared)
	shared.OwnBucket, shared.OwnStory = false, false
	e := &exercise.Exercise{ID: f.ID, Bucket: shared.Bucket, Story: shared.Story}
	for _, from := range f.Questions {
		q := shared
		q.ID, q.At = from.ID, from.At
		from.onto(t, &q)
		for _, c := range from.Buckets {
			q.Buckets = append(q.Buckets, exercise.Candidate{Name: c.Name, Bucket: c.Bucket.bucket(t)})
		}
		for _, ask := range from.Ask {
			q.Parts = append(q.Parts, partOf(t, ask))
		}
		if table := from.Table; table != nil {
			q.Table = &exercise.Table{Show: table.Show, Ask: table.Ask, From: table.From, To: table.To, Every: millis(table.EveryMs), Start: millis(table.FromMs)}
		}
		if design := from.Design; design != nil {
			q.Design = &exercise.Design{Choose: design.Choose}
			for _, field := range design.Fields {
				q.Design.Fields = append(q.Design.Fields, exercise.Range{Field: field, Low: design.Within[field][0], High: design.Within[field][1]})
			}
			for _, meet := range design.Meet {
				c := exercise.Condition{Figure: meet["figure"].(string)}
				for _, is := range []exercise.Comparison{exercise.Most, exercise.Least, exercise.Is} {
					if amount, ok := meet[string(is)].(float64); ok {
						c.Is, c.Amount = is, engine.Ratio(engine.Product(uint64(amount), 1), 1)
					}
				}
				q.Design.Meet = append(q.Design.Meet, c)
			}
		}
		require.NoError(t, q.Prepare(), "%s %s", f.ID, q.ID)
		require.NoError(t, q.Validate(q.ID), f.ID)
		e.Questions = append(e.Questions, q)
	}
	return e
}

func partOf(t testing.TB, data json.RawMessage) exercise.Part {
	var name string
	if json.Unmarshal(data, &name) == nil {
		return exercise.Part{ID: name, Ask: name}
	}
	var object struct {
		ID, Ask   string
		Unit      exercise.Unit
		OutcomeOf int64
		For       exercise.Aim
		Why       []string
	}
	require.NoError(t, json.Unmarshal(data, &object))
	p := exercise.Part{ID: object.ID, Ask: object.Ask, In: object.Unit, Nth: object.OutcomeOf, For: object.For, Claims: object.Why}
	switch {
	case p.Nth > 0:
		p.Ask = exercise.OutcomeOf
	case p.Claims != nil:
		p.Ask = exercise.Why
	}
	return p
}
