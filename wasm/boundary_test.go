//go:build js && wasm

package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"syscall/js"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// These tests speak to the engine as a page does: in JavaScript, under node, through globalThis.bucketEngine.

func TestMain(m *testing.M) {
	if err := register(); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}

// eval runs a JavaScript expression in which e is the engine, and gives its value as JSON would.
func eval(t *testing.T, expression string) any {
	t.Helper()
	text := js.Global().Call("eval", `(() => { const e = globalThis.bucketEngine;
		const value = `+expression+`;
		return JSON.stringify(value, (_, v) => ArrayBuffer.isView(v) ? Array.from(v) : v) ?? "null" })()`)
	var value any
	require.NoError(t, json.Unmarshal([]byte(text.String()), &value))
	return value
}

func TestVersionIsSemantic(t *testing.T) {
	assert.Regexp(t, `^\d+\.\d+\.\d+$`, eval(t, "e.version"))
}

func TestLessonThroughTheBoundary(t *testing.T) {
	data, err := os.ReadFile("../engine/testdata/lesson.json")
	require.NoError(t, err)
	js.Global().Set("lesson", js.Global().Get("JSON").Call("parse", string(data)))
	tables := eval(t, `lesson.run.map(({name, scenario, columns, summary = {}}) => {
		const r = e.run(scenario);
		const pick = (from, like) => Object.fromEntries(Object.keys(like).map((k) => [k, from[k]]));
		return {name, ok: r.ok, columns: pick(r.value.columns, columns), summary: pick(r.value.summary, summary), want: {columns, summary}, rows: r.value.rows, rounds: scenario.rounds.length};
	})`).([]any)
	require.NotEmpty(t, tables)
	for _, table := range tables {
		table := table.(map[string]any)
		t.Run(table["name"].(string), func(t *testing.T) {
			want := table["want"].(map[string]any)
			assert.Equal(t, want["columns"], table["columns"])
			assert.Equal(t, want["summary"], table["summary"])
			assert.Equal(t, table["rounds"], table["rows"])
		})
	}
	stories := eval(t, `lesson.step.map(({name, bucket, steps}) => {
		let state = e.start(bucket).value;
		return {name, steps: steps.map(({want, ...input}) => {
			const r = e.step(state, input);
			state = JSON.parse(JSON.stringify(r.value.state));
			return {want, got: Object.fromEntries(Object.keys(want).map((k) => [k, r.value.row[k]]))};
		})};
	})`).([]any)
	require.NotEmpty(t, stories)
	for _, story := range stories {
		story := story.(map[string]any)
		t.Run(story["name"].(string), func(t *testing.T) {
			for i, step := range story["steps"].([]any) {
				step := step.(map[string]any)
				assert.Equal(t, step["want"], step["got"], "step %d", i)
			}
		})
	}
}

func TestStepLeavesItsStateAlone(t *testing.T) {
	got := eval(t, `(() => {
		const state = e.start({kind: "leaky", capacity: 5, drain: 2, everyMs: 1000, timeoutMs: 600}).value;
		const before = JSON.stringify(state);
		const first = e.step(state, {requests: 9});
		const between = JSON.stringify(first.value.state);
		e.step(first.value.state, {advanceMs: 700, requests: 9});
		return {same: JSON.stringify(state) === before && JSON.stringify(first.value.state) === between,
			again: JSON.stringify(e.step(state, {requests: 9})) === JSON.stringify(first)};
	})()`)
	assert.Equal(t, map[string]any{"same": true, "again": true}, got)
}

func TestTypedArraysAndArraysAreTheSame(t *testing.T) {
	got := eval(t, `[[3, 5, 7, 9], new Uint8Array([3, 5, 7, 9]), new Float64Array([3, 5, 7, 9]), new Int32Array([0, 3, 5, 7, 9]).subarray(1)]
		.map((rounds) => e.run({bucket: {kind: "token", capacity: 10, refill: 6, everyMs: 3000}, rounds}).value)`).([]any)
	require.Len(t, got, 4)
	for _, trace := range got {
		assert.Equal(t, got[0], trace)
	}
}

