// The fields of one question: its name, the moment it is about, what it asks, and the author's own wording of it.
import { html } from "lit";
import { t } from "../i18n.js";
import { figureName } from "../practice/words.js";
import { asking, askable, atMoment, isSimple, withQuestion } from "./spec.js";

/** @import { Spec } from "../practice/sets.js" */

/** The language that the form writes. */
const language = "en";

/** @param {Spec} spec @param {number} index @param {(spec: Spec) => void} change */
export function questionFields(spec, index, change) {
  const question = spec.questions[index];
  const number = index + 1;
  const remove = html`<button class="btn quiet" type="button" aria-label=${t("author-question-remove", { number })} ?disabled=${spec.questions.length === 1}
    @click=${() => change({ ...spec, questions: spec.questions.filter((_, i) => i !== index) })}>✕</button>`;
  if (!isSimple(question)) {
    return html`<fieldset class="author-part"><legend>${t("author-question", { number })}</legend><p>${t("author-question-special", { id: question.id })}</p>${remove}</fieldset>`;
  }
  const at = question.at ?? 0;
  const story = spec.story ?? [];
  const value = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).value;
  const name = `question-${index}`;
  return html`<fieldset class="author-part">
    <legend>${t("author-question", { number })}</legend>
    <div class="author-row">
      <label>${t("author-question-id")} <input type="text" .value=${question.id} @change=${(/** @type {Event} */ event) => change(withQuestion(spec, index, { id: value(event).trim() }))}></label>
      <label>${t("author-question-at")} <select @change=${(/** @type {Event} */ event) => change(atMoment(spec, index, Number(value(event))))}>
        ${story.map((_, i) => html`<option value=${i + 1} .selected=${at === i + 1}>${t("author-question-step", { step: i + 1 })}</option>`)}
        <option value="0" .selected=${at === 0}>${t("author-question-whole")}</option></select></label>
      ${remove}
    </div>
    <div class="author-ticks" role="group" aria-label=${t("author-question-ask", { number })}>
      ${askable(spec.bucket?.kind ?? "token", at).map((figure) => html`<label><input type="checkbox" .checked=${(question.ask ?? []).includes(figure)}
        @change=${(/** @type {Event} */ event) => change(asking(spec, index, figure, /** @type {HTMLInputElement} */ (event.target).checked))}> ${figureName(figure)}</label>`)}
    </div>
    <label for=${`${name}-prompt`}>${t("author-question-prompt")}</label>
    <textarea id=${`${name}-prompt`} rows="2" .value=${question.prompt?.[language] ?? ""} placeholder=${t("author-question-prompt-none")}
      @input=${(/** @type {Event} */ event) => change(withQuestion(spec, index, { prompt: value(event).trim() ? { ...question.prompt, [language]: value(event) } : undefined }))}></textarea>
  </fieldset>`;
}
