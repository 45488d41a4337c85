package exercise_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
	"bucketplayground/engine/exercise"
)

func amount(n uint64) engine.Amount { return engine.Ratio(engine.Product(n, 1), 1) }

func field(name string) exercise.Range { return exercise.Range{Field: name, Low: 1, High: 60} }

var (
	// At five a second, twenty-five at once: the largest queue in which nobody takes longer than two seconds.
	twoSeconds = exercise.Question{
		Bucket: engine.Bucket{Kind: engine.Leaky, Capacity: 20, Drain: 5, Every: second}, Story: []engine.Input{{Requests: 25}},
		Design: &exercise.Design{Fields: []exercise.Range{field("capacity")}, Choose: exercise.Largest,
			Meet: []exercise.Condition{{Figure: exercise.MaxDoneInMs, Is: exercise.Most, Amount: amount(2000)}}}}
	// Six now and then: the smallest refill with which none is turned away.
	nothingRejected = exercise.Question{
		Bucket: engine.Bucket{Kind: engine.Token, Capacity: 6, Refill: 1, Every: 2 * second},
		Story:  []engine.Input{{Requests: 6}, {Advance: 4 * second, Requests: 6}, {Advance: 4 * second, Requests: 6}},
		Design: &exercise.Design{Fields: []exercise.Range{field("refill")}, Choose: exercise.Smallest,
			Meet: []exercise.Condition{{Figure: "rejected", Is: exercise.Is}}}}
	// Any size and rate that serve this and never let more than eight through at once.
	anyThatDoes = exercise.Question{
		Bucket: engine.Bucket{Kind: engine.Token, Capacity: 20, Refill: 1, Every: 2 * second}, Story: nothingRejected.Story,
		Design: &exercise.Design{Fields: []exercise.Range{field("capacity"), field("refill")},
			Meet: []exercise.Condition{{Figure: "rejected", Is: exercise.Is}, {Figure: exercise.LargestBurst, Is: exercise.Most, Amount: amount(8)}}}}
)

func design(t *testing.T, q exercise.Question, answers ...string) exercise.QuestionResult {
	t.Helper()
	require.NoError(t, q.Prepare())
	return check(t, q, answers...)
}

func TestEveryRightDesignIsRight(t *testing.T) {
	for _, c := range []struct {
		question exercise.Question
		answers  []string
	}{
		{twoSeconds, []string{"10"}}, {nothingRejected, []string{"3"}},
		{anyThatDoes, []string{"6", "3"}}, {anyThatDoes, []string{"8", "3"}}, {anyThatDoes, []string{"7", "40"}}, {anyThatDoes, []string{"6", "1000000"}},
	} {
		result := design(t, c.question, c.answers...)
		assert.Equal(t, exercise.Right, result.Verdict, "%q", c.answers)
		require.NotNil(t, result.Design)
		assert.True(t, result.Design.Met)
		assert.True(t, result.Design.Extreme)
	}
}

// A wrong design comes with what the engine found by running it.
func TestWrongDesigns(t *testing.T) {
	result := design(t, twoSeconds, "11")
	assert.Equal(t, exercise.Wrong, result.Verdict)
	assert.False(t, result.Design.Met)
	assert.Equal(t, int64(11), result.Design.Bucket.Capacity)
	require.Len(t, result.Design.Conditions, 1)
	assert.False(t, result.Design.Conditions[0].Met)
	assert.Equal(t, 2200.0, result.Design.Conditions[0].Got.Value.Float64())
	assert.Equal(t, []engine.Flaw{engine.WaitWithoutOwn}, flawsOf(result.Diagnosis), "whose own processing takes no time finds eleven")
	assert.Equal(t, 1, result.Diagnosis.Suspects[0].Departs.At)

	result = design(t, twoSeconds, "9")
	assert.Equal(t, exercise.Wrong, result.Verdict)
	assert.True(t, result.Design.Met, "it does what is wanted,")
	assert.False(t, result.Design.Extreme, "but a larger one does it too")

	result = design(t, anyThatDoes, "9", "3")
	assert.Equal(t, exercise.Wrong, result.Verdict)
	assert.True(t, result.Design.Conditions[0].Met)
	assert.False(t, result.Design.Conditions[1].Met)
	assert.Equal(t, exercise.Wrong, design(t, anyThatDoes, "5", "9").Verdict)
}

