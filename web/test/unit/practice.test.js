// What a learner meets in a practice set, apart from the page: the questions, the words, the keeping of the work.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { t } from "../../src/i18n.js";
import { feedbackOn } from "../../src/practice/feedback.js";
import { Progress } from "../../src/practice/progress.js";
import { questionsOf } from "../../src/practice/questions.js";
import { savedSeed } from "../../src/practice/saved.js";
import { sets } from "../../src/practice/sets.js";
import { bucketNumbers, hintsOf, optionName, partName, promptNumbers, promptOf } from "../../src/practice/words.js";

/** @import { Result } from "../../src/practice/results.js" */

const setNamed = (/** @type {string} */ name) => /** @type {typeof sets[number]} */ (sets.find(({ id }) => id === name));
const tokenPractice = setNamed("token-practice");
const leakyPractice = setNamed("leaky-practice");
const [burst, later] = questionsOf(tokenPractice);

/** A verdict by parts. @param {Result["verdict"]} verdict @param {Record<string, any>} parts @param {any} [facts] */
const result = (verdict, parts, facts) => ({
  verdict,
  parts: Object.fromEntries(Object.entries(parts).map(([id, verdict]) => [id, { verdict }])),
  ...(facts && { facts }),
});

/** An engine that calls every answer right, and remembers what it was asked. */
function agreeableEngine() {
  /** @type {any[]} */
  const asked = [];
  return {
    asked,
    exercise: (/** @type {any} */ spec) => ({ questions: questionsOf(spec) }),
    check(/** @type {any} */ _spec, /** @type {any} */ _how, /** @type {Record<string, any>} */ answers) {
      asked.push(answers);
      const questions = Object.entries(answers).map(([id, answer]) => [
        id,
        result("right", Object.fromEntries(Object.keys(answer).map((part) => [part, "right"]))),
      ]);
      return { questions: Object.fromEntries(questions) };
    },
    solution: () => ({ questions: {} }),
  };
}

/** A browser's storage, for as long as a test. */
function storage() {
  const kept = new Map();
  return {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value),
  };
}

/** @param {unknown} value */
const setStorage = (value) => Object.defineProperty(globalThis, "localStorage", { value, configurable: true, writable: true });

beforeEach(() => {
  setStorage(storage());
});

test("a question tells of the moment it asks about", () => {
  const { requests, waitSeconds } = promptNumbers(later);
  assert.deepEqual({ requests, waitSeconds }, { requests: 3, waitSeconds: 2 });
  assert.deepEqual(later.parts.map(({ id, unit }) => [id, unit]), [["accepted", "requests"], ["rejected", "requests"]]);
});

test("a question may bring a story of its own", () => {
  const spread = questionsOf(leakyPractice)[2];
  assert.equal(spread.story.length, 7);
  assert.equal(promptNumbers(spread).totalRequests, 6);
});

for (const spec of sets) {
  test(`${spec.id}: there are words for every question, part and option`, () => {
    for (const message of [`practice-${spec.id}`, `practice-${spec.id}-title`, `practice-${spec.id}-lede`]) {
      assert.match(t(message, spec.bucket && bucketNumbers(spec.bucket)), /\w/);
    }
    for (const question of questionsOf(spec)) {
      assert.match(promptOf(spec.id, question).text, /[.?]$/);
      assert.notEqual(hintsOf(spec.id, question).length, 0);
      for (const part of question.parts) {
        assert.notEqual(partName(part), part.id);
        if (part.unit) assert.match(t(`practice-unit-${part.unit}`), /\S/);
        for (const option of part.options ?? []) assert.notEqual(optionName(option), option);
      }
    }
  });

  test(`${spec.id}: the file says what to ask, and not the answer`, () => {
    const allowed = ["id", "at", "ask", "table", "design", "bucket", "buckets", "story", "vary"];
    for (const question of spec.questions) {
      assert.deepEqual(Object.keys(question).filter((key) => !allowed.includes(key)), []);
      for (const ask of question.ask ?? []) {
        const keys = typeof ask === "string" ? [] : Object.keys(ask);
        assert.deepEqual(keys.filter((key) => !["id", "ask", "unit", "for", "outcomeOf", "why"].includes(key)), []);
      }
    }
  });
}

test("every set in the folder is offered, each once", () => {
  const files = readdirSync(new URL("../../exercises/", import.meta.url)).filter((name) => name.endsWith(".json"));
  const expected = files.filter((name) => !["index.json", "exercise.schema.json"].includes(name)).map((name) => name.replace(".json", ""));
  assert.deepEqual(sets.map(({ id }) => id).sort(), expected.sort());
});

test("another bucket changes the numbers in the texts", () => {
  const [question] = questionsOf({ ...tokenPractice, story: [{ requests: 9 }] });
  assert.match(t("practice-token-practice-burst", promptNumbers(question)), /sends 9 requests/);
  const lede = t("practice-token-practice-lede", bucketNumbers({ kind: "token", capacity: 12, refill: 1, everyMs: 1000 }));
  assert.match(lede, /holds 12 tokens .* Every second it is given one more/);
});

