// What a practice set tells whoever is outside it, and takes from there: a page that holds it in a frame.

/**
 * @import { Progress } from "./progress.js"
 * @import { Answer, Question } from "./questions.js"
 */

/** What is typed, by question. @param {Progress} progress @param {Question[]} questions @returns {Record<string, Answer>} */
export const answersOf = (progress, questions) => Object.fromEntries(questions.map(({ id }) => [id, progress.typed(id)]));

/** Types answers; what belongs to no question is left aside. @param {Progress} progress @param {Question[]} questions @param {Record<string, Answer>} answers */
export function fill(progress, questions, answers) {
  for (const { id, parts } of questions) {
    const answer = Object.hasOwn(answers, id) ? answers[id] : {};
    for (const part of parts) if (Object.hasOwn(answer, part.id)) progress.type(id, part.id, answer[part.id]);
  }
}

/**
 * What is told of a verdict, by the name of the event: the verdict, and that the set is complete.
 * @param {Progress} progress @param {Question[]} questions @param {string} question the one that was checked
 * @returns {[string, object][]}
 */
export function told(progress, questions, question) {
  const result = progress.result(question);
  if (!result) return [];
  const { verdict } = result;
  const score = progress.scoreOf(questions);
  return [
    ["practice-answer", { question, answer: progress.checked(question), verdict, attempt: progress.attempts(question) }],
    ...(verdict === "right" && score.right === score.of ? /** @type {[string, object][]} */ ([["practice-complete", score]]) : []),
  ];
}
