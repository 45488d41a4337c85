package wire_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
	"bucketplayground/wasm/wire"
)

const exercises = "../../web/exercises/"

// setNames are the names of the sets that the page offers.
func setNames(t testing.TB) (names []string) {
	t.Helper()
	files, err := filepath.Glob(exercises + "*.json")
	require.NoError(t, err)
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".json")
		if name != "index" && name != "exercise.schema" {
			names = append(names, name)
		}
	}
	require.NotEmpty(t, names)
	return names
}

func readText(t testing.TB, name string) string {
	t.Helper()
	data, err := os.ReadFile(exercises + name)
	require.NoError(t, err)
	return string(data)
}

func schema(t testing.TB) *jsonschema.Schema {
	t.Helper()
	document, err := jsonschema.UnmarshalJSON(bytes.NewBufferString(readText(t, "exercise.schema.json")))
	require.NoError(t, err)
	compiler := jsonschema.NewCompiler()
	require.NoError(t, compiler.AddResource("exercise.schema.json", document))
	compiled, err := compiler.Compile("exercise.schema.json")
	require.NoError(t, err)
	return compiled
}

func obeys(t testing.TB, s *jsonschema.Schema, text string) error {
	t.Helper()
	document, err := jsonschema.UnmarshalJSON(bytes.NewBufferString(text))
	require.NoError(t, err, text)
	return s.Validate(document)
}

// Every set obeys the schema, stands in the index once, and opens; what it asks can be answered with what the solution says.
func TestTheSets(t *testing.T) {
	s := schema(t)
	index := field(t, parsed(t, readText(t, "index.json")).(given).value, "groups")
	listed := map[string]int{}
	for _, group := range index.([]any) {
		for _, name := range field(t, group, "sets").([]any) {
			listed[name.(string)]++
		}
	}
	for _, name := range setNames(t) {
		t.Run(name, func(t *testing.T) {
			text := readText(t, name+".json")
			assert.NoError(t, obeys(t, s, text))
			assert.Equal(t, 1, listed[name], "times that it stands in the index")
			spec := parsed(t, text)
			for _, options := range []string{`{"seed": 0}`, `{"seed": 9, "locale": "pt-BR"}`} {
				opened, err := wire.Exercise(spec, parsed(t, options))
				require.NoError(t, err)
				assert.Equal(t, name, field(t, asJSON(t, opened), "id"))
				solution, err := wire.Solution(spec, parsed(t, options))
				require.NoError(t, err)
				result, err := wire.Check(spec, parsed(t, options), given{value: typed(t, asJSON(t, solution))})
				require.NoError(t, err)
				checked := asJSON(t, result)
				assert.Equal(t, field(t, checked, "of"), field(t, checked, "right"), "%v", checked)
			}
		})
	}
	assert.Len(t, listed, len(setNames(t)))
}

// typed are the answers of a solution, as a learner would give them.
func typed(t testing.TB, solution any) map[string]any {
	t.Helper()
	answers := map[string]any{}
	for id, question := range field(t, solution, "questions").(map[string]any) {
		parts := map[string]any{}
		for part, value := range field(t, question, "parts").(map[string]any) {
			value := value.(map[string]any)
			parts[part] = value["text"]
			if option, ok := value["option"]; ok {
				parts[part] = option
			}
		}
		answers[id] = parts
	}
	return answers
}

const (
	tokenBucket = `"bucket":{"kind":"token","capacity":5,"refill":2,"everyMs":2000}`
	tokenStory  = `"story":[{"requests":5},{"advanceMs":2000,"requests":3}]`
	twoBuckets  = `"buckets":[{"name":"token","bucket":{"kind":"token","capacity":9,"refill":2,"everyMs":1000}},{"name":"leaky","bucket":{"kind":"leaky","capacity":9,"drain":2,"everyMs":1000}}]`
)

func withQuestion(question string) string {
	return `{"format":1,"id":"x",` + tokenBucket + `,` + tokenStory + `,"questions":[` + question + `]}`
}

