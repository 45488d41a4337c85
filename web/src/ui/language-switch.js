// <language-switch>: the languages of the page, each by the name it has for itself. The choice is kept for the next visit.
import { LitElement, html } from "lit";
import { choose, languages, locale, t } from "../i18n.js";

export class LanguageSwitch extends LitElement {
  createRenderRoot() {
    return this;
  }

  /** @param {Event & {target: any}} event */
  #choose = async ({ target }) => {
    await choose(target.value);
    // If its words could not be loaded, the page goes on in the language it has, and the switch says which that is.
    this.requestUpdate();
    this.dispatchEvent(new Event("change", { bubbles: true }));
  };

  render() {
    return html`<label><span class="visually-hidden">${t("common-language")}</span>
      <select @change=${this.#choose}>
        ${languages.map(({ tag, name }) => html`<option value=${tag} lang=${tag} .selected=${tag === locale()}>${name}</option>`)}
      </select></label>`;
  }
}
customElements.define("language-switch", LanguageSwitch);
