// The changes that the form makes to a practice set. Sets are never changed in place, so that the page can tell an old one
// from a new one.

/**
 * @import { QuestionSpec, Spec, StoryStep } from "../practice/sets.js"
 */

/** What a new set begins with. @type {Spec} */
export const starter = {
  format: 1,
  id: "my-practice",
  bucket: { kind: "token", capacity: 5, refill: 2, everyMs: 2000 },
  story: [{ requests: 5 }, { advanceMs: 2000, requests: 3 }, { advanceMs: 10000 }],
  questions: [
    { id: "later", at: 2, ask: ["accepted", "rejected"] },
    { id: "idle", at: 3, ask: ["tokens"] },
  ],
};

/**
 * Texts by language with one of them written anew; an empty one is none.
 * @param {Record<string, string> | undefined} texts @param {string} language @param {string} text
 */
export function worded(texts, language, text) {
  const { [language]: _, ...others } = texts ?? {};
  const all = text === "" ? others : { ...others, [language]: text };
  return Object.keys(all).length > 0 ? all : undefined;
}

/** The figures that can be asked for, by the kind of the bucket; the second list only of the story as a whole.
 * @type {Record<string, {moment: string[], whole: string[]}>} */
export const figures = {
  token: { moment: ["accepted", "rejected", "tokens", "refilled", "spilled", "retryAfterMs"], whole: ["sustainedPerSecond", "largestBurst"] },
  leaky: {
    moment: ["queued", "dropped", "processed", "expired", "queue", "firstStartInMs", "lastStartInMs", "lastDoneInMs", "retryAfterMs"],
    whole: ["maxStartInMs", "maxDoneInMs", "sustainedPerSecond", "largestBurst"],
  },
  meter: { moment: ["accepted", "rejected", "level", "retryAfterMs"], whole: ["sustainedPerSecond", "largestBurst"] },
};

/** Those of them that are waits of one step; a story as a whole has none. */
const momentary = ["firstStartInMs", "lastStartInMs", "lastDoneInMs", "retryAfterMs"];

/** What can be asked of a moment, or of the whole story. @param {string} kind @param {number} at */
export function askable(kind, at) {
  const { moment, whole } = figures[kind] ?? figures.token;
  return at > 0 ? moment : [...moment.filter((figure) => !momentary.includes(figure)), ...whole];
}

/** Whether the form has fields for all that a question says. @param {QuestionSpec} question */
export const isSimple = (question) =>
  !["table", "design", "buckets", "bucket", "story"].some((name) => name in question) && (question.ask ?? []).every((one) => typeof one === "string" && one !== "bucket");

/** @param {Spec} spec @param {StoryStep[]} story @returns {Spec} */
export function withStory(spec, story) {
  // A question about a step that is gone is about the last one there is.
  const questions = spec.questions.map((question) => (question.at && question.at > story.length ? { ...question, at: story.length } : question));
  return { ...spec, story, questions };
}

/** @param {Spec} spec @param {number} index @param {Partial<QuestionSpec>} change @returns {Spec} */
export const withQuestion = (spec, index, change) => ({
  ...spec,
  questions: spec.questions.map((question, i) => (i === index ? /** @type {QuestionSpec} */ (given({ ...question, ...change })) : question)),
});

/** A question that is put at another moment keeps only what can be asked there.
 * @param {Spec} spec @param {number} index @param {number} at */
export function atMoment(spec, index, at) {
  const kind = spec.bucket?.kind ?? "token";
  const ask = (spec.questions[index].ask ?? []).filter((one) => askable(kind, at).includes(String(one)));
  return withQuestion(spec, index, { at: at || undefined, ask: ask.length ? ask : askable(kind, at).slice(0, 1) });
}

/** Ticks a figure, or takes the tick away; one is left at least.
 * @param {Spec} spec @param {number} index @param {string} figure @param {boolean} on */
export function asking(spec, index, figure, on) {
  const { ask = [], at = 0 } = spec.questions[index];
  const order = askable(spec.bucket?.kind ?? "token", at);
  const wanted = order.filter((one) => (one === figure ? on : ask.includes(one)));
  return wanted.length ? withQuestion(spec, index, { ask: wanted }) : spec;
}

/** Another question, about the last moment, under a name that is still free. @param {Spec} spec @returns {Spec} */
export function withAnother(spec) {
  const names = spec.questions.map(({ id }) => id);
  let n = names.length + 1;
  while (names.includes(`question-${n}`)) n++;
  const kind = spec.bucket?.kind ?? "token";
  const at = spec.story?.length ?? 0;
  return { ...spec, questions: [...spec.questions, given({ id: `question-${n}`, at: at || undefined, ask: askable(kind, at).slice(0, 1) })] };
}

/** Another kind of bucket can be asked for other figures. @param {Spec} spec @param {any} bucket @returns {Spec} */
export function withBucket(spec, bucket) {
  /** @type {Spec} */
  const next = { ...spec, bucket: given(bucket) };
  if (bucket.kind === spec.bucket?.kind) return next;
  return spec.questions.reduce((/** @type {Spec} */ all, question, i) => (isSimple(question) ? atMoment(all, i, question.at ?? 0) : all), next);
}

/** An object without what is undefined. @template {object} T @param {T} object @returns {T} */
const given = (object) => /** @type {T} */ (Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)));
