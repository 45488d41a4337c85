package exercise_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
	"bucketplayground/engine/exercise"
)

const second = time.Second

var (
	token = engine.Bucket{Kind: engine.Token, Capacity: 5, Refill: 2, Every: 2 * second}
	leaky = engine.Bucket{Kind: engine.Leaky, Capacity: 5, Drain: 2, Every: second}
	meter = engine.Bucket{Kind: engine.Meter, Capacity: 5, Drain: 2, Every: second}
)

// asks are parts that ask for figures by their names.
func asks(figures ...string) (parts []exercise.Part) {
	for _, figure := range figures {
		parts = append(parts, exercise.Part{ID: figure, Ask: figure})
	}
	return parts
}

// check answers the parts of one question, in order.
func check(t *testing.T, q exercise.Question, answers ...string) exercise.QuestionResult {
	t.Helper()
	require.NoError(t, q.Prepare())
	require.NoError(t, q.Validate("questions[0]"))
	require.Len(t, answers, len(q.Parts))
	given := map[string]string{}
	for i, p := range q.Parts {
		given[p.ID] = answers[i]
	}
	q.ID = "q"
	key, err := (&exercise.Exercise{ID: "e", Questions: []exercise.Question{q}}).Key()
	require.NoError(t, err)
	result, err := key.Check(exercise.Answers{"q": given}, "en")
	require.NoError(t, err)
	require.Len(t, result.Questions, 1)
	wantRight := 0
	if result.Questions[0].Verdict == exercise.Right {
		wantRight = 1
	}
	assert.Equal(t, wantRight, result.Right)
	return result.Questions[0]
}

// The right answers to every kind of question, among them all that the lesson's practice asks; each with a wrong answer near by.
func TestRightAnswers(t *testing.T) {
	practice := []engine.Input{{Requests: 5}, {Advance: 2 * second, Requests: 3}, {Advance: 10 * second}}
	six := []engine.Input{{Requests: 6}}
	var spread []engine.Input
	for range 6 {
		spread = append(spread, engine.Input{Advance: second, Requests: 1})
	}
	spread = append(spread, engine.Input{Advance: second})
	impatient := leaky
	impatient.Timeout = 1200 * time.Millisecond
	for name, c := range map[string]struct {
		question     exercise.Question
		right, wrong []string
	}{
		"five at once": {exercise.Question{Bucket: token, Story: practice, At: 1, Parts: asks("accepted", "tokens")},
			[]string{"5", "0"}, []string{"4", "1"}},
		"two seconds later": {exercise.Question{Bucket: token, Story: practice, At: 2, Parts: asks("accepted", "rejected", "refilled")},
			[]string{"2", "1", "2"}, []string{"3", "0", "3"}},
		"after ten seconds the cap": {exercise.Question{Bucket: token, Story: practice, At: 3, Parts: asks("tokens", "spilled")},
			[]string{"5", "5"}, []string{"10", "0"}},
		"over the whole story counts add up and levels are the last": {exercise.Question{Bucket: token, Story: practice, Parts: asks("requests", "accepted", "rejected", "tokens")},
			[]string{"8", "7", "1", "5"}, []string{"3", "2", "0", "0"}},
		"rate and burst": {exercise.Question{Bucket: token, Story: practice, Parts: asks(exercise.SustainedPerSecond, exercise.LargestBurst)},
			[]string{"1", "5"}, []string{"2", "2"}},
		"the burst of a bucket that starts empty": {exercise.Question{
			Bucket: engine.Bucket{Kind: engine.Token, Capacity: 8, Refill: 1, Every: 3 * second, StartsWith: true}, Story: practice, Parts: asks(exercise.LargestBurst)},
			[]string{"8"}, []string{"0"}},
		"how long to wait, in seconds": {exercise.Question{Bucket: token, Story: practice, At: 1, Parts: asks("retryAfterMs")},
			[]string{"2"}, []string{"2000"}},
		"six at the same moment": {exercise.Question{Bucket: leaky, Story: six, At: 1, Parts: asks("queued", "dropped", "lastStartInMs", "lastDoneInMs")},
			[]string{"5", "1", "2", "2,5"}, []string{"6", "0", "2.5", "3"}},
		"one per second": {exercise.Question{Bucket: leaky, Story: spread, Parts: asks("processed", "dropped", exercise.MaxStartInMs, exercise.MaxDoneInMs)},
			[]string{"6", "0", "0", "0.5"}, []string{"5", "1", "0.5", "0"}},
		"the longest wait is the longest of all steps": {exercise.Question{Bucket: leaky, Story: []engine.Input{{Requests: 4}, {Advance: 5 * second, Requests: 1}}, Parts: asks(exercise.MaxStartInMs)},
			[]string{"1.5"}, []string{"0"}},
		"a meter": {exercise.Question{Bucket: meter, Story: six, At: 1, Parts: asks("accepted", "rejected", "level", exercise.SustainedPerSecond, exercise.LargestBurst)},
			[]string{"5", "1", "5", "2", "5"}, []string{"6", "0", "4", "1", "6"}},
		"what becomes of the last that is queued": {exercise.Question{Bucket: leaky, Story: six, At: 1, Parts: []exercise.Part{{ID: "outcome", Ask: exercise.OutcomeOf, Nth: 5}}},
			[]string{"served"}, []string{"dropped"}},
		"and of the one after it": {exercise.Question{Bucket: leaky, Story: six, At: 1, Parts: []exercise.Part{{ID: "outcome", Ask: exercise.OutcomeOf, Nth: 6}}},
			[]string{"dropped"}, []string{"expires"}},
		"and of one that loses patience": {exercise.Question{Bucket: impatient, Story: six, At: 1, Parts: []exercise.Part{{ID: "outcome", Ask: exercise.OutcomeOf, Nth: 4}}},
			[]string{"expires"}, []string{"served"}},
		"which bucket, and why": {exercise.Question{Story: []engine.Input{{Requests: 12}}, Buckets: []exercise.Candidate{
			{Name: "token", Bucket: engine.Bucket{Kind: engine.Token, Capacity: 10, Refill: 2, Every: second}},
			{Name: "leaky", Bucket: engine.Bucket{Kind: engine.Leaky, Capacity: 10, Drain: 2, Every: second}},
		}, Parts: []exercise.Part{{ID: "bucket", Ask: exercise.ChooseBucket}, {ID: "why", Ask: exercise.Why, Claims: []string{"steady-output", "never-drops", "answers-sooner"}}}},
			[]string{"leaky", "steady-output"}, []string{"token", "never-drops"}},
	} {
		t.Run(name, func(t *testing.T) {
			result := check(t, c.question, c.right...)
			assert.Equal(t, exercise.Right, result.Verdict)
			for i, p := range result.Parts {
				assert.Equal(t, exercise.Right, p.Verdict, c.question.Parts[i].ID)
			}
			result = check(t, c.question, c.wrong...)
			assert.Equal(t, exercise.Wrong, result.Verdict)
			for i, p := range result.Parts {
				assert.Equal(t, exercise.Wrong, p.Verdict, c.question.Parts[i].ID)
			}
		})
	}
}

