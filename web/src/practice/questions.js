// The questions of a set as its file alone tells them: what happens, and what is asked, in which unit.
//
// The engine gives the same list from `exercise`. This one is for the page before the engine is there.

/**
 * @import { Ask, Bucket, Candidate, QuestionSpec, Spec, StoryStep } from "./sets.js"
 *
 * One thing to answer; with `outcomeOf`, about the n-th request of the moment.
 * @typedef {{id: string, type: "number" | "choice", unit: string | null, options?: string[], outcomeOf?: number}} Part
 *
 * A question: a bucket or the buckets to choose from, the story, after which of its steps the question is (0: about all
 * of it), and the parts of the answer.
 * @typedef {{id: string, bucket?: Bucket, buckets?: Candidate[], story: StoryStep[], at: number, parts: Part[]}} Question
 *
 * What a learner gave for each part: the text typed, or the name of the option chosen.
 * @typedef {Record<string, string>} Answer
 *
 * @typedef {{verdict: "right" | "wrong" | "unanswered" | "unreadable", read?: number}} PartResult
 *
 * The engine's judgement of one answer. The facts, its own figures for the explanation, come only after an attempt; a
 * figure that does not exist is null.
 * @typedef {{verdict: "right" | "partly" | "wrong" | "unanswered", parts: Record<string, PartResult>,
 *   facts?: Record<string, number | null>}} Result
 */

/** @type {Record<string, string>} */
const units = {
  tokens: "tokens",
  refilled: "tokens",
  spilled: "tokens",
  sustainedPerSecond: "perSecond",
};

/** @param {string} figure */
const unitOf = (figure) => units[figure] ?? (figure.endsWith("Ms") ? "seconds" : "requests");

/** @param {Ask} ask @param {Candidate[]} buckets @returns {Part} */
function partOf(ask, buckets) {
  if (ask === "bucket") return choice(ask, buckets.map(({ name }) => name));
  if (typeof ask === "string") return { id: ask, type: "number", unit: unitOf(ask) };
  const { id, outcomeOf, why } = ask;
  return outcomeOf ? { ...choice(id, ["served", "expires", "dropped"]), outcomeOf } : choice(id, why ?? []);
}

/** @param {string} id @param {string[]} options @returns {Part} */
const choice = (id, options) => ({ id, type: "choice", unit: null, options });

/** @param {Spec} spec @returns {Question[]} */
export const questionsOf = (spec) => spec.questions.map((question) => questionOf(question, spec));

/** @param {QuestionSpec} question @param {Spec} spec @returns {Question} */
function questionOf({ id, at = 0, bucket, buckets, story, ask }, spec) {
  return {
    id,
    ...(buckets ? { buckets } : { bucket: bucket ?? spec.bucket }),
    story: story ?? spec.story,
    at,
    parts: ask.map((one) => partOf(one, buckets ?? [])),
  };
}
