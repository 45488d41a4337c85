// The solution of a question, on request: the right answers, how they come about, and why.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { marked } from "../ui/foreign.js";
import { candidateTable } from "./candidates.js";
import { rowsTable } from "./rows-table.js";
import { optionName, partName, whyOf } from "./words.js";

/**
 * @import { Card } from "./question-card.js"
 * @import { Part } from "./questions.js"
 * @import { SolvedPart } from "./results.js"
 */

/** A right answer in words. @param {Part} part @param {SolvedPart} solved */
export function answerText(part, solved) {
  if ("option" in solved) return optionName(solved.option);
  if (solved.value === null) return t("practice-none");
  return t("practice-answer", { value: solved.text, unit: part.unit ?? "" });
}

/** @param {Card} card */
export function solutionBox({ set, question, solved, worked, result }) {
  if (!solved) return html`<div aria-live="polite"></div>`;
  if (!worked) return html`<div aria-live="polite"><p class="solution">${t("practice-waits-solution")}</p></div>`;
  const why = whyOf(set, question, worked.facts);
  const stepwise = question.kind === "moment" || question.kind === "story" || question.kind === "table";
  return html`<div aria-live="polite"><div class="solution">
    <p><strong>${t("practice-solution")}</strong></p>
    <dl>${question.parts.map((part) => html`<div><dt>${partName(part)}</dt><dd>${answerText(part, worked.parts[part.id])}</dd></div>`)}</dl>
    ${why === null ? nothing : html`<p>${marked(why)}</p>`}
    ${stepwise && worked.rows.length > 0 ? rowsTable(worked.rows, question, false) : nothing}
    ${worked.comparison && !result?.comparison ? candidateTable(worked.comparison) : nothing}
  </div></div>`;
}