func TestDesignsThatCannotBeBuilt(t *testing.T) {
	for typed, problem := range map[string]exercise.Problem{"9.5": exercise.NotWhole, "5/2": exercise.NotWhole, "0": exercise.OutOfRange, "-3": exercise.OutOfRange,
		"1000000001": exercise.OutOfRange, "10 s": exercise.OtherUnit} {
		result := design(t, twoSeconds, typed)
		assert.Equal(t, exercise.Wrong, result.Verdict, typed)
		assert.Equal(t, problem, result.Parts[0].Problem, typed)
		assert.Nil(t, result.Design, "there is nothing to run: %s", typed)
	}
	result := design(t, anyThatDoes, "6", "")
	assert.Equal(t, exercise.Unanswered, result.Verdict, "half a bucket is none yet")
	assert.Equal(t, exercise.Unanswered, design(t, anyThatDoes, "six", "3").Verdict)
}

// An interval is answered in seconds, in steps as fine as one likes.
func TestAnIntervalToFind(t *testing.T) {
	q := exercise.Question{Bucket: engine.Bucket{Kind: engine.Token, Capacity: 6, Refill: 3, Every: 10 * second}, Story: nothingRejected.Story,
		Design: &exercise.Design{Fields: []exercise.Range{{Field: "everyMs", Low: int64(second / 2), High: int64(5 * second), Step: int64(second / 2)}},
			Meet: []exercise.Condition{{Figure: "rejected", Is: exercise.Is}}}}
	for typed, want := range map[string]exercise.Verdict{"2": exercise.Right, "0.1": exercise.Right, "1.9999": exercise.Right, "500 ms": exercise.Right, "2.0001": exercise.Wrong, "4": exercise.Wrong, "0": exercise.Wrong} {
		assert.Equal(t, want, design(t, q, typed).Verdict, typed)
	}
}

func TestTheSolutionOfADesign(t *testing.T) {
	q := twoSeconds
	require.NoError(t, q.Prepare())
	key, err := (&exercise.Exercise{Questions: []exercise.Question{q}}).Key()
	require.NoError(t, err)
	s := key.Solutions[0]
	assert.Equal(t, "10", exercise.TextOf(s.Values[0].Amount))
	require.Len(t, s.Conditions, 1)
	assert.True(t, s.Conditions[0].Met)
	assert.Equal(t, 2000.0, s.Conditions[0].Got.Value.Float64())
	require.Len(t, s.Rows, 1)
	assert.Equal(t, int64(10), s.Rows[0].Queued, "the rows are those of the solution's bucket")
}

func TestDesignsThatCannotBeAsked(t *testing.T) {
	change := func(with func(d *exercise.Design)) exercise.Question {
		q, d := twoSeconds, *twoSeconds.Design
		d.Fields = slices.Clone(d.Fields)
		q.Design = &d
		with(&d)
		return q
	}
	easy := twoSeconds
	easy.Bucket.Capacity = 7
	for name, c := range map[string]struct {
		question exercise.Question
		path     string
	}{
		"of no field":              {change(func(d *exercise.Design) { d.Fields = nil }), "design"},
		"of no condition":          {change(func(d *exercise.Design) { d.Meet = nil }), "design"},
		"of a field that is none":  {change(func(d *exercise.Design) { d.Fields = []exercise.Range{field("size")} }), "design.fields[0]"},
		"of another kind's field":  {change(func(d *exercise.Design) { d.Fields = []exercise.Range{field("refill")} }), "bucket.refill"},
		"with too much to try":     {change(func(d *exercise.Design) { d.Fields[0].High = 30_000 }), "design.within.capacity"},
		"of another kind's figure": {change(func(d *exercise.Design) { d.Meet = []exercise.Condition{{Figure: "tokens", Is: exercise.Is}} }), "design.meet[0].figure"},
		"of a moment that is not":  {change(func(d *exercise.Design) { d.Meet = []exercise.Condition{{Figure: "queued", At: 2, Is: exercise.Is}} }), "design.meet[0].at"},
		"which nothing can do": {change(func(d *exercise.Design) {
			d.Meet = []exercise.Condition{{Figure: "dropped", Is: exercise.Most}, {Figure: exercise.MaxDoneInMs, Is: exercise.Most, Amount: amount(1)}}
		}), "design.meet"},
		"which it does already":    {easy, "design.meet"},
		"whose largest is cut off": {change(func(d *exercise.Design) { d.Fields = []exercise.Range{{Field: "capacity", Low: 1, High: 8}} }), "design.within.capacity"},
		"for something in between": {change(func(d *exercise.Design) { d.Choose = "medium" }), "design.choose"},
	} {
		var refusal *engine.FieldError
		require.ErrorAs(t, c.question.Prepare(), &refusal, name)
		assert.Equal(t, c.path, refusal.Path, name)
	}
}
