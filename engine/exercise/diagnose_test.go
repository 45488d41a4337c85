package exercise_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
	"bucketplayground/engine/exercise"
)

var practice = []engine.Input{{Requests: 5}, {Advance: 2 * second, Requests: 3}, {Advance: 10 * second}}

// diagnose gives what wrong answers show.
func diagnose(t *testing.T, q exercise.Question, answers ...string) *exercise.Diagnosis {
	t.Helper()
	d := check(t, q, answers...).Diagnosis
	require.NotNil(t, d)
	return d
}

func flawsOf(d *exercise.Diagnosis) (flaws []engine.Flaw) {
	for _, s := range d.Suspects {
		flaws = append(flaws, s.Flaw)
	}
	return flaws
}

// The answers that the lessons warn of, and the wrong rules they come from.
func TestWhereWrongAnswersComeFrom(t *testing.T) {
	generous := engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * second}
	six := []engine.Input{{Requests: 6}}
	for name, c := range map[string]struct {
		question exercise.Question
		answers  []string
		want     []engine.Flaw
		at       int // the step at which the first of them departs
	}{
		"ten tokens, if the bucket could hold them": {exercise.Question{Bucket: token, Story: practice, At: 3, Parts: asks("tokens")},
			[]string{"10"}, []engine.Flaw{engine.NoCap}, 3},
		"nothing passes, since three are more than two": {exercise.Question{Bucket: token, Story: practice, At: 2, Parts: asks("accepted", "rejected")},
			[]string{"0", "3"}, []engine.Flaw{engine.AllOrNothing}, 2},
		"a new client has nothing": {exercise.Question{Bucket: token, Story: practice, At: 1, Parts: asks("accepted", "tokens")},
			[]string{"0", "0"}, []engine.Flaw{engine.StartsEmpty}, 1},
		"two a second": {exercise.Question{Bucket: token, Story: practice, Parts: asks(exercise.SustainedPerSecond, exercise.LargestBurst)},
			[]string{"2", "5"}, []engine.Flaw{engine.PerSecond}, 1},
		"every round refills": {exercise.Question{Bucket: generous, Story: []engine.Input{{Advance: second, Requests: 9}, {Advance: second, Requests: 9}}, At: 2, Parts: asks("accepted", "tokens")},
			[]string{"7", "0"}, []engine.Flaw{engine.PerSecond, engine.RefillsEveryRound}, 2},
		"all six get in": {exercise.Question{Bucket: leaky, Story: six, At: 1, Parts: asks("queued", "dropped")},
			[]string{"6", "0"}, []engine.Flaw{engine.DrainsFirst, engine.ServedTakesNoPlace}, 1},
		"its own processing takes no time": {exercise.Question{Bucket: leaky, Story: six, At: 1, Parts: asks("lastDoneInMs")},
			[]string{"2"}, []engine.Flaw{engine.WaitWithoutOwn}, 1},
		"what becomes of the sixth": {exercise.Question{Bucket: leaky, Story: six, At: 1, Parts: []exercise.Part{{ID: "outcome", Ask: exercise.OutcomeOf, Nth: 6}, {ID: "lastDoneInMs", Ask: "lastDoneInMs"}}},
			[]string{"served", "3"}, []engine.Flaw{engine.DrainsFirst, engine.ServedTakesNoPlace}, 1},
	} {
		t.Run(name, func(t *testing.T) {
			d := diagnose(t, c.question, c.answers...)
			require.Equal(t, c.want, flawsOf(d))
			assert.Zero(t, d.Others)
			assert.Nil(t, d.Slip)
			require.NotNil(t, d.Suspects[0].Departs)
			assert.Equal(t, c.at, d.Suspects[0].Departs.At)
			assert.NotEmpty(t, d.Suspects[0].Says)
		})
	}
}

// The step at which a rule departs comes with the figures that differ there and with both rows.
func TestWhereARuleDeparts(t *testing.T) {
	d := diagnose(t, exercise.Question{Bucket: token, Story: practice, At: 3, Parts: asks("tokens")}, "10")
	departs := d.Suspects[0].Departs
	require.NotNil(t, departs)
	assert.Equal(t, 3, departs.At)
	assert.Equal(t, []string{"tokens"}, departs.Fields)
	value := func(fields []engine.Field, name string) float64 {
		for _, f := range fields {
			if f.Name == name {
				return f.Value.Float64()
			}
		}
		require.Fail(t, "no such figure", name)
		return 0
	}
	assert.Equal(t, 5.0, value(departs.Right, "tokens"))
	assert.Equal(t, 10.0, value(departs.Flawed, "tokens"))
	assert.Equal(t, 10.0, d.Suspects[0].Answers[0].Amount.Float64())
}

