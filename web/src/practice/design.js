// A design task: the bucket as it is, what it has to achieve, and, after an attempt, what the engine found when it ran the
// learner's own.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { duration, number } from "../ui/format.js";
import { figureName } from "./words.js";

/**
 * @import { Design } from "./questions.js"
 * @import { DesignResult } from "./results.js"
 * @import { Bucket, Condition } from "./sets.js"
 */

/** @param {Condition} condition */
function wanted({ figure, at, most, least, is }) {
  const kind = most !== undefined ? "most" : least !== undefined ? "least" : "is";
  const value = most ?? least ?? is ?? 0;
  return t(`practice-condition-${kind}`, { figure: figureName(figure), value: valueOf(figure, value), step: at ?? 0 });
}

/** @param {string} figure @param {number} value */
const valueOf = (figure, value) => (figure.endsWith("Ms") ? duration(value) : number(value));

/** What is asked for, before an attempt. @param {Design} design @param {Bucket | undefined} bucket */
export const designTask = ({ fields, meet, choose }, bucket) => html`
  <ul class="conditions">${meet.map((condition) => html`<li>${wanted(condition)}</li>`)}
    ${choose ? html`<li>${t(`practice-choose-${choose}`, { field: figureName(fields[0]) })}</li>` : nothing}</ul>
  ${bucket ? html`<p class="quiet">${t("practice-design-now", { now: fields.map((field) => fieldNow(field, bucket)).join(t("practice-list-separator")) })}</p>` : nothing}`;

/** @param {string} field @param {Bucket} bucket */
function fieldNow(field, bucket) {
  const value = /** @type {any} */ (bucket)[field];
  return t("practice-design-field", { field: figureName(field), value: value === undefined ? t("practice-none") : valueOf(field, value) });
}

/** What came of it. @param {DesignResult} result @param {Design} design */
export const designOutcome = ({ conditions, met, extreme }, { choose, fields }) => html`<ul class="conditions outcome">
  ${conditions.map(({ met, got, ...condition }) => html`<li class=${met ? "ok" : "no"}>
    <span aria-hidden="true">${met ? "✓" : "✕"}</span>
    <span>${t(met ? "practice-condition-met" : "practice-condition-missed", {
      wanted: wanted(condition), got: got === null ? t("practice-none") : valueOf(condition.figure, got) })}</span></li>`)}
  ${extreme === undefined || !choose || !met
    ? nothing
    : html`<li class=${extreme ? "ok" : "no"}><span aria-hidden="true">${extreme ? "✓" : "✕"}</span>
        <span>${t(extreme ? `practice-extreme-${choose}` : `practice-not-extreme-${choose}`, { field: figureName(fields[0]) })}</span></li>`}
</ul>`;