func TestColumnsAreTypedArrays(t *testing.T) {
	got := eval(t, `Object.entries(e.run({bucket: {kind: "token", capacity: 10, refill: 1, everyMs: 3000, pacing: "steady"}, rounds: [11, 0]}).value.columns)
		.map(([name, column]) => [name, ArrayBuffer.isView(column), column.length])`)
	assert.Equal(t, []any{
		[]any{"atMs", true, 2.0}, []any{"requests", true, 2.0}, []any{"refilled", true, 2.0}, []any{"spilled", true, 2.0},
		[]any{"accepted", true, 2.0}, []any{"rejected", true, 2.0}, []any{"tokens", true, 2.0},
	}, got)
}

// What is there is compared where there is a page to read it, see web/test/unit/module.test.js.
func TestARunInPlaceTellsWhereItsColumnsAre(t *testing.T) {
	got := eval(t, `Object.entries(e.runInPlace({bucket: {kind: "token", capacity: 10, refill: 1, everyMs: 3000, pacing: "steady"}, rounds: [11, 300]}).value.columns)
		.map(([name, {array, byteOffset, length}]) => [name, array, byteOffset > 0, length])`)
	assert.Equal(t, []any{
		[]any{"atMs", "Uint32Array", true, 2.0}, []any{"requests", "Uint32Array", true, 2.0}, []any{"refilled", "Float64Array", true, 2.0},
		[]any{"spilled", "Float64Array", true, 2.0}, []any{"accepted", "Uint8Array", true, 2.0}, []any{"rejected", "Uint32Array", true, 2.0},
		[]any{"tokens", "Float64Array", true, 2.0},
	}, got)
	assert.Equal(t, "rounds[1]", eval(t, `e.runInPlace({bucket: {kind: "token", capacity: 1, refill: 1, everyMs: 1}, rounds: [1, -1]}).error.path`))
}

func TestFractionsLeaveAsTheNearestNumber(t *testing.T) {
	got := eval(t, `(() => {
		const state = e.start({kind: "token", capacity: 1, refill: 1, everyMs: 3000, pacing: "steady", initial: 0}).value;
		return e.step(state, {advanceMs: 1000}).value.row;
	})()`).(map[string]any)
	assert.Equal(t, 1.0/3, got["tokens"])
	assert.Equal(t, 2000.0, got["retryAfterMs"])
}

func TestNeverIsNull(t *testing.T) {
	got := eval(t, `e.step(e.start({kind: "token", capacity: 1, refill: 0, everyMs: 1, initial: 0}).value, {requests: 1}).value.row.retryAfterMs`)
	assert.Nil(t, got)
}

// Two requests and one token, on their way and at the end; and the lesson's 400 through a limit of 100.
func TestARaceThroughTheBoundary(t *testing.T) {
	thread := func(next string, copied, outcome any) map[string]any {
		return map[string]any{"next": next, "copy": copied, "outcome": outcome}
	}
	assert.Equal(t, map[string]any{"shared": 1.0, "accepted": 0.0, "rejected": 0.0, "threads": []any{
		thread("write", 1.0, nil), thread("read", nil, nil),
	}}, eval(t, `e.race({tokens: 1, threads: 2, order: [0, 0]}).value`))
	assert.Equal(t, map[string]any{"shared": 0.0, "accepted": 2.0, "rejected": 0.0, "threads": []any{
		thread("done", 1.0, "accepted"), thread("done", 1.0, "accepted"),
	}}, eval(t, `e.race({tokens: 1, threads: 2, atomic: false, order: new Uint8Array([0, 1, 0, 1, 0, 1])}).value`))
	assert.Equal(t, map[string]any{"shared": 0.0, "accepted": 1.0, "rejected": 1.0, "threads": []any{
		thread("done", nil, "rejected"), thread("done", nil, "accepted"),
	}}, eval(t, `e.race({tokens: 1, threads: 2, atomic: true, order: [1, 0]}).value`))
	assert.Equal(t, []any{400.0, 99.0, 400.0}, eval(t, `(({accepted, shared, threads}) => [accepted, shared, threads.length])(e.race({tokens: 100, threads: 400, together: 400}).value)`))
}

