package wire_test

import (
	"encoding/json"
	"errors"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
	"bucketplayground/wasm/wire"
)

// Whatever crosses the boundary, the wire neither panics nor gives an error without a place; and what it gives out is
// what it takes in.
func FuzzDecode(f *testing.F) {
	for _, seed := range [][3]string{
		{"start", `{"kind":"token","capacity":10,"refill":6,"everyMs":3000}`, ""},
		{"start", `{"kind":"leaky","capacity":5,"drain":2,"everyMs":1000,"pacing":"interval","timeoutMs":0.5}`, ""},
		{"start", `{"kind":"meter","capacity":5,"drain":2,"everyMs":1e-6,"perClient":true}`, ""},
		{"start", `{"kind":"tokn","capacity":-1,"refil":[null]}`, ""},
		{"step", `{"bucket":{"kind":"token","capacity":5,"refill":2,"everyMs":2000,"pacing":"steady","initial":3},"atNs":"700","level":"6000000000"}`, `{"advanceMs":2000,"requests":3}`},
		{"step", `{"bucket":{"kind":"leaky","capacity":5,"drain":2,"everyMs":1000,"timeoutMs":600},"atNs":"0","level":"2000000000","pending":2,"leaving":[{"inNs":"600000000","count":3}]}`, `{"requests":1}`},
		{"step", `{}`, `{"advanceMs":-1}`},
		{"look", `{"bucket":{"kind":"leaky","capacity":5,"drain":2,"everyMs":1000},"atNs":"0","level":"2000000000","pending":2}`, `{"places":3}`},
		{"run", `{"bucket":{"kind":"leaky","capacity":5,"drain":2,"everyMs":1000},"rounds":[4,4,0,0]}`, ""},
		{"run", `{"bucket":{"kind":"token","capacity":5,"refill":2,"everyMs":1000},"arrivals":[{"atMs":0,"requests":3},{"atMs":1500,"requests":1,"cost":2,"client":0}],"fromMs":500,"untilMs":9000,"rowEveryMs":750,"detail":"requests"}`, ""},
		{"run", `{"bucket":{"kind":"meter","capacity":5,"drain":2,"everyMs":1000},"arrivals":{"atMs":[0,1,2.5],"requests":[1,2,3]},"traffic":[{"pattern":"random","requests":2,"everyMs":100,"untilMs":2000,"seed":7}]}`, ""},
		{"run", `{"bucket":{"kind":"meter","capacity":5,"drain":2,"everyMs":1000},"rounds":[1,"2",-3],"roundMs":0}`, ""},
		{"differ", `[{"kind":"token","capacity":5,"refill":2,"everyMs":2000},{"kind":"token","capacity":5,"refill":2,"everyMs":2000,"flaw":"noCap"},{"fields":["tokens"]}]`, `[{"requests":5},{"advanceMs":9000,"requests":9}]`},
		{"race", `{"tokens":1,"threads":2,"order":[0,1,0,1,0,1]}`, ""},
		{"race", `{"tokens":100,"threads":400,"atomic":true,"together":4}`, ""},
		{"retries", `{"bucket":{"kind":"token","capacity":10,"refill":5,"everyMs":1000},"clients":5,"requests":3,"policy":"all","everyMs":250,"untilMs":6000,"sliceMs":500}`, ""},
		{"pool", `{"workers":2,"places":5,"everyMs":500,"jobs":[{"atMs":0},{"atMs":0,"cost":4},{"atMs":100}]}`, ""},
		{"exercise", practice(f, "token-practice"), `{"burst":{"accepted":"5","tokens":"0"},"later":{"accepted":"2,0"}}`},
		{"exercise", practice(f, "leaky-practice"), `{"payment":{"bucket":"leaky","why":"never-drops"},"sixth":{"outcome":"dropped"}}`},
		{"exercise", practice(f, "leaky-queue"), `{"seconds":{"1.queued":"4","2.queued":"4","2.dropped":"0","3.queue":""},"waits":{"lastDoneInMs":"1.500"}}`},
		{"exercise", practice(f, "token-sizing"), `{"refill":{"refill":"2"},"both":{"capacity":"6","refill":"0"}}`},
		{"exercise", practice(f, "token-thirteen"), `{"retry":{"retryAfterMs":"0,5 s"},"header":{"retryAfterHeader":"500 ms"}}`},
	} {
		f.Add(seed[0], seed[1], seed[2], true)
	}
	f.Fuzz(func(t *testing.T, call, first, second string, typed bool) {
		a, b := decoded(first, typed), decoded(second, typed)
		if a == nil || b == nil {
			return // not JSON
		}
		switch call {
		case "start":
			if result, ok := outcome(t, first)(wire.Start(a)); ok {
				requireState(t, result)
			}
		case "step":
			if result, ok := outcome(t, first, second)(wire.Step(a, b)); ok {
				requireState(t, field(t, result, "state"))
			}
		case "look":
			outcome(t, first, second)(wire.Look(a, b))
		case "race":
			outcome(t, first)(wire.Race(a))
		case "retries":
			outcome(t, first)(wire.Retries(a))
		case "pool":
			outcome(t, first)(wire.Pool(a))
		case "differ":
			if pair, ok := a.(given).value.([]any); ok && len(pair) == 2 {
				outcome(t, first, second)(wire.Differ(given{pair[0], typed}, given{pair[1], typed}, b, nothing()))
			}
		case "run":
			if tooMuch(a) {
				return
			}
			rows := &table{room: 10_000}
			result, err := wire.Run(a, rows)
			if errors.Is(err, errNoRoom) {
				return
			}
			if result, ok := outcome(t, first)(result, err); ok {
				for _, name := range rows.names {
					require.Len(t, rows.columns[name], rows.rows, name)
				}
				requireState(t, field(t, result, "state"))
			}
		case "exercise":
			if _, ok := outcome(t, first)(wire.Exercise(a, nothing())); ok {
				outcome(t, first, second)(wire.Check(a, nothing(), b))
				outcome(t, first)(wire.Check(a, nothing(), parsed(t, "{}")))
				_, ok := outcome(t, first)(wire.Solution(a, parsed(t, `{"seed":3,"locale":"es"}`)))
				require.True(t, ok, "what opens can be solved: %q", first)
			}
		}
	})
}

