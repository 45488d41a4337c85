// What is told to those around the page (a frame's host, a learning platform) when an answer has been judged.

/**
 * @import { Progress } from "./progress.js"
 * @import { Answer, Question } from "./questions.js"
 *
 * An answer that the learner had checked, the verdict on it, and how many attempts that makes; and of the questions asked,
 * how many there are, how many were answered so far, and how many are right.
 * @typedef {{set: string, seed: number, question: Question, answer: Answer, verdict: string, attempts: number, of: number,
 *   answered: number, right: number}} Judged
 */

/** Dispatches "practice-judged" with a Judged as its detail.
 * @param {EventTarget} from @param {Progress} progress @param {Question[]} asked @param {string} id of the question */
export function tellJudged(from, progress, asked, id) {
  const question = asked.find((one) => one.id === id);
  if (!question) return;
  /** @type {Judged} */
  const detail = {
    set: progress.name,
    seed: progress.seed,
    question,
    answer: progress.checked(id) ?? {},
    verdict: progress.result(id)?.verdict ?? "",
    attempts: progress.attempts(id),
    answered: asked.filter((one) => progress.attempts(one.id) > 0).length,
    ...progress.scoreOf(asked),
  };
  from.dispatchEvent(new CustomEvent("practice-judged", { detail, bubbles: true }));
}
