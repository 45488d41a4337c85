// <bucket-practice set="token-practice">: a practice set that can be worked through. With `list`, the list of all sets
// stands beside it. `lesson` says how a lecturer wants it given; `file` is a set of an author's, in place of one of ours.
import { LitElement, html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { t } from "../i18n.js";
import { marked } from "../ui/foreign.js";
import { Narrow } from "../ui/narrow.js";
import { silence } from "../ui/saying.js";
import "../ui/engine-status.js";
import { freely } from "./address.js";
import { countHints } from "./hint-list.js";
import { ledeOf, titleOf } from "./heading.js";
import { inPlace } from "./in-place.js";
import { paper } from "./paper.js";
import "./practice-print.js";
import { tellJudged } from "./judged.js";
import { answersOf, fill } from "./outside.js";
import { questionCard } from "./question-card.js";
import { savedSeed } from "./saved.js";
import { scoreLine } from "./score-line.js";
import { foldList, setList } from "./set-list.js";
import { sets } from "./sets.js";
import { summary } from "./summary.js";
import { Ways, ownName } from "./ways.js";

/**
 * @import { Worded } from "../ui/foreign.js"
 * @import { Lesson } from "./address.js"
 * @import { Stepper } from "./course.js"
 * @import { Judge, Progress } from "./progress.js"
 * @import { Question } from "./questions.js"
 * @import { Spec } from "./sets.js"
 * @typedef {Judge & Stepper} Engine
 */

export class BucketPractice extends LitElement {
  static properties = {
    set: { type: String },
    list: { type: Boolean },
    lesson: { attribute: false },
    file: { attribute: false },
    engine: { state: true },
    said: { state: true },
    summed: { state: true },
  };

  #ways = new Ways((progress, question) => tellJudged(this, progress, this.#asked(progress), question));
  /** The flaw that is drawn, by set, variant and question. @type {Map<string, string>} */
  #seen = new Map();
  /** Under which name the work is kept. */
  #name = "";
  #narrow = new Narrow(this, 820);

  constructor() {
    super();
    /** @type {string | null} the name of the set */
    this.set = null;
    /** Whether the list of sets is shown. */
    this.list = false;
    /** @type {Lesson} */
    this.lesson = freely;
    /** @type {Spec | null} */
    this.file = null;
    /** @type {Engine | null} null until it is there */
    this.engine = null;
    /** What was last announced. */
    this.said = silence;
    /** Whether the summary is shown. */
    this.summed = false;
  }

  // The page's one stylesheet applies inside.
  createRenderRoot() {
    return this;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("set") && !changed.has("lesson") && !changed.has("file")) return;
    this.#name = this.file ? ownName(this.file) : String(this.set);
    this.said = silence;
    this.summed = false;
    // What the address asks for holds until the learner asks for another.
    if (this.lesson.seed !== null) this.#ways.forget(this.#name);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("set")) foldList(this);
  }

  get #spec() {
    return this.file ?? sets.find(({ id }) => id === this.set) ?? null;
  }

  /** Which variant is open. */
  get seed() {
    return this.#ways.chosen(this.#name) ?? this.lesson.seed ?? savedSeed(this.#name);
  }

  /** The variant that is open. */
  get #current() {
    const spec = this.#spec;
    return spec && this.#ways.of(spec, this.seed, this.#name, this.engine);
  }

  /** How a set of the list stands. @param {string} set */
  #scoreOf = (set) => {
    const spec = sets.find(({ id }) => id === set);
    return spec && this.engine ? this.#ways.of(spec, savedSeed(set), set, this.engine).score : null;
  };

  /** @param {Progress} progress @returns {Question[]} those that are asked */
  #asked({ questions }) {
    const { only } = this.lesson;
    if (!only) return questions;
    return only.flatMap((id) => questions.filter((question) => question.id === id));
  }

  /** What is typed, by question and part. */
  get answers() {
    const progress = this.#current;
    return progress ? answersOf(progress, this.#asked(progress)) : {};
  }

  /** Types answers that come from outside. @param {Record<string, Record<string, string>>} answers */
  fill(answers) {
    const progress = this.#current;
    if (progress) fill(progress, this.#asked(progress), answers);
    this.requestUpdate();
  }

  /** Opens the next variant. @param {HTMLElement} button the one that asked for it: it stays where it is */
  async #another(button) {
    await this.#go(this.seed + 1, button);
  }

  /** @param {number} seed @param {HTMLElement} button */
  async #go(seed, button) {
    await inPlace(button, () => {
      this.#ways.choose(this.#name, seed);
      this.#current?.remember();
      this.said = () => (seed === 0 ? t("practice-variant-first") : t("practice-variant-now", { seed }));
      this.requestUpdate();
      return this.updateComplete;
    });
    this.dispatchEvent(new CustomEvent("practice-change", { bubbles: true }));
  }

  render() {
    const spec = this.#spec;
    if (!spec) return this.#renderUnknown();
    const body = keyed(this.#name, this.#renderSet(this.#ways.of(spec, this.seed, this.#name, this.engine)));
    if (!this.list) return html`<div class="practice">${body}</div>`;
    return html`<div class="practice with-list">${setList(this.file ? null : this.set, this.#scoreOf, this.#narrow.now)}<div class="set">${body}</div></div>`;
  }

  /** Whose messages the set has; none for an author's. */
  get #messages() {
    return this.file ? null : this.set;
  }

  /** What stands above what is shown. */
  get heading() {
    return this.#current ? titleOf(this.#messages, this.#current).text : t("practice-unknown-title");
  }

  /** @param {Progress} progress */
  #renderSet(progress) {
    const { refusal, kept, known } = progress;
    const questions = this.#asked(progress);
    const results = questions.map(({ id }) => progress.result(id));
    const next = results.findIndex((result) => result?.verdict !== "right");
    const head = { title: titleOf(this.#messages, progress), lede: ledeOf(this.#messages, progress) };
    return html`
      <h1>${marked(head.title)}</h1>
      ${known ? html`<p class="lede">${marked(head.lede)}</p>` : nothing}
      <div class="practice-state">
        ${this.engine
          ? scoreLine(progress.scoreOf(questions), results)
          : html`<engine-status @engine-ready=${(/** @type {CustomEvent<Engine>} */ { detail }) => (this.engine = detail)}></engine-status>`}
      </div>
      <p class="variant" role="status">${this.said()}</p>
      ${this.seed > 0
        ? html`<p class="variant">${t("practice-variant", { seed: this.seed })} <button class="btn quiet" type="button"
            @click=${(/** @type {any} */ event) => this.#go(0, event.currentTarget)}>${t("practice-variant-back")}</button></p>`
        : nothing}
      ${refusal === null
        ? nothing
        : html`<p class="notice bad" role="alert">${t("practice-file-refused", { message: refusal() })}</p>`}
      ${kept ? nothing : html`<p class="notice">${t("practice-not-kept")}</p>`}
      ${known ? questions.map((question, index) => this.#renderQuestion(progress, question, index, questions.length, index === next)) : nothing}
      ${this.#renderEnd(progress, questions, head)}
    `;
  }

  /** @param {Progress} progress @param {Question} question @param {number} index @param {number} of @param {boolean} next */
  #renderQuestion(progress, question, index, of, next) {
    const { id } = question;
    const { attempts, hints, solutions } = this.lesson;
    const key = `${this.#name} ${this.seed} ${id}`;
    const given = progress.hints(id);
    const hintsThere = hints ? countHints(this.#messages, question) : 0;
    const solved = solutions && progress.solved(id);
    const act = (/** @type {() => void} */ change) => () => {
      change();
      this.requestUpdate();
    };
    return questionCard({
      set: this.#messages,
      name: progress.name,
      question,
      number: index + 1,
      of,
      typed: progress.typed(id),
      checked: progress.checked(id),
      result: progress.result(id),
      notice: noticeOn(progress, id),
      next,
      engine: this.engine,
      left: attempts === null ? null : Math.max(0, attempts - progress.attempts(id)),
      hints: given,
      hintsThere,
      worked: solved || (given > 0 && given >= hintsThere) ? progress.solution(id) : undefined,
      solvable: solutions,
      solved,
      variants: Boolean(progress.opened.variants) && this.lesson.seed === null,
      seen: this.#seen.get(key) ?? null,
      do: {
        type: (part, text) => act(() => progress.type(id, part, text))(),
        check: act(() => {
          this.#seen.delete(key);
          progress.check(question);
        }),
        hint: act(() => progress.hint(id)),
        solve: act(() => progress.showSolution(id)),
        another: (button) => void this.#another(button),
        see: (flaw) => act(() => (flaw ? this.#seen.set(key, flaw) : this.#seen.delete(key)))(),
      },
    });
  }

  /** @param {Progress} progress @param {Question[]} questions @param {{title: Worded, lede: Worded}} head */
  #renderEnd(progress, questions, head) {
    const reset = () => {
      if (progress.undoable) progress.undoReset();
      else progress.reset();
      this.requestUpdate();
    };
    return html`
      <div class="practice-end">
        <button class="btn" type="button" aria-expanded=${this.summed ? "true" : "false"} @click=${() => (this.summed = !this.summed)}>${t("practice-summary")}</button>
        ${this.summed ? nothing : html`<practice-print .solvable=${this.lesson.solutions} .sheet=${(/** @type {boolean} */ solved) => paper({
          set: this.#messages, ...head, seed: this.seed, questions,
          solution: (question) => progress.solution(question),
        }, solved)}></practice-print>`}
        <button class="btn quiet" type="button" ?disabled=${!progress.begun && !progress.undoable} @click=${reset}>
          ${progress.undoable ? t("practice-reset-undo") : t("practice-reset")}</button>
        <span role="status">${progress.undoable ? t("practice-reset-done") : ""}</span>
      </div>
      ${this.summed ? summary(this.#messages, head.title, progress, questions) : nothing}
    `;
  }

  #renderUnknown() {
    return html`
      <div class="practice">
        <h1>${this.heading}</h1>
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
  if (message) return t("practice-check-failed", { message: message() });
  return progress.waits(question) ? t("practice-waits") : null;
}