test("a right answer is explained too", () => {
  const facts = { accepted: 2, rejected: 1, tokens: 0, refilled: 2, spilled: 0 };
  const said = feedbackOn("token-practice", later, {}, result("right", { accepted: "right", rejected: "right" }, facts));
  assert.equal(said.head, "Right.");
  assert.match(said.why?.text ?? "", /min\(3, 2\) = 2 accepted, the other 1 rejected/);
});

test("a partly right answer is told which part is not", () => {
  const facts = { accepted: 5, rejected: 0, tokens: 0, refilled: 0, spilled: 0 };
  const said = feedbackOn("token-practice", burst, {}, result("partly", { accepted: "right", tokens: "wrong" }, facts));
  assert.equal(said.head, "Partly right.");
  assert.deepEqual(said.notes, ["Not right: “In the bucket”."]);
});

test("a part left open is named, and is not called wrong", () => {
  const facts = { accepted: 5, rejected: 0, tokens: 0, refilled: 0, spilled: 0 };
  const said = feedbackOn("token-practice", burst, {}, result("partly", { accepted: "right", tokens: "unanswered" }, facts));
  assert.deepEqual(said.notes, ["Still open: “In the bucket”."]);
});

test("without an attempt there is no explanation", () => {
  const said = feedbackOn("token-practice", burst, {}, result("unanswered", { accepted: "unanswered", tokens: "unanswered" }));
  assert.equal(said.head, "Not answered yet.");
  assert.equal(said.why, null);
});

test("a wrong answer is told which rule gives it, and not yet why the right one is right", () => {
  const wrong = result("wrong", { accepted: "wrong", rejected: "wrong" }, { accepted: 2, rejected: 1, tokens: 0 });
  const diagnosis = { flaws: [{ flaw: "allOrNothing", parts: ["accepted", "rejected"], answers: { accepted: 0, rejected: 3 } }], first: "accepted" };
  const said = feedbackOn("token-practice", later, { accepted: "0", rejected: "3" }, { ...wrong, diagnosis });
  assert.deepEqual(said.flaws.map(({ name }) => name), ["All or nothing"]);
  assert.match(said.flaws[0].said, /each request takes a token of its own/);
  assert.deepEqual([said.notes, said.why], [[], null]);
});

test("a wrong answer that no rule gives is told where to look first", () => {
  const wrong = result("wrong", { accepted: "wrong", rejected: "wrong" }, { accepted: 2 });
  const said = feedbackOn("token-practice", later, { accepted: "7", rejected: "9" }, { ...wrong, diagnosis: { flaws: [], first: "rejected" } });
  assert.deepEqual(said.notes, ["Look again at “Rejected” first."]);
});

test("the right number in the wrong unit is told so", () => {
  const [, retry] = questionsOf(setNamed("token-thirteen"));
  const wrong = result("wrong", { retryAfterMs: "wrong" }, { retryAfterMs: 500 });
  Object.assign(wrong.parts.retryAfterMs, { slip: "unit", meant: "seconds" });
  const said = feedbackOn("token-thirteen", retry, { retryAfterMs: "0.5" }, { ...wrong, diagnosis: { flaws: [], first: "retryAfterMs" } });
  assert.deepEqual(said.notes, ["“0.5” for “Try again after” has the wrong unit: it is the right amount in seconds, and milliseconds are asked for."]);
});

test("a number that reads in two ways is not called wrong", () => {
  const unsure = result("unanswered", { accepted: "ambiguous", tokens: "unanswered" });
  Object.assign(unsure.parts.accepted, { readings: [{ value: 1.234, text: "1.2340" }, { value: 1234, text: "1234" }] });
  const said = feedbackOn("token-practice", burst, { accepted: "1.234" }, unsure);
  assert.equal(said.head, "Not checked yet: this can be read in two ways.");
  assert.deepEqual(said.unsure.map(({ part, readings }) => [part.id, readings.length]), [["accepted", 2]]);
});

test("what cannot be read is quoted, shortened where it is long", () => {
  const parts = { accepted: "unreadable", tokens: "unanswered" };
  const answer = { accepted: ` <b>${"🪣".repeat(60)}`, tokens: "" };
  const said = feedbackOn("token-practice", burst, answer, result("wrong", parts));
  assert.equal(said.head, "Not checked: a number was expected.");
  assert.match(said.notes[0], /^“<b>(🪣){37}…” for “Accepted” cannot be read as a number\./u);
  assert.equal(said.why, null);
});

test("an answer checked before the engine is there is judged when it comes", () => {
  const progress = new Progress(tokenPractice);
  progress.type("burst", "accepted", "5");
  progress.check(burst);
  assert.equal(progress.waits("burst"), true);
  assert.equal(progress.score, null);

  const engine = agreeableEngine();
  progress.useEngine(engine);
  assert.equal(progress.waits("burst"), false);
  assert.deepEqual(engine.asked, [{ burst: { accepted: "5", tokens: "" } }]);
  assert.deepEqual(progress.score, { right: 1, of: 4 });
});

