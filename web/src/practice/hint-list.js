// The hints that were asked for, one below the other: from a nudge to the worked steps with the answer left blank.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { marked } from "../ui/foreign.js";
import { rowsTable } from "./rows-table.js";
import { hintsOf } from "./words.js";

/**
 * @import { Card } from "./question-card.js"
 * @import { Question } from "./questions.js"
 */

/** Whether the last hint is the worked steps. A table to complete is those steps, and a choice or a design has none.
 * @param {Question} question */
const isWorked = ({ kind, parts }) => (kind === "moment" || kind === "story") && parts.some(({ type }) => type === "number");

/** How many hints there are. @param {string | null} set @param {Question} question */
export const countHints = (set, question) => hintsOf(set, question).length + (isWorked(question) ? 1 : 0);

/** @param {Card} card */
export function hintList({ set, question, hints, worked }) {
  const words = hintsOf(set, question);
  return html`<div aria-live="polite" class="hints">${words.slice(0, hints).map((hint) => html`<p>${marked(hint)}</p>`)}
    ${hints > words.length && worked
      ? html`<p>${t("practice-hint-worked")}</p>${rowsTable(worked.rows, question, true)}`
      : nothing}</div>`;
}
