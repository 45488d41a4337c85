// The summary of one's work on a set, to be read, printed or saved.
import { html } from "lit";
import { numberLocale, t } from "../i18n.js";
import { save } from "../takeaway/files.js";
import { around } from "../ui/foreign.js";
import { recordCsv, recordJson, recordOf } from "./record.js";
import { promptOf } from "./words.js";

/**
 * @import { Worded } from "../ui/foreign.js"
 * @import { Progress } from "./progress.js"
 * @import { Question } from "./questions.js"
 */

/** @param {number} at */
const when = (at) => new Intl.DateTimeFormat(numberLocale(), { dateStyle: "medium", timeStyle: "short" }).format(at);

/** @param {string | null} set @param {Worded} title @param {Progress} progress @param {Question[]} questions */
export function summary(set, title, progress, questions) {
  const file = `${progress.name}-${progress.seed}`;
  const entries = recordOf(set, progress, questions);
  return html`<section class="card summary" aria-labelledby="summary-title">
    <h2 id="summary-title">${around("practice-summary-title", "title", title)}</h2>
    <p class="quiet">${t("practice-summary-about", { ...progress.scoreOf(questions), seed: progress.seed })}</p>
    <div class="table-scroll"><table>
      <thead><tr>${["question", "answer", "verdict", "attempts", "help", "time"].map((name) => html`<th scope="col">${t(`practice-summary-${name}`)}</th>`)}</tr></thead>
      <tbody>${entries.map((entry, i) => html`<tr>
        <th scope="row">${around("practice-summary-asked", "prompt", promptOf(set, questions[i]), { number: entry.number })}</th>
        <td>${entry.answer || t("practice-none")}</td>
        <td>${t(`practice-verdict-${entry.verdict || "unanswered"}`)}</td>
        <td>${entry.attempts}</td>
        <td>${t("practice-summary-shown", { hints: entry.hints, solution: entry.solved ? "yes" : "no" })}</td>
        <td>${entry.events.length ? when(entry.events[entry.events.length - 1].at) : t("practice-none")}</td>
      </tr>`)}</tbody>
    </table></div>
    <div class="acts no-print">
      <button class="btn" type="button" @click=${() => print()}>${t("practice-summary-print")}</button>
      <button class="btn" type="button" @click=${() => save(`${file}.csv`, new Blob([recordCsv(progress, questions, set)], { type: "text/csv" }))}>${t("practice-summary-csv")}</button>
      <button class="btn" type="button" @click=${() => save(`${file}.json`, new Blob([recordJson(progress, questions, set)], { type: "application/json" }))}>${t("practice-summary-json")}</button>
    </div>
  </section>`;
}
