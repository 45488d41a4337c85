// Waiting for what is going to be so.
import { setTimeout as pause } from "node:timers/promises";

/** Long enough for a browser on a machine that is busy with other things. */
const patienceMs = 40_000;

/**
 * Asks again and again, until the answer is one that counts, and gives it.
 * @template T @param {string} what is waited for @param {() => Promise<T>} ask
 * @returns {Promise<NonNullable<T>>}
 */
export async function eventually(what, ask) {
  const until = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > until) throw new Error(`in vain: ${what}`);
    await pause(50);
  }
}
