// <number-field>: a number with a slider for the hand and a box for the exact value. The box keeps what was typed even
// when it is no possible value, and says beside it what is allowed; only possible values are handed on, as a "change-value"
// event. With `compact` there is only the box, and a possible value is handed on while it is being typed.
import { LitElement, html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { t } from "../i18n.js";
import { editable, exact, heard } from "./format.js";
import { readNumber } from "./read-number.js";

/** Where the slider ends: it covers what lessons use, and grows by tens when the value is beyond.
 * @param {number} value
 * @param {number} usual
 * @param {number} max */
function sliderEnd(value, usual, max) {
  let end = usual;
  while (end < value) end = end === usual ? 10 ** Math.ceil(Math.log10(value)) : end * 10;
  return Math.min(end, max);
}

export class NumberField extends LitElement {
  static properties = {
    name: {}, label: {}, hint: {}, unit: {}, value: { type: Number }, min: { type: Number }, max: { type: Number },
    usual: { type: Number }, whole: { type: Boolean }, compact: { type: Boolean }, optional: {}, typed: { state: true }, problem: { state: true },
    end: { state: true },
  };

  constructor() {
    super();
    this.name = "";
    this.label = "";
    /** What the number means, in a few words. */
    this.hint = "";
    /** A word after the number, said by the slider too. */
    this.unit = "";
    /** @type {number | null} null only where the field is optional and empty */
    this.value = 0;
    this.min = 0;
    this.max = 100;
    /** How far the slider goes unless the value is beyond. */
    this.usual = 20;
    this.whole = false;
    this.compact = false;
    /** Where the field may be empty: what an empty one means. */
    this.optional = "";
    /** @type {string | null} what stands in the box while it differs from the value */
    this.typed = null;
    /** @type {import("./saying.js").Saying | null} */
    this.problem = null;
    this.end = 0;
  }

  createRenderRoot() {
    return this;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("value")) {
      this.typed = this.problem = null;
      // The end stays while a hand is on the slider: it must not run away from under the thumb.
      const dragging = this.querySelector("input[type=range]")?.matches(":active");
      const fitting = sliderEnd(this.value ?? 0, this.usual, this.max);
      this.end = dragging ? Math.max(this.end, fitting) : fitting;
    }
  }

  /** @param {number | null} value */
  #give(value) {
    this.typed = this.problem = null;
    if (value === this.value) return;
    this.dispatchEvent(new CustomEvent("change-value", { detail: value }));
  }

  /** @param {Event & {target: any}} event */
  #onSlide = (event) => this.#give(Number(event.target.value));

  /** @param {Event & {target: any}} event */
  #onInput = (event) => {
    this.typed = event.target.value;
    const read = this.#read();
    if (this.compact && "value" in read) this.#give(read.value);
  };

  #onType = () => {
    const read = this.#read();
    if ("value" in read) this.#give(read.value);
    else {
      const given = (this.typed ?? "").trim();
      this.problem = () => t(`common-field-${read.problem}`, { given, ...this.#limits() });
    }
  };

  /** What the box says, or the name of what is wrong with it.
   * @returns {{value: number | null} | {problem: string}} */
  #read() {
    if (this.typed === null) return { value: this.value };
    const read = readNumber(this.typed);
    if ("problem" in read) return read.problem === "empty" && this.optional ? { value: null } : read;
    if (this.whole && !Number.isInteger(read.value)) return { problem: "whole" };
    if (read.value < this.min || read.value > this.max) return { problem: "range" };
    return read;
  }

  #limits() {
    return { min: exact(this.min), max: exact(this.max), unit: this.unit || "none" };
  }

  render() {
    const { name } = this;
    if (this.compact) {
      return html`<label class="visually-hidden" for=${`${name}-box`}>${this.label}</label>${this.#box()}
        <span class="visually-hidden" id=${`${name}-limits`}>${t("common-field-limits", this.#limits())}</span>${this.#complaint()}`;
    }
    return html`<div class="field">
      <div class="field-head">
        <label for=${`${name}-box`}>${this.label}</label>
        <span class="field-hint">
          <span class="meaning">${this.hint}</span>
          <span class="limits" id=${`${name}-limits`}>${t("common-field-limits", this.#limits())}</span>
        </span>
      </div>
      <div class="field-row">${this.#slider()}${this.#box()}</div>
      ${this.#complaint()}
    </div>`;
  }

  #slider() {
    const { value } = this;
    const spoken = value === null ? this.optional : t("common-field-value", { value: heard(value), unit: this.unit || "none" });
    return html`<input type="range" aria-label=${t("common-field-slider", { label: this.label })} aria-valuetext=${spoken}
      min=${this.whole ? this.min : Math.max(this.min, 1)} max=${this.end} step="1" .value=${live(String(value ?? this.end))}
      @input=${this.#onSlide}>`;
  }

  #box() {
    const { name, value, problem } = this;
    const text = this.typed ?? (value === null ? "" : editable(value));
    return html`<input type="text" id=${`${name}-box`} class="num" inputmode=${this.whole ? "numeric" : "decimal"} autocomplete="off"
      placeholder=${this.optional || nothing} .value=${live(text)} aria-invalid=${problem ? "true" : nothing}
      aria-describedby=${`${name}-limits ${name}-problem`} @input=${this.#onInput} @change=${this.#onType}>`;
  }

  #complaint() {
    return html`<p class="problem" id=${`${this.name}-problem`} role="alert" ?hidden=${!this.problem}>${this.problem?.() ?? ""}</p>`;
  }
}
customElements.define("number-field", NumberField);
