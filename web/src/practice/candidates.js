// The buckets to choose from, beside each other: what the engine found when each of them met the same traffic.
import { html } from "lit";
import { t } from "../i18n.js";
import { duration, number } from "../ui/format.js";
import { optionName } from "./words.js";

/** @import { Candidature } from "./results.js" */

const figures = /** @type {const} */ (["accepted", "turnedAway", "atOnce", "peakPerSecond", "slowestMs"]);

/** @param {Candidature[]} candidates */
export const candidateTable = (candidates) => html`<div class="table-scroll"><table class="candidates">
  <caption>${t("practice-candidates")}</caption>
  <thead><tr><td></td>${candidates.map(({ name }) => html`<th scope="col">${optionName(name)}</th>`)}</tr></thead>
  <tbody>${figures.map((figure) => html`<tr><th scope="row">${t(`practice-candidate-${figure}`)}</th>
    ${candidates.map((one) => html`<td>${figure === "slowestMs" ? duration(one[figure]) : number(one[figure])}</td>`)}</tr>`)}</tbody>
</table></div>`;
