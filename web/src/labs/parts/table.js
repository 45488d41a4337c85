// The figures behind a lab's picture as a table, to be opened below it.
import { html } from "lit";
import { t } from "../../i18n.js";

/**
 * @param {string} caption
 * @param {string[]} columns
 * @param {(string | number)[][]} rows the first cell of each names the row
 */
export const table = (caption, columns, rows) => html`<div class="table-scroll" tabindex="0" role="region" aria-label=${caption}><table>
  <caption class="visually-hidden">${caption}</caption>
  <thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
  <tbody>${rows.map(([name, ...cells]) => html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;

/** The same, folded away until someone wants it. @param {string} caption @param {string[]} columns @param {(string | number)[][]} rows */
export const foldedTable = (caption, columns, rows) => html`<details class="lab-table">
  <summary>${t("lab-table")}</summary>${table(caption, columns, rows)}</details>`;
