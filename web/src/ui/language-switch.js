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
    return html`<label class="tool"><svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="1.400"><circle cx="9" cy="9" r="7.200"/><ellipse cx="9" cy="9" rx="3.200" ry="7.200"/><path d="M2.300 6.500h13.400M2.300 11.500h13.400"/></g></svg>
      <span class="visually-hidden">${t("common-language")}</span>
      <select @change=${this.#choose}>
        ${languages.map(({ tag, name }) => html`<option value=${tag} lang=${tag} .selected=${tag === locale()}>${name}</option>`)}
      </select></label>`;
  }
}
customElements.define("language-switch", LanguageSwitch);
