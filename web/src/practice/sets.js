// The practice sets there are, in the order in which they are offered: from first look to mastery.
//
// Their files are bundled with the page, not fetched: they are then there where nothing can be fetched.
import index from "../../exercises/index.json" with { type: "json" };
import bothAverage from "../../exercises/both-average.json" with { type: "json" };
import bothJobs from "../../exercises/both-jobs.json" with { type: "json" };
import leakyPractice from "../../exercises/leaky-practice.json" with { type: "json" };
import leakyQueue from "../../exercises/leaky-queue.json" with { type: "json" };
import leakyTwentyFive from "../../exercises/leaky-twentyfive.json" with { type: "json" };
import tokenGenerous from "../../exercises/token-generous.json" with { type: "json" };
import tokenLeaves from "../../exercises/token-leaves.json" with { type: "json" };
import tokenPractice from "../../exercises/token-practice.json" with { type: "json" };
import tokenScarce from "../../exercises/token-scarce.json" with { type: "json" };
import tokenSizing from "../../exercises/token-sizing.json" with { type: "json" };
import tokenThirteen from "../../exercises/token-thirteen.json" with { type: "json" };

/**
 * A bucket's set-up as the engine takes it.
 * @typedef {{kind: string, capacity: number, refill?: number, drain?: number, everyMs: number, pacing?: string, initial?: number, timeoutMs?: number}} Bucket
 *
 * @typedef {{advanceMs?: number, requests?: number}} StoryStep
 *
 * What a question asks for: the name of a figure, or what becomes of the n-th request, or which reason is the true one.
 * @typedef {string | {id: string, ask?: string, unit?: string, tolerance?: number, outcomeOf?: number, why?: string[], for?: string}} Ask
 *
 * What a bucket of one's own has to achieve: a figure at most, at least or exactly so much; at a moment, or over all.
 * @typedef {{figure: string, at?: number, most?: number, least?: number, is?: number}} Condition
 *
 * One of the buckets to choose from.
 * @typedef {{name: string, bucket: Bucket}} Candidate
 *
 * An author's words, by language.
 * @typedef {Record<string, string>} Words
 *
 * A question; `at` is the number of the story's steps after which it is asked. Without it, it is about the whole story.
 * @typedef {object} QuestionSpec
 * @property {string} id
 * @property {number} [at]
 * @property {Bucket} [bucket] @property {Candidate[]} [buckets] @property {StoryStep[]} [story]
 * @property {Ask[]} [ask]
 * @property {object} [table]
 * @property {{fields: string[], meet: Condition[], choose?: any, within?: any}} [design]
 * @property {Words} [prompt] @property {Words} [why] @property {Words[]} [hints]
 * @property {any} [vary]
 *
 * An exercise file: a bucket, what happens to it, and what is asked about that. No answers.
 * @typedef {{format: number, id: string, bucket?: Bucket, story?: StoryStep[], questions: QuestionSpec[], title?: Words, lede?: Words, vary?: any}} Spec
 */

/** @type {Record<string, any>} */
const files = Object.fromEntries(
  [bothAverage, bothJobs, leakyPractice, leakyQueue, leakyTwentyFive, tokenGenerous, tokenLeaves, tokenPractice, tokenScarce,
    tokenSizing, tokenThirteen].map((spec) => [spec.id, spec]),
);

/** The sets by what they are about. @type {{id: string, sets: Spec[]}[]} */
export const groups = index.groups.map(({ id, sets }) => ({ id, sets: sets.map((set) => files[set]) }));

export const sets = groups.flatMap((group) => group.sets);
