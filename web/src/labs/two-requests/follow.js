// The two requests, instruction by instruction, as the engine carries them out.

/**
 * @import { Engine, Raced } from "../../engine.js"
 * @typedef {{order: string, states: Raced[]}} Run `states` has the opening one and that after each instruction
 */

export const names = /** @type {const} */ (["A", "B"]);

/**
 * An entry for a request that is through is passed over. So the order of a race is one of the atomic check too, where
 * each request has only one instruction: its first.
 * @param {Engine} engine @param {string} wanted @param {boolean} atomic
 * @returns {Run}
 */
export function follow(engine, wanted, atomic) {
  const stateOf = (/** @type {number[]} */ order) => engine.race({ tokens: 1, threads: names.length, atomic, order });
  /** @type {number[]} */
  const order = [];
  const states = [stateOf(order)];
  for (const name of wanted) {
    const thread = names.findIndex((known) => known === name);
    if (states[states.length - 1].threads[thread].next === "done") continue;
    order.push(thread);
    states.push(stateOf(order));
  }
  return { order: order.map((thread) => names[thread]).join(""), states };
}
