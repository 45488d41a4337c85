// How a set can be given: by a lecturer's address, by an author's file, and the record of the work on it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { freely, lessonSettings, readLesson } from "../../src/practice/address.js";
import { packed, unpacked } from "../../src/practice/file-link.js";
import { Progress } from "../../src/practice/progress.js";
import { recordCsv, recordJson } from "../../src/practice/record.js";
import { sets } from "../../src/practice/sets.js";
import { asking, atMoment, starter, withAnother, withBucket, withStory, worded } from "../../src/author/spec.js";
import { Parameters } from "../../src/url/parameters.js";

const questions = ["burst", "later", "idle", "limits"];

/** @param {string} settings */
function read(settings) {
  const from = new Parameters(settings);
  return { lesson: readLesson(from, questions), problems: from.finish() };
}

test("an address without settings asks for nothing", () => {
  assert.deepEqual(read(""), { lesson: freely, problems: [] });
});

test("a lecturer chooses questions and their order, variant, help and attempts", () => {
  const settings = "only=idle,burst&seed=7&hints=off&solutions=off&attempts=2";
  const { lesson, problems } = read(settings);
  assert.deepEqual(lesson, { only: ["idle", "burst"], seed: 7, hints: false, solutions: false, attempts: 2 });
  assert.deepEqual(problems, []);
  assert.equal(lessonSettings(lesson), settings);
});

for (const [settings, id, lesson] of /** @type {[string, string, any][]} */ ([
  ["only=idle,nothing", "practice-problem-question", { only: ["idle"] }],
  ["only=", "practice-problem-only", { only: null }],
  ["only=nothing", "practice-problem-only", { only: null }],
  ["seed=-1", "practice-problem-seed", { seed: null }],
  ["seed=1.5", "practice-problem-seed", { seed: null }],
  ["hints=no", "share-problem-word", { hints: true }],
  ["solutions=OFF", "share-problem-word", { solutions: true }],
  ["attempts=0", "practice-problem-attempts", { attempts: null }],
  ["speed=3", "share-problem-unknown", {}],
])) {
  test(`“${settings}” is named as a problem, and something else is used`, () => {
    const { lesson: read_, problems } = read(settings);
    assert.deepEqual(problems.map((problem) => problem.id), [id]);
    assert.deepEqual(read_, { ...freely, ...lesson });
  });
}

test("a file goes into an address and comes out the same, whatever its words", () => {
  const spec = { ...starter, title: { zh: "令牌桶 🪣", es: "¿Cuántas?" } };
  assert.match(packed(spec), /^[A-Za-z0-9_-]+$/);
  assert.deepEqual(unpacked(packed(spec)), spec);
});

for (const cut of ["", "!", "e30x", packed(starter).slice(0, -7)]) {
  test(`“${cut.slice(0, 10)}” is no file`, () => assert.equal(unpacked(cut), null));
}

test("the record tells what was answered and shown, in the order of time, and starts no formula", () => {
  const [, spec] = sets;
  const progress = new Progress(spec);
  const [first, second] = progress.questions;
  progress.type(second.id, second.parts[0].id, '=HYPERLINK("x")');
  progress.check(second);
  progress.hint(first.id);
  const lines = recordCsv(progress, progress.questions, spec.id).trim().split("\r\n");
  assert.equal(lines[0], "time,set,variant,question,asked,event,hint,answer,verdict");
  assert.match(lines[1], /^\d{4}-.*Z,token-practice,0,2,.*,check,,"Accepted: =HYPERLINK\(""x""\)",$/);
  assert.match(lines[2], /,0,1,.*,hint,1,,$/);
  const record = JSON.parse(recordJson(progress, progress.questions, spec.id));
  assert.equal(record.questions[0].hints, 1);
  assert.equal(record.questions[1].answer, 'Accepted: =HYPERLINK("x")');
});

test("a text that would be a formula is kept a text", () => {
  const spec = { ...sets[1], questions: [{ ...sets[1].questions[0], prompt: { en: "=1+1" } }] };
  const progress = new Progress(spec);
  progress.opened = { questions: [{ ...progress.questions[0], prompt: "=1+1" }] };
  progress.hint("burst");
  assert.match(recordCsv(progress, progress.questions, null), /,'=1\+1,/);
});

test("the form keeps a set possible: a step that goes takes the questions about it along", () => {
  const shorter = withStory(starter, [{ requests: 5 }]);
  assert.deepEqual(shorter.questions.map(({ at }) => at), [1, 1]);
  assert.deepEqual(starter.questions.map(({ at }) => at), [2, 3]);
});

test("the form asks only for what there is, and for one thing at least", () => {
  assert.deepEqual(asking(starter, 1, "accepted", true).questions[1].ask, ["accepted", "tokens"]);
  assert.deepEqual(asking(starter, 1, "tokens", false).questions[1].ask, ["tokens"]);
  const leaky = withBucket(starter, { kind: "leaky", capacity: 5, drain: 2, everyMs: 1000 });
  assert.deepEqual(leaky.questions.map(({ ask }) => ask), [["queued"], ["queued"]]);
  const whole = atMoment(asking(starter, 0, "retryAfterMs", true), 0, 0);
  assert.deepEqual([whole.questions[0].at, whole.questions[0].ask], [undefined, ["accepted", "rejected"]]);
});

test("another question has a name of its own", () => {
  const more = withAnother(withAnother(starter));
  assert.equal(new Set(more.questions.map(({ id }) => id)).size, 4);
});

test("an author's texts are kept by language, and an emptied one is none", () => {
  const spanish = worded({ en: "How many?" }, "es", "¿Cuántas?");
  assert.deepEqual(spanish, { en: "How many?", es: "¿Cuántas?" });
  assert.deepEqual(worded(spanish, "en", ""), { es: "¿Cuántas?" });
  assert.equal(worded({ en: "How many?" }, "en", ""), undefined);
  assert.deepEqual(worded(undefined, "zh-CN", "几个？"), { "zh-CN": "几个？" });
});
