// The grammar of addresses: what is written is read back the same, and what cannot be read is named.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { maxSteps } from "../../src/history.js";
import { scenarios } from "../../src/scenarios.js";
import { routeOf } from "../../src/url.js";
import { Parameters } from "../../src/url/parameters.js";
import { compareAddress, readComparison } from "../../src/url/compare.js";
import { historyAddress, readHistory } from "../../src/url/play.js";
import { readTraffic, writeTraffic } from "../../src/url/traffic.js";
import { readTime, toMs, toNs, writeTime } from "../../src/url/values.js";

/** A record as an object literal makes it. @type {typeof fc.record} */
const record = (/** @type {any} */ model) => fc.record(model, { noNullPrototype: true });
const counts = fc.integer({ min: 0, max: 1_000_000_000 });
/** Lengths of time as a page has them: seconds mostly, and anything down to a nanosecond. */
const lengths = fc.oneof(fc.constantFrom(1000, 500, 2000, 86_400_000), fc.bigInt({ min: 1n, max: 10n ** 15n }).map(toMs));
const advances = fc.oneof(fc.constant(0), lengths);
/** Without the fields that say only what holds anyway, as the page keeps buckets. */
const tokens = record({
  capacity: fc.integer({ min: 1, max: 1_000_000_000 }), refill: counts, everyMs: lengths,
  steady: fc.boolean(), share: fc.integer({ min: 0, max: 100 }),
}).map(({ capacity, refill, everyMs, steady, share }) => ({
  kind: "token", capacity, refill, everyMs, ...(steady && { pacing: "steady" }),
  ...(share < 100 && { initial: Math.floor((capacity * share) / 100) }),
}));
const leakies = record({
  capacity: fc.integer({ min: 1, max: 1_000_000_000 }), drain: fc.integer({ min: 1, max: 1_000_000_000 }), everyMs: lengths,
  together: fc.boolean(), timeout: fc.option(lengths),
}).map(({ together, timeout, ...rest }) => ({
  kind: "leaky", ...rest, ...(together && { pacing: "interval" }), ...(timeout !== null && { timeoutMs: timeout }),
}));
const meters = record({
  kind: fc.constant("meter"), capacity: fc.integer({ min: 1, max: 1_000_000_000 }), drain: fc.integer({ min: 1, max: 1_000_000_000 }), everyMs: lengths,
});
const buckets = /** @type {fc.Arbitrary<any>} */ (fc.oneof(tokens, leakies, meters));
const inputs = fc.oneof(
  fc.array(record({ advanceMs: advances, requests: counts }), { maxLength: 40 }),
  // Much waiting and many repetitions, as a person plays.
  fc.array(record({ advanceMs: fc.constantFrom(0, 1000), requests: fc.constantFrom(0, 1, 5) }), { maxLength: 200 }),
  fc.tuple(lengths, fc.array(fc.constantFrom(0, 0, 3), { maxLength: 200 })).map(([advanceMs, list]) => list.map((requests) => ({ advanceMs, requests }))),
);
const histories = record({ bucket: buckets, roundMs: lengths, inputs, part: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ part, ...history }) => ({ ...history, cursor: Math.round(part * history.inputs.length) }));

/** What an address is read as, with its problems. @template T @param {string} address @param {(from: Parameters) => T} read */
function read(address, read) {
  const from = new Parameters(routeOf(`#${address}`).settings ?? "");
  const value = read(from);
  return { value, problems: from.finish() };
}

test("every history comes back from its address as it was, cursor included", () => {
  fc.assert(fc.property(histories, (history) => {
    const address = historyAddress(history);
    assert.deepEqual(read(address, readHistory), { value: history, problems: [] }, address);
  }), { numRuns: 400 });
});

test("a program that escapes the whole address changes nothing", () => {
  fc.assert(fc.property(histories, (history) => {
    const [view, settings] = historyAddress(history).split("?");
    const escaped = settings.split("&").map((s) => s.split("=").map(encodeURIComponent).join("=")).join("&");
    assert.deepEqual(read(`${view}?${escaped}`, readHistory), { value: history, problems: [] });
  }));
});