func TestRetriesThroughTheBoundary(t *testing.T) {
	assert.Equal(t, map[string]any{
		"attempts": 2.0, "sent": 12.0, "accepted": 11.0, "rejected": 1.0, "useful": 11.0, "wasted": 0.0, "done": 1.0, "lastDoneMs": 500.0,
		"slices": []any{
			map[string]any{"atMs": 0.0, "attempts": 1.0, "sent": 11.0, "accepted": 10.0, "rejected": 1.0, "useful": 10.0, "wasted": 0.0, "done": 0.0},
			map[string]any{"atMs": 250.0, "attempts": 0.0, "sent": 0.0, "accepted": 0.0, "rejected": 0.0, "useful": 0.0, "wasted": 0.0, "done": 0.0},
			map[string]any{"atMs": 500.0, "attempts": 1.0, "sent": 1.0, "accepted": 1.0, "rejected": 0.0, "useful": 1.0, "wasted": 0.0, "done": 1.0},
		},
	}, eval(t, `e.retries({bucket: {kind: "token", capacity: 10, refill: 6, everyMs: 3000, pacing: "steady"},
		clients: 1, requests: 11, policy: "obey", untilMs: 750, sliceMs: 250}).value`))
	assert.Nil(t, eval(t, `e.retries({bucket: {kind: "meter", capacity: 1, drain: 1, everyMs: 1000}, clients: 1, requests: 2, policy: "all", untilMs: 5000}).value.lastDoneMs`))
}

func TestAPoolThroughTheBoundary(t *testing.T) {
	assert.Equal(t, []any{
		map[string]any{"atMs": 0.0, "outcome": "done", "startMs": 0.0, "doneMs": 1000.0},
		map[string]any{"atMs": 0.0, "outcome": "done", "startMs": 1000.0, "doneMs": 1500.0},
		map[string]any{"atMs": 250.0, "outcome": "dropped", "startMs": nil, "doneMs": nil},
	}, eval(t, `e.pool({workers: 1, places: 2, everyMs: 500, jobs: [{atMs: 0, cost: 2}, {atMs: 0}, {atMs: 250}]}).value`))
}

