// What each view gives to be taken away: its rows, with the set-up that made them.
import { columnsOf } from "../compare/table.js";
import { summary } from "../compare/said.js";
import { drawn } from "../bigrun/slices.js";
import { rowsIn } from "../bigrun/chart.js";

/** @typedef {Record<string, number | null>} Row */
/**
 * `name` is the files' name without its ending; `title` says what they show, in words; `setup` says it as data.
 * @typedef {{name: string, title: string, setup: Record<string, unknown>, rows: Row[]}} Packet
 */

/**
 * The steps up to the one looked at, as the engine's rows have them.
 * @param {{history: import("../history.js").History, replay: import("../replay.js").Replay | null}} play
 * @returns {Packet | null}
 */
export function fromPlay({ history, replay }) {
  if (!replay) return null;
  const { bucket, roundMs, inputs, cursor } = history;
  return {
    name: `${bucket.kind}-bucket`,
    title: summary(bucket),
    setup: { bucket, roundMs, inputs, cursor },
    rows: /** @type {Row[]} */ (replay.rows(history)),
  };
}

/**
 * @param {{comparison: import("../compare/comparison.js").Comparison, look: () => {outcome?: import("../compare/comparison.js").Outcome}}} compare
 * @returns {Packet | null}
 */
export function fromCompare(compare) {
  const { outcome } = compare.look();
  if (!outcome) return null;
  const { a, b, rowMs } = outcome;
  const { comparison } = compare;
  const rows = a.asked.map((asked, i) => {
    /** @type {Row} */
    const row = { atMs: i * rowMs, requests: asked };
    for (const [name, side] of Object.entries({ a, b })) for (const [id, values] of columnsOf(side)) row[`${name}.${id}`] = values[i];
    return row;
  });
  return { name: "two-buckets", title: `A: ${summary(a.bucket)}. B: ${summary(b.bucket)}.`, setup: { ...comparison, rowMs }, rows };
}

/**
 * @param {{result: import("../bigrun/slices.js").Bands | null, ran: {bucket: import("../history.js").Bucket} | null, patterns: unknown, arrivals: unknown}} run
 * @returns {Packet | null}
 */
export function fromBigRun({ result, ran, patterns, arrivals }) {
  if (!result || !ran) return null;
  const { bucket } = ran;
  const rows = Array.from({ length: result.stretches }, (_, i) => {
    /** @type {Row} */
    const row = { atMs: i * result.rowsEach * result.rowMs };
    for (const name of drawn[bucket.kind]) {
      const { least, greatest, sum } = result.bands[name];
      Object.assign(row, { [`${name}.least`]: least[i], [`${name}.mean`]: sum[i] / rowsIn(result, i), [`${name}.greatest`]: greatest[i] });
    }
    return row;
  });
  const traffic = arrivals ? {} : { traffic: patterns };
  return { name: `${bucket.kind}-long-run`, title: summary(bucket), setup: { bucket, ...traffic, rowMs: result.rowMs, rowsEach: result.rowsEach, summary: result.summary }, rows };
}
