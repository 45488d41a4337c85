package exercise_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
	"bucketplayground/engine/exercise"
)

// variants is how many of each exercise the virtual learners do.
const variants = 200

// tally counts the wrong answers of learners, and what the diagnosis makes of them.
type tally struct{ wrong, alone, inTwo, amongMore, missed int }

func (t tally) plus(more tally) tally {
	return tally{t.wrong + more.wrong, t.alone + more.alone, t.inTwo + more.inTwo, t.amongMore + more.amongMore, t.missed + more.missed}
}

// Every wrong rule is a virtual learner who goes by it through every exercise and 200 variants of each. Whatever it answers
// wrongly has to be traced to it, if the answer allows it.
func TestLearners(t *testing.T) {
	sets := readSets(t)
	results := make(chan map[engine.Flaw]tally, len(sets))
	t.Run("sets", func(t *testing.T) {
		for _, set := range sets {
			t.Run(set.ID, func(t *testing.T) {
				t.Parallel()
				results <- goThrough(t, set)
			})
		}
	})
	byFlaw := map[engine.Flaw]tally{}
	for range sets {
		for flaw, one := range <-results {
			byFlaw[flaw] = byFlaw[flaw].plus(one)
		}
	}
	var all tally
	var table strings.Builder
	fmt.Fprintf(&table, "| a learner who believes | wrong answers | traced to it alone | named among two | fits, but two likelier ones are named | traced to another |\n|---|--:|--:|--:|--:|--:|\n")
	for _, belief := range engine.Beliefs {
		one := byFlaw[belief.Flaw]
		if one.wrong == 0 {
			continue
		}
		fmt.Fprintf(&table, "| %s | %d | %s | %s | %s | %s |\n", strings.TrimSuffix(belief.Says, "."), one.wrong,
			share(one.alone, one.wrong), share(one.inTwo, one.wrong), share(one.amongMore, one.wrong), share(one.missed, one.wrong))
		all = all.plus(one)
	}
	fmt.Fprintf(&table, "| all | %d | %s | %s | %s | %s |\n", all.wrong, share(all.alone, all.wrong), share(all.inTwo, all.wrong), share(all.amongMore, all.wrong), share(all.missed, all.wrong))
	t.Logf("%d exercises, each with %d variants:\n%s", len(sets), variants, table.String())
	assert.Greater(t, 100*(all.alone+all.inTwo), 95*all.wrong, "wrong answers traced to their rule, or to one of two")
	assert.Zero(t, all.missed, "wrong answers traced to another rule")
}

func share(n, of int) string { return fmt.Sprintf("%.1f %%", 100*float64(n)/float64(of)) }

// goThrough lets all learners do a set and its variants.
func goThrough(t *testing.T, set *exercise.Exercise) map[engine.Flaw]tally {
	byFlaw := map[engine.Flaw]tally{}
	for seed := range uint64(variants + 1) {
		e := set.Variant(seed)
		key, err := e.Key()
		require.NoError(t, err)
		for i := range e.Questions {
			for _, m := range key.Solutions[i].Mistakes {
				byFlaw[m.Flaw] = byFlaw[m.Flaw].plus(learn(t, e, key, i, m))
			}
		}
	}
	return byFlaw
}

// learn lets one learner answer one question.
func learn(t *testing.T, e *exercise.Exercise, key *exercise.Key, i int, m exercise.Mistake) (one tally) {
	q := &e.Questions[i]
	answers, typed := map[string]string{}, false
	for j, v := range m.Values {
		switch {
		case v.Option != "":
			answers[q.Parts[j].ID], typed = v.Option, true
		case !v.None:
			answers[q.Parts[j].ID], typed = exercise.TextOf(v.Amount), true
		}
	}
	if !typed {
		return one // this rule has no answer to write down
	}
	checked, err := key.Check(exercise.Answers{q.ID: answers}, "en")
	require.NoError(t, err)
	result := checked.Questions[i]
	if !slices.ContainsFunc(result.Parts, func(p exercise.PartResult) bool { return p.Verdict == exercise.Wrong }) {
		return one
	}
	one.wrong = 1
	require.NotNil(t, result.Diagnosis)
	suspects := result.Diagnosis.Suspects
	named := slices.ContainsFunc(suspects, func(s exercise.Suspect) bool { return s.Flaw == m.Flaw })
	switch {
	case named && len(suspects) == 1:
		one.alone = 1
	case named:
		one.inTwo = 1
	case len(suspects) == 2 && result.Diagnosis.Others > 0:
		one.amongMore = 1
	default:
		one.missed = 1
		t.Logf("%s %s: %s answers %v", e.ID, q.ID, m.Flaw, answers)
	}
	return one
}