func TestVerdicts(t *testing.T) {
	question := exercise.Question{Bucket: leaky, Story: []engine.Input{{Requests: 6}}, At: 1, Parts: asks("queued", "dropped")}
	const (
		right, wrong, unanswered, unreadable = exercise.Right, exercise.Wrong, exercise.Unanswered, exercise.Unreadable
	)
	for _, c := range []struct {
		answers []string
		verdict exercise.Verdict
		parts   []exercise.Verdict
	}{
		{[]string{"5", "1"}, right, []exercise.Verdict{right, right}},
		{[]string{"5", "2"}, exercise.Partly, []exercise.Verdict{right, wrong}},
		{[]string{"5", ""}, exercise.Partly, []exercise.Verdict{right, unanswered}},
		{[]string{"5", "one"}, exercise.Partly, []exercise.Verdict{right, unreadable}},
		{[]string{"6", "0"}, wrong, []exercise.Verdict{wrong, wrong}},
		{[]string{"6", ""}, wrong, []exercise.Verdict{wrong, unanswered}},
		{[]string{"", " "}, unanswered, []exercise.Verdict{unanswered, unanswered}},
		{[]string{"five", ""}, unanswered, []exercise.Verdict{unreadable, unanswered}},
	} {
		result := check(t, question, c.answers...)
		assert.Equal(t, c.verdict, result.Verdict, "%q", c.answers)
		for i, want := range c.parts {
			part := result.Parts[i]
			assert.Equal(t, want, part.Verdict, "%q", c.answers)
			assert.Equal(t, want == right || want == wrong, part.Numeric, "%q is a number", c.answers[i])
		}
		assert.Equal(t, c.verdict != unanswered, len(result.Facts) > 0, "facts are there after an attempt, and only then: %q", c.answers)
	}
}