test("a later visit finds what was typed and what was checked", () => {
  const before = new Progress(tokenPractice);
  before.type("burst", "accepted", "5");
  before.check(burst);
  before.type("burst", "accepted", "6");

  const after = new Progress(tokenPractice);
  after.useEngine(agreeableEngine());
  assert.deepEqual(after.typed("burst"), { accepted: "6" });
  assert.deepEqual(after.checked("burst"), { accepted: "5", tokens: "" });
  assert.equal(after.result("burst")?.verdict, "right");
});

test("each set and each variant keeps its own work", () => {
  new Progress(tokenPractice).type("burst", "accepted", "5");
  assert.deepEqual(new Progress(leakyPractice).typed("burst"), {});
  assert.deepEqual(new Progress(tokenPractice, 1).typed("burst"), {});
  assert.deepEqual(new Progress(tokenPractice, 0).typed("burst"), { accepted: "5" });
});

test("the variant last asked for is the one to come back to", () => {
  assert.equal(savedSeed("token-practice"), 0);
  new Progress(tokenPractice, 3).remember();
  assert.equal(savedSeed("token-practice"), 3);
});

test("attempts, hints and the solution are recorded, and a blank is no attempt", () => {
  const progress = new Progress(tokenPractice);
  progress.useEngine(agreeableEngine());
  progress.type("burst", "accepted", "5");
  progress.check(burst);
  progress.hint("burst");
  progress.hint("burst");
  progress.showSolution("burst");
  const after = new Progress(tokenPractice);
  assert.deepEqual([after.attempts("burst"), after.hints("burst"), after.solved("burst")], [1, 2, true]);
  assert.deepEqual(after.events("burst").map(({ what }) => what), ["check", "hint", "hint", "solution"]);
  assert.equal(after.events("later").length, 0);
});

test("a blank or unreadable answer uses up no attempt", () => {
  const progress = new Progress(tokenPractice);
  progress.useEngine({ ...agreeableEngine(), check: () => ({ questions: { burst: /** @type {any} */ (result("unanswered", {})) } }) });
  progress.check(burst);
  assert.equal(progress.attempts("burst"), 0);
});

test("starting over makes a set blank, and can be undone until something is typed", () => {
  const progress = new Progress(tokenPractice);
  progress.useEngine(agreeableEngine());
  progress.type("burst", "accepted", "5");
  progress.check(burst);
  progress.reset();
  assert.deepEqual([progress.typed("burst"), progress.score, new Progress(tokenPractice).begun], [{}, { right: 0, of: 4 }, false]);
  progress.undoReset();
  assert.deepEqual([progress.typed("burst"), progress.score], [{ accepted: "5" }, { right: 1, of: 4 }]);
  progress.reset();
  progress.type("burst", "accepted", "6");
  assert.equal(progress.undoable, false);
});

test("where storage is refused, the work lasts for the visit and that is known from the start", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  setStorage({ getItem: refuse, setItem: refuse });
  const progress = new Progress(tokenPractice);
  assert.equal(progress.kept, false);
  progress.type("burst", "accepted", "5");
  assert.deepEqual(progress.typed("burst"), { accepted: "5" });
});

for (const [what, stored] of Object.entries({
  "no JSON": "{",
  "null": "null",
  "a number": "7",
  "a list": "[1]",
  "events that are none": '{"events":[1,null,{"at":"x"},{"at":1,"question":"burst","what":"shout"}]}',
  "answers that are no texts": '{"typed":{"burst":{"accepted":{"toString":1}}},"checked":{"burst":5,"later":null}}',
})) {
  test(`${what} in the storage is no work`, () => {
    setStorage({ getItem: () => stored, setItem: () => undefined });
    const progress = new Progress(tokenPractice);
    assert.deepEqual(progress.typed("burst"), {});
    assert.equal(progress.checked("burst"), undefined);
    assert.deepEqual(progress.events(), []);
  });
}

test("an engine that cannot judge an answer says so, and the answer stays", () => {
  const engine = agreeableEngine();
  const progress = new Progress(tokenPractice);
  progress.useEngine({
    ...engine,
    check() {
      throw new Error("out of order");
    },
  });
  progress.type("burst", "accepted", "5");
  progress.check(burst);
  assert.equal(progress.failure("burst")?.(), "out of order");
  assert.equal(progress.result("burst"), undefined);
  assert.deepEqual(progress.typed("burst"), { accepted: "5" });
});

test("a file that the engine refuses is told, and its questions stay in sight", () => {
  const progress = new Progress(tokenPractice);
  progress.useEngine({
    ...agreeableEngine(),
    exercise() {
      throw new Error("questions[0].ask: must be a list");
    },
  });
  assert.equal(progress.refusal?.(), "questions[0].ask: must be a list");
  assert.equal(progress.questions.length, 4);
});
