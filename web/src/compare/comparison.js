// A comparison: two buckets meet the same traffic. What each of them did, second by second, follows from it by the
// engine's `run`; here it is only brought into one form, whatever the kind of bucket.
import { t } from "../i18n.js";
import { arrivalsIn } from "../url/traffic.js";
import { toMs, toNs } from "../url/values.js";

/** @typedef {import("../history.js").Bucket} Bucket */
/** @typedef {{inputs: import("../history.js").Input[]} | {patterns: import("../url/traffic.js").Pattern[]}} Traffic */
/** @typedef {{a: Bucket, b: Bucket, traffic: Traffic}} Comparison */
/**
 * What one bucket did, row by row: requests that came, got in, were turned away, reached the server; and how many waited
 * at the end of the row. `waitMs` is the longest time from arrival to answer of those that got in.
 * @typedef {object} Side
 * @property {Bucket} bucket
 * @property {number[]} asked @property {number[]} entered @property {number[]} refused @property {number[]} served @property {number[]} waiting
 * @property {{asked: number, entered: number, refused: number, expired: number, served: number}} totals
 * @property {number} peak the most that reached the server in one row
 * @property {number} waitMs
 * @property {number} dry the most rows on end in which some asked and none got in
 */
/** @typedef {{a: Side, b: Side, rows: number, rowMs: number}} Outcome */
/** @typedef {Pick<import("../engine.js").Engine, "run">} Runner */

/** The most arrivals: a second's work, since the page waits for it. */
const mostArrivals = 1_000_000;
/** The most rows drawn one by one. */
const mostRows = 600;
/** The lengths a row may have: the shortest is taken that keeps a comparison within `mostRows`. */
const rowLengths = [1, 10, 60, 600, 3600, 21_600, 86_400, 864_000, 8_640_000].map((seconds) => seconds * 1000);

/** The traffic as the engine takes it. @param {Traffic} traffic */
function scenarioOf(traffic) {
  if ("patterns" in traffic) return { traffic: traffic.patterns };
  let now = 0n;
  return { arrivals: traffic.inputs.map(({ advanceMs, requests }) => ({ atMs: toMs((now += toNs(advanceMs))), requests })) };
}

/** When the traffic ends. @param {Traffic} traffic */
function endOf(traffic) {
  if ("patterns" in traffic) return Math.max(...traffic.patterns.map(({ untilMs }) => untilMs));
  return toMs(traffic.inputs.reduce((sum, { advanceMs }) => sum + toNs(advanceMs), 0n));
}

/**
 * @param {Runner} engine
 * @param {Comparison} comparison
 * @returns {Outcome}
 */
export function outcomeOf(engine, { a, b, traffic }) {
  const arrivals = "patterns" in traffic ? arrivalsIn(traffic.patterns) : 0;
  if (arrivals > mostArrivals) throw new Error(t("bigrun-too-many", { arrivals, most: mostArrivals }));
  const scenario = scenarioOf(traffic);
  const lastMs = endOf(traffic);
  // A queue goes on after the last request has come. None of those in it can take longer than the longest wait did.
  const probe = (/** @type {Bucket} */ bucket) => engine.run({ bucket, ...scenario, rowEveryMs: lastMs + 1, untilMs: lastMs + 1 }).summary;
  const throughMs = lastMs + Math.max(...[a, b].map((bucket) => probe(bucket).maxDoneInMs ?? 0));
  const rowMs = rowLengths.find((ms) => throughMs < mostRows * ms) ?? Math.ceil(throughMs / mostRows);
  const until = (Math.floor(throughMs / rowMs) + 1) * rowMs;
  const traces = [a, b].map((bucket) => engine.run({ bucket, ...scenario, rowEveryMs: rowMs, untilMs: until }));
  // Of the rows after the last request, those are shown in which something still happens.
  const rows = Math.max(Math.floor(lastMs / rowMs) + 1, ...traces.map(({ columns }) => 1 + lastRow(columns.processed ?? [])));
  return { a: sideOf(a, traces[0], rows), b: sideOf(b, traces[1], rows), rows, rowMs };
}

/** The last row that has a number above 0, or -1. @param {ArrayLike<number>} values */
function lastRow(values) {
  let row = values.length - 1;
  while (row >= 0 && values[row] === 0) row--;
  return row;
}

/** @param {Bucket} bucket @param {any} trace @param {number} rows @returns {Side} */
function sideOf(bucket, { columns, summary }, rows) {
  const column = (/** @type {string} */ name) => Array.from((columns[name] ?? []).slice(0, rows), Number);
  const queue = bucket.kind === "leaky";
  const served = column(queue ? "processed" : "accepted");
  const [asked, entered] = [column("requests"), column(queue ? "queued" : "accepted")];
  return {
    bucket, asked, entered, refused: column(queue ? "dropped" : "rejected"),
    served, waiting: column("queue"),
    totals: {
      asked: summary.requests, entered: queue ? summary.queued : summary.accepted, refused: queue ? summary.dropped : summary.rejected,
      expired: summary.expired ?? 0, served: queue ? summary.processed : summary.accepted,
    },
    peak: served.reduce((most, n) => Math.max(most, n), 0),
    waitMs: summary.maxDoneInMs ?? 0,
    dry: longestDry(asked, entered),
  };
}

/** Rows without requests neither make a dry spell longer nor end it. @param {number[]} asked @param {number[]} entered */
function longestDry(asked, entered) {
  let [longest, now] = [0, 0];
  asked.forEach((n, row) => {
    if (entered[row] > 0) now = 0;
    else if (n > 0) longest = Math.max(longest, ++now);
  });
  return longest;
}

/**
 * A bucket with some of its parameters changed; undefined takes one away.
 * @param {Bucket} bucket
 * @param {Record<string, unknown>} change
 * @returns {Bucket}
 */
export function changed(bucket, change) {
  const next = /** @type {any} */ (Object.fromEntries(Object.entries({ ...bucket, ...change }).filter(([, value]) => value !== undefined)));
  // What it starts with can be no more than it holds; a full bucket needs no word about it.
  if (next.initial >= next.capacity) delete next.initial;
  return next;
}

/**
 * The same numbers in the other algorithm: what one would compare a bucket with first.
 * @param {Bucket} bucket
 * @returns {Bucket}
 */
export function counterpart(bucket) {
  const { capacity, everyMs } = bucket;
  if (bucket.kind !== "token") return { kind: "token", capacity, refill: bucket.drain, everyMs };
  return { kind: "leaky", capacity, drain: Math.max(1, bucket.refill), everyMs };
}