// Every wrong input comes back as an error that names the place, and the engine goes on.
func TestWrongInput(t *testing.T) {
	const good = `{kind: "token", capacity: 10, refill: 6, everyMs: 3000}`
	cases := []struct{ name, call, code, path, message string }{
		{"no bucket", `e.start()`, "missing", "bucket", "bucket must be an object that describes a bucket, got nothing"},
		{"null", `e.start(null)`, "type", "bucket", "got null"},
		{"a number", `e.start(7)`, "type", "bucket", "got 7"},
		{"an array", `e.start([])`, "type", "bucket", "got an array"},
		{"a function", `e.start(() => 1)`, "type", "bucket", "got a function"},
		{"a symbol", `e.start(Symbol("x"))`, "type", "bucket", "got a symbol"},
		{"a bigint", `e.start(10n)`, "type", "bucket", "got a bigint"},
		{"no kind", `e.start({})`, "missing", "bucket.kind", `"token", "leaky" or "meter", got nothing`},
		{"another kind", `e.start({kind: "tokne"})`, "unknown", "bucket.kind", `got "tokne"`},
		{"a typo", `e.start({...` + good + `, capcity: 1})`, "field", "bucket.capcity", "one of the fields kind, capacity, refill, everyMs, pacing, initial"},
		{"a field of another kind", `e.start({...` + good + `, drain: 1})`, "field", "bucket.drain", "one of the fields"},
		{"text for a number", `e.start({...` + good + `, capacity: "10"})`, "type", "bucket.capacity", `from 1 to 1000000000, got "10"`},
		{"a fraction", `e.start({...` + good + `, capacity: 1.5})`, "range", "bucket.capacity", "got 1.5"},
		{"nothing held", `e.start({...` + good + `, capacity: 0})`, "range", "bucket.capacity", "from 1 to 1000000000, got 0"},
		{"too much", `e.start({...` + good + `, capacity: 1e9 + 1})`, "range", "bucket.capacity", "got 1000000001"},
		{"NaN", `e.start({...` + good + `, refill: NaN})`, "range", "bucket.refill", "got NaN"},
		{"Infinity", `e.start({...` + good + `, everyMs: Infinity})`, "range", "bucket.everyMs", "got Infinity"},
		{"-Infinity", `e.start({...` + good + `, everyMs: -Infinity})`, "range", "bucket.everyMs", "got -Infinity"},
		{"no time", `e.start({...` + good + `, everyMs: 0})`, "range", "bucket.everyMs", "at least a nanosecond"},
		{"less than half a nanosecond", `e.start({...` + good + `, everyMs: 4e-7})`, "range", "bucket.everyMs", "at least a nanosecond"},
		{"past the end of time", `e.start({...` + good + `, everyMs: 9.1e12})`, "range", "bucket.everyMs", "got 9100000000000"},
		{"another pacing", `e.start({...` + good + `, pacing: "daily"})`, "unknown", "bucket.pacing", `"interval" or "steady", got "daily"`},
		{"more than it holds", `e.start({...` + good + `, initial: 11})`, "range", "bucket.initial", "from 0 to 10, got 11"},
		{"a timeout of nothing", `e.start({kind: "leaky", capacity: 1, drain: 1, everyMs: 1, timeoutMs: 0})`, "range", "bucket.timeoutMs", "more than 0"},
		{"a getter that throws", `e.start(Object.defineProperty({kind: "token", capacity: 1, everyMs: 1}, "refill", {enumerable: true, get() { throw new Error("boom") }}))`, "unread", "bucket.refill", "boom"},
		{"a proxy that throws no Error", `e.start(new Proxy({}, {get() { throw "no" }}))`, "unread", "bucket.kind", "readable"},
		{"a proxy without keys", `e.start(new Proxy(` + good + `, {ownKeys() { throw new Error("shut") }}))`, "unread", "bucket", "shut"},
		{"a revoked proxy", `(() => { const p = Proxy.revocable({}, {}); p.revoke(); return e.start(p.proxy) })()`, "type", "bucket", "revoked"},
		{"a cyclic object", `(() => { const o = ` + good + `; o.capacity = o; return e.start(o) })()`, "type", "bucket.capacity", "got an object"},
		{"no state", `e.step()`, "missing", "state", "got nothing"},
		{"another state", `e.step({}, {})`, "missing", "state.atNs", "got nothing"},
		{"a level that can't be", `e.step({...e.start(` + good + `).value, level: "11"}, {})`, "range", "state.level", "at most 10"},
		{"a level of words", `e.step({...e.start(` + good + `).value, level: "ten"}, {})`, "range", "state.level", `got "ten"`},
		{"a damaged bucket in a state", `(() => { const s = e.start(` + good + `).value; s.bucket.capacity = -1; return e.step(s) })()`, "range", "state.bucket.capacity", "got -1"},
		{"back in time", `e.step(e.start(` + good + `).value, {advanceMs: -1})`, "range", "advanceMs", "got -1"},
		{"past the end of time", `e.step(e.step(e.start(` + good + `).value, {advanceMs: 9e12}).value.state, {advanceMs: 1})`, "range", "advanceMs", "at most 0 ms"},
		{"half a request", `e.step(e.start(` + good + `).value, {requests: 0.5})`, "range", "requests", "got 0.5"},
		{"a typo in a step", `e.step(e.start(` + good + `).value, {request: 1})`, "field", "request", "advanceMs, requests"},
		{"no scenario", `e.run()`, "missing", "scenario", "got nothing"},
		{"no traffic", `e.run({bucket: ` + good + `})`, "missing", "arrivals", "got nothing"},
		{"a round of text", `e.run({bucket: ` + good + `, rounds: [3, "5"]})`, "type", "rounds[1]", `got "5"`},
		{"a hole", `e.run({bucket: ` + good + `, rounds: [3, , 5]})`, "missing", "rounds[1]", "got nothing"},
		{"a negative round", `e.run({bucket: ` + good + `, rounds: [3, 5, -1]})`, "range", "rounds[2]", "got -1"},
		{"NaN in a typed array", `e.run({bucket: ` + good + `, rounds: new Float64Array([1, NaN])})`, "range", "rounds[1]", "got NaN"},
		{"bigints", `e.run({bucket: ` + good + `, rounds: new BigInt64Array(2)})`, "unread", "rounds", "readable"},
		{"a DataView", `e.run({bucket: ` + good + `, rounds: new DataView(new ArrayBuffer(8))})`, "type", "rounds", "got a DataView"},
		{"a list that is longer than memory", `e.run({bucket: ` + good + `, rounds: new Array(2 ** 32 - 1)})`, "size", "rounds", "at most 50000000 long, got 4294967295"},
		{"both kinds of traffic", `e.run({bucket: ` + good + `, rounds: [1], arrivals: []})`, "kind", "rounds", "left out"},
		{"arrivals out of order", `e.run({bucket: ` + good + `, arrivals: [{atMs: 5, requests: 1}, {atMs: 4, requests: 1}]})`, "order", "arrivals[1].atMs", "at least 5 ms"},
		{"an arrival in the past", `e.run({bucket: ` + good + `, arrivals: [{atMs: 0, requests: 1}, {atMs: 0, requests: 1}, {atMs: 1, requests: 1}, {atMs: -1, requests: 1}]})`, "range", "arrivals[3].atMs", "got -1"},
		{"an arrival that is a number", `e.run({bucket: ` + good + `, arrivals: [7]})`, "type", "arrivals[0]", "got 7"},
		{"too many rows", `e.run({bucket: ` + good + `, arrivals: [], untilMs: 9e12, rowEveryMs: 1})`, "size", "rowEveryMs", "rows"},
		{"an end before the start", `e.run({bucket: ` + good + `, arrivals: [], fromMs: 5, untilMs: 5})`, "range", "untilMs", "after fromMs"},
		{"no race", `e.race()`, "missing", "race", "an object {tokens, threads, atomic, order, together}, got nothing"},
		{"a thread that there is not", `e.race({tokens: 1, threads: 2, order: [0, 2]})`, "range", "order[1]", "from 0 to 1, got 2"},
		{"a thread that is done", `e.race({tokens: 1, threads: 2, atomic: true, order: [0, 1, 0]})`, "order", "order[2]", "not done yet, got 0"},
		{"an endless order", `e.race({tokens: 1, threads: 2, order: new Uint8Array(1e6)})`, "size", "order", "at most 1200 long"},
		{"no such policy", `e.retries({bucket: ` + good + `, clients: 1, requests: 1, policy: "now", untilMs: 1})`, "unknown", "policy", `got "now"`},
		{"retries at a queue", `e.retries({bucket: {kind: "leaky", capacity: 1, drain: 1, everyMs: 1}, clients: 1, requests: 1, policy: "obey", untilMs: 1})`, "kind", "bucket.kind", "which reject"},
		{"retries without a pause", `e.retries({bucket: ` + good + `, clients: 1, requests: 11, policy: "atOnce", everyMs: 0, untilMs: 1})`, "range", "everyMs", "more than 0 ms"},
		{"retries without an end", `e.retries({bucket: ` + good + `, clients: 1, requests: 1, policy: "obey"})`, "missing", "untilMs", "got nothing"},
		{"a pool without jobs", `e.pool({workers: 1, places: 1, everyMs: 1})`, "missing", "jobs", "an array of objects {atMs, cost}, got nothing"},
		{"jobs out of order", `e.pool({workers: 1, places: 1, everyMs: 1, jobs: [{atMs: 2}, {atMs: 1}]})`, "order", "jobs[1].atMs", "at least 2 ms"},
		{"no exercise", `e.exercise()`, "missing", "exercise", "got nothing"},
		{"an exercise of the future", `e.exercise({format: 2, id: "x", questions: []})`, "range", "format", "got 2"},
		{"a question about a moment that is not", `e.exercise({format: 1, id: "x", bucket: ` + good + `, story: [{}], questions: [{id: "q", at: 2, ask: ["tokens"]}]})`, "range", "questions[0].at", "1 to 1"},
		{"a figure that is not", `e.exercise({format: 1, id: "x", bucket: ` + good + `, story: [{}], questions: [{id: "q", at: 1, ask: ["tokens", "queue"]}]})`, "unknown", "questions[0].ask[1]", `got "queue"`},
		{"an answer to no question", `e.check({format: 1, id: "x", bucket: ` + good + `, story: [{}], questions: []}, {}, {q: {}})`, "field", "answers.q", "got"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got := eval(t, `(() => { const r = `+c.call+`; return [r.ok, r.error, "value" in r, e.start(`+good+`).ok] })()`).([]any)
			require.Equal(t, false, got[0])
			told := got[1].(map[string]any)
			assert.Equal(t, c.code, told["code"])
			assert.Equal(t, c.path, told["path"])
			assert.Contains(t, told["message"], c.message)
			assert.Equal(t, told["message"], told["path"].(string)+" must be "+told["want"].(string)+", got "+told["got"].(string))
			assert.Len(t, told, 5)
			assert.Equal(t, false, got[2])
			assert.Equal(t, true, got[3], "the engine goes on")
		})
	}
}

