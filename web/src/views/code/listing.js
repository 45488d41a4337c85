// What a listing is: a bucket's rule as lines, in a programming language or in words. A line's part says which piece of
// the rule it belongs to; by it the values of a step find their line.
//
// The programs are whole and true: run step by step they come to the engine's figures. Times are in one unit throughout:
// `every`, `timeout`, `elapsed` (since the last step) and `now`. What a program changes without declaring it is its state.

/**
 * @typedef {"elapse" | "due" | "end" | "refill" | "rest" | "accrue" | "leave" | "free" | "accept" | "reject" | "spend" | "join"} Part
 * @typedef {{part: Part, code: string} | {part: Part, words: string} | {heading: "time" | "requests"}} Line
 *   code as it stands, or the id of a message
 * @typedef {"token-interval" | "token-steady" | "leaky-steady" | "leaky-steady-timeout" | "leaky-interval" |
 *   "leaky-interval-timeout" | "meter"} Rule
 * @typedef {Record<Rule, Line[]>} Listings
 */

/** What comes before the lines that run when time passes. @type {Line} */
export const time = { heading: "time" };
/** What comes before the lines that run when requests arrive. @type {Line} */
export const requests = { heading: "requests" };

/** The rule a bucket follows.
 * @param {import("../../history.js").Bucket} bucket
 * @returns {Rule} */
export function ruleOf(bucket) {
  if (bucket.kind === "meter") return "meter";
  if (bucket.kind === "token") return bucket.pacing === "steady" ? "token-steady" : "token-interval";
  const pacing = bucket.pacing === "interval" ? "leaky-interval" : "leaky-steady";
  return bucket.timeoutMs === undefined ? pacing : `${pacing}-timeout`;
}
