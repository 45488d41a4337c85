// What happened, step by step, as a table: the worked solution, and, with what is asked left blank, the last hint.
import { html } from "lit";
import { t } from "../i18n.js";
import { columnName, shown } from "./fields.js";

/**
 * @import { Question } from "./questions.js"
 * @typedef {Record<string, number | null>} Row
 */

/** The figures of interest, in this order; waits only where they are asked for. */
const order = ["atMs", "requests", "refilled", "spilled", "accepted", "rejected", "tokens", "processed", "expired", "queued", "dropped", "queue", "level"];

/** @param {Row[]} rows @param {Question} question */
function columnsOf(rows, { parts }) {
  const asked = parts.map(({ figure }) => figure ?? "");
  const present = Object.keys(rows[0] ?? {});
  return [...order, ...asked.filter((figure) => !order.includes(figure))].filter(
    (figure, i, all) => present.includes(figure) && all.indexOf(figure) === i && (!rare.includes(figure) || rows.some((row) => row[figure]) || asked.includes(figure)),
  );
}

/** Shown only where they happen. */
const rare = ["spilled", "expired"];

/**
 * @param {Row[]} rows
 * @param {Question} question
 * @param {boolean} blank whether what is asked of the last row is left blank
 */
export function rowsTable(rows, question, blank) {
  const columns = columnsOf(rows, question);
  const hidden = (/** @type {string} */ figure, /** @type {number} */ row) =>
    blank && question.parts.some((part) => part.figure === figure && (part.step ? part.step === row + 1 : row === rows.length - 1));
  return html`<div class="table-scroll"><table class="worked">
    <caption class="visually-hidden">${t("practice-worked")}</caption>
    <thead><tr>${columns.map((figure) => html`<th scope="col">${columnName(figure)}</th>`)}</tr></thead>
    <tbody>${rows.map((row, i) => html`<tr>${columns.map((figure) => html`<td>${hidden(figure, i) ? t("practice-asked") : shown(figure, row[figure])}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}
