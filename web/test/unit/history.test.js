// The history and its replay, over the smallest engine there can be: a bucket that only counts what it was given.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import * as History from "../../src/history.js";
import { Replay } from "../../src/replay.js";

/** @type {import("../../src/history.js").Bucket} */
const bucket = { kind: "token", capacity: 5, refill: 2, everyMs: 2000 };
const send = (/** @type {number} */ requests) => ({ advanceMs: 0, requests });
const after = (/** @type {number} */ advanceMs, requests = 0) => ({ advanceMs, requests });

/** Counts its calls, and adds up times and requests. Its level is the time. */
function counting() {
  const engine = {
    steps: 0,
    start: (/** @type {any} */ b) => ({ total: b.capacity, atMs: 0 }),
    step: (/** @type {any} */ state, { advanceMs = 0, requests = 0 }) => {
      engine.steps++;
      const next = { total: state.total + requests, atMs: state.atMs + advanceMs };
      return { state: next, row: { atMs: next.atMs, requests, total: next.total, level: next.atMs } };
    },
  };
  return engine;
}

const totals = (/** @type {any[]} */ rows) => rows.map((row) => row.total);

test("an input is added at the cursor, which moves on to it", () => {
  const history = History.add(History.begin(bucket), send(6));
  assert.deepEqual(history.inputs, [send(6)]);
  assert.equal(history.cursor, 1);
  assert.equal(History.ahead(history), 0);
});

test("going back keeps what came after", () => {
  const three = [send(1), send(2), send(3)].reduce(History.add, History.begin(bucket));
  const back = History.moveTo(three, 1);
  assert.equal(History.ahead(back), 2);
  assert.deepEqual(History.moveTo(back, 3), three);
});

test("a new input in the past replaces what came after", () => {
  const three = [send(1), send(2), send(3)].reduce(History.add, History.begin(bucket));
  const forked = History.add(History.moveTo(three, 1), send(9));
  assert.deepEqual(forked.inputs, [send(1), send(9)]);
  assert.equal(forked.cursor, 2);
  assert.deepEqual(three.inputs, [send(1), send(2), send(3)], "the history forked from is as it was");
});

test("the cursor stays within the history", () => {
  const one = History.add(History.begin(bucket), send(1));
  assert.equal(History.moveTo(one, 7).cursor, 1);
  assert.equal(History.moveTo(one, -1).cursor, 0);
});

test("a history is full at its greatest length, and has room again further back", () => {
  const inputs = Array.from({ length: History.maxSteps }, () => send(1));
  const full = History.moveTo(History.begin(bucket, { inputs }), History.maxSteps);
  assert.equal(History.hasRoom(full), false);
  assert.equal(History.hasRoom(History.moveTo(full, 10)), true);
});

test("rows follow up to the cursor and no further", () => {
  const history = History.begin(bucket, { inputs: [after(1000, 3), after(1000, 5), after(1000, 7)] });
  const replay = new Replay(/** @type {any} */ (counting()));
  assert.deepEqual(replay.rows(history), []);
  assert.deepEqual(totals(replay.rows(History.moveTo(history, 2))), [8, 13]);
  assert.deepEqual(totals(replay.rows(History.moveTo(history, 3))), [8, 13, 20]);
  assert.deepEqual(totals(replay.rows(History.moveTo(history, 1))), [8]);
});

test("another set-up replays the same inputs", () => {
  const history = History.add(History.begin(bucket), send(6));
  const replay = new Replay(/** @type {any} */ (counting()));
  assert.deepEqual(totals(replay.rows(history)), [11]);
  assert.deepEqual(totals(replay.rows(History.replaceBucket(history, { ...bucket, capacity: 6 }))), [12]);
});

test("one more input costs one step, going back none", () => {
  const engine = counting();
  const replay = new Replay(/** @type {any} */ (engine));
  let history = History.moveTo(History.begin(bucket, { inputs: Array.from({ length: 50 }, () => send(1)) }), 50);
  replay.rows(history);
  assert.equal(engine.steps, 50);
  history = History.add(history, send(2));
  replay.rows(history);
  assert.equal(engine.steps, 51);
  replay.rows(History.moveTo(history, 3));
  assert.equal(engine.steps, 51);
});

test("asking what is in the bucket between two steps changes nothing, and asking again costs nothing", () => {
  const history = History.moveTo(History.begin(bucket, { inputs: [send(6), after(1000, 3)] }), 2);
  const engine = counting();
  const replay = new Replay(/** @type {any} */ (engine));
  const before = replay.rows(history);
  assert.deepEqual(replay.between(history, 2, 4), [250, 500, 750, 1000]);
  assert.deepEqual(replay.rows(history), before);
  const { steps } = engine;
  replay.between(history, 2, 4);
  assert.equal(engine.steps, steps);
});

/** What a person can do to a history. */
const act = fc.oneof(
  fc.record({ advanceMs: fc.nat(5000), requests: fc.nat(30) }, { noNullPrototype: true }).map((input) => (/** @type {any} */ h) => History.add(h, input)),
  fc.nat(30).map((step) => (/** @type {any} */ h) => History.moveTo(h, step)),
  fc.integer({ min: 1, max: 20 }).map((capacity) => (/** @type {any} */ h) => History.replaceBucket(h, { ...h.bucket, capacity })),
);

test("whatever was done before, the rows are those of a fresh replay", () => {
  fc.assert(fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
    const replay = new Replay(/** @type {any} */ (counting()));
    let history = History.begin(bucket);
    for (const doIt of acts) {
      history = doIt(history);
      assert.deepEqual(replay.rows(history), new Replay(/** @type {any} */ (counting())).rows(history));
    }
  }));
});

test("a history survives being stored as JSON, wherever its cursor is", () => {
  fc.assert(fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
    const history = acts.reduce((h, doIt) => doIt(h), History.begin(bucket));
    assert.deepEqual(History.restore(JSON.parse(JSON.stringify(history))), history);
  }));
});

test("what is no history is not restored", () => {
  const good = History.add(History.begin(bucket), send(6));
  const bad = [
    null, 7, "x", {}, { ...good, bucket: null }, { ...good, bucket: { kind: "sieve" } }, { ...good, roundMs: 0 },
    { ...good, roundMs: "1" }, { ...good, inputs: {} }, { ...good, inputs: [{ advanceMs: -1, requests: 0 }] },
    { ...good, inputs: [{ advanceMs: 0, requests: 1.5 }] }, { ...good, inputs: [null] }, { ...good, cursor: 2 },
    { ...good, cursor: -1 }, { ...good, inputs: Array.from({ length: History.maxSteps + 1 }, () => send(1)) },
  ];
  for (const value of bad) assert.equal(History.restore(value), null, JSON.stringify(value)?.slice(0, 80));
});
