// A practice set on paper: its questions with room for the answers, and the solutions on a sheet of their own.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { around, marked } from "../ui/foreign.js";
import { candidateTable } from "./candidates.js";
import { designTask } from "./design.js";
import { columnName, shown } from "./fields.js";
import { rowsTable } from "./rows-table.js";
import { answerText } from "./solution-box.js";
import { storyList } from "./story-list.js";
import { isTold, optionName, partName, promptOf, whyOf } from "./words.js";

/**
 * @import { Worded } from "../ui/foreign.js"
 * @import { Part, Question, Table } from "./questions.js"
 * @import { Solution } from "./results.js"
 *
 * @typedef {object} Paper
 * @property {string | null} set whose messages are used; null for an author's own
 * @property {Worded} title @property {Worded} lede
 * @property {number} seed of the variant
 * @property {Question[]} questions
 * @property {(question: string) => Solution | undefined} solution
 */

/** @param {Paper} paper @param {boolean} solved whether with the solutions */
export const paper = (paper, solved) => html`
  <article class="print-sheet">
    ${head(paper, marked(paper.title))}
    <p class="print-who"><span>${t("paper-name")}</span><span>${t("paper-date")}</span></p>
    ${paper.questions.map((question, i) => asked(paper.set, question, i + 1))}
  </article>
  ${solved ? html`<article class="print-sheet">
    ${head(paper, around("paper-solutions-title", "title", paper.title))}
    ${paper.questions.map((question, i) => answered(paper, question, i + 1))}
  </article>` : nothing}`;

/** @param {Paper} paper @param {unknown} title */
const head = ({ lede, seed }, title) => html`<h1>${title}</h1><p class="lede">${marked(lede)}</p>
  ${seed > 0 ? html`<p class="variant">${t("paper-variant", { seed })}</p>` : nothing}`;

/** @param {string | null} set @param {Question} question @param {number} number */
const heading = (set, question, number) => html`<h2>${around("practice-summary-asked", "prompt", promptOf(set, question), { number })}</h2>`;

/** A question with room for its answer. @param {string | null} set @param {Question} question @param {number} number */
const asked = (set, question, number) => html`<section>
  ${heading(set, question, number)}
  ${isTold(set, question) && !question.design ? nothing : storyList(question)}
  ${question.design ? designTask(question.design, question.bucket) : nothing}
  ${question.table ? blankTable(question.table) : html`<div class="blanks">${question.parts.map(blank)}</div>`}
</section>`;

/** @param {Part} part */
function blank(part) {
  const name = partName(part);
  if (part.type === "choice") {
    return html`<div class="blank-choice"><p>${name}</p><ul>${part.options?.map((option) => html`<li>${optionName(option)}</li>`)}</ul></div>`;
  }
  return html`<p class="blank"><span>${name}</span><span class="line"></span><span>${t(`practice-unit-${part.unit}`)}</span></p>`;
}

/** @param {Table} table */
const blankTable = ({ columns, rows }) => html`<table class="blank-table">
  <thead><tr>${columns.map(({ figure }) => html`<th scope="col">${columnName(figure)}</th>`)}</tr></thead>
  <tbody>${rows.map(({ cells }) => html`<tr>${cells.map((cell, i) => html`<td>${"value" in cell ? shown(columns[i].figure, cell.value) : ""}</td>`)}</tr>`)}</tbody>
</table>`;

/** @param {Paper} paper @param {Question} question @param {number} number */
function answered({ set, solution }, question, number) {
  const found = solution(question.id);
  if (!found) return nothing;
  const why = whyOf(set, question, found.facts);
  return html`<section>
    ${heading(set, question, number)}
    ${question.table ? rowsTable(found.rows, question, false)
      : html`<dl>${question.parts.map((part) => html`<div><dt>${partName(part)}</dt><dd>${answerText(part, found.parts[part.id])}</dd></div>`)}</dl>`}
    ${why === null ? nothing : html`<p>${marked(why)}</p>`}
    ${found.comparison ? candidateTable(found.comparison) : nothing}
  </section>`;
}
