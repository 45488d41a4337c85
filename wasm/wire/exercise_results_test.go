package wire_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/wasm/wire"
)

// requireJSON compares a result with what it looks like in JavaScript; what want leaves out of an object does not count.
func requireJSON(t *testing.T, want string, result any, err error) {
	t.Helper()
	require.NoError(t, err)
	var wanted any
	require.NoError(t, json.Unmarshal([]byte(want), &wanted))
	assert.Equal(t, wanted, picked(wanted, asJSON(t, result)))
}

// picked is a value reduced to the fields that another one has.
func picked(like, value any) any {
	switch like := like.(type) {
	case map[string]any:
		object, ok := value.(map[string]any)
		if !ok {
			return value
		}
		all := map[string]any{}
		for name := range like {
			if v, ok := object[name]; ok {
				all[name] = picked(like[name], v)
			}
		}
		return all
	case []any:
		array, ok := value.([]any)
		if !ok || len(array) != len(like) {
			return value
		}
		all := []any{}
		for i := range like {
			all = append(all, picked(like[i], array[i]))
		}
		return all
	}
	return value
}

func TestWhatAPageGetsOfAQuestion(t *testing.T) {
	spec := parsed(t, withQuestion(`{"id":"q","at":1,"ask":["accepted",{"id":"r","ask":"retryAfterMs","unit":"milliseconds","tolerance":0.5}]},{"id":"t","table":{"show":["atMs","requests"],"ask":["tokens"]}},
		{"id":"d","design":{"fields":["capacity"],"meet":[{"figure":"accepted","at":1,"most":3}],"choose":"largest"}}`))
	result, err := wire.Exercise(spec, nothing())
	requireJSON(t, `{"id":"x","seed":0,"variants":true,"bucket":{"kind":"token","capacity":5,"refill":2,"everyMs":2000,"pacing":"interval","initial":5},
		"story":[{"advanceMs":0,"requests":5},{"advanceMs":2000,"requests":3}],
		"questions":[{"id":"q","kind":"moment","at":1,"parts":[{"id":"accepted","type":"number","unit":"requests","figure":"accepted"},{"id":"r","type":"number","unit":"milliseconds","figure":"retryAfterMs","tolerance":0.5}]},
		{"id":"t","kind":"table","at":0,"parts":[{"id":"1.tokens","type":"number","unit":"tokens","figure":"tokens","step":1},{"id":"2.tokens","type":"number","unit":"tokens","figure":"tokens","step":2}],
			"table":{"columns":[{"figure":"atMs","unit":"seconds","asked":false},{"figure":"requests","unit":"requests","asked":false},{"figure":"tokens","unit":"tokens","asked":true}],
				"rows":[{"atMs":0,"cells":[{"value":0},{"value":5},{"part":"1.tokens"}]},{"atMs":2000,"cells":[{"value":2},{"value":3},{"part":"2.tokens"}]}]}},
		{"id":"d","kind":"design","parts":[{"id":"capacity","type":"number","unit":"tokens","figure":"capacity"}],"design":{"fields":["capacity"],"meet":[{"figure":"accepted","at":1,"most":3}],"choose":"largest"}}]}`, result, err)
}

