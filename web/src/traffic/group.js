// Requests at the same moment, or within the same stretch of time, become one arrival.

/** @typedef {import("../history.js").Input} Input */
/** @typedef {import("../bigrun/slices.js").Arrivals} Arrivals */

/**
 * The arrivals for times in order. With `every`, all within so many milliseconds are one, at the beginning of that time.
 * @param {Float64Array} times in milliseconds
 * @param {number} every
 * @returns {Arrivals}
 */
export function arrivalsAt(times, every) {
  const atMs = new Float64Array(times.length);
  const requests = new Uint32Array(times.length);
  let count = 0;
  for (const ms of times) {
    const at = every ? Math.floor(ms / every) * every : ms;
    if (count > 0 && atMs[count - 1] === at) requests[count - 1]++;
    else {
      atMs[count] = at;
      requests[count++] = 1;
    }
  }
  return count === times.length ? { atMs, requests } : { atMs: atMs.slice(0, count), requests: requests.slice(0, count) };
}

/** The same as steps, each after the one before it. @param {Arrivals} arrivals @returns {Input[]} */
export const inputsOf = ({ atMs, requests }) =>
  Array.from(atMs, (at, i) => ({ advanceMs: Math.round((at - (atMs[i - 1] ?? 0)) * 1e6) / 1e6, requests: requests[i] }));
