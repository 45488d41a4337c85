// What is typed in a practice set, to be handed out and taken in: by a page that holds it in a frame.

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
