// <bucket-lab>: one lab, or the list of them. A lab is shown as its question, its controls, the effect they have, a check
// question, and the sentence to take away; all of it follows from the lab's settings by the engine.
import { LitElement, html, nothing } from "lit";
import { has, locale, t } from "../i18n.js";
import { rich } from "../ui/rich.js";
import { Width } from "../ui/width.js";
import "../ui/engine-status.js";
import { checkQuestion } from "./check-question.js";
import { controls } from "./controls.js";
import { labs } from "./index.js";
import { openingSettings } from "./settings.js";

/** @import { Engine, Lab, Settings, Shown } from "./index.js" */

export class BucketLab extends LitElement {
  static properties = {
    asked: { state: true }, lab: { state: true }, settings: { state: true }, chosen: { state: true }, engine: { state: true }, width: { state: true },
  };

  constructor() {
    super();
    /** The lab that was asked for, by its id; null is the list. @type {string | null} */
    this.asked = null;
    /** That lab; null if there is none, or if it could not be fetched. @type {Lab | null} */
    this.lab = null;
    /** @type {Settings} */
    this.settings = {};
    /** The answers given to the check questions, by lab. @type {Record<string, string>} */
    this.chosen = {};
    /** @type {Engine | null} null until it is there */
    this.engine = null;
    this.width = 640;
    new Width(this, 250);
  }

  /** How each lab was left. @type {Map<Lab, Settings>} */
  #left = new Map();
  /** What was last shown with what it follows from: choosing an answer does not change it.
   * @type {{settings: Settings, width: number, language: string, shown: Shown} | null} */
  #kept = null;

  createRenderRoot() {
    return this;
  }

  /**
   * Shows a lab as the address asks for it.
   * @param {string | null} asked its id, or null for the list
   * @param {Lab | null} lab
   * @param {Settings | null} settings null leaves it as it was left, or as it opens
   */
  open(asked, lab, settings) {
    this.asked = asked;
    this.lab = lab;
    if (!lab) return;
    this.settings = settings ?? this.#left.get(lab) ?? openingSettings(lab);
    this.#left.set(lab, this.settings);
  }

  #change = (/** @type {Settings} */ change) => {
    if (!this.lab) return;
    this.settings = { ...this.settings, ...change };
    this.#left.set(this.lab, this.settings);
    this.dispatchEvent(new CustomEvent("lab-change", { bubbles: true }));
  };

  /** @param {Lab} lab @param {Engine} engine @param {string} option */
  #answer(lab, engine, option) {
    this.chosen = { ...this.chosen, [lab.id]: option };
    const right = option === lab.check.right(engine);
    this.dispatchEvent(new CustomEvent("lab-answer", { detail: { option, right }, bubbles: true }));
  }

  /** What the lab shows, or what the engine has against it. @param {Lab} lab @param {Engine} engine @returns {Shown} */
  #show(lab, engine) {
    const { settings, width } = this;
    const language = locale();
    if (this.#kept?.settings !== settings || this.#kept.width !== width || this.#kept.language !== language) {
      this.#kept = { settings, width, language, shown: lab.show({ engine, settings, width, change: this.#change }) };
    }
    return this.#kept.shown;
  }

  render() {
    const { asked, lab } = this;
    return html`<div class="lab">${lab ? this.#one(lab) : this.#list(asked)}</div>`;
  }

  /** @param {string | null} asked */
  #list(asked) {
    const known = labs.some(({ id }) => id === asked);
    return html`<header><h1>${t("lab-list")}</h1><p class="lede">${t("lab-list-about")}</p></header>
      ${asked === null ? nothing : html`<p class="notice bad" role="alert">${known ? t("lab-not-fetched") : t("lab-unknown", { given: asked })}</p>`}
      <ol class="lab-list">${labs.map(({ id }, i) => html`<li class="card"><a href=${`#lab/${id}`}>
        <span class="badge" aria-hidden="true">${i + 1}</span>
        <span><b>${t(`lab-${id}-title`)}</b><span class="about">${t(`lab-${id}-question`)}</span></span></a></li>`)}</ol>`;
  }

  /** @param {Lab} lab */
  #one(lab) {
    const place = labs.findIndex(({ id }) => id === lab.id);
    const { engine } = this;
    const to = lab.onward(this.settings);
    return html`
      <header class="lab-head">
        <div><p class="eyebrow">${t("lab-place", { number: place + 1, count: labs.length })}</p>
          <h1>${t(`lab-${lab.id}-title`)}</h1><p class="lede">${t(`lab-${lab.id}-question`)}</p></div>
        <nav aria-label=${t("lab-nav")}>${this.#link(labs[place - 1], "lab-previous", "←")}
          <a class="btn quiet" href="#lab">${t("lab-all")}</a>${this.#link(labs[place + 1], "lab-next", "→")}</nav>
      </header>
      <section class="card lab-controls" aria-label=${t("lab-controls")}>${controls(lab, this.settings, this.#change)}</section>
      <section class="card lab-effect" aria-label=${t("lab-effect")}>
        ${engine ? this.#effect(lab, engine)
          : html`<engine-status @engine-ready=${(/** @type {CustomEvent} */ event) => (this.engine = event.detail)}></engine-status>`}
      </section>
      ${engine ? checkQuestion(lab, engine, this.chosen[lab.id] ?? null, (option) => this.#answer(lab, engine, option)) : nothing}
      <section class="card lab-lesson" aria-label=${t("lab-lesson")}>
        <p><span class="eyebrow">${t("lab-lesson")}</span> ${t(`lab-${lab.id}-lesson`)}</p>
        <a class="btn" href=${`#${to}`}>${t(to.startsWith("compare") ? "lab-onward-compare" : "lab-onward-play")}</a>
        ${has(`lab-${lab.id}-onward`) ? html`<p class="note">${t(`lab-${lab.id}-onward`)}</p>` : nothing}
      </section>`;
  }

  /** @param {{id: string} | undefined} to @param {string} id @param {string} arrow */
  #link(to, id, arrow) {
    if (!to) return nothing;
    return html`<a class="btn quiet" href=${`#lab/${to.id}`} title=${t(`lab-${to.id}-title`)}
      aria-label=${t(id, { title: t(`lab-${to.id}-title`) })}>${arrow}</a>`;
  }

  /** @param {Lab} lab @param {Engine} engine */
  #effect(lab, engine) {
    const { said, view } = this.#show(lab, engine);
    return html`<p class="said" role="status">${rich(said)}</p><div class="lab-view"><div class="ruler"></div>${view}</div>`;
  }
}
customElements.define("bucket-lab", BucketLab);
