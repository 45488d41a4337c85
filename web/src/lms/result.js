// What a learner has achieved in a set, as learning platforms reckon it: a score, and whether it is done and passed.
//
// The score is the share of the questions that are right, and it never falls: neither beginning anew nor another variant
// takes away what was there. The set is completed when every question has been answered, rightly or not, and passed when the
// score reaches the mark. Nobody has failed who can still try.

/** The share of right answers with which a set is passed, where the platform names none. (scripts/internal/course says the
 * same to platforms that ask for it in the package.) */
export const usualMark = 0.8;

/** @typedef {{score: number, completed: boolean, passed: boolean}} Result `score` is from 0 to 1 */

/** @type {Result} */
export const nothing = { score: 0, completed: false, passed: false };

/**
 * @param {Result} before
 * @param {{right: number, answered: number, of: number}} standing
 * @param {number} mark
 * @returns {Result}
 */
export function resultAfter(before, { right, answered, of }, mark) {
  const score = Math.max(before.score, right / of);
  return { score, completed: before.completed || answered === of, passed: before.passed || score >= mark };
}
