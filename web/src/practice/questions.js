// The questions of a set as its file alone tells them: what happens, and what is asked, in which unit.
//
// The engine gives the same from `exercise`, and more: a table to complete, and the numbers of a variant. This is for the
// page before the engine is there.

/**
 * @import { Ask, Bucket, Candidate, Condition, QuestionSpec, Spec, StoryStep } from "./sets.js"
 *
 * One thing to answer, for a figure or as a choice; with `outcomeOf`, about the n-th request of the moment. In a table,
 * `step` is its row.
 * @typedef {{id: string, type: "number" | "choice", unit: string | null, figure?: string, options?: string[],
 *   outcomeOf?: number, step?: number, tolerance?: number}} Part
 *
 * A table to complete. A cell has its value, or names the part that asks for it.
 * @typedef {{value: number | null} | {part: string}} Cell
 * @typedef {{columns: {figure: string, unit: string | null, asked: boolean}[], rows: {atMs: number, cells: Cell[]}[]}} Table
 *
 * A bucket to be set up so that it meets conditions.
 * @typedef {{fields: string[], meet: Condition[], choose?: "smallest" | "largest"}} Design
 *
 * A question: a bucket or the buckets to choose from, the story, after which of its steps the question is (0: about all
 * of it), and the parts of the answer. `prompt`, `why` and `hints` are the author's words, where there are any, and `languages` those
 * they are in.
 * @typedef {{id: string, kind: "moment" | "story" | "choice" | "table" | "design", bucket?: Bucket, buckets?: Candidate[],
 *   story: StoryStep[], at: number, parts: Part[], table?: Table, design?: Design, prompt?: string, why?: string,
 *   hints?: string[], languages?: {prompt?: string, why?: string, hints?: string[]}}} Question
 *
 * What a learner gave for each part: the text typed, or the name of the option chosen.
 * @typedef {Record<string, string>} Answer
 */

/** @type {Record<string, string>} */
const units = {
  tokens: "tokens",
  refilled: "tokens",
  spilled: "tokens",
  sustainedPerSecond: "perSecond",
  retryAfterHeader: "seconds",
  refill: "tokens",
  initial: "tokens",
};

/** What an answer counts. Times are asked for in seconds, whatever a file keeps them in. @param {string} figure */
const unitOf = (figure) => units[figure] ?? (figure.endsWith("Ms") ? "seconds" : "requests");

/** @param {Ask} ask @param {Candidate[]} buckets @returns {Part} */
function partOf(ask, buckets) {
  const candidates = () => buckets.map(({ name }) => name);
  if (ask === "bucket") return choice(ask, candidates());
  if (typeof ask === "string") return number(ask, ask);
  const { id, outcomeOf, why, ask: figure = id, unit } = ask;
  if (outcomeOf) return { ...choice(id, ["served", "expires", "dropped"]), outcomeOf };
  if (why) return choice(id, why);
  return figure === "bucket" ? choice(id, candidates()) : number(id, figure, unit);
}

/** @param {string} id @param {string} figure @param {string} [unit] @returns {Part} */
const number = (id, figure, unit = unitOf(figure)) => ({ id, type: "number", unit, figure });

/** How large a token bucket is, is counted in tokens. @param {string} field @param {Bucket | undefined} bucket */
const fieldUnit = (field, bucket) => (field === "capacity" && bucket?.kind === "token" ? "tokens" : unitOf(field));

/** @param {string} id @param {string[]} options @returns {Part} */
const choice = (id, options) => ({ id, type: "choice", unit: null, options });

/** @param {Spec} spec @returns {Question[]} */
export const questionsOf = (spec) => spec.questions.map((question) => questionOf(question, spec));

/** @param {QuestionSpec} question @param {Spec} spec @returns {Question} */
function questionOf({ id, at = 0, bucket, buckets, story, ask = [], table, design }, spec) {
  const setUp = bucket ?? spec.bucket;
  const parts = design ? design.fields.map((field) => number(field, field, fieldUnit(field, setUp))) : ask.map((one) => partOf(one, buckets ?? []));
  return {
    id,
    kind: kindOf(at, parts, table, design),
    ...(buckets ? { buckets } : { bucket: setUp }),
    story: story ?? spec.story ?? [],
    at,
    parts,
    ...(design && { design: taskOf(design) }),
  };
}

/** What a learner needs to know of a design task. @param {Design} design @returns {Design} */
const taskOf = ({ fields, meet, choose }) => ({ fields, meet, ...(choose && { choose }) });

/** @param {number} at @param {Part[]} parts @param {unknown} table @param {unknown} design */
function kindOf(at, parts, table, design) {
  if (table) return "table";
  if (design) return "design";
  if (parts.some(({ type }) => type === "number")) return at > 0 ? "moment" : "story";
  return "choice";
}
