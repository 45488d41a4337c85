// How a set stands: the score in words, and a mark for each question. It stays in sight while the questions scroll.
import { html } from "lit";
import { t } from "../i18n.js";
import { lookOf } from "./feedback.js";

/**
 * @import { Result } from "./results.js"
 * @param {{right: number, of: number}} score
 * @param {(Result | undefined)[]} results one for each question, in order
 */
export function scoreLine(score, results) {
  return html`
    <p role="status">${t("practice-score", score)}</p>
    <ol class="marks" aria-hidden="true">
      ${results.map((result) => {
        const { look, mark } = lookOf(result);
        return html`<li class=${look}>${mark}</li>`;
      })}
    </ol>
  `;
}
