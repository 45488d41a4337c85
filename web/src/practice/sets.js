// The practice sets there are, in the order in which they are offered.
//
// Their files are bundled with the page, not fetched: they are then there where nothing can be fetched.
import tokenPractice from "../../exercises/token-practice.json" with { type: "json" };
import leakyPractice from "../../exercises/leaky-practice.json" with { type: "json" };

/**
 * A bucket's set-up as the engine takes it.
 * @typedef {{kind: string, capacity: number, refill?: number, drain?: number, everyMs: number}} Bucket
 *
 * @typedef {{advanceMs?: number, requests?: number}} StoryStep
 *
 * What a question asks for: the name of a figure, or what becomes of the n-th request, or which reason is the true one.
 * @typedef {string | {id: string, outcomeOf?: number, why?: string[]}} Ask
 *
 * One of the buckets to choose from.
 * @typedef {{name: string, bucket: Bucket}} Candidate
 *
 * A question; `at` is the number of the story's steps after which it is asked. Without it, it is about the whole story.
 * @typedef {{id: string, at?: number, bucket?: Bucket, buckets?: Candidate[], story?: StoryStep[], ask: Ask[]}} QuestionSpec
 *
 * An exercise file: a bucket, what happens to it, and what is asked about that. No answers.
 * @typedef {{format: number, id: string, bucket: Bucket, story: StoryStep[], questions: QuestionSpec[]}} Spec
 */

/** @type {Spec[]} */
export const sets = [tokenPractice, leakyPractice];
