// What a learner typed and had checked, kept in this browser from one visit to the next.
//
// Only the answers are kept. The verdicts are the engine's, and it gives them again: they cannot go stale.
import { recall, remember } from "../ui/storage.js";

/**
 * @import { Answer } from "./questions.js"
 * Answers by question: as they stand, and as they stood when last checked.
 * @typedef {{typed: Record<string, Answer>, checked: Record<string, Answer>}} Work
 */

const nameOf = (/** @type {string} */ set) => `practice.${set}`;

/** The work on a set, empty if there is none.
 * @param {string} set @returns {Work} */
export function savedWork(set) {
  const stored = Object(recall(nameOf(set)));
  return { typed: answersIn(stored.typed), checked: answersIn(stored.checked) };
}

/** Keeps the work on a set; false where the browser refuses.
 * @param {string} set @param {Work} work */
export const saveWork = (set, { typed, checked }) => remember(nameOf(set), { typed, checked });

/** The answers in what was stored. Other pages of this host can write there too, so nothing is taken on trust.
 * @param {unknown} stored @returns {Record<string, Answer>} */
function answersIn(stored) {
  /** @type {Record<string, Answer>} */
  const answers = {};
  for (const [question, answer] of Object.entries(Object(stored))) {
    const texts = Object.entries(Object(answer)).filter(([, text]) => typeof text === "string");
    if (texts.length) answers[question] = Object.fromEntries(texts);
  }
  return answers;
}
