// The time axis of the chart. Between two moments it is true to time; a moment at which something arrives is given a
// little width of its own, one slot for each step, so that several steps at the same instant stand side by side.

/** As wide as a slot gets, in pixels. */
const widest = 17;
/** The slots leave at least this share of the width to time itself. */
const shareOfTime = 0.4;

/**
 * @typedef {object} Axis
 * @property {number} slot the width of one step, in pixels
 * @property {(step: number) => number} left where the slot of a step begins; steps are counted from 1
 * @property {(step: number) => number} middle the middle of its slot; step 0, the opening, is where the axis begins
 * @property {(ms: number) => number} at the place of a time; of a moment with steps, where its slots begin
 * @property {(ms: number) => number} centre the same, but of a moment with steps the middle of its slots
 * @property {(x: number) => number} stepAt the step nearest to a place
 */

/**
 * @param {number[]} times of the steps, in order
 * @param {{from: number, to: number, spanMs: number}} room the pixels there are, and how much time they show at least
 * @returns {Axis}
 */
export function timeAxis(times, { from, to, spanMs }) {
  const count = times.length;
  const slot = count ? Math.min(widest, ((to - from) * (1 - shareOfTime)) / count) : 0;
  const perMs = (to - from - slot * count) / Math.max(spanMs, times.at(-1) ?? 0);
  const place = (/** @type {number} */ ms, /** @type {number} */ before) => from + ms * perMs + before * slot;

  /** How many steps come before a time, or up to and with it. @param {number} ms @param {boolean} with_ */
  const stepsBefore = (ms, with_) => {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (times[middle] < ms || (with_ && times[middle] === ms)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const left = (/** @type {number} */ step) => place(times[step - 1], step - 1);
  const middle = (/** @type {number} */ step) => (step === 0 ? from : left(step) + slot / 2);

  return {
    slot,
    left,
    middle,
    at: (ms) => place(ms, stepsBefore(ms, false)),
    centre: (ms) => (place(ms, stepsBefore(ms, false)) + place(ms, stepsBefore(ms, true))) / 2,
    stepAt(x) {
      let [low, high] = [0, count];
      while (low < high) {
        const next = (low + high) >> 1;
        if (x < (middle(next) + middle(next + 1)) / 2) high = next;
        else low = next + 1;
      }
      return low;
    },
  };
}
