// <practice-print>: the button that prints the set as a sheet, and asks whether the solutions are to come with it. The sheet
// is there only while the browser prints, which it may also do when nobody has pressed the button.
import { LitElement, html, nothing } from "lit";
import { t } from "../i18n.js";

export class PracticePrint extends LitElement {
  static properties = { solvable: { type: Boolean }, sheet: { attribute: false }, solved: { state: true }, printing: { state: true } };

  constructor() {
    super();
    /** Whether the solutions may be shown. */
    this.solvable = true;
    /** What is printed. @type {(solved: boolean) => unknown} */
    this.sheet = () => nothing;
    this.solved = false;
    this.printing = false;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("beforeprint", this.#begin);
    addEventListener("afterprint", this.#end);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("beforeprint", this.#begin);
    removeEventListener("afterprint", this.#end);
  }

  #begin = () => {
    this.printing = (this.querySelector("button")?.getClientRects().length ?? 0) > 0;
    // The browser takes its picture of the page as soon as all have been told.
    this.performUpdate();
  };

  #end = () => (this.printing = false);

  #print = () => {
    this.querySelector("dialog")?.close();
    print();
  };

  render() {
    return html`<button class="btn" type="button" aria-haspopup="dialog" @click=${() => this.querySelector("dialog")?.showModal()}>${t("paper-open")}</button>
      <dialog class="sheet" aria-labelledby="paper-title">
        <h2 id="paper-title">${t("paper-title")}</h2>
        <p>${t("paper-about")}</p>
        ${this.solvable ? html`<label class="check"><input type="checkbox" .checked=${this.solved}
          @change=${(/** @type {Event & {target: any}} */ event) => (this.solved = event.target.checked)}><span>${t("paper-solutions")}</span></label>` : nothing}
        <div class="sheet-end"><button class="btn" type="button" @click=${() => this.querySelector("dialog")?.close()}>${t("paper-close")}</button>
          <button class="btn main" type="button" @click=${this.#print}>${t("paper-now")}</button></div>
      </dialog>
      ${this.printing ? this.sheet(this.solved && this.solvable) : nothing}`;
  }
}
customElements.define("practice-print", PracticePrint);