test("every time comes back from its text", () => {
  fc.assert(fc.property(fc.bigInt({ min: 0n, max: 9_000_000_000_000_000_000n }), (ns) => {
    assert.equal(readTime(writeTime(ns)), ns);
  }));
  fc.assert(fc.property(fc.double({ min: 0, max: 9e12, noNaN: true }), (ms) => {
    assert.equal(toMs(toNs(ms)), Number(ms.toFixed(6)));
  }));
});

const spans = record({ requests: counts, everyMs: lengths, start: fc.integer({ min: 0, max: 1000 }), length: fc.integer({ min: 1, max: 1e6 }) })
  .map(({ start, length, ...rest }) => ({ ...rest, ...(start && { fromMs: start }), untilMs: start + length }));
const patterns = /** @type {fc.Arbitrary<any>} */ (fc.oneof(
  spans.map((span) => ({ pattern: "steady", ...span })),
  spans.map((span) => ({ pattern: "bursts", ...span })),
  fc.tuple(spans, lengths, lengths).map(([span, onMs, offMs]) => ({ pattern: "onOff", ...span, onMs, offMs })),
  fc.tuple(spans, counts).map(([span, toRequests]) => ({ pattern: "ramp", ...span, toRequests })),
  fc.tuple(spans, fc.integer({ min: 0, max: 0xffff_ffff })).map(([span, seed]) => ({ pattern: "random", ...span, seed })),
));

test("every traffic by pattern comes back from its text", () => {
  fc.assert(fc.property(fc.array(patterns, { minLength: 1, maxLength: 8 }), (traffic) => {
    assert.deepEqual(read(`bigrun?traffic=${writeTraffic(traffic)}`, readTraffic), { value: traffic, problems: [] });
  }));
});

test("every comparison comes back from its address as it was", () => {
  const traffic = fc.oneof(inputs.map((list) => ({ inputs: list })), fc.array(patterns, { minLength: 1, maxLength: 8 }).map((list) => ({ patterns: list })));
  fc.assert(fc.property(record({ a: buckets, b: buckets, traffic }), (comparison) => {
    const address = compareAddress(comparison);
    assert.deepEqual(read(address, readComparison), { value: comparison, problems: [] }, address);
  }));
});

test("whatever stands in an address, the page gets something to show", () => {
  const names = fc.constantFrom("bucket", "capacity", "refill", "drain", "pacing", "initial", "timeout", "send", "rounds", "round", "at", "scenario", "a.bucket", "b.drain", "traffic", "x");
  const words = fc.oneof(fc.string(), fc.stringMatching(/^[0-9x@/,.smhd:-]{0,12}$/), fc.constantFrom("token", "leaky", "queue", "13@0s", "3,4/1s"));
  fc.assert(fc.property(fc.array(fc.tuple(names, words)), (settings) => {
    const address = settings.map(([name, value]) => `${name}=${value}`).join("&");
    const { value: history } = read(`play?${address}`, readHistory);
    assert.ok(history.cursor <= history.inputs.length && history.inputs.length <= maxSteps && history.bucket.capacity >= 1);
    const { value: comparison } = read(`compare?${address}`, readComparison);
    assert.ok(comparison.a.capacity >= 1 && comparison.b.capacity >= 1);
  }), { numRuns: 400 });
});

test("the addresses read like what they say", () => {
  const generous = { bucket: { kind: "token", capacity: 10, refill: 6, everyMs: 3000 }, roundMs: 1000 };
  const at = (/** @type {number} */ advanceMs, /** @type {number} */ requests) => ({ advanceMs, requests });
  const expected = {
    "play?bucket=token&capacity=10&refill=6/3s": [],
    "play?bucket=token&capacity=10&refill=6/3s&send=13@0s,3@3s": [at(0, 13), at(3000, 3)],
    "play?bucket=token&capacity=10&refill=6/3s&rounds=3,5,7,9/1s": [at(1000, 3), at(1000, 5), at(1000, 7), at(1000, 9)],
    "play?bucket=token&capacity=10&refill=6/3s&send=25@0s,4x0@1s/1s": [at(0, 25), at(1000, 0), at(1000, 0), at(1000, 0), at(1000, 0)],
    "play?bucket=token&capacity=10&refill=6/3s&rounds=5,40x0/500ms": [at(500, 5), ...Array(40).fill(at(500, 0))],
  };
  for (const [address, list] of Object.entries(expected)) {
    assert.equal(historyAddress(/** @type {any} */ ({ ...generous, inputs: list, cursor: list.length })), address);
  }
});