// A bad file is refused with the place. What an editor can know from the schema, it says too.
func TestBadFiles(t *testing.T) {
	s := schema(t)
	require.NoError(t, obeys(t, s, withQuestion(`{"id":"q","ask":["tokens"]}`)))
	for _, c := range []struct {
		file, path string
		inSchema   bool
	}{
		{`{"format":2,"id":"x","questions":[]}`, "format", true},
		{`{"format":1,"questions":[]}`, "id", true},
		{`{"format":1,"id":"x","titel":{"en":"T"},"questions":[]}`, "titel", true},
		{`{"format":1,"id":"x","title":"T","questions":[]}`, "title", true},
		{`{"format":1,"id":"x","title":{},"questions":[]}`, "title", true},
		{`{"format":1,"id":"x","title":{"pt_BR":"T"},"questions":[]}`, "title.pt_BR", true},
		{`{"format":1,"id":"x","title":{"e":"T"},"questions":[]}`, "title.e", true},
		{`{"format":1,"id":"x","title":{"2n":"T"},"questions":[]}`, "title.2n", true},
		{`{"format":1,"id":"x","title":{"en-":"T"},"questions":[]}`, "title.en-", true},
		{`{"format":1,"id":"x","title":{"portuguese":"T"},"questions":[]}`, "title.portuguese", true},
		{`{"format":1,"id":"x","questions":{}}`, "questions", true},
		{`{"format":1,"id":"x",` + tokenStory + `,"questions":[{"id":"q","ask":["tokens"]}]}`, "questions[0].bucket", false},
		{withQuestion(`{"id":"q"}`), "questions[0].ask", true},
		{withQuestion(`{"id":"q","ask":[]}`), "questions[0].ask", true},
		{withQuestion(`{"id":"q","ask":["tokens"],"table":{"ask":["tokens"]}}`), "questions[0].ask", true},
		{withQuestion(`{"id":"q","ask":["token"]}`), "questions[0].ask[0]", true},
		{withQuestion(`{"id":"q","ask":["queued"]}`), "questions[0].ask[0]", false},
		{withQuestion(`{"id":"q","ask":["tokens","tokens"]}`), "questions[0].ask[1]", false},
		{withQuestion(`{"id":"q","at":3,"ask":["tokens"]}`), "questions[0].at", false},
		{withQuestion(`{"id":"q","at":0,"ask":["tokens"]}`), "questions[0].at", true},
		{withQuestion(`{"id":"q","at":2,"ask":["tokens"]},{"id":"q","at":1,"ask":["tokens"]}`), "questions[1].id", false},
		{withQuestion(`{"id":"q","at":1,"ask":[{"id":"r","ask":"retryAfterMs","unit":"hours"}]}`), "questions[0].ask[0].unit", true},
		{withQuestion(`{"id":"q","at":1,"ask":[{"id":"r","ask":"tokens","unit":"seconds"}]}`), "questions[0].ask[0].unit", false},
		{withQuestion(`{"id":"q","at":1,"ask":[{"id":"r","ask":"tokens","tolerance":-1}]}`), "questions[0].ask[0].tolerance", true},
		{withQuestion(`{"id":"q","at":1,"ask":[{"id":"r"}]}`), "questions[0].ask[0].ask", true},
		{withQuestion(`{"id":"q","story":[{}],"at":1,"ask":["retryAfterHeader"]}`), "questions[0].ask[0]", false}, // there is none
		{withQuestion(`{"id":"q","bucket":{"kind":"token","capacity":5,"refill":2,"everyMs":2000,"flaw":"noCap"},"ask":["tokens"]}`), "questions[0].bucket.flaw", true},
		{withQuestion(`{"id":"q","bucket":{"kind":"token","capacity":5,"refil":2,"everyMs":2000},"ask":["tokens"]}`), "questions[0].bucket.refil", true},
		{withQuestion(`{"id":"q","prompt":{"en":""},"ask":["tokens"]}`), "questions[0].prompt.en", true},
		{withQuestion(`{"id":"q","hints":[{"en":"x"},7],"ask":["tokens"]}`), "questions[0].hints[1]", true},
		{withQuestion(`{"id":"q","vary":true,"ask":["tokens"]}`), "questions[0].vary", true},
		{withQuestion(`{"id":"q","vary":{"capacity":[9]},"ask":["tokens"]}`), "questions[0].vary.capacity", true},
		{withQuestion(`{"id":"q","vary":{"capacity":[9,4]},"ask":["tokens"]}`), "questions[0].vary.capacity", false},
		{withQuestion(`{"id":"q","vary":{"leaves":[4,9]},"ask":["tokens"]}`), "questions[0].vary.leaves", true},
		{withQuestion(`{"id":"q","table":{"ask":["leaves"]}}`), "questions[0].table.ask[0]", true},
		{withQuestion(`{"id":"q","table":{"ask":["tokens"],"everyMs":0}}`), "questions[0].table.everyMs", true},
		{withQuestion(`{"id":"q","table":{"ask":["tokens"],"to":7}}`), "questions[0].table.to", false},
		{withQuestion(`{"id":"q","table":{"ask":["tokens"],"fromMs":1000}}`), "questions[0].table.fromMs", false},
		{withQuestion(`{"id":"q",` + twoBuckets + `,"table":{"ask":["tokens"]}}`), "questions[0].buckets", false},
		{withQuestion(`{"id":"q",` + twoBuckets + `,"ask":["accepted"]}`), "questions[0].ask[0]", false},
		{withQuestion(`{"id":"q",` + twoBuckets + `,"ask":[{"id":"b","ask":"bucket","for":"cheapest"}]}`), "questions[0].ask[0]", true},
		{withQuestion(`{"id":"q",` + twoBuckets + `,"ask":[{"id":"w","why":["cheaper"]}]}`), "questions[0].ask[0]", true},
		{withQuestion(`{"id":"q","design":{"fields":["capacity"],"meet":[{"figure":"rejected"}]}}`), "questions[0].design.meet[0].most", true},
		{withQuestion(`{"id":"q","design":{"fields":["capacity"],"meet":[{"figure":"rejected","is":0,"most":1}]}}`), "questions[0].design.meet[0].is", true},
		{withQuestion(`{"id":"q","design":{"fields":["capacity"],"meet":[{"figure":"accepted","least":7}]}}`), "questions[0].design.meet", false},
		{withQuestion(`{"id":"q","design":{"fields":["size"],"meet":[{"figure":"rejected","is":0}]}}`), "questions[0].design.fields[0]", true},
		{withQuestion(`{"id":"q","design":{"fields":["drain"],"meet":[{"figure":"rejected","is":0}]}}`), "questions[0].bucket.drain", false},
		{withQuestion(`{"id":"q","design":{"fields":["capacity"],"meet":[{"figure":"rejected","is":0}],"within":{"capacity":[1,1000000]}}}`), "questions[0].design.within.capacity", false},
	} {
		_, err := wire.Exercise(parsed(t, c.file), nothing())
		var refusal *engine.FieldError
		require.ErrorAs(t, err, &refusal, c.file)
		assert.Equal(t, c.path, refusal.Path, "%s: %s", c.file, refusal.Error())
		assert.Equal(t, c.inSchema, obeys(t, s, c.file) != nil, "whether the schema refuses %s", c.file)
	}
}

