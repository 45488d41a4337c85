// What happened: a set-up, the inputs given to it, and the step being looked at. Everything the page shows follows
// from these. Values are never changed in place, so a view can compare histories by identity; nothing here knows the
// page, or the rules of a bucket.

/** @typedef {"interval" | "steady"} Pacing */
/** @typedef {{kind: "token", capacity: number, refill: number, everyMs: number, pacing?: Pacing, initial?: number}} TokenBucket */
/** @typedef {{kind: "leaky", capacity: number, drain: number, everyMs: number, pacing?: Pacing, timeoutMs?: number}} LeakyBucket */
/** @typedef {{kind: "meter", capacity: number, drain: number, everyMs: number}} MeterBucket */
/** @typedef {TokenBucket | LeakyBucket | MeterBucket} Bucket */
/** @typedef {{advanceMs: number, requests: number}} Input time passes first, then the requests arrive */
/**
 * `roundMs` is how long "next" waits; `cursor` counts the inputs that have happened, those after it lie ahead.
 * @typedef {{bucket: Bucket, roundMs: number, inputs: Input[], cursor: number}} History
 */

/** As many steps as a history keeps: a quarter of an hour at one a second, and few enough to draw and store. */
export const maxSteps = 1000;

/**
 * @param {Bucket} bucket
 * @param {{roundMs?: number, inputs?: Input[]}} [given]
 * @returns {History}
 */
export function begin(bucket, { roundMs = 1000, inputs = [] } = {}) {
  return { bucket, roundMs, inputs, cursor: 0 };
}

/** How many steps lie ahead of the cursor.
 * @param {History} history */
export const ahead = (history) => history.inputs.length - history.cursor;

/** Whether another input can follow the cursor.
 * @param {History} history */
export const hasRoom = (history) => history.cursor < maxSteps;

/**
 * A new input at the cursor. What lay ahead is replaced by it: it belonged to another course of events.
 * @param {History} history
 * @param {Input} input
 * @returns {History}
 */
export function add(history, input) {
  const inputs = [...history.inputs.slice(0, history.cursor), input];
  return { ...history, inputs, cursor: inputs.length };
}

/**
 * The same course of events, looked at after another step. The number is kept within the history.
 * @param {History} history
 * @param {number} cursor
 * @returns {History}
 */
export function moveTo(history, cursor) {
  return { ...history, cursor: Math.max(0, Math.min(history.inputs.length, cursor)) };
}

/**
 * The same inputs under another set-up.
 * @param {History} history
 * @param {Bucket} bucket
 * @returns {History}
 */
export const replaceBucket = (history, bucket) => ({ ...history, bucket });

/**
 * A history read back from storage, or null if the value is none. Whether its bucket is a possible one is for the
 * engine to say.
 * @param {any} value
 * @returns {History | null}
 */
export function restore(value) {
  const { bucket, roundMs, inputs, cursor } = value ?? {};
  const counts = (/** @type {unknown} */ n) => Number.isInteger(n) && Number(n) >= 0;
  const isInput = (/** @type {any} */ i) => Number.isFinite(i?.advanceMs) && i.advanceMs >= 0 && counts(i.requests);
  if (!["token", "leaky", "meter"].includes(bucket?.kind) || !(roundMs > 0) || !Number.isFinite(roundMs)) return null;
  if (!Array.isArray(inputs) || inputs.length > maxSteps || !inputs.every(isInput)) return null;
  if (!counts(cursor) || cursor > inputs.length) return null;
  return { bucket, roundMs, inputs, cursor };
}
