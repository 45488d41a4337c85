// <engine-status>: loads the engine and tells how that goes. A progress bar that counts bytes while it comes; what is
// wrong, and what to do, when it cannot; nothing once it is there. Dispatches "engine-ready" with the engine, or "engine-failed".
import { LitElement, html, nothing } from "lit";
import { t } from "../i18n.js";
import { EngineError, load } from "../engine.js";
import { number } from "./format.js";
import { rich } from "./rich.js";
import { together } from "./saying.js";

export class EngineStatus extends LitElement {
  static properties = { progress: { state: true }, failure: { state: true }, ready: { state: true } };

  constructor() {
    super();
    /** @type {{loaded: number, total: number | null}} */
    this.progress = { loaded: 0, total: null };
    /** @type {string | null} the code of the error */
    this.failure = null;
    this.ready = false;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.start();
  }

  async start() {
    this.failure = null;
    this.progress = { loaded: 0, total: null };
    try {
      const engine = await load({ onProgress: (/** @type {any} */ p) => (this.progress = p) });
      this.ready = true;
      this.dispatchEvent(new CustomEvent("engine-ready", { detail: engine, bubbles: true }));
    } catch (error) {
      this.failure = error instanceof EngineError ? error.code : "broken";
      const message = error instanceof Error ? error.message : String(error);
      this.dispatchEvent(new CustomEvent("engine-failed", { detail: { code: this.failure, message }, bubbles: true }));
      if (!(error instanceof EngineError)) console.error(error);
    }
  }

  render() {
    if (this.ready) return nothing;
    if (this.failure) {
      return html`<div class="notice bad" role="alert">
        <p>${rich(together(`<strong>${t("common-engine-failed")}</strong>`, t(`common-engine-${this.failure}`)))}</p>
        <button class="btn" @click=${this.start}>${t("common-engine-again")}</button>
      </div>`;
    }
    const { loaded, total } = this.progress;
    const kilobytes = (/** @type {number} */ bytes) => number(Math.round(bytes / 1000));
    const known = total !== null && total >= loaded;
    return html`<div class="loading">
      <p>${t("common-engine-loading")}</p>
      <progress aria-label=${t("common-engine-loading")} max=${known ? total : nothing} value=${known ? loaded : nothing}></progress>
      <span class="num">${known
        ? t("common-engine-bytes-of", { loaded: kilobytes(loaded), total: kilobytes(total) })
        : t("common-engine-bytes", { loaded: kilobytes(loaded) })}</span>
    </div>`;
  }
}
customElements.define("engine-status", EngineStatus);
