// The comparison as a table: row by row, what the drawings show.
import { html } from "lit";
import { t } from "../i18n.js";
import { duration, number } from "../ui/format.js";

/** @typedef {import("./comparison.js").Outcome} Outcome */
/** @typedef {import("./comparison.js").Side} Side */

/** The columns of one bucket: those that its kind has a word for. @param {Side} side @returns {[string, number[]][]} */
export function columnsOf(side) {
  return side.bucket.kind === "leaky"
    ? [["queued", side.entered], ["dropped", side.refused], ["processed", side.served], ["waiting", side.waiting]]
    : [["accepted", side.entered], ["rejected", side.refused]];
}

/** @param {Outcome} outcome @param {number} now the row that is marked */
export function table({ a, b, rows, rowMs }, now) {
  const sides = [{ name: "A", columns: columnsOf(a) }, { name: "B", columns: columnsOf(b) }];
  return html`<div class="table-scroll" role="region" aria-label=${t("compare-table")} tabindex="0">
    <table>
      <caption class="visually-hidden">${t("compare-table")}</caption>
      <thead>
        <tr><td colspan="2"></td>${sides.map(({ name, columns }) => html`<th scope="colgroup" colspan=${columns.length} class="edge">${name}</th>`)}</tr>
        <tr><th scope="col">${t("compare-column-time")}</th><th scope="col">${t("compare-column-asked")}</th>
          ${sides.map(({ columns }) => columns.map(([id], i) => html`<th scope="col" class=${i === 0 ? "edge" : ""}>${t(`compare-column-${id}`)}</th>`))}</tr>
      </thead>
      <tbody>${a.asked.map((asked, row) => html`<tr class=${row === now ? "now" : ""}>
        <th scope="row">${duration(row * rowMs)}</th><td>${number(asked)}</td>
        ${sides.map(({ columns }) => columns.map(([, values], i) => html`<td class=${i === 0 ? "edge" : ""}>${number(values[row])}</td>`))}
      </tr>`)}</tbody>
    </table>
  </div>`;
}