test("a thousand steps, the worst there can be, fit into twenty thousand characters", () => {
  const steps = Array.from({ length: maxSteps }, (_, i) => ({ advanceMs: 1001 + (i % 7), requests: 100 + (i % 900) }));
  const address = historyAddress({ bucket: { kind: "meter", capacity: 5, drain: 1, everyMs: 1000 }, roundMs: 1000, inputs: steps, cursor: 500 });
  assert.ok(address.length < 20_000, String(address.length));
});

test("a scenario is opened at its start, and what else the address says goes before it", () => {
  for (const { id, bucket, roundMs, inputs: own } of scenarios) {
    assert.deepEqual(read(`play?scenario=${id}`, readHistory), { value: { bucket, roundMs, inputs: own, cursor: 0 }, problems: [] });
  }
  const { value } = read("play?scenario=generous&capacity=20&at=2", readHistory);
  assert.equal(value.bucket.capacity, 20);
  assert.equal(value.inputs.length, 4);
  assert.equal(value.cursor, 2);
});

/** What is wrong, by which message it is said, and what stands for it. */
const wrong = [
  ["capacity=0", "share-problem-count", { name: "capacity", given: "0", least: 1, most: 1e9, used: 5 }],
  ["capacity=ten", "share-problem-count", { name: "capacity", given: "ten", used: 5 }],
  ["capacity=2000000000", "share-problem-count", { given: "2000000000", used: 5 }],
  ["capacity=5&capacity=8", "share-problem-twice", { name: "capacity", given: "8", used: "5" }],
  ["bucket=sieve", "share-problem-word", { given: "sieve", allowed: "token, leaky, meter", used: "token" }],
  ["refill=6/", "share-problem-rate", { given: "6/", used: "2/2s" }],
  ["refill=6", "share-problem-rate", { given: "6" }],
  ["refill=6/0s", "share-problem-rate", { given: "6/0s" }],
  ["bucket=leaky&drain=0/1s", "share-problem-rate", { given: "0/1s", least: 1, used: "2/1s" }],
  ["drain=2/1s", "share-problem-unknown", { name: "drain", given: "2/1s" }],
  ["initial=6", "share-problem-count", { given: "6", most: 5, used: 5 }],
  ["bucket=leaky&timeout=0s", "share-problem-timeout", { given: "0s" }],
  ["capcity=5", "share-problem-unknown", { name: "capcity" }],
  ["send=13@0s,3@", "share-problem-entry", { given: "3@" }],
  ["send=13@3s,3@2s", "share-problem-order", { given: "3@2s", before: "3s" }],
  ["send=3x1@0s", "share-problem-entry", { given: "3x1@0s" }],
  ["rounds=3,5", "share-problem-rounds", { given: "3,5" }],
  ["rounds=3,,5/1s", "share-problem-round", { given: "" }],
  ["rounds=3/1s&send=1@0s", "share-problem-both", { used: "send" }],
  ["rounds=2000x0/1s", "share-problem-steps", { given: 2000, most: 1000 }],
  ["send=1@0s&at=2", "share-problem-count", { name: "at", given: "2", most: 1, used: 1 }],
  ["round=0s", "share-problem-time", { name: "round", given: "0s", used: "1s" }],
  ["scenario=flood", "share-problem-scenario", { given: "flood" }],
];
for (const [settings, id, args] of /** @type {[string, string, Record<string, unknown>][]} */ (wrong)) {
  test(`“${settings}” is named, once`, () => {
    const { problems } = read(`play?${settings}`, readHistory);
    assert.equal(problems.length, 1, JSON.stringify(problems));
    assert.equal(problems[0].id, id);
    for (const [name, value] of Object.entries(args)) assert.equal(problems[0].args[name], value, name);
  });
}

test("what is right beside something wrong is used", () => {
  const { value } = read("play?bucket=token&capacity=0&refill=6/3s&send=13@0s,3@,4@3s", readHistory);
  assert.deepEqual(value.bucket, { kind: "token", capacity: 5, refill: 6, everyMs: 3000 });
  assert.deepEqual(value.inputs, [{ advanceMs: 0, requests: 13 }, { advanceMs: 3000, requests: 4 }]);
});
