// The states and rows that follow from a history, by the engine's pure `step`. Kept per step, so that going back, or
// adding one input, costs at most one call.

/** @typedef {import("./history.js").History} History */
/** @typedef {import("./history.js").Bucket} Bucket */
/** @typedef {import("./history.js").Input} Input */
/** @typedef {{atMs: number, requests: number, refilled: number, spilled: number, accepted: number, rejected: number, tokens: number, retryAfterMs: number | null}} TokenRow */
/** @typedef {{atMs: number, requests: number, processed: number, expired: number, queued: number, dropped: number, queue: number, firstStartInMs: number | null, lastStartInMs: number | null, firstDoneInMs: number | null, lastDoneInMs: number | null, retryAfterMs: number | null}} LeakyRow */
/** @typedef {{atMs: number, requests: number, accepted: number, rejected: number, level: number, retryAfterMs: number | null}} MeterRow */
/** @typedef {TokenRow | LeakyRow | MeterRow} Row */
/** @typedef {object} State the engine's own; kept and handed back, never looked into */
/**
 * What a state says of the time to come; each kind of bucket fills in its own.
 * @typedef {object} Look
 * @property {number | null} [nextRefillInMs] until tokens come: a refill, or the next whole one where they come steadily
 * @property {{startInMs: number, doneInMs: number}[]} [places] of those in the queue that will be processed, in order
 * @property {{inMs: number, count: number}[]} [leaving] how many of those in the queue give up, and when, in order
 *
 * @typedef {object} Stepper
 * @property {(bucket: Bucket) => State} start
 * @property {(state: State, input: Partial<Input>) => {state: State, row: any}} step
 * @property {(state: State) => Look} look
 */

/** What is in the bucket after a row. @param {any} row */
export const levelOf = (row) => row.tokens ?? row.queue ?? row.level;

export class Replay {
  /** @type {Bucket | null} */
  #bucket = null;
  /** @type {Input[]} */
  #inputs = [];
  /** @type {State[]} the state after step i, with the opening one at 0 */
  #states = [];
  /** @type {Row[]} the row of step i + 1 */
  #rows = [];
  /** Who was to be processed after a state. @type {WeakMap<State, NonNullable<Look["places"]>>} */
  #places = new WeakMap();
  /** What `between` found after a state. @type {WeakMap<State, {advanceMs: number, levels: number[]}>} */
  #courses = new WeakMap();
  #engine;

  /** @param {Stepper} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /**
   * The state at the cursor.
   * @param {History} history
   * @returns {State}
   */
  state(history) {
    this.#follow(history);
    return this.#states[history.cursor];
  }

  /**
   * The rows of all steps up to the cursor.
   * @param {History} history
   * @returns {Row[]}
   */
  rows(history) {
    this.#follow(history);
    return this.#rows.slice(0, history.cursor);
  }

  /**
   * What can be said of the state at the cursor, or after another step that has happened: what comes next by itself.
   * @param {History} history
   * @param {number} [step]
   * @returns {Look}
   */
  look(history, step = history.cursor) {
    this.#follow(history);
    return this.#engine.look(this.#states[step]);
  }

  /**
   * What is in the bucket at n moments evenly spread over the time before a step: the last of them as its requests
   * arrive. The course of events is not touched.
   * @param {History} history
   * @param {number} step one of those that have happened, counted from 1
   * @param {number} n
   * @returns {number[]}
   */
  between(history, step, n) {
    this.#follow(history);
    const [state, { advanceMs }] = [this.#states[step - 1], this.#inputs[step - 1]];
    const kept = this.#courses.get(state);
    if (kept?.advanceMs === advanceMs && kept.levels.length === n) return kept.levels;
    const levels = Array.from({ length: n }, (_, i) =>
      levelOf(this.#engine.step(state, { advanceMs: (advanceMs * (i + 1)) / n, requests: 0 }).row));
    this.#courses.set(state, { advanceMs, levels });
    return levels;
  }

  /**
   * When requests in a queue were done, in the time before a step: milliseconds from the step before it, the first of them
   * only if there are many.
   * @param {History} history
   * @param {number} step one of those that have happened, counted from 1
   * @returns {number[]}
   */
  doneBefore(history, step) {
    this.#follow(history);
    const [state, { advanceMs }] = [this.#states[step - 1], this.#inputs[step - 1]];
    let places = this.#places.get(state);
    if (!places) this.#places.set(state, (places = this.#engine.look(state).places ?? []));
    return places.map(({ doneInMs }) => doneInMs).filter((ms) => ms <= advanceMs);
  }

  /** @param {History} history */
  #follow({ bucket, inputs, cursor }) {
    if (bucket !== this.#bucket) {
      this.#states = [this.#engine.start(bucket)];
      this.#bucket = bucket;
      this.#inputs = [];
      this.#rows = [];
    }
    let same = 0;
    while (same < this.#inputs.length && this.#inputs[same] === inputs[same]) same++;
    this.#inputs.length = this.#rows.length = same;
    this.#states.length = same + 1;
    for (let i = same; i < cursor; i++) {
      const { state, row } = this.#engine.step(this.#states[i], inputs[i]);
      this.#inputs.push(inputs[i]);
      this.#states.push(state);
      this.#rows.push(row);
    }
  }
}