// Every set opens, and its own solution, typed in, is right: as it is, and in a variant.
func TestPracticeThroughTheBoundary(t *testing.T) {
	files, err := filepath.Glob("../web/exercises/*-*.json")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		js.Global().Set("spec", js.Global().Get("JSON").Call("parse", string(data)))
		for _, how := range []string{`{seed: 0, locale: "en"}`, `{seed: 5}`} {
			got := eval(t, `(() => {
				const {ok, value} = e.exercise(spec, `+how+`);
				const answers = Object.fromEntries(Object.entries(e.solution(spec, `+how+`).value.questions).map(([id, {parts}]) =>
					[id, Object.fromEntries(Object.entries(parts).map(([part, {text, option}]) => [part, option ?? text]))]));
				const blank = e.check(spec, `+how+`, {}).value, right = e.check(spec, `+how+`, answers).value;
				return [ok, blank.right, blank.of - value.questions.length, right.of - right.right];
			})()`)
			assert.Equal(t, []any{true, 0.0, 0.0, 0.0}, got, "%s %s", file, how)
		}
	}
}

func TestAWrongAnswerIsExplainedThroughTheBoundary(t *testing.T) {
	data, err := os.ReadFile("../web/exercises/token-practice.json")
	require.NoError(t, err)
	js.Global().Set("spec", js.Global().Get("JSON").Call("parse", string(data)))
	got := eval(t, `(() => {
		const {diagnosis} = e.check(spec, {}, {idle: {tokens: "10"}}).value.questions.idle;
		return diagnosis.flaws.map(({flaw, at, answers, right, flawed}) => [flaw, at, answers.tokens, right.tokens, flawed.tokens]);
	})()`)
	assert.Equal(t, []any{[]any{"noCap", 3.0, 10.0, 5.0, 10.0}}, got)
}