func TestWhatAPageGetsOfAnAnswer(t *testing.T) {
	spec := parsed(t, withQuestion(`{"id":"later","at":2,"ask":["accepted","rejected"]},{"id":"unit","at":1,"ask":["retryAfterMs"]},{"id":"two","at":1,"ask":["tokens"]},{"id":"open","at":1,"ask":["tokens"]},
		{"id":"design","design":{"fields":["capacity"],"meet":[{"figure":"accepted","at":1,"most":3}],"choose":"largest"}}`))
	result, err := wire.Check(spec, parsed(t, `{"locale":"en"}`), parsed(t, `{"later":{"accepted":"0","rejected":"3"},"unit":{"retryAfterMs":"2000"},"two":{"tokens":"1.234"},"design":{"capacity":"2"}}`))
	requireJSON(t, `{"right":0,"of":5,"questions":{
		"later":{"verdict":"wrong","parts":{"accepted":{"verdict":"wrong","read":0},"rejected":{"verdict":"wrong","read":3}},
			"facts":{"atMs":2000,"accepted":2,"rejected":1,"tokens":0},
			"rows":[{"atMs":0,"accepted":5},{"atMs":2000,"accepted":2}],
			"diagnosis":{"flaws":[{"flaw":"allOrNothing","says":"A burst passes as a whole or not at all.","parts":["accepted","rejected"],"answers":{"accepted":0,"rejected":3},"at":2,
				"fields":["accepted","rejected"],"right":{"accepted":2,"tokens":0},"flawed":{"accepted":0,"tokens":2}}],"others":0,"first":"accepted"}},
		"unit":{"verdict":"wrong","parts":{"retryAfterMs":{"verdict":"wrong","read":2000,"slip":"unit","meant":"milliseconds"}}},
		"two":{"verdict":"unanswered","parts":{"tokens":{"verdict":"ambiguous","readings":[{"value":1.234,"text":"1.2340"},{"value":1234,"text":"1234"}]}}},
		"open":{"verdict":"unanswered","parts":{"tokens":{"verdict":"unanswered"}}},
		"design":{"verdict":"wrong","parts":{"capacity":{"verdict":"wrong","read":2}},"design":{"bucket":{"capacity":2,"initial":2},"conditions":[{"figure":"accepted","at":1,"most":3,"got":2,"met":true}],"met":true,"extreme":false}}
	}}`, result, err)
	open := field(t, field(t, asJSON(t, result), "questions"), "open")
	assert.Equal(t, map[string]any{"verdict": "unanswered", "parts": map[string]any{"tokens": map[string]any{"verdict": "unanswered"}}}, open,
		"nothing is given away before an attempt")
}

func TestWhatAPageGetsOfAChoice(t *testing.T) {
	spec := parsed(t, withQuestion(`{"id":"q","story":[{"requests":12}],`+twoBuckets+`,"ask":[{"id":"bucket","ask":"bucket","for":"quickest"},{"id":"why","why":["steady-output","answers-sooner"]}]}`))
	result, err := wire.Exercise(spec, nothing())
	requireJSON(t, `{"questions":[{"kind":"choice","parts":[{"id":"bucket","type":"choice","unit":null,"figure":"bucket","options":["token","leaky"]},
		{"id":"why","type":"choice","options":["steady-output","answers-sooner"]}],"buckets":[{"name":"token"},{"name":"leaky"}]}]}`, result, err)
	result, err = wire.Check(spec, nothing(), parsed(t, `{"q":{"bucket":"token","why":"steady-output"}}`))
	requireJSON(t, `{"questions":{"q":{"verdict":"partly","comparison":[
		{"name":"token","peakPerSecond":9,"atOnce":9,"accepted":9,"turnedAway":3,"slowestMs":0,"sustainedPerSecond":2},
		{"name":"leaky","peakPerSecond":2,"atOnce":1,"accepted":9,"turnedAway":3,"slowestMs":4500,"sustainedPerSecond":2}],
		"diagnosis":{"flaws":[],"first":"why"}}}}`, result, err)
}

func TestWhatAPageGetsOfASolution(t *testing.T) {
	spec := parsed(t, withQuestion(`{"id":"later","at":2,"ask":["accepted"]},{"id":"rate","bucket":{"kind":"token","capacity":5,"refill":2,"everyMs":3000},"ask":["sustainedPerSecond"]}`))
	result, err := wire.Solution(spec, nothing())
	requireJSON(t, `{"questions":{"later":{"parts":{"accepted":{"value":2,"text":"2"}},"rows":[{"accepted":5},{"accepted":2}]},"rate":{"parts":{"sustainedPerSecond":{"text":"2/3"}}}}}`, result, err)
	flaws := field(t, field(t, field(t, asJSON(t, result), "questions"), "later"), "flaws").([]any)
	byName := map[string]any{}
	for _, flaw := range flaws {
		byName[field(t, flaw, "flaw").(string)] = flaw
	}
	assert.Equal(t, false, field(t, byName["allOrNothing"], "unnoticed"))
	assert.Equal(t, map[string]any{"accepted": 0.0}, field(t, byName["allOrNothing"], "parts"))
	assert.Equal(t, true, field(t, byName["noCap"], "unnoticed"), "the cap plays no part here")
}
