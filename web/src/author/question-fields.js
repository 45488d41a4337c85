// The fields of one question: its name, the moment it is about, what it asks, and the author's own wording of it.
import { html } from "lit";
import { locale, t } from "../i18n.js";
import { figureName } from "../practice/words.js";
import { asking, askable, atMoment, isSimple, withQuestion, worded } from "./spec.js";

/** @import { Spec } from "../practice/sets.js" */

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
  const language = locale();
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
    <textarea id=${`${name}-prompt`} rows="2" .value=${question.prompt?.[language] ?? ""} placeholder=${elsewhere(question.prompt, language) ?? t("author-question-prompt-none")}
      @input=${(/** @type {Event} */ event) => change(withQuestion(spec, index, { prompt: worded(question.prompt, language, value(event).trim() && value(event)) }))}></textarea>
  </fieldset>`;
}

/** What the author has written in another language. @param {Record<string, string> | undefined} texts @param {string} language */
const elsewhere = (texts, language) => Object.entries(texts ?? {}).find(([other]) => other !== language)?.[1];
