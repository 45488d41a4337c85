// The settings of an address, read one by one. What is wrong with them is collected as problems, each of which names the
// setting, what was given, what is allowed and what was used instead; nothing here decides how they are shown.
import { decoded } from "../url.js";

/**
 * `id` is a message; its arguments are `name`, `given`, and what that message needs to say what is allowed and used.
 * @typedef {{id: string, args: Record<string, string | number>}} Problem
 */

export class Parameters {
  /** @type {Problem[]} */
  problems = [];
  /** @type {Map<string, string>} */
  #given = new Map();
  /** The names asked for, which are those that mean something here. @type {string[]} */
  #known = [];

  /** @param {string} settings such as "bucket=token&capacity=10" */
  constructor(settings) {
    for (const part of settings.split("&")) {
      if (part === "") continue;
      const [name, value = ""] = part.split(/=(.*)/s).map(decoded);
      const first = this.#given.get(name);
      if (first === undefined) this.#given.set(name, value);
      else this.complain("share-problem-twice", { name, given: value, used: first });
    }
  }

  /** @param {string} id @param {Record<string, string | number>} args */
  complain(id, args) {
    this.problems.push({ id, args });
  }

  /** What a setting says, or undefined where there is none of this name.
   * @param {string} name */
  take(name) {
    this.#known.push(name);
    return this.#given.get(name);
  }

  /**
   * Reads a setting, and complains where it cannot be read.
   * @template T
   * @param {string} name
   * @param {(text: string) => T | undefined} read gives undefined for what is no possible value
   * @param {T} fallback used where there is no such setting, or no possible one
   * @param {{id: string, used: string | number} & Record<string, string | number>} allowed the message that says what is allowed
   * @returns {T}
   */
  read(name, read, fallback, { id, ...args }) {
    const given = this.take(name);
    if (given === undefined) return fallback;
    const value = read(given);
    if (value !== undefined) return value;
    this.complain(id, { name, given, ...args });
    return fallback;
  }

  /**
   * One of a few words.
   * @template {string} T
   * @param {string} name @param {readonly T[]} words @param {T} fallback
   * @returns {T}
   */
  oneOf(name, words, fallback) {
    return this.read(name, (text) => words.find((word) => word === text), fallback,
      { id: "share-problem-word", allowed: words.join(", "), used: fallback });
  }

  /** What was given and not asked for yet. */
  get left() {
    return [...this.#given.keys()].filter((name) => !this.#known.includes(name));
  }

  /** Names what was given and never asked for. To be called last. */
  finish() {
    const allowed = [...new Set(this.#known)].join(", ");
    for (const name of this.left) this.complain("share-problem-unknown", { name, given: this.#given.get(name) ?? "", allowed });
    return this.problems;
  }
}

/**
 * Settings as they stand in an address. Undefined ones are left out.
 * @param {Record<string, string | number | undefined>} settings
 */
export const written = (settings) =>
  Object.entries(settings).filter(([, value]) => value !== undefined).map(([name, value]) => `${name}=${value}`).join("&");