func practice(f *testing.F, id string) string {
	f.Helper()
	data, err := os.ReadFile("../../web/exercises/" + id + ".json")
	require.NoError(f, err)
	return string(data)
}

// decoded is the value of a JSON text; the empty text is no value, and nil is for what is not JSON.
func decoded(text string, typed bool) wire.Value {
	if text == "" {
		return nothing()
	}
	var v any
	if json.Unmarshal([]byte(text), &v) != nil {
		return nil
	}
	return given{v, typed}
}

// tooMuch tells whether a scenario has generated traffic, whose length does not follow from that of its text, in more
// than small numbers.
func tooMuch(scenario wire.Value) bool {
	object, _ := scenario.(given).value.(map[string]any)
	patterns, _ := object["traffic"].([]any)
	total := 0.0
	for _, p := range patterns {
		p, _ := p.(map[string]any)
		number := func(name string) float64 { v, _ := p[name].(float64); return v }
		total += (number("requests") + number("toRequests")) * (number("untilMs")/max(number("everyMs"), 1e-6) + 1)
		total += number("untilMs") / max(number("onMs")+number("offMs"), 1e-6)
	}
	return !(total < 10_000)
}

// outcome looks at what a call gave: an error that names a place, or a value that can be written as JSON.
func outcome(t *testing.T, of ...string) func(result any, err error) (any, bool) {
	return func(result any, err error) (any, bool) {
		t.Helper()
		if err == nil {
			return asJSON(t, result), true
		}
		var refusal *engine.FieldError
		require.ErrorAs(t, err, &refusal, "%q", of)
		for _, part := range []string{refusal.Code, refusal.Path, refusal.Want, refusal.Got} {
			require.NotEmpty(t, part, "%q gives %+v", of, refusal)
		}
		return nil, false
	}
}

// requireState is a state that can be given back, and that comes out again as it was.
func requireState(t *testing.T, state any) {
	t.Helper()
	result, err := wire.Step(given{value: state}, nothing())
	require.NoError(t, err, "%v", state)
	require.Equal(t, state, field(t, asJSON(t, result), "state"))
	_, err = wire.Look(given{value: state}, nothing())
	require.NoError(t, err)
	bucket := field(t, state, "bucket")
	started, err := wire.Start(given{value: bucket})
	require.NoError(t, err, "%v", bucket)
	require.Equal(t, bucket, field(t, asJSON(t, started), "bucket"))
}
