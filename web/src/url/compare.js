// A comparison in an address: two buckets, and the traffic that both of them meet.
import { cases } from "../compare/cases.js";
import { bucketSettings, readBucket } from "./bucket.js";
import { inputSettings, readInputs } from "./inputs.js";
import { written } from "./parameters.js";
import { readTraffic, writeTraffic } from "./traffic.js";

/** @typedef {import("../compare/comparison.js").Comparison} Comparison */

/**
 * What the address leaves out is as in the page's first case.
 * @param {import("./parameters.js").Parameters} from
 * @returns {Comparison}
 */
export function readComparison(from) {
  const usual = cases[0].comparison;
  const a = readBucket(from, "a.", usual.a);
  const b = readBucket(from, "b.", usual.b);
  const inputs = readInputs(from)?.inputs;
  const patterns = readTraffic(from);
  if (inputs && patterns) from.complain("share-problem-both", { name: "traffic", given: writeTraffic(patterns), used: "send" });
  return { a, b, traffic: inputs ? { inputs } : patterns ? { patterns } : usual.traffic };
}

/** @param {Comparison} comparison */
export function compareAddress({ a, b, traffic }) {
  const settings = "patterns" in traffic
    ? { traffic: writeTraffic(traffic.patterns) }
    : traffic.inputs.length > 0 ? inputSettings(traffic.inputs) : { send: "" };
  return `compare?${written({ ...bucketSettings(a, "a."), ...bucketSettings(b, "b."), ...settings })}`;
}
