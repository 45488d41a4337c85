// One question on the page: its prompt, its fields, its buttons, the hints given, and what is said about the answer.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { marked } from "../ui/foreign.js";
import { candidateTable } from "./candidates.js";
import { designOutcome, designTask } from "./design.js";
import { feedbackOn, partMark } from "./feedback.js";
import { fields } from "./fields.js";
import { hintList } from "./hint-list.js";
import { seeIt } from "./see-it.js";
import { solutionBox } from "./solution-box.js";
import { storyList } from "./story-list.js";
import { isTold, partName, promptOf } from "./words.js";

/**
 * @import { Stepper } from "./course.js"
 * @import { Answer, Part, Question } from "./questions.js"
 * @import { Reading, Result, Solution } from "./results.js"
 *
 * @typedef {object} Card
 * @property {string | null} set whose messages are used; null for an author's own
 * @property {string} name of the set, for the names of its fields
 * @property {Question} question
 * @property {number} number which question of the set it is, from 1
 * @property {number} of
 * @property {Answer} typed what stands in the fields
 * @property {Answer | undefined} checked what stood there when it was last checked
 * @property {Result | undefined} result the verdict on that, once the engine has given it
 * @property {string | null} notice why there is no verdict, if one was asked for
 * @property {boolean} next whether this is the question to go on with
 * @property {Stepper | null} engine
 * @property {number | null} left how many attempts are left; null for as many as one likes
 * @property {number} hints how many hints are shown
 * @property {number} hintsThere how many there are, none where they are not given
 * @property {Solution | undefined} worked what the last hint and the solution are made of
 * @property {boolean} solvable whether the solution can be asked for
 * @property {boolean} solved whether it is shown
 * @property {boolean} variants whether there are others like this
 * @property {string | null} seen the flaw that is drawn
 * @property {Actions} do
 *
 * @typedef {object} Actions
 * @property {(part: string, text: string) => void} type
 * @property {() => void} check
 * @property {() => void} hint
 * @property {() => void} solve
 * @property {(button: HTMLElement) => void} another
 * @property {(flaw: string | null) => void} see
 */

/** @param {Card} card */
export function questionCard(card) {
  const { set, question, number, of, typed, checked, result } = card;
  const id = `${card.name}-${question.id}`;
  const stale = Boolean(result) && question.parts.some((part) => (typed[part.id] ?? "") !== (checked?.[part.id] ?? ""));
  const locked = card.left === 0;
  const markOf = (/** @type {Part} */ part) => (result && !stale ? partMark(result, part) : null);
  return html`
    <section class="card question" role="group" aria-labelledby="${id}-number ${id}-prompt">
      <p class="question-number" id="${id}-number">${t("practice-number", { number, of })}</p>
      <h2 id="${id}-prompt">${marked(promptOf(set, question))}</h2>
      ${isTold(set, question) && !question.design ? nothing : storyList(question)}
      ${question.design ? designTask(question.design, question.bucket) : nothing}
      <div class="answer" @keydown=${(/** @type {KeyboardEvent} */ event) => checkOnEnter(event, card)}>
        ${fields(question, { id, typed, locked, markOf, onType: card.do.type })}
        ${locked
          ? html`<p class="locked">${t("practice-no-attempts")}</p>`
          : html`<button class="btn ${card.next ? "main" : ""}" type="button" aria-label=${t("practice-check.name", { number })}
              ?disabled=${question.parts.length === 0} @click=${card.do.check}>${t("practice-check")}</button>`}
        ${actions(card)}
      </div>
      ${card.left ? html`<p class="quiet attempts">${t("practice-attempts-left", { left: card.left })}</p>` : nothing}
      ${hintList(card)}
      ${stale ? html`<p class="earlier">${t("practice-earlier")}</p>` : nothing}
      ${
        // A verdict brought back from an earlier visit arrives together with its live region, and is not read out.
        checked && !result && !card.notice
          ? nothing
          : html`<div role="status" class="judged ${stale ? "of-earlier" : ""}">${said(card)}</div>`
      }
      ${stale ? nothing : drawn(card)}
      ${solutionBox(card)}
    </section>
  `;
}

