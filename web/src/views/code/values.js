// What the lines of a rule came to in the step looked at: the parts that ran, each with its calculation in the step's own
// numbers.
import { t } from "../../i18n.js";
import { duration, durationAmong, number } from "../../ui/format.js";

/** @typedef {import("../../moment.js").Moment} Moment */
/** @typedef {import("./listing.js").Part} Part */
/** @typedef {Partial<Record<Part, string>>} Values parts that did not run are missing; one without a number is "" */

/** @param {string} first @param {string} second */
const min = (first, second) => t("play-code-min", { first, second });

/** The time since the last whole multiple of the interval.
 * @param {number} atMs @param {number} everyMs */
function sinceTick(atMs, everyMs) {
  const since = atMs % everyMs;
  // A remainder of times in fractions of a millisecond may miss the next multiple by a hair.
  return everyMs - since < 1e-6 ? 0 : since;
}

/** The counting of whole intervals: how much time there was, how many are full, and what is left.
 * @param {Moment} m @returns {{values: Values, times: number}} */
function intervals(m) {
  const { everyMs } = m.bucket;
  const before = sinceTick(m.atMs - m.advancedMs, everyMs);
  const after = sinceTick(m.atMs, everyMs);
  const time = (/** @type {number} */ ms) => durationAmong(ms, m.roundMs);
  const times = Math.round((before + m.advancedMs - after) / everyMs);
  /** @type {Values} */
  const values = {
    elapse: `${time(before)} + ${time(m.advancedMs)} = ${time(before + m.advancedMs)}`,
    due: t("play-code-due", { since: duration(before + m.advancedMs), every: duration(everyMs), times }),
  };
  if (times > 0) Object.assign(values, { rest: `= ${time(after)}`, end: "" });
  return { values, times };
}

/** How many of those who asked were let in. @param {number} asked @param {number} room @param {number} passed @param {number} refused
 * @returns {Values} */
const split = (asked, room, passed, refused) => ({
  accept: `${min(number(asked), number(room))} = ${number(passed)}`,
  reject: `${number(asked)} − ${number(passed)} = ${number(refused)}`,
});

/** @param {import("../../moment.js").TokenMoment} m @returns {Values} */
function token(m) {
  /** @type {Values} */
  let values = {};
  const due = m.refilled + m.spilled;
  const filled = `${min(number(m.capacity), `${number(m.heldBefore - m.refilled)} + ${number(due)}`)} = ${number(m.heldBefore)}`;
  if (m.advancedMs > 0 && m.bucket.pacing === "steady") {
    values = { accrue: `${duration(m.advancedMs)} × ${number(m.bucket.refill)} / ${duration(m.bucket.everyMs)} = ${number(due)}`, refill: filled };
  } else if (m.advancedMs > 0) {
    const { values: counted, times } = intervals(m);
    values = counted;
    if (times > 0) values.refill = filled;
  }
  if (m.requests === 0) return values;
  return {
    ...values, ...split(m.requests, Math.floor(m.heldBefore), m.accepted, m.rejected),
    spend: `${number(m.heldBefore)} − ${number(m.accepted)} = ${number(m.held)}`,
  };
}

/** @param {import("../../moment.js").LeakyMoment} m @returns {Values} */
function leaky(m) {
  /** @type {Values} */
  let values = {};
  if (m.advancedMs > 0) {
    const counted = m.bucket.pacing === "interval" ? intervals(m) : null;
    values = counted?.values ?? {};
    if (!counted || counted.times > 0 || m.expired > 0) {
      values.leave = t(m.bucket.timeoutMs === undefined ? "play-code-left" : "play-code-left-or-gave-up", { processed: m.processed, expired: m.expired });
    }
  }
  if (m.requests === 0) return values;
  const free = m.capacity - m.heldBefore;
  values = {
    ...values, ...split(m.requests, free, m.queued, m.dropped),
    free: `${number(m.capacity)} − ${number(m.heldBefore)} = ${number(free)}`,
  };
  if (m.queued > 0) {
    const last = m.row?.lastDoneInMs ?? null;
    values.join = last === null ? "" : t("play-code-last-done", { done: duration(last) });
  }
  return values;
}

/** @param {import("../../moment.js").MeterMoment} m @returns {Values} */
function meter(m) {
  /** @type {Values} */
  let values = {};
  if (m.advancedMs > 0) {
    const due = (m.advancedMs * m.bucket.drain) / m.bucket.everyMs;
    values = {
      accrue: `${duration(m.advancedMs)} × ${number(m.bucket.drain)} / ${duration(m.bucket.everyMs)} = ${number(due)}`,
      leave: `max(0, ${number(m.heldBefore + m.leaked)} − ${number(due)}) = ${number(m.heldBefore)}`,
    };
  }
  if (m.requests === 0) return values;
  const room = Math.floor(m.capacity - m.heldBefore);
  return {
    ...values, ...split(m.requests, room, m.accepted, m.rejected),
    free: `⌊${number(m.capacity)} − ${number(m.heldBefore)}⌋ = ${number(room)}`,
    join: `${number(m.heldBefore)} + ${number(m.accepted)} = ${number(m.held)}`,
  };
}

/** @param {Moment} m @returns {Values} */
export function valuesOf(m) {
  if (!m.row) return {};
  if (m.kind === "token") return token(m);
  return m.kind === "leaky" ? leaky(m) : meter(m);
}
