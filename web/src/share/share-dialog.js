// <share-dialog>: the button that shows the link to what the page shows, and copies it.
import { LitElement, html, nothing } from "lit";
import { t } from "../i18n.js";
import { silence } from "../ui/saying.js";
import { routeOf } from "../url.js";
import { flushAddress } from "./address.js";
import { copyText } from "./copy.js";

/** From here on, some programs cut a link. */
const longLink = 2000;

export class ShareDialog extends LitElement {
  static properties = { link: { state: true }, said: { state: true } };

  constructor() {
    super();
    /** @type {string | null} null while the dialog is closed */
    this.link = null;
    this.said = silence;
  }

  createRenderRoot() {
    return this;
  }

  #open = () => {
    flushAddress();
    this.link = location.href;
    this.said = silence;
    this.querySelector("dialog")?.showModal();
  };

  #copy = async () => {
    this.said = silence;
    const copied = await copyText(String(this.link), /** @type {HTMLInputElement} */ (this.querySelector("input")));
    this.said = () => t(copied ? "share-copied" : "share-copy-refused");
  };

  render() {
    const link = this.link ?? "";
    const { place } = routeOf(location.hash);
    return html`<button class="btn" aria-haspopup="dialog" @click=${this.#open}>
        <svg width="15" height="15" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 10V1.800M5 4.500 8 1.500l3 3M4.500 7H3v7.500h10V7h-1.500" fill="none" stroke="currentColor" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round"/></svg>
        <span class="word">${t("share-open")}</span></button>
      <dialog class="sheet" aria-labelledby="share-title" @close=${() => (this.link = null)}>
        <h2 id="share-title">${t("share-title")}</h2>
        <p>${t(place === "play" ? "share-about" : `share-about-${place}`)}</p>
        <div class="share-link">
          <label class="visually-hidden" for="share-link">${t("share-link")}</label>
          <input type="text" id="share-link" class="num" readonly .value=${link} @focus=${(/** @type {Event & {target: any}} */ event) => event.target.select()}>
          <button class="btn main" @click=${this.#copy}>${t("share-copy")}</button>
        </div>
        ${link.length > longLink ? html`<p class="note">${t("share-long", { length: link.length })}</p>` : nothing}
        <div class="sheet-end"><p role="status">${this.said()}</p>
          <form method="dialog"><button class="btn">${t("share-close")}</button></form></div>
      </dialog>`;
  }
}
customElements.define("share-dialog", ShareDialog);
