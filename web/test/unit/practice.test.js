// What a learner meets in a practice set, apart from the page: the questions, the words, the keeping of the work.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { t } from "../../src/i18n.js";
import { feedbackOn } from "../../src/practice/feedback.js";
import { Progress } from "../../src/practice/progress.js";
import { questionsOf } from "../../src/practice/questions.js";
import { sets } from "../../src/practice/sets.js";
import { bucketNumbers, promptNumbers } from "../../src/practice/words.js";

/** @import { Result } from "../../src/practice/questions.js" */

const [tokenPractice, leakyPractice] = sets;
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
    assert.match(t(`practice-${spec.id}-title`), /\S/);
    assert.match(t(`practice-${spec.id}-lede`, bucketNumbers(spec.bucket)), /\d/);
    for (const question of questionsOf(spec)) {
      assert.match(t(`practice-${spec.id}-${question.id}`, promptNumbers(question)), /[.?]$/);
      for (const { id, unit, options = [] } of question.parts) {
        assert.match(t(`practice-part-${id}`), /\S/);
        if (unit) assert.match(t(`practice-unit-${unit}`), /\S/);
        for (const option of options) assert.match(t(`practice-option-${option}`), /\S/);
      }
    }
  });

  test(`${spec.id}: the file says what to ask, and not the answer`, () => {
    const allowed = ["id", "at", "ask", "bucket", "buckets", "story"];
    for (const question of spec.questions) {
      assert.deepEqual(Object.keys(question).filter((key) => !allowed.includes(key)), []);
      for (const ask of question.ask) {
        const keys = typeof ask === "string" ? [] : Object.keys(ask);
        assert.deepEqual(keys.filter((key) => !["id", "outcomeOf", "why"].includes(key)), []);
      }
    }
  });
}

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
  assert.match(said.why ?? "", /min\(3, 2\) = 2 accepted, the other 1 rejected/);
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

test("each set keeps its own work", () => {
  new Progress(tokenPractice).type("burst", "accepted", "5");
  assert.deepEqual(new Progress(leakyPractice).typed("burst"), {});
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
  "answers that are no texts": '{"typed":{"burst":{"accepted":{"toString":1}}},"checked":{"burst":5,"later":null}}',
})) {
  test(`${what} in the storage is no work`, () => {
    setStorage({ getItem: () => stored, setItem: () => undefined });
    const progress = new Progress(tokenPractice);
    assert.deepEqual(progress.typed("burst"), {});
    assert.equal(progress.checked("burst"), undefined);
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
  assert.equal(progress.failure("burst"), "out of order");
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
  assert.equal(progress.refusal, "questions[0].ask: must be a list");
  assert.equal(progress.questions.length, 4);
});
