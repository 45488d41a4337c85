// A history in an address: what Play shows.
import { begin, moveTo } from "../history.js";
import { dayMs, scenarios, secondMs } from "../scenarios.js";
import { bucketSettings, readBucket } from "./bucket.js";
import { inputSettings, readInputs } from "./inputs.js";
import { written } from "./parameters.js";
import { readCount, readLength, toMs, toNs, writeTime } from "./values.js";

/** @typedef {import("../history.js").History} History */

/**
 * @param {import("./parameters.js").Parameters} from
 * @returns {History}
 */
export function readHistory(from) {
  const ids = scenarios.map(({ id }) => id);
  const id = from.read("scenario", (text) => ids.find((known) => known === text), undefined,
    { id: "share-problem-scenario", allowed: ids.join(", "), used: "" });
  const scenario = scenarios.find((s) => s.id === id);
  const bucket = readBucket(from, "", scenario?.bucket);
  const given = readInputs(from);
  const inputs = given ? given.inputs : scenario?.inputs ?? [];
  const roundMs = readRound(from, given?.everyMs === dayMs ? dayMs : given || !scenario ? secondMs : scenario.roundMs);
  // Without a word about it, a link shows all that has happened; a scenario is there to be stepped through.
  const last = scenario && !given ? 0 : inputs.length;
  const at = from.read("at", (text) => readCount(text, 0, inputs.length), last,
    { id: "share-problem-count", least: 0, most: inputs.length, used: last });
  return moveTo(begin(bucket, { roundMs, inputs }), at);
}

/** @param {import("./parameters.js").Parameters} from @param {number} fallback */
function readRound(from, fallback) {
  const read = (/** @type {string} */ text) => {
    const ns = readLength(text);
    return ns === undefined ? undefined : toMs(ns);
  };
  return from.read("round", read, fallback, { id: "share-problem-time", used: writeTime(toNs(fallback)) });
}

/**
 * The address of a moment, without the "#".
 * @param {History} history
 */
export function historyAddress({ bucket, roundMs, inputs, cursor }) {
  const steps = inputSettings(inputs);
  const usual = steps.rounds !== undefined && inputs[0].advanceMs === dayMs ? dayMs : secondMs;
  return `play?${written({
    ...bucketSettings(bucket),
    round: roundMs === usual ? undefined : writeTime(toNs(roundMs)),
    ...steps,
    at: cursor === inputs.length ? undefined : cursor,
  })}`;
}
