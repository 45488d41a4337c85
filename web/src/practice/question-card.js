// One question on the page: its prompt, its fields, its Check button and what is said about the answer.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { feedbackOn, partMark } from "./feedback.js";
import { promptNumbers } from "./words.js";

/**
 * @import { Answer, Part, Question, Result } from "./questions.js"
 *
 * @typedef {object} Card
 * @property {string} set
 * @property {Question} question
 * @property {number} number which question of the set it is, from 1
 * @property {number} of
 * @property {Answer} typed what stands in the fields
 * @property {Answer | undefined} checked what stood there when it was last checked
 * @property {Result | undefined} result the verdict on that, once the engine has given it
 * @property {string | null} notice why there is no verdict, if one was asked for
 * @property {boolean} next whether this is the question to go on with
 * @property {(part: string, text: string) => void} onType
 * @property {() => void} onCheck
 */

/** @param {Card} card */
export function questionCard(card) {
  const { set, question, number, of, typed, checked, result } = card;
  const id = `${set}-${question.id}`;
  const stale = Boolean(result) && question.parts.some((part) => (typed[part.id] ?? "") !== (checked?.[part.id] ?? ""));
  return html`
    <section class="card question" role="group" aria-labelledby="${id}-number ${id}-prompt">
      <p class="question-number" id="${id}-number">${t("practice-number", { number, of })}</p>
      <h2 id="${id}-prompt">${t(`practice-${set}-${question.id}`, promptNumbers(question))}</h2>
      <div class="answer" @keydown=${(/** @type {KeyboardEvent} */ event) => checkOnEnter(event, card)}>
        ${question.parts.map((part) => {
          const mark = result && !stale ? partMark(result, part) : null;
          return part.type === "choice" ? choice(card, part, id, mark) : numberField(card, part, id, mark);
        })}
        <button class="btn ${card.next ? "main" : ""}" type="button" aria-label=${t("practice-check.name", { number })}
          @click=${card.onCheck}>${t("practice-check")}</button>
      </div>
      ${stale ? html`<p class="earlier">${t("practice-earlier")}</p>` : nothing}
      ${
        // A verdict brought back from an earlier visit arrives together with its live region, and is not read out.
        checked && !result && !card.notice
          ? nothing
          : html`<div role="status" class=${stale ? "of-earlier" : ""}>${said(card)}</div>`
      }
    </section>
  `;
}

/** @param {Card} card */
function said({ set, question, checked, result, notice }) {
  if (notice) return box("none", "…", html`<p>${notice}</p>`);
  if (!result || !checked) return nothing;
  const { look, mark, head, notes, why } = feedbackOn(set, question, checked, result);
  return box(
    look,
    mark,
    html`<p><strong>${head}</strong></p>
      ${notes.map((note) => html`<p>${note}</p>`)}
      ${why === null ? nothing : html`<p>${why}</p>`}`,
  );
}

/** @param {string} look @param {string} mark @param {unknown} content */
const box = (look, mark, content) =>
  html`<div class="fb ${look}"><span class="mark" aria-hidden="true">${mark}</span><div>${content}</div></div>`;

/** @typedef {ReturnType<typeof partMark> | null} Mark */

/** @param {Card} card @param {Part} part @param {string} id @param {Mark} mark */
function numberField({ typed, onType }, part, id, mark) {
  const name = `${id}-${part.id}`;
  return html`
    <div class="part">
      <label for=${name}>${t(`practice-part-${part.id}`)}</label>
      <div class="box">
        <input id=${name} type="text" inputmode="decimal" autocomplete="off" enterkeyhint="done"
          class=${mark?.look ?? ""} aria-invalid=${mark && mark.look !== "ok" ? "true" : nothing}
          aria-describedby="${name}-unit ${mark ? `${name}-mark` : ""}" .value=${typed[part.id] ?? ""}
          @input=${(/** @type {Event} */ event) => onType(part.id, valueOf(event))} />
        <span class="unit" id="${name}-unit">${t(`practice-unit-${part.unit}`)}</span>
      </div>
      ${partVerdict(name, mark)}
    </div>
  `;
}

/** @param {Card} card @param {Part} part @param {string} id @param {Mark} mark */
function choice({ typed, onType }, part, id, mark) {
  const name = `${id}-${part.id}`;
  return html`
    <fieldset class="options" aria-describedby=${mark ? `${name}-mark` : nothing}>
      <legend>${t(`practice-part-${part.id}`)}</legend>
      ${part.options?.map(
        (option) => html`
          <label>
            <input type="radio" name=${name} value=${option} .checked=${typed[part.id] === option}
              @change=${(/** @type {Event} */ event) => onType(part.id, valueOf(event))} />
            <span>${t(`practice-option-${option}`)}</span>
          </label>
        `,
      )}
      ${partVerdict(name, mark)}
    </fieldset>
  `;
}

/** @param {string} name @param {Mark} mark */
const partVerdict = (name, mark) =>
  mark
    ? html`<p class="part-verdict ${mark.look}" id="${name}-mark"><span aria-hidden="true">${mark.mark}</span> ${mark.word}</p>`
    : nothing;

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** A form would do this by itself, but the forms of a sandboxed frame do not submit.
 * @param {KeyboardEvent} event @param {Card} card */
function checkOnEnter(event, card) {
  // The Enter that confirms an input method's candidate is not one for the page. Safari sends it after the end of the
  // composition, with the old key code that all browsers use for such keys.
  const composing = event.isComposing || event.keyCode === 229;
  if (event.key !== "Enter" || composing || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  card.onCheck();
}
