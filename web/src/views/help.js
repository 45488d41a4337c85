// <key-help>: the dialog that lists the keys, and lets them be switched off.
import { LitElement, html } from "lit";
import { t } from "../i18n.js";

/** Keys whose names say little by themselves. @type {Record<string, string>} */
const shown = { ArrowLeft: "←", ArrowRight: "→", Home: "Home", End: "End" };

export class KeyHelp extends LitElement {
  static properties = { keys: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../ui/keys.js").Keys | null} */
    this.keys = null;
  }

  createRenderRoot() {
    return this;
  }

  show() {
    this.requestUpdate();
    this.querySelector("dialog")?.showModal();
  }

  #close = () => this.querySelector("dialog")?.close();

  /** @param {Event & {target: any}} event */
  #use = (event) => {
    if (this.keys) this.keys.on = event.target.checked;
  };

  render() {
    if (!this.keys) return html`<dialog></dialog>`;
    return html`<dialog class="sheet roomy" aria-labelledby="keys-title">
      <div class="sheet-head"><h2 id="keys-title">${t("play-keys")}</h2>
        <button class="btn push" @click=${this.#close}>${t("play-close")}</button></div>
      <p>${t("play-keys-about")}</p>
      <dl class="key-list">${this.keys.bindings.map(({ id, keys }) => html`<div>
        <dt><kbd>${shown[keys[0]] ?? keys[0]}</kbd></dt><dd>${t(`play-key-${id}`)}</dd></div>`)}</dl>
      <label class="check"><input type="checkbox" .checked=${this.keys.on} @change=${this.#use}>
        <span>${t("play-keys-use")}</span></label>
    </dialog>`;
  }
}
customElements.define("key-help", KeyHelp);
