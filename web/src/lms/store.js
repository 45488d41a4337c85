// A Store (practice/saved.js) whose content is one text that a learning platform keeps.
import { pack, unpack } from "./suspend.js";

/**
 * @import { Store } from "../practice/saved.js"
 * @import { Kept } from "./suspend.js"
 */

/**
 * @param {string} text what the platform kept so far; "" at first
 * @param {(text: string, happened: boolean) => boolean} save hands the text over and tells whether it was taken. `happened`
 *   is whether the learner did more than type: the text should then be safe at once
 * @returns {Store}
 */
export function storeIn(text, save) {
  /** @type {Kept} */
  const kept = unpack(text) ?? { set: "", seed: 0, variants: new Map() };
  return {
    work: (set, seed) => (set === kept.set ? kept.variants.get(seed) : undefined),
    keepWork(set, seed, work) {
      if (set !== kept.set) Object.assign(kept, { set, variants: new Map() });
      const happened = work.events.length !== (kept.variants.get(seed)?.events.length ?? 0);
      kept.variants.delete(seed); // to stand last, as the one last worked on
      kept.variants.set(seed, work);
      const packed = pack(kept);
      return packed !== null && save(packed, happened);
    },
    seed: (set) => (set === kept.set ? kept.seed : undefined),
    keepSeed(set, seed) {
      kept.seed = seed;
    },
  };
}
