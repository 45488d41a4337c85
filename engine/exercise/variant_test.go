package exercise_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
	"bucketplayground/engine/exercise"
)

// setting is what is told of a question before it is answered.
func settings(e *exercise.Exercise) (all []any) {
	for _, q := range e.Questions {
		all = append(all, q.Bucket, q.Story)
	}
	return all
}

func TestSeedNoneIsTheExerciseItself(t *testing.T) {
	for _, set := range readSets(t) {
		assert.Equal(t, settings(set), settings(set.Variant(0)), set.ID)
	}
}

func TestTheSameSeedGivesTheSameVariant(t *testing.T) {
	for _, set := range readSets(t) {
		for _, seed := range []uint64{1, 2, 1_000_000_000} {
			assert.Equal(t, settings(set.Variant(seed)), settings(set.Variant(seed)), "%s %d", set.ID, seed)
		}
	}
}

// These are the variants of today, and have to be those of tomorrow: a link with a seed shows everyone the same exercise.
func TestVariantsStayAsTheyAre(t *testing.T) {
	set := readSets(t)[1]
	require.Equal(t, "token-practice", set.ID)
	v := set.Variant(7)
	assert.Equal(t, engine.Bucket{Kind: engine.Token, Capacity: 9, Refill: 3, Every: 4 * second, Pacing: engine.Interval, Initial: 9, StartsWith: true}, v.Bucket)
	assert.Equal(t, []engine.Input{{Requests: 9}, {Advance: 8 * second, Requests: 7}, {Advance: 28 * second}}, v.Story)
}

// A variant has the pattern of the exercise: what is nothing there is nothing here, and what is something is something.
func TestAVariantCanBeToldInTheSameWords(t *testing.T) {
	something := func(rows []engine.Row) (pattern []bool) {
		for i := range rows {
			for _, f := range rows[i].Fields() {
				pattern = append(pattern, f.None, f.Value.Float64() > 0)
			}
		}
		return pattern
	}
	for _, set := range readSets(t) {
		original, err := set.Key()
		require.NoError(t, err)
		for seed := range uint64(20) {
			v := set.Variant(seed)
			key, err := v.Key()
			require.NoError(t, err)
			for i := range v.Questions {
				require.NoError(t, v.Questions[i].Validate(v.Questions[i].ID))
				if v.Questions[i].Design == nil {
					assert.Equal(t, something(original.Solutions[i].Rows), something(key.Solutions[i].Rows), "%s %s, seed %d", set.ID, v.Questions[i].ID, seed)
				}
			}
		}
	}
}

// Questions that share a bucket and a story share them in every variant, since one goes on where the other ends.
func TestQuestionsThatBelongTogetherStayTogether(t *testing.T) {
	set := readSets(t)[1]
	for seed := range uint64(50) {
		v := set.Variant(seed)
		for _, q := range v.Questions {
			assert.Equal(t, v.Bucket, q.Bucket)
			assert.Equal(t, v.Story, q.Story)
		}
	}
}

// Every exercise with numbers has variants, and hardly ever the same twice.
func TestVariantsDiffer(t *testing.T) {
	for _, set := range readSets(t) {
		if set.ID == "both-jobs" {
			assert.False(t, set.Varies(), "a choice of buckets has no numbers to vary")
			continue
		}
		require.True(t, set.Varies(), set.ID)
		seen := map[string]bool{}
		for seed := uint64(1); seed <= 40; seed++ {
			seen[fmt.Sprint(settings(set.Variant(seed)))] = true
		}
		assert.Greater(t, len(seen), 15, set.ID)
	}
}

// Within what a file allows, and not at all where it says so.
func TestVariantsKeepToWhatTheFileAllows(t *testing.T) {
	q := exercise.Question{Bucket: token, Story: practice, At: 3, Parts: asks("tokens"),
		Vary: exercise.Vary{Ranges: []exercise.Range{{Field: "capacity", Low: 20, High: 22}, {Field: "refill", Low: 3, High: 3}, {Field: "requests", Low: 20, High: 30}}}}
	require.NoError(t, q.Prepare())
	e := &exercise.Exercise{Bucket: q.Bucket, Story: q.Story, Questions: []exercise.Question{q}}
	for seed := uint64(1); seed < 50; seed++ {
		b := e.Variant(seed).Questions[0].Bucket
		assert.Contains(t, []int64{20, 21, 22}, b.Capacity)
		assert.Equal(t, int64(3), b.Refill)
	}
	e.Questions[0].Vary.Off = true
	assert.Same(t, e, e.Variant(5))
}

// A mistake that goes unnoticed in the exercise shows in its variants, where that is possible.
func TestVariantsShowTheMistakesThatTheExerciseHides(t *testing.T) {
	// With one refill of two at two seconds, "two every second" and "two every two seconds" look alike for a bucket of two.
	hides := exercise.Question{Bucket: engine.Bucket{Kind: engine.Token, Capacity: 9, Refill: 4, Every: 2 * second},
		Story: []engine.Input{{Requests: 9}, {Advance: 2 * second, Requests: 3}}, At: 2, Parts: asks("accepted", "rejected")}
	require.NoError(t, hides.Prepare())
	unnoticed := func(e *exercise.Exercise) (n int) {
		key, err := e.Key()
		require.NoError(t, err)
		for _, m := range key.Solutions[0].Mistakes {
			if m.Unnoticed {
				n++
			}
		}
		return n
	}
	e := &exercise.Exercise{Bucket: hides.Bucket, Story: hides.Story, Questions: []exercise.Question{hides}}
	for seed := uint64(1); seed < 30; seed++ {
		assert.LessOrEqual(t, unnoticed(e.Variant(seed)), unnoticed(e))
	}
}
