// <bucket-practice set="token-practice">: a practice set that can be worked through. With `list`, the list of all sets
// stands beside it.
import { LitElement, html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { t } from "../i18n.js";
import "../ui/engine-status.js";
import { Progress } from "./progress.js";
import { questionCard } from "./question-card.js";
import { scoreLine } from "./score-line.js";
import { setList } from "./set-list.js";
import { sets } from "./sets.js";
import { bucketNumbers } from "./words.js";

/**
 * @import { Judge } from "./progress.js"
 * @import { Question } from "./questions.js"
 */

export class BucketPractice extends LitElement {
  static properties = {
    set: { type: String },
    list: { type: Boolean },
  };

  /** The learner's way through each set, so that the list can tell how all of them stand. */
  #progress = new Map(sets.map((spec) => [spec.id, new Progress(spec)]));

  constructor() {
    super();
    /** @type {string | null} the name of the set */
    this.set = null;
    /** Whether the list of sets is shown. */
    this.list = false;
  }

  // The page's one stylesheet applies inside.
  createRenderRoot() {
    return this;
  }

  /** @param {CustomEvent<Judge>} event */
  #onEngine = ({ detail }) => {
    for (const progress of this.#progress.values()) progress.useEngine(detail);
    this.requestUpdate();
  };

  render() {
    const progress = this.#progress.get(this.set ?? "");
    if (!progress) return this.#renderUnknown();
    const body = keyed(this.set, this.#renderSet(progress));
    if (!this.list) return html`<div class="practice">${body}</div>`;
    const scoreOf = (/** @type {string} */ set) => this.#progress.get(set)?.score ?? null;
    return html`<div class="practice with-list">${setList(this.set, scoreOf)}<div>${body}</div></div>`;
  }

  /** @param {Progress} progress */
  #renderSet(progress) {
    const { spec, questions, score, refusal, kept } = progress;
    const results = questions.map(({ id }) => progress.result(id));
    const next = results.findIndex((result) => result?.verdict !== "right");
    return html`
      <h1>${t(`practice-${spec.id}-title`)}</h1>
      <p class="lede">${t(`practice-${spec.id}-lede`, bucketNumbers(spec.bucket))}</p>
      <div class="practice-state">
        ${score ? scoreLine(score, results) : html`<engine-status @engine-ready=${this.#onEngine}></engine-status>`}
      </div>
      ${refusal === null
        ? nothing
        : html`<p class="notice bad" role="alert">${t("practice-file-refused", { message: refusal })}</p>`}
      ${kept ? nothing : html`<p class="notice">${t("practice-not-kept")}</p>`}
      ${questions.map((question, index) => this.#renderQuestion(progress, question, index, index === next))}
    `;
  }

  /** @param {Progress} progress @param {Question} question @param {number} index @param {boolean} next */
  #renderQuestion(progress, question, index, next) {
    const { id } = question;
    return questionCard({
      set: progress.spec.id,
      question,
      number: index + 1,
      of: progress.questions.length,
      typed: progress.typed(id),
      checked: progress.checked(id),
      result: progress.result(id),
      notice: noticeOn(progress, id),
      next,
      onType: (part, text) => {
        progress.type(id, part, text);
        this.requestUpdate();
      },
      onCheck: () => {
        progress.check(question);
        this.requestUpdate();
      },
    });
  }

  #renderUnknown() {
    return html`
      <div class="practice">
        <h1>${t("practice-unknown-title")}</h1>
        <p class="lede">${this.set ? t("practice-unknown", { name: this.set }) : t("practice-no-name")}</p>
        ${setList(null)}
      </div>
    `;
  }
}

/** Why a question that was checked has no verdict.
 * @param {Progress} progress @param {string} question */
function noticeOn(progress, question) {
  const message = progress.failure(question);
  if (message !== undefined) return t("practice-check-failed", { message });
  return progress.waits(question) ? t("practice-waits") : null;
}
