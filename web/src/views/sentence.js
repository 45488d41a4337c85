// The sentence that says what just happened and why, with the numbers. Each case is a whole message of its own, so that
// every language can say it its own way: one for what the time brought, one for what became of the requests.
import { t } from "../i18n.js";
import { together } from "../ui/saying.js";
import { isPlant } from "../moment.js";
import { duration } from "../ui/format.js";

/** @typedef {import("../moment.js").Moment} Moment */
/** @typedef {import("../moment.js").TokenMoment} TokenMoment */
/** @typedef {import("../moment.js").LeakyMoment} LeakyMoment */
/** @typedef {import("../moment.js").MeterMoment} MeterMoment */

/** Rounded for reading; the table has what is exact.
 * @param {number} level */
const shown = (level) => Math.round(level * 100) / 100;

/** When the next can come, or that none ever will. Empty if one can come now. The header of HTTP has whole seconds.
 * @param {string} kind @param {number | null} waitMs */
function retry(kind, waitMs) {
  if (waitMs === null) return t(`play-said-${kind}-never`);
  return waitMs > 0 ? t(`play-said-${kind}-retry`, { wait: duration(waitMs), seconds: Math.ceil(waitMs / 1000) }) : "";
}

/** @param {TokenMoment} m */
function tokenSaid(m) {
  const args = {
    requests: m.requests, accepted: m.accepted, rejected: m.rejected, capacity: m.capacity, tokens: shown(m.held),
    before: shown(m.heldBefore), refilled: shown(m.refilled), spilled: shown(m.spilled), due: shown(m.refilled + m.spilled),
    previous: shown(m.heldBefore - m.refilled), first: m.accepted + 1, whole: Math.floor(m.heldBefore),
    wait: duration(m.nextRefillInMs ?? 0), passed: duration(m.advancedMs),
  };
  const kind = isPlant(m) ? "leaves" : "token";
  const say = (/** @type {string} */ what) => t(`play-said-${kind}-${what}`, args);
  if (!m.row) return [say(m.held === m.capacity ? "start-full" : "start-part")];
  const said = [];
  if (m.spilled > 0) said.push(say(m.refilled > 0 ? "part-spilled" : "all-spilled"));
  else if (m.refilled > 0) said.push(say(m.bucket.pacing === "steady" ? "accrued" : "refilled"));
  // Where none is left, the wait for the next token says the same and more.
  else if (m.advancedMs > 0 && m.nextRefillInMs !== null && (m.requests === 0 || m.retryAfterMs === 0)) said.push(say("not-due"));
  if (m.requests === 0) {
    said.push(say("quiet"));
    return said;
  }
  if (m.rejected === 0) said.push(say("all"));
  else said.push(say(m.accepted > 0 ? "some" : "none"));
  said.push(retry(kind, m.retryAfterMs));
  return said;
}

/** @param {LeakyMoment} m */
function leakySaid(m) {
  const args = {
    requests: m.requests, queued: m.queued, dropped: m.dropped, processed: m.processed, expired: m.expired, queue: m.held,
    before: m.heldBefore, capacity: m.capacity, free: m.capacity - m.heldBefore, passed: duration(m.advancedMs),
    start: duration(m.row?.lastStartInMs ?? 0), done: duration(m.row?.lastDoneInMs ?? 0), drain: m.bucket.drain,
    every: duration(m.bucket.everyMs),
  };
  if (!m.row) return [t("play-said-leaky-start", args)];
  const said = [];
  if (m.processed > 0) said.push(t("play-said-leaky-processed", args));
  if (m.expired > 0) said.push(t("play-said-leaky-expired", args));
  if (m.requests === 0) {
    said.push(t("play-said-leaky-quiet", args));
    return said;
  }
  if (m.dropped === 0) said.push(t("play-said-leaky-all", args));
  else said.push(t(m.queued > 0 ? "play-said-leaky-some" : "play-said-leaky-none", args));
  if (m.queued > 0 && m.row.lastDoneInMs !== null) said.push(t("play-said-leaky-wait", args));
  if (m.dropped > 0) said.push(retry("leaky", m.retryAfterMs));
  return said;
}

/** @param {MeterMoment} m */
function meterSaid(m) {
  const args = {
    requests: m.requests, accepted: m.accepted, rejected: m.rejected, level: shown(m.held), before: shown(m.heldBefore),
    capacity: m.capacity, leaked: shown(m.leaked), free: shown(m.capacity - m.heldBefore),
    room: Math.floor(m.capacity - m.heldBefore), passed: duration(m.advancedMs),
  };
  if (!m.row) return [t("play-said-meter-start", args)];
  const said = [];
  if (m.leaked > 0) said.push(t("play-said-meter-leaked", args));
  if (m.requests === 0) {
    said.push(t("play-said-meter-quiet", args));
    return said;
  }
  if (m.rejected === 0) said.push(t("play-said-meter-all", args));
  else said.push(t(m.accepted > 0 ? "play-said-meter-some" : "play-said-meter-none", args));
  if (m.rejected > 0) said.push(retry("meter", m.retryAfterMs));
  return said;
}

/** What just happened, as a message with marked words.
 * @param {Moment} moment */
export function sentence(moment) {
  const said = moment.kind === "token" ? tokenSaid(moment) : moment.kind === "leaky" ? leakySaid(moment) : meterSaid(moment);
  return together(...said);
}
