// The learner's ways through the sets: one for each variant of a set that was opened, and which variant the learner chose.
import { Progress } from "./progress.js";

/**
 * @import { Judge } from "./progress.js"
 * @import { Spec } from "./sets.js"
 */

export class Ways {
  /** By name and variant. @type {Map<string, Progress>} */
  #ways = new Map();
  /** By name. @type {Map<string, number>} */
  #chosen = new Map();
  #onJudged;

  /** @param {(progress: Progress, question: string) => void} onJudged told when an answer has its verdict */
  constructor(onJudged) {
    this.#onJudged = onJudged;
  }

  /** The way through a variant. @param {Spec} spec @param {number} seed @param {string} name under which the work is kept
   * @param {Judge | null} engine */
  of(spec, seed, name, engine) {
    const key = `${name} ${seed}`;
    let progress = this.#ways.get(key);
    if (!progress) {
      const opened = new Progress(spec, seed, name);
      this.#ways.set(key, (progress = opened));
      opened.onJudged = (question) => this.#onJudged(opened, question);
    }
    if (engine) progress.useEngine(engine);
    return progress;
  }

  /** The variant that the learner chose. @param {string} name */
  chosen(name) {
    return this.#chosen.get(name);
  }

  /** @param {string} name @param {number} seed */
  choose(name, seed) {
    this.#chosen.set(name, seed);
  }

  /** From now on something else says which variant is open. @param {string} name */
  forget(name) {
    this.#chosen.delete(name);
  }
}

/** Under which name the work on an author's set is kept: it tells two files of the same id apart. @param {Spec} spec */
export function ownName(spec) {
  let hash = 0;
  for (const letter of JSON.stringify(spec)) hash = (hash * 31 + Number(letter.codePointAt(0))) >>> 0;
  return `own.${spec.id}.${hash.toString(36)}`;
}
