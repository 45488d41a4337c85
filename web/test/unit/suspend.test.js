// The work that a learning platform keeps: it comes back as it was, and it always fits.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { sets } from "../../src/practice/sets.js";
import { mostCharacters, pack, unpack } from "../../src/lms/suspend.js";

/** @import { Event, Work } from "../../src/practice/saved.js" */

const day = 1_700_000_000_000;
/** @type {Event[]} */
const events = [
  { at: day, question: "burst", what: "check", answer: {}, verdict: "wrong" },
  { at: day + 2000, question: "burst", what: "hint", hint: 1 },
  { at: day + 90_000, question: "burst", what: "hint", hint: 2 },
  { at: day + 95_000, question: "idle", what: "solution" },
  { at: day + 100_000, question: "burst", what: "check", answer: { accepted: "5", tokens: "0" }, verdict: "right" },
  { at: day + 200_000, question: "later", what: "check", answer: { accepted: "2,5" }, verdict: "ambiguous" },
];
/** @type {Work} */
const work = {
  typed: { burst: { accepted: "5", tokens: "0" }, later: { accepted: "2" }, idle: {} },
  checked: { burst: { accepted: "5", tokens: "0" }, later: { accepted: "2,5" } },
  events,
};

test("the work comes back as it was", () => {
  const kept = { set: "token-practice", seed: 3, variants: new Map([[0, { typed: { idle: { tokens: "“5”" } }, checked: {}, events: [] }], [3, work]]) };
  assert.deepEqual(unpack(String(pack(kept))), kept);
});

test("a text that is none of ours, or a later version's, is nothing", () => {
  for (const text of ["", "null", "[]", "half {", '{"v":1}', '{"v":2,"set":"a","seed":0,"begun":1,"work":[]}']) assert.equal(unpack(text), null, text);
});

test("whatever is typed and tried in our sets, the text fits, and the last answers are in it", () => {
  const anyText = fc.string({ unit: "grapheme", maxLength: 300 });
  const verdict = fc.constantFrom("right", "partly", "wrong", "ambiguous", "unreadable", "unanswered");
  fc.assert(fc.property(fc.constantFrom(...sets), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 60 }), anyText, verdict, (spec, variants, tries, text, verdict) => {
    const names = spec.questions.map(({ id }) => id);
    const answers = Object.fromEntries(names.map((name) => [name, Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`${i}.accepted`, text]))]));
    /** @type {Event[]} */
    const events = Array.from({ length: tries }, (_, i) => names.map((question) => ({ at: day + i * 61_000, question, what: /** @type {const} */ ("check"), answer: {}, verdict }))).flat();
    const kept = { set: spec.id, seed: variants, variants: new Map(Array.from({ length: variants }, (_, i) => [i + 1, { typed: answers, checked: answers, events }])) };
    const packed = pack(kept);
    assert.ok(packed !== null && packed.length <= mostCharacters);
    const back = unpack(packed);
    const last = back?.variants.get(variants);
    assert.equal(back?.seed, variants);
    for (const name of names) assert.ok(text.startsWith(String(last?.checked[name]["0.accepted"])));
  }));
});

test("where it is too long, the earlier variants go first, then the history, then the ends of long texts", () => {
  const long = { typed: { burst: { accepted: "5".repeat(1500) } }, checked: {}, events: [] };
  const variants = new Map([[0, long], [1, long], [2, long], [3, long]]);
  assert.deepEqual([...(unpack(String(pack({ set: "a", seed: 3, variants })))?.variants.keys() ?? [])], [2, 3]);

  const tried = Array.from({ length: 900 }, (_, i) => ({ at: day + i * 1000, question: "burst", what: /** @type {const} */ ("check"), answer: {}, verdict: "wrong" }));
  const back = unpack(String(pack({ set: "a", seed: 0, variants: new Map([[0, { typed: { burst: { accepted: "5".repeat(3000) } }, checked: {}, events: tried }]]) })))?.variants.get(0);
  assert.equal(back?.typed.burst.accepted.length, 3000);
  assert.equal(back?.events.length, 100);
  assert.equal(back?.events.at(-1)?.at, day + 899_000);
});

test("a set too large for all that is not kept, rather than kept in part", () => {
  const typed = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`question-${i}`, { accepted: "0123456789" }]));
  assert.equal(pack({ set: "a", seed: 0, variants: new Map([[0, { typed, checked: {}, events: [] }]]) }), null);
});
