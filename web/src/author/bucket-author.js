// <bucket-author>: write a practice set. A form on one side; on the other, at once, what the engine answers to it, what every
// wrong rule would answer, and the file.
import { LitElement, html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { locale, t } from "../i18n.js";
import { silence } from "../ui/saying.js";
import { refusalText } from "../ui/refusal.js";
import { openingBuckets, secondMs } from "../scenarios.js";
import { packed } from "../practice/file-link.js";
import { custom, isSpec } from "../practice/open.js";
import { save } from "../takeaway/files.js";
import "../ui/engine-status.js";
import { choice, fields } from "../views/setup.js";
import { longestFile } from "./address.js";
import { answersOf, unnoticed } from "./answers.js";
import { questionFields } from "./question-fields.js";
import { starter, withAnother, withBucket, withStory, worded } from "./spec.js";
import { storyFields } from "./story-fields.js";

/**
 * @import { Opened } from "../practice/progress.js"
 * @import { Solution } from "../practice/results.js"
 * @import { Spec } from "../practice/sets.js"
 * @typedef {{opened: Opened, solutions: Record<string, Solution>}} Worked
 */

const kinds = /** @type {const} */ (["token", "leaky", "meter"]);

export class BucketAuthor extends LitElement {
  static properties = { spec: { state: true }, engine: { state: true }, typed: { state: true }, problem: { state: true }, said: { state: true } };

  constructor() {
    super();
    /** @type {Spec} */
    this.spec = { ...starter, title: { [locale()]: t("author-title-first") } };
    /** @type {import("../engine.js").Engine | null} null until it is there */
    this.engine = null;
    /** @type {string | null} the text of the file while it is no practice set */
    this.typed = null;
    /** What is wrong with that text, or with a file that was opened. */
    this.problem = silence;
    this.said = silence;
  }

  createRenderRoot() {
    return this;
  }

  /** Shows a set that comes from outside, as from the page's address. @param {Spec | null} spec */
  open(spec) {
    if (spec) this.spec = spec;
    this.typed = null;
    this.problem = this.said = silence;
  }

  #become = (/** @type {Spec} */ spec) => {
    this.open(spec);
    this.dispatchEvent(new CustomEvent("author-change"));
  };

  /** @param {string} text */
  #read(text) {
    const spec = parsed(text);
    if (spec) this.#become(spec);
    else {
      this.typed = text;
      this.problem = () => t("author-no-set");
    }
  }

  /** @param {Event & {target: any}} event */
  #openFile = async ({ target }) => {
    const [file] = target.files;
    target.value = "";
    if (file) this.#read(await file.text());
  };

  /** @param {string} text @param {string} done the message when it is */
  async #copy(text, done) {
    try {
      await navigator.clipboard.writeText(text);
      this.said = () => t(done);
    } catch {
      const field = /** @type {HTMLTextAreaElement} */ (this.querySelector("#author-json"));
      field.focus();
      field.select();
      this.said = () => t("author-copy-refused");
    }
  }

  /** What the engine makes of the set, or what it has against it. @returns {{worked?: Worked, refusal?: string}} */
  #work() {
    if (!this.engine) return {};
    const how = { seed: 0, locale: locale() };
    try {
      return { worked: { opened: this.engine.exercise(this.spec, how), solutions: this.engine.solution(this.spec, how).questions } };
    } catch (error) {
      return { refusal: refusalText(error) };
    }
  }

  render() {
    return html`<div class="author">
      <header><h1>${t("author-heading")}</h1><p class="lede">${t("author-intro")}</p></header>
      <section class="card author-form" aria-label=${t("author-form")}>${this.#form()}</section>
      <section class="author-result" aria-labelledby="author-answers">
        <h2 id="author-answers">${t("author-answers")}</h2>
        ${this.#result()}
      </section>
      <section class="card author-file" aria-labelledby="author-file">${this.#file()}</section>
    </div>`;
  }

  #form() {
    const { spec } = this;
    const bucket = /** @type {any} */ (spec.bucket);
    const options = kinds.map((value) => ({ value, label: t(`play-kind-${value}`) }));
    const value = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).value.trim();
    return html`
      <div class="author-row">
        <label>${t("author-id")} <input type="text" .value=${spec.id} @change=${(/** @type {Event} */ event) => this.#become({ ...spec, id: value(event) })}></label>
        <label>${t("author-title")} <input type="text" .value=${spec.title?.[locale()] ?? ""} placeholder=${Object.values(spec.title ?? {})[0] ?? ""}
          @change=${(/** @type {Event} */ event) => this.#become({ ...spec, title: worded(spec.title, locale(), value(event)) })}></label>
      </div>
      <p class="note">${t("author-language")}</p>
      ${bucket
        ? html`<fieldset class="author-part"><legend>${t("author-bucket")}</legend>
            ${choice("author-kind", t("play-kind"), options, bucket.kind, (kind) => this.#become(withBucket(spec, openingBuckets[/** @type {"token"} */ (kind)])))}
            ${fields(bucket, secondMs, (change) => this.#become(withBucket(spec, { ...bucket, ...change })), "author-")}</fieldset>`
        : html`<p>${t("author-no-bucket")}</p>`}
      ${spec.story ? storyFields(spec.story, (story) => this.#become(withStory(spec, story))) : nothing}
      ${spec.questions.map((_, i) => questionFields(spec, i, this.#become))}
      <button class="btn" type="button" @click=${() => this.#become(withAnother(spec))}>${t("author-question-add")}</button>`;
  }

  #result() {
    const { worked, refusal } = this.#work();
    if (refusal) return html`<p class="notice bad" role="alert">${t("author-refused", { message: refusal })}</p>`;
    if (!worked) return html`<engine-status @engine-ready=${(/** @type {CustomEvent} */ { detail }) => (this.engine = detail)}></engine-status>`;
    const { questions } = worked.opened;
    const blind = unnoticed(questions, worked.solutions).map((flaw) => t(`practice-flaw-${flaw}`));
    return html`<p role="status">${blind.length ? t("author-blind", { rules: blind.join(t("practice-list-separator")) }) : t("author-blind-none")}</p>
      ${questions.map((question, i) => answersOf(question, i + 1, worked.solutions[question.id]))}`;
  }

  #file() {
    const text = this.typed ?? written(this.spec);
    const file = packed(this.spec);
    const link = new URL(`#practise/${custom}?file=${file}`, location.href).href;
    const small = file.length <= longestFile;
    return html`<h2 id="author-file">${t("author-file")}</h2>
      <p>${t("author-file-about")}</p>
      <label class="visually-hidden" for="author-json">${t("author-json")}</label>
      <textarea id="author-json" class="num" rows="14" spellcheck="false" .value=${live(text)} aria-invalid=${this.problem() ? "true" : nothing} aria-describedby="author-problem"
        @change=${(/** @type {Event & {target: any}} */ { target }) => this.#read(target.value)}></textarea>
      <p class="problem" id="author-problem" role="alert" ?hidden=${!this.problem()}>${this.problem()}</p>
      <div class="acts">
        <button class="btn" type="button" @click=${() => this.#copy(written(this.spec), "author-copied-json")}>${t("author-copy-json")}</button>
        <button class="btn" type="button" @click=${() => save(`${this.spec.id}.json`, new Blob([written(this.spec)], { type: "application/json" }))}>${t("author-save")}</button>
        <label class="btn">${t("author-open")} <input class="visually-hidden" type="file" accept=".json,application/json" @change=${this.#openFile}></label>
        <button class="btn" type="button" ?disabled=${!small} @click=${() => this.#copy(link, "author-copied-link")}>${t("author-copy-link")}</button>
        <a class="btn main" href=${link}>${t("author-try")}</a>
      </div>
      ${small ? nothing : html`<p class="quiet">${t("author-long", { most: longestFile })}</p>`}
      <p role="status">${this.said()}</p>`;
  }
}
customElements.define("bucket-author", BucketAuthor);

/** The file of a set. @param {Spec} spec */
const written = (spec) => `${JSON.stringify(spec, null, 2)}\n`;

/** The set in a file, or null if there is none. @param {string} text @returns {Spec | null} */
function parsed(text) {
  try {
    const spec = JSON.parse(text);
    return isSpec(spec) ? spec : null;
  } catch {
    return null;
  }
}
