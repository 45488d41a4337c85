// A long run, slice by slice: each goes on from the state in which the one before ended, so that the run can tell how far
// it is, be stopped, and let others work in between. Of millions of rows only the bands are kept: for each of at most
// 2,000 stretches of time, the least, the greatest and the sum of the rows in it.

/** @typedef {import("../history.js").Bucket} Bucket */
/** @typedef {{atMs: Float64Array, requests: Uint32Array}} Arrivals in the order of their times */
/** @typedef {{bucket: Bucket, patterns?: import("../url/traffic.js").Pattern[], arrivals?: Arrivals, rows: number, rowMs: number}} Run */
/** @typedef {{least: Float64Array, greatest: Float64Array, sum: Float64Array}} Band */
/**
 * `rowsEach` rows are drawn together in one stretch; the last stretch may have fewer. `summary` is the engine's, over all slices.
 * @typedef {{rows: number, rowMs: number, rowsEach: number, stretches: number, bands: Record<string, Band>, summary: Record<string, number | null>}} Bands
 */
/** @typedef {Pick<import("../engine.js").Engine, "run">} Runner */

export const mostStretches = 2000;
/** The first slice, before it is known how fast this machine is; and the longest. */
const firstSlice = 2_000;
const longestSlice = 500_000;

/** The figures of each kind of bucket that are drawn. */
export const drawn = {
  token: ["requests", "accepted", "rejected", "tokens"],
  leaky: ["requests", "processed", "dropped", "queue"],
  meter: ["requests", "accepted", "rejected", "level"],
};

/**
 * @param {Runner} engine
 * @param {Run} run
 * @param {{sliceMs: number, onProgress: (rows: number) => void, pause: () => Promise<void>, cancelled?: () => boolean}} how
 *   `sliceMs` is about how long a slice may take
 * @returns {Promise<Bands | null>} null if it was cancelled
 */
export async function runInSlices(engine, run, { sliceMs, onProgress, pause, cancelled = () => false }) {
  const { rows, rowMs } = run;
  const bands = emptyBands(run);
  let from = /** @type {object} */ ({ bucket: run.bucket });
  let slice = firstSlice;
  for (let done = 0; done < rows; ) {
    if (cancelled()) return null;
    const until = Math.min(rows, done + slice);
    const started = performance.now();
    const trace = engine.run({ ...from, ...trafficOf(run, done, until), fromMs: done * rowMs, untilMs: until * rowMs, rowEveryMs: rowMs });
    const took = performance.now() - started;
    from = { state: trace.state };
    addTo(bands, run.bucket.kind, trace, done);
    done = until;
    slice = Math.round(Math.min(longestSlice, slice * 2, Math.max(100, (slice * sliceMs) / Math.max(took, 0.1))));
    onProgress(done);
    await pause();
  }
  return bands;
}

/** @param {Run} run @returns {Bands} */
function emptyBands({ bucket, rows, rowMs }) {
  const rowsEach = Math.ceil(rows / mostStretches);
  const stretches = Math.ceil(rows / rowsEach);
  const band = () => ({ least: new Float64Array(stretches).fill(Infinity), greatest: new Float64Array(stretches), sum: new Float64Array(stretches) });
  return { rows, rowMs, rowsEach, stretches, bands: Object.fromEntries(drawn[bucket.kind].map((name) => [name, band()])), summary: {} };
}

/** The traffic from a row until another. A list is cut to what concerns them, to cross to the engine once only.
 * @param {Run} run @param {number} from @param {number} until */
function trafficOf({ patterns, arrivals, rowMs }, from, until) {
  if (!arrivals) return { traffic: patterns };
  const [first, last] = [from, until].map((row) => firstFrom(arrivals.atMs, row * rowMs));
  return { arrivals: { atMs: arrivals.atMs.subarray(first, last), requests: arrivals.requests.subarray(first, last) } };
}

/** Where in a sorted list a value would stand, before its equals. @param {Float64Array} list @param {number} value */
function firstFrom(list, value) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param {Bands} all @param {Bucket["kind"]} kind @param {any} trace @param {number} firstRow */
function addTo(all, kind, { columns, rows, summary }, firstRow) {
  for (const name of drawn[kind]) {
    const { least, greatest, sum } = all.bands[name];
    const values = columns[name];
    for (let i = 0; i < rows; i++) {
      const at = Math.floor((firstRow + i) / all.rowsEach);
      const value = values[i];
      if (value < least[at]) least[at] = value;
      if (value > greatest[at]) greatest[at] = value;
      sum[at] += value;
    }
  }
  for (const [name, value] of Object.entries(summary)) {
    const before = all.summary[name] ?? null;
    if (!name.startsWith("max")) all.summary[name] = Number(before) + value;
    else all.summary[name] = value === null || before === null ? value ?? before : Math.max(before, value);
  }
}
