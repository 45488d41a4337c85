// <embed-dialog>: the button that makes what the page shows into something for another page: which parts of it, in which
// language and colours, seen as they will be, and the text to paste there.
import { LitElement, html, nothing } from "lit";
import { languages, t } from "../i18n.js";
import { dressed } from "../embed/dressed.js";
import { practiceAddress } from "../practice/open.js";
import { sets } from "../practice/sets.js";
import "../ui/number-field.js";
import { silence } from "../ui/saying.js";
import { themes } from "../ui/theme-switch.js";
import { choice } from "../views/setup.js";
import { flushAddress } from "./address.js";
import { copyText } from "./copy.js";
import { downloadsOf } from "./downloads.js";
import { codes, frameAddress } from "./embed-code.js";
import { partsShown } from "./parts.js";

/**
 * @typedef {keyof typeof codes} Form
 * @typedef {{name: string, place: import("../places.js").Place, element: any, title: string}} Source what the page shows
 * @typedef {object} Choices
 * @property {string[]} parts those that are seen
 * @property {string[]} questions those that are asked
 * @property {boolean} hints @property {boolean} solutions
 * @property {string} lang "" leaves it to the reader @property {string} theme
 * @property {number} height
 */

/** Enough for most of it at the width of a course's text. */
const usualHeight = 640;

/** Whether the page is the playground in one file, with nothing beside it that a frame could show. */
const alone = () => !document.querySelector("script[src]");
/** What stands for the playground's place then. */
const elsewhere = "https://your.host/playground/";

export class EmbedDialog extends LitElement {
  static properties = { shown: { state: true }, choices: { state: true }, form: { state: true }, downloads: { state: true }, said: { state: true } };

  constructor() {
    super();
    /** Set by the page. @type {() => Source | null} */
    this.source = () => null;
    /** What the dialog is about; null while it is closed. @type {Source | null} */
    this.shown = null;
    /** @type {Choices} */
    this.choices = { parts: [], questions: [], hints: true, solutions: true, lang: "", theme: "", height: usualHeight };
    /** @type {Form} */
    this.form = "frame";
    /** The files that the playground's host has for it. @type {import("./downloads.js").Download[]} */
    this.downloads = [];
    /** @type {import("../ui/saying.js").Saying} */
    this.said = silence;
  }

  createRenderRoot() {
    return this;
  }

