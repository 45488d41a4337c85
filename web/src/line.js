// Who stands in the queue of a leaky bucket: each request by its number, with what awaits it, and those who left in the
// last step. Numbers follow from the rows alone, since a queue keeps its order: of those who will be processed the first
// leaves first, and so it is among those who will give up.

/** @typedef {import("./history.js").History} History */
/** @typedef {import("./replay.js").Replay} Replay */
/** @typedef {import("./replay.js").LeakyRow} LeakyRow */
/**
 * @typedef {object} Place
 * @property {number} number which of all requests so far, counted from 1
 * @property {number | null} from its place before this step, counted from 0; null if it arrived in this step
 * @property {number | null} startInMs until it starts to be processed; null if it gives up before
 * @property {number | null} doneInMs until it is processed; null if it gives up before
 * @property {number | null} leavesInMs until it gives up; null if it does not
 *
 * @typedef {{number: number, from: number, processed: boolean}} Gone one who left, processed or not, from which place
 * @typedef {{number: number, stays: boolean}} Waiting one in the queue, and whether it will be processed
 */

/**
 * @param {LeakyRow[]} rows
 * @param {Replay} replay
 * @param {History} history
 * @returns {{line: Place[], gone: Gone[]}}
 */
export function lineOf(rows, replay, history) {
  /** @type {Waiting[]} */
  let before = [];
  /** @type {Waiting[]} */
  let line = [];
  let sent = 0;
  const patient = history.bucket.kind !== "leaky" || history.bucket.timeoutMs === undefined;
  rows.forEach((row, i) => {
    before = line;
    line = withoutFirst(withoutFirst(line, row.processed, true), row.expired, false);
    const doomed = patient ? 0 : sum((replay.look(history, i + 1).leaving ?? []).map(({ count }) => count));
    // Those of one step arrived together, so the ones who would wait too long are its last.
    const joining = row.queue - doomed - line.filter(({ stays }) => stays).length;
    for (let k = 0; k < row.queued; k++) line.push({ number: sent + k + 1, stays: k < joining });
    sent += row.requests;
  });
  return { line: placesOf(line, before, replay, history), gone: goneFrom(before, line) };
}

/** @param {Waiting[]} line @param {number} n @param {boolean} stays */
function withoutFirst(line, n, stays) {
  let left = n;
  return line.filter((one) => one.stays !== stays || left-- <= 0);
}

/** @param {Waiting[]} line @param {Waiting[]} before @param {Replay} replay @param {History} history @returns {Place[]} */
function placesOf(line, before, replay, history) {
  const { places = [], leaving = [] } = line.length > 0 ? replay.look(history) : {};
  const staying = places.values();
  const doomed = leaving.flatMap(({ inMs, count }) => Array(count).fill(inMs)).values();
  return line.map(({ number, stays }) => {
    const at = before.findIndex((one) => one.number === number);
    const place = stays ? staying.next().value : undefined;
    return {
      number, from: at < 0 ? null : at, startInMs: place?.startInMs ?? null, doneInMs: place?.doneInMs ?? null,
      leavesInMs: stays ? null : doomed.next().value ?? null,
    };
  });
}

/** @param {Waiting[]} before @param {Waiting[]} line @returns {Gone[]} */
function goneFrom(before, line) {
  const here = new Set(line.map(({ number }) => number));
  return before.flatMap(({ number, stays }, from) => (here.has(number) ? [] : [{ number, from, processed: stays }]));
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