// At most two are named, the likelier first, and it is told that there are more.
func TestNoMoreThanTwoAreNamed(t *testing.T) {
	// A burst of twelve on ten: whoever rejects or accepts all of it may have one of several things in mind.
	q := exercise.Question{Bucket: engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 6, Every: 3 * second, StartsWith: true},
		Story: []engine.Input{{Advance: second, Requests: 6}, {Advance: second, Requests: 6}}, At: 1, Parts: asks("accepted")}
	d := diagnose(t, q, "6")
	assert.Equal(t, []engine.Flaw{engine.PerSecond, engine.StartsFull}, flawsOf(d))
	assert.Equal(t, 1, d.Others)
}

// A rule that explains all of an answer is named before one that explains a part of it; where none explains all, the
// first wrong part is looked at.
func TestAnAnswerIsExplainedAsAWholeFirst(t *testing.T) {
	q := exercise.Question{Bucket: token, Story: practice, At: 2, Parts: asks("accepted", "rejected", "tokens")}
	assert.Equal(t, []engine.Flaw{engine.AllOrNothing}, flawsOf(diagnose(t, q, "0", "3", "2")))
	d := diagnose(t, q, "0", "3", "7")
	assert.Equal(t, []engine.Flaw{engine.AllOrNothing}, flawsOf(d))
	assert.Equal(t, []int{0, 1}, d.Suspects[0].Parts)
	d = diagnose(t, q, "2", "1", "17")
	assert.Empty(t, d.Suspects)
	assert.Equal(t, 2, d.First, "nothing fits: it says which part is wrong")
	assert.Equal(t, []engine.Flaw{engine.AllOrNothing}, flawsOf(diagnose(t, q, "", "3", "")), "open parts contradict no rule")
}

func TestSlips(t *testing.T) {
	eight := engine.Bucket{Kind: engine.Token, Capacity: 8, Refill: 1, Every: time.Minute}
	story := []engine.Input{{Requests: 5}, {Advance: second, Requests: 9}}
	d := diagnose(t, exercise.Question{Bucket: eight, Story: story, At: 2, Parts: asks("accepted", "rejected")}, "6", "3")
	assert.Equal(t, &exercise.Slip{Kind: exercise.Swapped, Parts: []int{0, 1}}, d.Slip)
	d = diagnose(t, exercise.Question{Bucket: eight, Story: []engine.Input{{Requests: 3}, {Advance: second, Requests: 9}}, At: 2, Parts: asks("requests")}, "12")
	assert.Equal(t, &exercise.Slip{Kind: exercise.Total, Parts: []int{0}}, d.Slip)
	d = diagnose(t, exercise.Question{Bucket: eight, Story: []engine.Input{{Requests: 3}, {Advance: second, Requests: 9}}, Parts: asks("requests")}, "9")
	assert.Equal(t, &exercise.Slip{Kind: exercise.OneStep, Parts: []int{0}}, d.Slip)
	d = diagnose(t, exercise.Question{Bucket: leaky, Story: []engine.Input{{Requests: 6}}, At: 1, Parts: asks("lastDoneInMs")}, "2500")
	assert.Nil(t, d.Slip, "a number in another unit is told at its part")
	assert.Empty(t, d.Suspects)
}

// What a rule answers is taken for that, even where it would be a slip as well.
func TestARuleComesBeforeASlip(t *testing.T) {
	q := exercise.Question{Bucket: token, Story: practice, At: 1, Parts: asks("accepted", "rejected")}
	d := diagnose(t, q, "0", "5")
	assert.Equal(t, []engine.Flaw{engine.StartsEmpty}, flawsOf(d))
	assert.Nil(t, d.Slip)
}

func TestNoDiagnosisWhereNothingIsWrong(t *testing.T) {
	q := exercise.Question{Bucket: token, Story: practice, At: 2, Parts: asks("accepted", "rejected")}
	for _, answers := range [][]string{{"2", "1"}, {"2", ""}, {"2", "x"}, {"", ""}} {
		assert.Nil(t, check(t, q, answers...).Diagnosis, "%q", answers)
	}
}
