// A bucket in an address.
import { openingBuckets } from "../scenarios.js";
import { mostCount, readCount, readLength, readRate, toMs, toNs, writeRate, writeTime } from "./values.js";

/** @typedef {import("../history.js").Bucket} Bucket */

const kinds = /** @type {const} */ (["token", "leaky", "meter"]);
const pacings = /** @type {const} */ (["interval", "steady"]);
/** The pacing that is left out. */
const usual = /** @type {const} */ ({ token: "interval", leaky: "steady" });

/**
 * @param {import("./parameters.js").Parameters} from
 * @param {string} [prefix] before each name
 * @param {Bucket} [base] supplies what the address leaves out; where the kinds differ, that kind's opening bucket does
 * @returns {Bucket}
 */
export function readBucket(from, prefix = "", base = openingBuckets.token) {
  const kind = from.oneOf(`${prefix}bucket`, kinds, base.kind);
  const given = /** @type {any} */ (kind === base.kind ? base : openingBuckets[kind]);
  const count = (/** @type {string} */ name, /** @type {number} */ least, /** @type {number} */ most, /** @type {number} */ fallback) =>
    from.read(prefix + name, (text) => readCount(text, least, most), fallback,
      { id: "share-problem-count", least, most, used: fallback });

  const capacity = count("capacity", 1, mostCount, given.capacity);
  const [flow, least] = kind === "token" ? ["refill", 0] : ["drain", 1];
  const usualRate = { count: given[flow], everyMs: given.everyMs };
  const rate = from.read(prefix + flow, (text) => readRate(text, least), usualRate,
    { id: "share-problem-rate", least, most: mostCount, used: writeRate(usualRate.count, usualRate.everyMs) });
  const bucket = /** @type {any} */ ({ kind, capacity, [flow]: rate.count, everyMs: rate.everyMs });
  if (kind !== "meter") {
    const pacing = from.oneOf(`${prefix}pacing`, pacings, given.pacing ?? usual[kind]);
    if (pacing !== usual[kind]) bucket.pacing = pacing;
  }
  if (kind === "token") {
    const full = given.initial === undefined || given.initial > capacity ? capacity : given.initial;
    const initial = count("initial", 0, capacity, full);
    if (initial !== capacity) bucket.initial = initial;
  }
  if (kind === "leaky") {
    const timeoutMs = from.read(`${prefix}timeout`, lengthMs, given.timeoutMs, given.timeoutMs === undefined
      ? { id: "share-problem-timeout", used: "" }
      : { id: "share-problem-time", used: writeTime(toNs(given.timeoutMs)) });
    if (timeoutMs !== undefined) bucket.timeoutMs = timeoutMs;
  }
  return bucket;
}

/** @param {string} text */
function lengthMs(text) {
  const ns = readLength(text);
  return ns === undefined ? undefined : toMs(ns);
}

/**
 * @param {Bucket} bucket
 * @param {string} [prefix]
 * @returns {Record<string, string | number | undefined>}
 */
export function bucketSettings(bucket, prefix = "") {
  const { kind, capacity, everyMs } = bucket;
  return {
    [`${prefix}bucket`]: kind,
    [`${prefix}capacity`]: capacity,
    ...(kind === "token" ? { [`${prefix}refill`]: writeRate(bucket.refill, everyMs) } : { [`${prefix}drain`]: writeRate(bucket.drain, everyMs) }),
    [`${prefix}pacing`]: kind === "meter" || bucket.pacing === usual[kind] ? undefined : bucket.pacing,
    [`${prefix}initial`]: kind === "token" && bucket.initial !== capacity ? bucket.initial : undefined,
    [`${prefix}timeout`]: kind === "leaky" && bucket.timeoutMs !== undefined ? writeTime(toNs(bucket.timeoutMs)) : undefined,
  };
}
