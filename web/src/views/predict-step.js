// <predict-step>: asks what the next step will bring before it is taken, and says afterwards how near that was. The
// question is an exercise like any other, made of what has happened so far, so the engine judges it and finds the rule
// that a wrong answer comes from.
import { LitElement, html, nothing } from "lit";
import { numberLocale, t } from "../i18n.js";
import { duration } from "../ui/format.js";
import { feedbackOn, partMark } from "../practice/feedback.js";
import { fields } from "../practice/fields.js";
import { refusalText } from "../ui/refusal.js";
import { rich } from "../ui/rich.js";
import { together } from "../ui/saying.js";

/**
 * @import { Answer, Question } from "../practice/questions.js"
 * @import { Result } from "../practice/results.js"
 * @import { Spec } from "../practice/sets.js"
 * @import { History, Input } from "../history.js"
 *
 * @typedef {{history: History, input: Input}} Ahead what has happened, and what is to happen next
 */

const id = "predict";

/** What is asked of a step: what becomes of its requests, and what it leaves behind.
 * @type {Record<History["bucket"]["kind"], {withRequests: string[], without: string[]}>} */
const asked = {
  token: { withRequests: ["accepted", "tokens"], without: ["tokens"] },
  leaky: { withRequests: ["queued", "queue"], without: ["processed", "queue"] },
  meter: { withRequests: ["accepted", "level"], without: ["level"] },
};

/** The next step as an exercise. @param {Ahead} ahead @returns {Spec} */
function exerciseOf({ history, input }) {
  const story = [...history.inputs.slice(0, history.cursor), input];
  const figures = asked[history.bucket.kind];
  const ask = input.requests > 0 ? figures.withRequests : figures.without;
  return /** @type {Spec} */ ({ format: 1, id, bucket: history.bucket, story, questions: [{ id, at: story.length, ask }] });
}

export class PredictStep extends LitElement {
  static properties = { ahead: { attribute: false }, engine: { attribute: false }, typed: { state: true }, judged: { state: true } };

  /** How many predictions were right, and how many were made. */
  #score = { right: 0, of: 0 };
  /** What had the focus before the question came. @type {HTMLElement | null} */
  #before = null;

  constructor() {
    super();
    /** @type {Ahead | null} the step that is asked about */
    this.ahead = null;
    /** @type {import("../engine.js").Engine | null} */
    this.engine = null;
    /** @type {Answer} */
    this.typed = {};
    /** @type {{spec: Spec, answer: Answer, result: Result} | null} the last prediction, once its step was taken */
    this.judged = null;
  }

  createRenderRoot() {
    return this;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("ahead") || !this.ahead) return;
    this.typed = {};
    this.judged = null;
    this.#before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    // The question is the answer to a button or a key, and is to be typed into.
    if (changed.has("ahead") && this.ahead) this.querySelector("input")?.focus();
  }

  /** @param {Spec} spec @returns {Question} */
  #question(spec) {
    return this.engine?.exercise(spec, { locale: numberLocale() }).questions[0];
  }

  #check = () => {
    if (!this.ahead || !this.engine) return;
    const spec = exerciseOf(this.ahead);
    const answer = { ...this.typed };
    /** @type {Result} */
    const result = this.engine.check(spec, { locale: numberLocale() }, { [id]: answer }).questions[id];
    const judged = { spec, answer, result };
    // What cannot be read, or reads in two ways, is asked for again; a step that was predicted by nothing is only shown.
    if (Object.values(result.parts).some(({ verdict }) => verdict === "unreadable" || verdict === "ambiguous")) return void (this.judged = judged);
    if (result.verdict !== "unanswered") this.#score.of++;
    if (result.verdict === "right") this.#score.right++;
    this.#take(judged);
  };

  /** Takes the step. @param {{spec: Spec, answer: Answer, result: Result} | null} judged */
  #take(judged) {
    const { ahead } = this;
    this.ahead = null;
    this.judged = judged;
    this.dispatchEvent(new CustomEvent("predicted", { detail: ahead?.input }));
    this.#before?.focus({ preventScroll: true });
  }

  #cancel = () => {
    this.dispatchEvent(new CustomEvent("predicted", { detail: null }));
    this.#before?.focus({ preventScroll: true });
  };

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    if (event.key === "Escape") this.#cancel();
    // The Enter that confirms an input method's candidate is not one for the page.
    const typing = event.isComposing || event.keyCode === 229 || !(event.target instanceof HTMLInputElement);
    if (event.key !== "Enter" || typing) return;
    event.preventDefault();
    this.#check();
  };

  render() {
    if (this.ahead) return this.#asking(this.ahead);
    return html`<div role="status">${this.judged ? this.#said(this.judged) : nothing}</div>`;
  }

  /** @param {Ahead} ahead */
  #asking(ahead) {
    const { input } = ahead;
    const spec = exerciseOf(ahead);
    let question;
    try {
      question = this.#question(spec);
    } catch (error) {
      return html`<p class="notice bad" role="alert">${refusalText(error)}</p>`;
    }
    const unread = this.judged?.result;
    const about = t(`play-predict-${input.advanceMs > 0 ? "later" : "now"}`, { requests: input.requests, wait: duration(input.advanceMs) });
    return html`<div class="predict" role="group" aria-label=${about} @keydown=${this.#onKey}>
      <p class="asked">${about}</p>
      <div class="answer">
        ${fields(question, {
          id, typed: this.typed, locked: false,
          markOf: (part) => (unread && unread.parts[part.id].verdict !== "unanswered" ? partMark(unread, part) : null),
          onType: (part, text) => (this.typed = { ...this.typed, [part]: text }),
        })}
        <div class="acts">
          <button class="btn main" type="button" @click=${this.#check}>${t("play-predict-check")}</button>
          <button class="btn quiet" type="button" @click=${this.#cancel}>${t("play-predict-cancel")}</button>
        </div>
      </div>
      <div role="status">${this.judged ? this.#said(this.judged) : nothing}</div>
    </div>`;
  }

  /** @param {{spec: Spec, answer: Answer, result: Result}} judged */
  #said({ spec, answer, result }) {
    const question = this.#question(spec);
    const { look, mark, head, notes, flaws } = feedbackOn(null, question, answer, result);
    if (!this.ahead && result.verdict === "unanswered") return html`<p class="note">${t("play-predict-shown")}</p>`;
    return html`<div class="fb ${look}"><span class="mark" aria-hidden="true">${mark}</span><div>
      <p>${rich(together(`<strong>${head}</strong>`, this.#score.of > 0 ? t("play-predict-score", this.#score) : ""))}</p>
      ${flaws.map(({ said }) => html`<p>${said}</p>`)}
      ${notes.map((note) => html`<p>${note}</p>`)}</div></div>`;
  }
}
customElements.define("predict-step", PredictStep);
