package engine_test

import (
	"encoding/json"
	"math"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
)

// Every figure that the two lessons give, from testdata/lesson.json: tables as runs, measured moments as steps.
type lesson struct {
	Run []struct {
		Name     string
		Scenario struct {
			Bucket  lessonBucket
			Rounds  []int64
			RoundMs float64
		}
		Columns map[string][]float64
		Summary map[string]float64
	}
	Step []struct {
		Name   string
		Bucket lessonBucket
		Steps  []struct {
			AdvanceMs float64
			Requests  int64
			Want      map[string]*float64
		}
	}
}

type lessonBucket struct {
	Kind                    engine.Kind
	Capacity, Refill, Drain int64
	EveryMs                 float64
	Pacing                  engine.Pacing
	Initial                 *int64
}

func (b lessonBucket) bucket() engine.Bucket {
	bucket := engine.Bucket{Kind: b.Kind, Capacity: b.Capacity, Refill: b.Refill, Drain: b.Drain, Every: ms(b.EveryMs), Pacing: b.Pacing}
	if b.Initial != nil {
		bucket.Initial, bucket.StartsWith = *b.Initial, true
	}
	return bucket
}

func readLesson(t *testing.T) (l lesson) {
	t.Helper()
	data, err := os.ReadFile("testdata/lesson.json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &l))
	require.NotEmpty(t, l.Run)
	require.NotEmpty(t, l.Step)
	return l
}

func ms(v float64) time.Duration {
	d, ok := engine.FromMilliseconds(v)
	if !ok {
		panic("a time in a test is out of range")
	}
	return d
}

func TestLessonTables(t *testing.T) {
	for _, table := range readLesson(t).Run {
		t.Run(table.Name, func(t *testing.T) {
			trace, err := engine.Run(engine.Scenario{
				Bucket:  table.Scenario.Bucket.bucket(),
				Traffic: engine.Rounds{Every: ms(table.Scenario.RoundMs), Requests: table.Scenario.Rounds},
			})
			require.NoError(t, err)
			assert.Equal(t, len(table.Scenario.Rounds), trace.Rows)
			for name, want := range table.Columns {
				assert.Equal(t, want, traceColumn(t, trace, name).Float64s(), name)
			}
			for name, want := range table.Summary {
				assert.Equal(t, want, summaryField(t, trace.Summary, name), name)
			}
		})
	}
}

func TestLessonMoments(t *testing.T) {
	for _, story := range readLesson(t).Step {
		t.Run(story.Name, func(t *testing.T) {
			state, err := engine.Start(story.Bucket.bucket())
			require.NoError(t, err)
			for i, step := range story.Steps {
				row, err := state.Step(engine.Input{Advance: ms(step.AdvanceMs), Requests: step.Requests})
				require.NoError(t, err)
				for name, want := range step.Want {
					got := rowField(t, row, name)
					if want == nil {
						assert.True(t, math.IsNaN(got), "step %d: %s", i, name)
					} else {
						assert.Equal(t, *want, got, "step %d: %s", i, name)
					}
				}
			}
		})
	}
}

func traceColumn(t *testing.T, trace *engine.Trace, name string) *engine.Column {
	t.Helper()
	column := trace.Column(name)
	require.NotNil(t, column, "no column %s", name)
	return column
}

func summaryField(t *testing.T, s engine.Summary, name string) float64 {
	t.Helper()
	return fieldNamed(t, s.Fields(), name)
}

func rowField(t *testing.T, r engine.Row, name string) float64 {
	t.Helper()
	return fieldNamed(t, r.Fields(), name)
}

// fieldNamed is the figure as a float64, NaN where there is none.
func fieldNamed(t *testing.T, fields []engine.Field, name string) float64 {
	t.Helper()
	for _, f := range fields {
		if f.Name == name {
			if f.None {
				return math.NaN()
			}
			return f.Value.Float64()
		}
	}
	require.Fail(t, "no field "+name)
	return 0
}
