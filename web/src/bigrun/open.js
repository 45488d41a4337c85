// The way into the long run, for other parts of the page.
import { bigRunAddress } from "../url/bigrun.js";

/** @typedef {import("../history.js").Bucket} Bucket */
/** @typedef {import("./slices.js").Arrivals} Arrivals */

/** Arrivals too many for an address, kept until the view takes them.
 * @type {Arrivals | null} */
let brought = null;

/**
 * Opens the long run of a bucket with traffic by pattern, or with a list of arrivals in the order of their times.
 * @param {{bucket: Bucket, traffic?: import("../url/traffic.js").Pattern[], arrivals?: Arrivals}} run
 */
export function openBigRun({ bucket, traffic, arrivals }) {
  brought = arrivals ?? null;
  location.hash = bigRunAddress(bucket, traffic ?? null);
}

/** The arrivals brought along, once. */
export function takeArrivals() {
  const arrivals = brought;
  brought = null;
  return arrivals;
}

/** How many seconds a run has that is opened without traffic: ten million rounds. */
const usualSeconds = 10_000_000;

/**
 * Traffic a little above what a bucket lets through, so that there is something to see.
 * @param {Bucket} bucket
 * @returns {import("../url/traffic.js").Pattern[]}
 */
export function usualTraffic(bucket) {
  const amount = bucket.kind === "token" ? bucket.refill : bucket.drain;
  return [{ pattern: "random", requests: Math.max(1, Math.min(1_000_000_000, Math.round(amount * 1.1 * 10))), everyMs: bucket.everyMs * 10, untilMs: usualSeconds * 1000, seed: 1 }];
}
