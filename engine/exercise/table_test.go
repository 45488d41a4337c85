package exercise_test

import (
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
	"bucketplayground/engine/exercise"
)

// complete fills in a table, row by row, in the order of its columns.
func complete(t *testing.T, q exercise.Question, rows [][]int) exercise.QuestionResult {
	t.Helper()
	var answers []string
	for _, row := range rows {
		for _, n := range row {
			answers = append(answers, strconv.Itoa(n))
		}
	}
	require.NoError(t, q.Prepare())
	return check(t, q, answers...)
}

// The lesson's tables as tables to complete.
func TestTablesOfTheLesson(t *testing.T) {
	const day = 24 * time.Hour
	for name, c := range map[string]struct {
		bucket engine.Bucket
		story  []engine.Input
		table  exercise.Table
		right  [][]int
	}{
		"leaves and caterpillars": {engine.Bucket{Kind: engine.Token, Capacity: 5, Refill: 3, Every: day, StartsWith: true},
			[]engine.Input{{Advance: day, Requests: 2}, {Advance: day, Requests: 5}, {Advance: day}, {Advance: day}},
			exercise.Table{Show: []string{"requests"}, Ask: []string{"refilled", "accepted", "tokens"}},
			[][]int{{3, 2, 1}, {3, 4, 0}, {3, 0, 3}, {2, 0, 5}}},
		"generous": {engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * second},
			[]engine.Input{{Advance: second, Requests: 3}, {Advance: second, Requests: 5}, {Advance: second, Requests: 7}, {Advance: second, Requests: 9}},
			exercise.Table{Ask: []string{"accepted", "rejected", "tokens"}},
			[][]int{{3, 0, 7}, {5, 0, 2}, {7, 0, 1}, {1, 8, 0}}},
		"the queue of five, in which a row is a second and not a step": {leaky, []engine.Input{{Requests: 4}, {Advance: second, Requests: 4}, {Advance: second}, {Advance: second}},
			exercise.Table{Show: []string{"requests"}, Ask: []string{"queued", "dropped", "processed", "queue"}, Every: second},
			[][]int{{4, 0, 2, 2}, {3, 1, 2, 3}, {0, 0, 2, 1}, {0, 0, 1, 0}}},
		"only some of its rows": {engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * second},
			[]engine.Input{{Advance: second, Requests: 3}, {Advance: second, Requests: 5}, {Advance: second, Requests: 7}, {Advance: second, Requests: 9}},
			exercise.Table{Ask: []string{"tokens"}, From: 2, To: 3}, [][]int{{2}, {1}}},
	} {
		t.Run(name, func(t *testing.T) {
			q := exercise.Question{Bucket: c.bucket, Story: c.story, Table: &c.table}
			assert.Equal(t, exercise.Right, complete(t, q, c.right).Verdict)
			c.right[1][0]++
			result := complete(t, q, c.right)
			assert.Equal(t, exercise.Partly, result.Verdict)
			assert.Equal(t, len(c.table.Ask), result.Diagnosis.First, "the first cell of the second row")
		})
	}
}

func TestAWrongTableIsExplainedByItsRows(t *testing.T) {
	q := exercise.Question{Bucket: leaky, Story: []engine.Input{{Requests: 4}, {Advance: second, Requests: 4}, {Advance: second}, {Advance: second}},
		Table: &exercise.Table{Ask: []string{"queued", "dropped", "processed", "queue"}, Every: second}}
	d := complete(t, q, [][]int{{4, 0, 2, 2}, {4, 0, 2, 4}, {0, 0, 2, 2}, {0, 0, 2, 0}}).Diagnosis
	require.Equal(t, []engine.Flaw{engine.DrainsFirst, engine.ServedTakesNoPlace}, flawsOf(d))
	assert.Equal(t, 2, d.Suspects[0].Departs.Row)
	assert.Zero(t, d.Suspects[0].Departs.At, "the row is a second, no step")
	assert.Equal(t, []string{"queued", "dropped", "queue"}, d.Suspects[0].Departs.Fields)

	q = exercise.Question{Bucket: token, Story: practice, Table: &exercise.Table{Ask: []string{"accepted", "tokens"}, From: 2}}
	d = complete(t, q, [][]int{{0, 2}, {0, 5}}).Diagnosis
	require.Equal(t, []engine.Flaw{engine.AllOrNothing}, flawsOf(d))
	assert.Equal(t, 2, d.Suspects[0].Departs.At)
	assert.Equal(t, 1, d.Suspects[0].Departs.Row)
}

func TestWhatATableShows(t *testing.T) {
	q := exercise.Question{ID: "q", Bucket: token, Story: practice, Table: &exercise.Table{Show: []string{"atMs", "requests"}, Ask: []string{"tokens"}, From: 2}}
	require.NoError(t, q.Prepare())
	rows, err := q.TableRows()
	require.NoError(t, err)
	require.Len(t, rows, 2)
	assert.Equal(t, 12*second, rows[1].At)
	assert.Equal(t, 12.0, rows[1].Cells[0].Given.Value.Float64(), "in seconds, as times are answered")
	assert.Equal(t, 3.0, rows[0].Cells[1].Given.Value.Float64())
	assert.Equal(t, "1.tokens", rows[0].Cells[2].Part)
	assert.Equal(t, "2.tokens", rows[1].Cells[2].Part)
}

func TestTablesThatCannotBeAsked(t *testing.T) {
	for name, c := range map[string]struct {
		table exercise.Table
		path  string
	}{
		"of no figures":             {exercise.Table{}, "table.ask"},
		"of another kind's figure":  {exercise.Table{Ask: []string{"tokens", "queue"}}, "table.ask[1]"},
		"that shows no figure":      {exercise.Table{Show: []string{"leaves"}, Ask: []string{"tokens"}}, "table.show[0]"},
		"past the end of the story": {exercise.Table{Ask: []string{"tokens"}, To: 4}, "table.to"},
		"from the end on":           {exercise.Table{Ask: []string{"tokens"}, From: 4}, "table.to"},
		"of too many rows":          {exercise.Table{Ask: []string{"tokens"}, Every: time.Millisecond}, "table.to"},
		"of waits within a second":  {exercise.Table{Ask: []string{"retryAfterMs"}, Every: second}, "table.ask[0]"},
	} {
		q := exercise.Question{Bucket: token, Story: practice, Table: &c.table}
		var refusal *engine.FieldError
		require.ErrorAs(t, q.Prepare(), &refusal, name)
		assert.Equal(t, c.path, refusal.Path, name)
	}
}