// The facts of a moment are the engine's own row, and what was asked beyond it.
func TestFacts(t *testing.T) {
	names := func(q exercise.Question, answers ...string) map[string]float64 {
		facts := map[string]float64{}
		for _, f := range check(t, q, answers...).Facts {
			require.NotContains(t, facts, f.Name)
			facts[f.Name] = f.Value.Float64()
		}
		return facts
	}
	story := []engine.Input{{Requests: 5}, {Advance: 2 * second, Requests: 3}}
	moment := names(exercise.Question{Bucket: token, Story: story, At: 2, Parts: asks("accepted", exercise.SustainedPerSecond)}, "0", "0")
	assert.Equal(t, map[string]float64{"atMs": 2000, "requests": 3, "refilled": 2, "spilled": 0, "accepted": 2, "rejected": 1, "tokens": 0,
		"retryAfterMs": 2000, "sustainedPerSecond": 1}, moment)
	whole := names(exercise.Question{Bucket: token, Story: story, Parts: asks("accepted")}, "0")
	assert.Equal(t, map[string]float64{"accepted": 7}, whole)
}

func TestUnitsAndOptions(t *testing.T) {
	question := exercise.Question{Buckets: []exercise.Candidate{{Name: "one"}, {Name: "two"}}}
	for ask, want := range map[string]exercise.Unit{
		"accepted": exercise.Requests, "queue": exercise.Requests, exercise.LargestBurst: exercise.Requests, "tokens": exercise.Tokens,
		"refilled": exercise.Tokens, "spilled": exercise.Tokens, "lastDoneInMs": exercise.Seconds, exercise.MaxStartInMs: exercise.Seconds,
		exercise.SustainedPerSecond: exercise.PerSecond, exercise.OutcomeOf: "", exercise.ChooseBucket: "", exercise.Why: "",
	} {
		assert.Equal(t, want, question.Unit(exercise.Part{Ask: ask}), ask)
	}
	assert.Equal(t, []string{"served", "expires", "dropped"}, question.Options(exercise.Part{Ask: exercise.OutcomeOf}))
	assert.Equal(t, []string{"one", "two"}, question.Options(exercise.Part{Ask: exercise.ChooseBucket}))
	assert.Equal(t, []string{"a", "b"}, question.Options(exercise.Part{Ask: exercise.Why, Claims: []string{"a", "b"}}))
	assert.Empty(t, question.Options(exercise.Part{Ask: "accepted"}))
}

func TestQuestionsThatCannotBeAsked(t *testing.T) {
	story := []engine.Input{{Requests: 6}}
	two := []exercise.Candidate{{Name: "token", Bucket: token}, {Name: "leaky", Bucket: leaky}}
	for name, c := range map[string]struct {
		question exercise.Question
		path     string
	}{
		"of a moment after the story":         {exercise.Question{Bucket: token, Story: story, At: 2, Parts: asks("accepted")}, "questions[7].at"},
		"of another kind's figure":            {exercise.Question{Bucket: token, Story: story, At: 1, Parts: asks("accepted", "queued")}, "questions[7].ask[1]"},
		"of no story":                         {exercise.Question{Bucket: token, Parts: asks("accepted")}, "questions[7].ask[0]"},
		"what becomes of one too many":        {exercise.Question{Bucket: leaky, Story: story, At: 1, Parts: []exercise.Part{{Ask: exercise.OutcomeOf, Nth: 7}}}, "questions[7].ask[0]"},
		"what becomes of a request of tokens": {exercise.Question{Bucket: token, Story: story, At: 1, Parts: []exercise.Part{{Ask: exercise.OutcomeOf, Nth: 1}}}, "questions[7].ask[0]"},
		"which of one bucket":                 {exercise.Question{Bucket: token, Story: story, Parts: asks(exercise.ChooseBucket)}, "questions[7].ask[0]"},
		"a figure of two buckets":             {exercise.Question{Buckets: two, Story: story, Parts: asks("accepted")}, "questions[7].ask[0]"},
		"why, with an unknown claim":          {exercise.Question{Buckets: two, Story: story, Parts: []exercise.Part{{Ask: exercise.Why, Claims: []string{"cheaper"}}}}, "questions[7].ask[0]"},
		"why, with no claim that is true":     {exercise.Question{Buckets: two, Story: story, Parts: []exercise.Part{{Ask: exercise.Why, Claims: []string{"never-drops"}}}}, "questions[7].ask[0]"},
	} {
		err := c.question.Validate("questions[7]")
		var refusal *engine.FieldError
		require.ErrorAs(t, err, &refusal, name)
		assert.Equal(t, c.path, refusal.Path, name)
	}
}
