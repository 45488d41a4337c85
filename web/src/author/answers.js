// What the engine answers to each question of the set, and what every wrong rule would have answered: with a warning where
// a mistake would go unnoticed, because the wrong rule gives the right answer.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { answerText } from "../practice/solution-box.js";
import { storyList } from "../practice/story-list.js";
import { optionName, partName, promptOf } from "../practice/words.js";
import { marked } from "../ui/foreign.js";

/**
 * @import { Part, Question } from "../practice/questions.js"
 * @import { FlawAnswer, Solution } from "../practice/results.js"
 */

/** The wrong rules that could show here. That a bucket is full at the start is no mistake where it is.
 * @param {Question} question @param {Solution} solution */
function wrongRules({ bucket }, { flaws = [] }) {
  const full = bucket && (bucket.initial ?? bucket.capacity) === bucket.capacity;
  return flaws.filter(({ flaw }) => !(full && flaw === "startsFull"));
}

/** The wrong rules that give the right answer to every question.
 * @param {Question[]} questions @param {Record<string, Solution>} solutions */
export function unnoticed(questions, solutions) {
  const all = questions.flatMap((question) => wrongRules(question, solutions[question.id]));
  const caught = new Set(all.filter((found) => !found.unnoticed).map(({ flaw }) => flaw));
  return [...new Set(all.map(({ flaw }) => flaw))].filter((flaw) => !caught.has(flaw));
}

/** @param {Question} question @param {number} number @param {Solution} solution */
export function answersOf(question, number, solution) {
  const { parts } = solution;
  const flaws = wrongRules(question, solution);
  return html`<section class="card question" role="group" aria-labelledby="answers-${number}-number answers-${number}">
    <p class="question-number" id="answers-${number}-number">${t("author-question", { number })}</p>
    <h3 id="answers-${number}">${marked(promptOf(null, question))}</h3>
    ${storyList(question)}
    <div class="table-scroll"><table class="author-answers">
      <thead><tr><th scope="col">${t("author-rule")}</th>${question.parts.map((part) => html`<th scope="col">${partName(part)}</th>`)}<th scope="col">${t("author-note")}</th></tr></thead>
      <tbody>
        <tr class="pass"><th scope="row">${t("author-right")}</th>${question.parts.map((part) => html`<td>${answerText(part, parts[part.id])}</td>`)}<td></td></tr>
        ${flaws.map((flaw) => flawRow(question.parts, flaw))}
      </tbody>
    </table></div>
    ${flaws.length === 0 ? html`<p class="quiet">${t("author-no-flaws")}</p>` : nothing}
  </section>`;
}

/** @param {Part[]} parts @param {FlawAnswer} flaw */
function flawRow(parts, { flaw, parts: answers, unnoticed, same }) {
  return html`<tr class=${unnoticed ? "unnoticed" : ""}><th scope="row">${t(`practice-flaw-${flaw}`)}</th>
    ${parts.map((part) => html`<td>${given(part, answers[part.id])}</td>`)}
    <td class="note">${unnoticed
      ? html`<strong>${t("author-unnoticed")}</strong>`
      : same.length > 0
        ? t("author-same", { rules: same.map((name) => t(`practice-flaw-${name}`)).join(t("practice-list-separator")) })
        : nothing}</td></tr>`;
}

/** @param {Part} part @param {number | string | null} value */
function given(part, value) {
  if (value === null) return t("practice-none");
  return typeof value === "string" ? optionName(value) : t("practice-answer", { value: String(Math.round(value * 1e4) / 1e4), unit: part.unit ?? "" });
}
