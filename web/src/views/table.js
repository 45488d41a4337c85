// The steps as rows, in the columns of the lessons. What lies ahead of the cursor shows only what will be asked.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { isPlant } from "../moment.js";
import { duration, number } from "../ui/format.js";

/** @typedef {import("../moment.js").Moment} Moment */
/** @typedef {import("../history.js").History} History */
/** @typedef {{value: number | null, kind?: "pass" | "stop" | "token"}} Cell a value not known yet is null */

/** @param {Moment} m */
function columns(m) {
  if (m.kind === "token") return ["requests", "refilled", "accepted", "rejected", "tokens"].map((name) => (isPlant(m) ? `plant-${name}` : name));
  if (m.kind === "meter") return ["requests", "accepted", "rejected", "level"];
  const gaveUp = m.bucket.timeoutMs === undefined ? [] : ["expired"];
  return ["arrive", "in-queue", "processed", ...gaveUp, "queue-after", "dropped"];
}

/**
 * A row's cells after its time. A leaky bucket's row tells what left until the next step, as the lessons do, so it is
 * complete only when that step has been taken.
 * @param {Moment} m @param {number} i
 * @returns {Cell[]}
 */
function cells(m, i) {
  if (m.kind === "leaky") {
    const row = m.rows[i];
    const next = m.rows[i + 1];
    /** @type {Cell[]} */
    const gaveUp = m.bucket.timeoutMs === undefined ? [] : [{ value: next ? next.expired : null, kind: "stop" }];
    return [
      { value: row.requests }, { value: row.queue },
      { value: next ? next.processed : null, kind: "pass" },
      ...gaveUp,
      { value: next ? next.queue - next.queued : null },
      { value: row.dropped, kind: "stop" },
    ];
  }
  const row = m.rows[i];
  const answered = /** @type {Cell[]} */ ([{ value: row.accepted, kind: "pass" }, { value: row.rejected, kind: "stop" }]);
  if (m.kind === "token") {
    const { refilled, tokens } = m.rows[i];
    return [{ value: row.requests }, { value: refilled, kind: "token" }, ...answered, { value: tokens }];
  }
  return [{ value: row.requests }, ...answered, { value: m.rows[i].level }];
}

/** @param {Cell} cell */
function cell({ value, kind }) {
  if (value === null) return html`<td><span aria-hidden="true">…</span><span class="visually-hidden">${t("play-table-later")}</span></td>`;
  return html`<td class=${kind && value > 0 ? kind : nothing}>${number(value)}</td>`;
}

/**
 * @param {Moment} m
 * @param {History} history
 * @param {(step: number) => void} goTo
 */
export function table(m, history, goTo) {
  const shown = columns(m);
  let atMs = 0;
  const rows = history.inputs.map((input, i) => {
    atMs += input.advanceMs;
    const step = i + 1;
    const time = duration(atMs);
    const known = step <= m.index;
    return html`<tr class=${step === m.index ? "now" : known ? nothing : "later"} aria-current=${step === m.index ? "step" : nothing} @click=${() => goTo(step)}>
      <th scope="row"><button class="link num" aria-label=${t("play-table-go", { index: step, time })}>${time}</button></th>
      ${known ? cells(m, i).map(cell) : html`<td>${number(input.requests)}</td>${shown.slice(1).map(() => cell({ value: null }))}`}
    </tr>`;
  });
  return html`<div class="table-scroll" role="region" aria-labelledby="table-caption" tabindex="0">
    <table>
      <caption id="table-caption" class="eyebrow">${t("play-table")}</caption>
      <thead><tr><th scope="col">${t("play-column-time")}</th>${shown.map((column) => html`<th scope="col">${t(`play-column-${column}`)}</th>`)}</tr></thead>
      <tbody>${rows}</tbody>
    </table>
    ${history.inputs.length === 0 ? html`<p class="empty">${t("play-table-empty")}</p>` : nothing}
  </div>`;
}
