// What became of each request of a run, from the engine's columns.

/**
 * @typedef {"accepted" | "rejected" | "served" | "expired" | "dropped"} Outcome
 * @typedef {{atMs: number, outcome: Outcome, startMs: number | null, doneMs: number | null}} Request
 */

/** @param {any} detail as a run gives it @returns {Request[]} in the order of arrival */
export const requestsOf = ({ outcomes, arrivalMs, outcome, startMs, doneMs }) =>
  Array.from(arrivalMs, (atMs, i) => ({ atMs, outcome: outcomes[outcome[i]], startMs: timeOf(startMs[i]), doneMs: timeOf(doneMs[i]) }));

/** @param {number} ms NaN is no time */
const timeOf = (ms) => (Number.isNaN(ms) ? null : ms);

/** @param {Request[]} requests @param {Outcome[]} outcomes */
export const countOf = (requests, ...outcomes) => requests.filter(({ outcome }) => outcomes.includes(outcome)).length;

/** How long the last of them to start has waited for it; 0 if none has to. @param {Request[]} requests */
export const longestWait = (requests) =>
  requests.reduce((most, { atMs, startMs }) => (startMs === null ? most : Math.max(most, startMs - atMs)), 0);