func TestTheExampleOfTheReadmeWorks(t *testing.T) {
	_, example, found := strings.Cut(readText(t, "README.md"), "```json\n")
	require.True(t, found)
	example, _, _ = strings.Cut(example, "```")
	assert.NoError(t, obeys(t, schema(t), example))
	_, err := wire.Exercise(parsed(t, example), nothing())
	assert.NoError(t, err)
}

// A file that would keep the engine busy is refused before it does.
func TestFilesOfAllTooManySteps(t *testing.T) {
	story := "[" + strings.Repeat("{},", 9_999) + "{}]"
	questions := []string{}
	for i := range 11 {
		questions = append(questions, `{"id":"q`+strconv.Itoa(i)+`","ask":["tokens"]}`)
	}
	_, err := wire.Exercise(parsed(t, `{"format":1,"id":"x",`+tokenBucket+`,"story":`+story+`,"questions":[`+strings.Join(questions, ",")+`]}`), nothing())
	var refusal *engine.FieldError
	require.ErrorAs(t, err, &refusal)
	assert.Equal(t, "questions[10].story", refusal.Path)
	assert.Equal(t, engine.CodeSize, refusal.Code)
}

func TestAuthorsTextsComeInTheLanguageOfTheReader(t *testing.T) {
	spec := parsed(t, `{"format":1,"id":"x","title":{"en":"Title","pt":"Título"},"lede":{"de-CH-1996":"Zwei Eimer."},`+tokenBucket+`,`+tokenStory+`,"questions":[
		{"id":"q","at":1,"prompt":{"es":"¿Cuántas?","zh-CN":"多少"},"why":{"en":"Because."},"hints":[{"en":"Count.","es":"Cuenta."}],"ask":["accepted"]},
		{"id":"bare","at":1,"ask":["accepted"]}]}`)
	for locale, want := range map[string][4][2]string{
		`{"locale":"en"}`:    {{"Title", "en"}, {"¿Cuántas?", "es"}, {"Because.", "en"}, {"Count.", "en"}},
		`{"locale":"es-MX"}`: {{"Title", "en"}, {"¿Cuántas?", "es"}, {"Because.", "en"}, {"Cuenta.", "es"}},
		`{"locale":"pt-BR"}`: {{"Título", "pt"}, {"¿Cuántas?", "es"}, {"Because.", "en"}, {"Count.", "en"}},
		`{"locale":"zh-CN"}`: {{"Title", "en"}, {"多少", "zh-CN"}, {"Because.", "en"}, {"Count.", "en"}},
		`{}`:                 {{"Title", "en"}, {"¿Cuántas?", "es"}, {"Because.", "en"}, {"Count.", "en"}},
	} {
		result, err := wire.Exercise(spec, parsed(t, locale))
		require.NoError(t, err)
		e := asJSON(t, result)
		q := field(t, e, "questions").([]any)[0]
		said := func(of any, name string) [2]string {
			return [2]string{field(t, of, name).(string), field(t, field(t, of, "languages"), name).(string)}
		}
		hint := [2]string{field(t, q, "hints").([]any)[0].(string), field(t, field(t, q, "languages"), "hints").([]any)[0].(string)}
		assert.Equal(t, want, [4][2]string{said(e, "title"), said(q, "prompt"), said(q, "why"), hint}, locale)
		assert.Equal(t, [2]string{"Zwei Eimer.", "de-CH-1996"}, said(e, "lede"), "the only language there is")
		assert.Empty(t, field(t, field(t, e, "questions").([]any)[1], "languages"), "no words, no language")
	}
}