  #open = async () => {
    flushAddress();
    const shown = this.source();
    if (!shown) return;
    const { element, place } = shown;
    const { only = null, hints = true, solutions = true } = element.lesson ?? {};
    this.shown = shown;
    this.said = silence;
    this.choices = {
      ...this.choices, hints, solutions,
      parts: partsShown(element)?.split(",") ?? [...place.parts],
      questions: only ?? questionsOf(element),
    };
    this.downloads = [];
    await this.updateComplete;
    this.querySelector("dialog")?.showModal();
    this.downloads = await downloadsOf(shown.name === "practise" && !element.file ? element.set : null);
  };

  /** @param {Partial<Choices>} change */
  #choose(change) {
    this.choices = { ...this.choices, ...change };
    this.said = silence;
  }

  /** @param {Source} shown @returns {import("./embed-code.js").Wanted} */
  #wanted({ name, place, element, title }) {
    const { parts, questions, hints, solutions, lang, theme, height } = this.choices;
    const all = questionsOf(element);
    const only = questions.length === all.length ? null : questions;
    const activity = name === "practise"
      ? practiceAddress({ set: element.set, file: element.file, seed: element.seed, lesson: { ...element.lesson, only, hints, solutions } })
      : place.address(element);
    const look = {
      lang: lang || undefined,
      theme: theme || undefined,
      show: parts.length === place.parts.length ? undefined : parts.join(","),
    };
    return { base: new URL(".", alone() ? elsewhere : location.href), activity, look, address: dressed(activity, look), title, height };
  }

  updated() {
    const frame = /** @type {HTMLIFrameElement | null} */ (this.querySelector("iframe"));
    if (!frame || !this.shown) return;
    const address = frameAddress(this.#wanted(this.shown));
    // Replaced, so that the way back through the browser's history does not lead through every choice made here.
    if (frame.dataset.address === undefined) frame.src = address;
    else if (frame.dataset.address !== address) frame.contentWindow?.location.replace(address);
    frame.dataset.address = address;
  }

  #copy = async () => {
    const field = /** @type {HTMLTextAreaElement} */ (this.querySelector("textarea"));
    const copied = await copyText(field.value, field);
    this.said = () => t(copied ? "share-copied" : "embed-copy-refused");
  };

  render() {
    return html`<button class="btn" aria-haspopup="dialog" @click=${this.#open}>
        <svg width="15" height="15" viewBox="0 0 16 16" aria-hidden="true"><path d="M5.500 4 1.500 8l4 4M10.500 4l4 4-4 4" fill="none" stroke="currentColor" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round"/></svg>
        <span class="word">${t("embed-open")}</span></button>
      ${this.shown ? this.#dialog(this.shown) : nothing}`;
  }

  /** @param {Source} shown */
  #dialog(shown) {
    const wanted = this.#wanted(shown);
    const forms = /** @type {Form[]} */ (Object.keys(codes)).map((value) => ({ value, label: t(`embed-form-${value}`) }));
    return html`<dialog class="sheet roomy embed" aria-labelledby="embed-title" @close=${() => (this.shown = null)}>
      <div class="sheet-head"><h2 id="embed-title">${t("embed-title")}</h2>
        <form method="dialog" class="push"><button class="btn">${t("share-close")}</button></form></div>
      <div class="embed-sides">
        <div class="embed-choices">${this.#parts(shown)}${this.#look()}</div>
        ${alone() ? html`<p class="notice">${t("embed-alone", { elsewhere })}</p>`
          : html`<figure><figcaption class="field-head">${t("embed-preview")}</figcaption><iframe title=${t("embed-preview")}></iframe></figure>`}
      </div>
      ${choice("embed-form", t("embed-form"), forms, this.form, (form) => (this.form = form))}
      <p class="note">${t(`embed-form-${this.form}-about`)}</p>
      <div class="embed-code">
        <label class="visually-hidden" for="embed-code">${t("embed-code")}</label>
        <textarea id="embed-code" readonly rows="5" spellcheck="false" .value=${codes[this.form](wanted)} @focus=${(/** @type {Event & {target: any}} */ event) => event.target.select()}></textarea>
        <button class="btn main" @click=${this.#copy}>${t("share-copy")}</button>
        <p role="status">${this.said()}</p>
      </div>
      ${this.downloads.length > 0 ? html`<p class="field-head">${t("embed-downloads")}</p>
        <ul class="embed-downloads">${this.downloads.map(({ id, href }) => html`<li><a class="btn" href=${href} download>${t(`embed-download-${id}`)}</a>
          <span class="note">${t(`embed-download-${id}-about`)}</span></li>`)}</ul>` : nothing}
    </dialog>`;
  }

  /** What of the activity is seen. @param {Source} shown */
  #parts({ name, place, element }) {
    const { parts, questions, hints, solutions } = this.choices;
    const all = questionsOf(element);
    const check = (/** @type {string} */ label, /** @type {boolean} */ checked, /** @type {(checked: boolean) => void} */ choose, last = false) =>
      html`<label class="check"><input type="checkbox" .checked=${checked} ?disabled=${last}
        @change=${(/** @type {Event & {target: any}} */ event) => choose(event.target.checked)}><span>${label}</span></label>`;
    // The last one stays: nothing at all is no activity.
    const one = (/** @type {string[]} */ seen, /** @type {readonly string[]} */ of, /** @type {string} */ id, /** @type {string} */ label, /** @type {(seen: string[]) => void} */ choose) =>
      check(label, seen.includes(id), (on) => choose(of.filter((other) => (other === id ? on : seen.includes(other)))), seen.length === 1 && seen[0] === id);
    if (name === "practise") {
      return html`<fieldset class="checks"><legend class="field-head">${t("embed-parts")}</legend>
        ${all.map((id, i) => one(questions, all, id, t("practice-number", { number: i + 1, of: all.length }), (next) => this.#choose({ questions: next })))}
        ${check(t("embed-hints"), hints, (on) => this.#choose({ hints: on }))}
        ${check(t("embed-solutions"), solutions, (on) => this.#choose({ solutions: on }))}</fieldset>`;
    }
    if (place.parts.length === 0) return nothing;
    return html`<fieldset class="checks"><legend class="field-head">${t("embed-parts")}</legend>
      ${place.parts.map((part) => one(parts, place.parts, part, t(`embed-part-${part}`), (next) => this.#choose({ parts: next })))}</fieldset>`;
  }

  /** How it looks. */
  #look() {
    const { lang, theme, height } = this.choices;
    const select = (/** @type {string} */ id, /** @type {string} */ label, /** @type {string} */ chosen, /** @type {{value: string, label: string}[]} */ options, /** @type {(value: string) => void} */ choose) =>
      html`<div class="field"><div class="field-head"><label for=${id}>${label}</label></div>
        <select id=${id} @change=${(/** @type {Event & {target: any}} */ event) => choose(event.target.value)}>
          ${options.map((option) => html`<option value=${option.value} .selected=${option.value === chosen}>${option.label}</option>`)}</select></div>`;
    const own = { value: "", label: t("embed-readers-own") };
    return html`
      ${select("embed-lang", t("common-language"), lang, [own, ...languages.map(({ tag, name }) => ({ value: tag, label: name }))], (value) => this.#choose({ lang: value }))}
      ${select("embed-theme", t("common-theme"), theme, [own, ...themes.filter((one) => one !== "auto").map((value) => ({ value, label: t(`common-theme-${value}`) }))], (value) => this.#choose({ theme: value }))}
      <number-field whole name="embed-height" label=${t("embed-height")} hint=${t("embed-height-hint")} .value=${height} .min=${100} .max=${5000} .usual=${1200}
        @change-value=${(/** @type {CustomEvent} */ event) => this.#choose({ height: event.detail })}></number-field>`;
  }
}
customElements.define("embed-dialog", EmbedDialog);

/** The names of the questions of the practice set that is open. @param {any} element @returns {string[]} */
const questionsOf = ({ file, set }) => (file ?? sets.find(({ id }) => id === set))?.questions.map((/** @type {{id: string}} */ { id }) => id) ?? [];