/** What can be asked for besides a verdict. @param {Card} card */
function actions({ number, hints, hintsThere, solvable, solved, variants, do: act }) {
  return html`<div class="acts">
    ${hintsThere > 0
      ? html`<button class="btn quiet" type="button" aria-label=${t("practice-hint.name", { number })} aria-disabled=${hints >= hintsThere ? "true" : nothing}
          @click=${() => hints < hintsThere && act.hint()}>${t("practice-hint", { given: hints, of: hintsThere })}</button>`
      : nothing}
    ${variants
      ? html`<button class="btn quiet" type="button" aria-label=${t("practice-another.name", { number })}
          @click=${(/** @type {any} */ event) => act.another(event.currentTarget)}>${t("practice-another")}</button>`
      : nothing}
    ${solvable
      ? html`<button class="btn quiet" type="button" aria-label=${t("practice-solve.name", { number })} aria-disabled=${solved ? "true" : nothing}
          @click=${() => !solved && act.solve()}>${t("practice-solve")}</button>`
      : nothing}
  </div>`;
}

/** @param {Card} card */
function said(card) {
  const { set, question, number, checked, result, notice, seen } = card;
  if (notice) return box("none", "…", html`<p>${notice}</p>`);
  if (!result || !checked) return nothing;
  const { look, mark, head, notes, why, unsure, flaws } = feedbackOn(set, question, checked, result);
  // Of a design the learner's own bucket was run, which is none of the question's.
  const drawable = question.bucket && !question.design && card.engine;
  return box(
    look,
    mark,
    html`<p><strong>${head}</strong></p>
      ${flaws.length > 1 ? html`<p>${t("practice-two-rules")}</p>` : nothing}
      ${flaws.map(({ flaw, said, name }) => html`<p>${said}</p>
        ${drawable
          ? html`<div class="acts"><button class="btn" type="button" aria-expanded=${seen === flaw ? "true" : "false"} aria-label=${t("practice-see.name", { number, name })}
              @click=${() => card.do.see(seen === flaw ? null : flaw)}>${t("practice-see")}</button></div>`
          : nothing}`)}
      ${notes.map((note) => html`<p>${note}</p>`)}
      ${unsure.map(({ part, readings }) => whichOne(card, part, readings))}
      ${result.design && question.design ? designOutcome(result.design, question.design) : nothing}
      ${why === null ? nothing : html`<p>${marked(why)}</p>`}`,
  );
}

/** A number that reads in two ways: which is meant? @param {Card} card @param {Part} part @param {Reading[]} readings */
function whichOne({ checked, do: act }, part, readings) {
  const choose = (/** @type {string} */ text) => {
    act.type(part.id, text);
    act.check();
  };
  return html`<p>${t("practice-ambiguous-which", { typed: checked?.[part.id] ?? "", part: partName(part) })}</p>
    <div class="acts">${readings.map(({ value, text }) => html`<button class="btn" type="button" @click=${() => choose(text)}>
      ${Number.isInteger(value)
        ? t("practice-reading-whole", { text })
        : t("practice-reading-fraction", { text: String(value), below: Math.floor(value), above: Math.ceil(value) })}</button>`)}</div>`;
}

/** What there is to see: two rules, or two buckets. @param {Card} card */
function drawn({ set, question, checked, result, engine, seen }) {
  if (!result || !checked) return nothing;
  const found = seen && !question.design ? feedbackOn(set, question, checked, result).flaws.find(({ flaw }) => flaw === seen) : undefined;
  return html`${found && engine && question.bucket ? seeIt(engine, question, found) : nothing}
    ${result.comparison ? candidateTable(result.comparison) : nothing}`;
}

/** @param {string} look @param {string} mark @param {unknown} content */
const box = (look, mark, content) =>
  html`<div class="fb ${look}"><span class="mark" aria-hidden="true">${mark}</span><div>${content}</div></div>`;

/** A form would do this by itself, but the forms of a sandboxed frame do not submit.
 * @param {KeyboardEvent} event @param {Card} card */
function checkOnEnter(event, card) {
  // The Enter that confirms an input method's candidate is not one for the page. Safari sends it after the end of the
  // composition, with the old key code that all browsers use for such keys.
  const composing = event.isComposing || event.keyCode === 229;
  if (event.key !== "Enter" || composing || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (card.left !== 0) card.do.check();
}
