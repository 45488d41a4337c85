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
/** @typedef {{start(bucket: Bucket): State, step(state: State, input: Partial<Input>): {state: State, row: any}}} Stepper */

export class Replay {
  /** @type {Bucket | null} */
  #bucket = null;
  /** @type {Input[]} */
  #inputs = [];
  /** @type {State[]} the state after step i, with the opening one at 0 */
  #states = [];
  /** @type {Row[]} the row of step i + 1 */
  #rows = [];
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
   * What one more request would meet at the cursor, without sending it.
   * @param {History} history
   * @returns {Row}
   */
  probe(history) {
    return this.#engine.step(this.state(history), { advanceMs: 0, requests: 1 }).row;
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
