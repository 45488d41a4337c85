// What a learner typed and had checked, kept from one visit to the next, by set and variant; and what happened when, for the
// summary. It is kept in this browser, unless the page around says where else.
//
// Of the verdicts only a record is kept. Those on the page are the engine's, and it gives them again: they cannot go stale.
import { recall, remember } from "../ui/storage.js";

/**
 * @import { Answer } from "./questions.js"
 *
 * Something the learner did with a question, and when (milliseconds since 1970). A check comes with the answer and the
 * verdict on it, a hint with its number.
 * @typedef {{at: number, question: string, what: "check" | "hint" | "solution", answer?: Answer, verdict?: string, hint?: number}} Event
 *
 * Answers by question: as they stand, and as they stood when last checked.
 * @typedef {{typed: Record<string, Answer>, checked: Record<string, Answer>, events: Event[]}} Work
 *
 * Where work is kept. What it gives back is not trusted; to keep something gives false where that is refused.
 * @typedef {object} Store
 * @property {(set: string, seed: number) => unknown} work
 * @property {(set: string, seed: number, work: Work) => boolean} keepWork
 * @property {(set: string) => unknown} seed the variant last worked on
 * @property {(set: string, seed: number) => void} keepSeed
 */

const nameOf = (/** @type {string} */ set, /** @type {number} */ seed) => `practice.${set}.${seed}`;

/** This browser. @type {Store} */
const browser = {
  work: (set, seed) => recall(nameOf(set, seed)),
  keepWork: (set, seed, work) => remember(nameOf(set, seed), work),
  seed: (set) => recall(`practice.${set}`)?.seed,
  keepSeed: (set, seed) => remember(`practice.${set}`, { seed }),
};

let store = browser;

/** Has everything kept elsewhere from now on. To be said before a set is opened. @param {Store} other */
export const keepIn = (other) => void (store = other);

/** The most that is kept; nobody reads on after that. */
const mostEvents = 1000;

/** The work on a variant of a set, empty if there is none.
 * @param {string} set @param {number} seed @returns {Work} */
export function savedWork(set, seed) {
  const stored = Object(store.work(set, seed));
  return { typed: answersIn(stored.typed), checked: answersIn(stored.checked), events: eventsIn(stored.events) };
}

/** Keeps the work on a variant of a set; false where that is refused.
 * @param {string} set @param {number} seed @param {Work} work */
export const saveWork = (set, seed, { typed, checked, events }) =>
  store.keepWork(set, seed, { typed, checked, events: events.slice(-mostEvents) });

/** The variant of a set last worked on. @param {string} set */
export function savedSeed(set) {
  const seed = store.seed(set);
  return typeof seed === "number" && Number.isSafeInteger(seed) && seed >= 0 ? seed : 0;
}

/** @param {string} set @param {number} seed */
export const saveSeed = (set, seed) => store.keepSeed(set, seed);

/** The answers in what was stored. Other pages of this host can write there too, so nothing is taken on trust.
 * @param {unknown} stored @returns {Record<string, Answer>} */
function answersIn(stored) {
  /** @type {Record<string, Answer>} */
  const answers = {};
  for (const [question, answer] of Object.entries(Object(stored))) {
    const texts = textsIn(answer);
    if (texts) answers[question] = texts;
  }
  return answers;
}

/** @param {unknown} answer @returns {Answer | null} */
function textsIn(answer) {
  const texts = Object.entries(Object(answer)).filter(([, text]) => typeof text === "string");
  return texts.length ? Object.fromEntries(texts) : null;
}

/** @param {unknown} stored @returns {Event[]} */
const eventsIn = (stored) => (Array.isArray(stored) ? stored.flatMap(eventIn) : []);

/** @param {unknown} stored @returns {Event[]} */
function eventIn(stored) {
  const { at, question, what, answer, verdict, hint } = Object(stored);
  if (!Number.isFinite(at) || typeof question !== "string") return [];
  if (what === "check") return [{ at, question, what, answer: textsIn(answer) ?? {}, ...(typeof verdict === "string" && { verdict }) }];
  if (what === "hint" && Number.isSafeInteger(hint)) return [{ at, question, what, hint }];
  return what === "solution" ? [{ at, question, what }] : [];
}
