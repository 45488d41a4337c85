// <theme-switch>: light, dark, or as the system has it. The choice is kept for the next visit.
import { LitElement, html } from "lit";
import { t } from "../i18n.js";
import { recall, remember } from "./storage.js";

const stored = "theme";
export const themes = ["auto", "light", "dark"];

/** Sets the theme of the whole page. @param {string} theme */
export function wear(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export class ThemeSwitch extends LitElement {
  static properties = { theme: { state: true } };

  constructor() {
    super();
    const kept = recall(stored);
    this.theme = themes.includes(kept) ? kept : "auto";
    wear(this.theme);
  }

  createRenderRoot() {
    return this;
  }

  /** @param {Event & {target: any}} event */
  #choose = (event) => {
    this.theme = event.target.value;
    wear(this.theme);
    remember(stored, this.theme);
  };

  render() {
    return html`<label class="tool"><svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true"><circle cx="9" cy="9" r="7.200" fill="none" stroke="currentColor" stroke-width="1.400"/><path d="M9 1.800a7.200 7.200 0 0 1 0 14.400z" fill="currentColor"/></svg>
      <span class="visually-hidden">${t("common-theme")}</span>
      <select @change=${this.#choose}>
        ${themes.map((theme) => html`<option value=${theme} .selected=${theme === this.theme}>${t(`common-theme-${theme}`)}</option>`)}
      </select></label>`;
  }
}
customElements.define("theme-switch", ThemeSwitch);
