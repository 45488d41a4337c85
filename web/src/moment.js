// The moment every view shows: the step at the cursor of a history, with what led to it. One moment seen several ways;
// the figures are the engine's, and what is added to them here is only naming and subtraction.
import { lineOf } from "./line.js";
import { dayMs } from "./scenarios.js";

/** @typedef {import("./history.js").History} History */
/** @typedef {import("./line.js").Place} Place */
/** @typedef {import("./line.js").Gone} Gone */
/** @typedef {import("./replay.js").Replay} Replay */
/** @typedef {import("./replay.js").TokenRow} TokenRow */
/** @typedef {import("./replay.js").LeakyRow} LeakyRow */
/** @typedef {import("./replay.js").MeterRow} MeterRow */

/**
 * `index` is the step looked at, 0 for the opening; `held` what is in the bucket now, `heldBefore` what was there after
 * the time had passed and before the requests of this step arrived.
 * @typedef {{index: number, count: number, atMs: number, roundMs: number, advancedMs: number, requests: number,
 *   capacity: number, held: number, heldBefore: number, retryAfterMs: number | null}} Common
 * @typedef {Common & {kind: "token", bucket: import("./history.js").TokenBucket, row: TokenRow | null, rows: TokenRow[],
 *   accepted: number, rejected: number, refilled: number, spilled: number, nextRefillInMs: number | null}} TokenMoment
 * @typedef {Common & {kind: "leaky", bucket: import("./history.js").LeakyBucket, row: LeakyRow | null, rows: LeakyRow[],
 *   queued: number, dropped: number, processed: number, expired: number, line: Place[], gone: Gone[]}} LeakyMoment
 * @typedef {Common & {kind: "meter", bucket: import("./history.js").MeterBucket, row: MeterRow | null, rows: MeterRow[],
 *   accepted: number, rejected: number, leaked: number}} MeterMoment
 * @typedef {TokenMoment | LeakyMoment | MeterMoment} Moment
 */

/** Above this, a picture shows a level in place of single places. */
export const drawnPlaces = 20;

/** Whether a token bucket is shown as the plant of the lesson, which lives in days.
 * @param {Moment} m */
export const isPlant = (m) => m.kind === "token" && m.roundMs === dayMs;

/**
 * @param {Replay} replay
 * @param {History} history
 * @returns {Moment}
 */
export function momentOf(replay, history) {
  const { bucket, inputs, cursor, roundMs } = history;
  const rows = replay.rows(history);
  const row = rows.at(-1) ?? null;
  const common = {
    index: cursor, count: inputs.length, roundMs, capacity: bucket.capacity,
    atMs: row?.atMs ?? 0, advancedMs: cursor ? inputs[cursor - 1].advanceMs : 0, requests: row?.requests ?? 0,
    retryAfterMs: row ? row.retryAfterMs : null,
  };
  if (bucket.kind === "token") return tokenMoment(bucket, common, /** @type {TokenRow[]} */ (rows), replay, history);
  if (bucket.kind === "leaky") return leakyMoment(bucket, common, /** @type {LeakyRow[]} */ (rows), replay, history);
  return meterMoment(bucket, common, /** @type {MeterRow[]} */ (rows));
}

/** @typedef {Omit<Common, "held" | "heldBefore">} Shared */

/** @param {import("./history.js").TokenBucket} bucket @param {Shared} common @param {TokenRow[]} rows @param {Replay} replay @param {History} history
 * @returns {TokenMoment} */
function tokenMoment(bucket, common, rows, replay, history) {
  const row = rows.at(-1) ?? null;
  const held = row ? row.tokens : bucket.initial ?? bucket.capacity;
  const { accepted = 0, rejected = 0, refilled = 0, spilled = 0 } = row ?? {};
  return {
    ...common, kind: "token", bucket, row, rows, held, heldBefore: held + accepted, accepted, rejected, refilled, spilled,
    nextRefillInMs: replay.look(history).nextRefillInMs ?? null,
  };
}

/** @param {import("./history.js").LeakyBucket} bucket @param {Shared} common @param {LeakyRow[]} rows @param {Replay} replay @param {History} history
 * @returns {LeakyMoment} */
function leakyMoment(bucket, common, rows, replay, history) {
  const row = rows.at(-1) ?? null;
  const { queued = 0, dropped = 0, processed = 0, expired = 0, queue: held = 0 } = row ?? {};
  return {
    ...common, kind: "leaky", bucket, row, rows, held, heldBefore: held - queued, queued, dropped, processed, expired,
    ...(bucket.capacity <= drawnPlaces ? lineOf(rows, replay, history) : { line: [], gone: [] }),
  };
}

/** @param {import("./history.js").MeterBucket} bucket @param {Shared} common @param {MeterRow[]} rows
 * @returns {MeterMoment} */
function meterMoment(bucket, common, rows) {
  const row = rows.at(-1) ?? null;
  const { accepted = 0, rejected = 0, level: held = 0 } = row ?? {};
  const heldBefore = Math.max(0, held - accepted);
  return {
    ...common, kind: "meter", bucket, row, rows, held, heldBefore, accepted, rejected,
    leaked: Math.max(0, (rows.at(-2)?.level ?? 0) - heldBefore),
  };
}
