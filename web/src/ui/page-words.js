// Has the whole page speak the language it is to speak: what stands in its HTML, and what its elements have drawn.
import { LitElement } from "lit";
import { locale, spoken, t } from "../i18n.js";

/** What stands in the HTML is there before the scripts are; from then on it says where its words come from. */
function speakHtml() {
  document.documentElement.lang = locale();
  document.documentElement.dir = t("common-direction");
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-text]"))) {
    part.textContent = t(String(part.dataset.text));
  }
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-label]"))) {
    part.setAttribute("aria-label", t(String(part.dataset.label)));
  }
}

function drawAnew() {
  speakHtml();
  for (const element of document.querySelectorAll("*")) if (element instanceof LitElement) element.requestUpdate();
}

/** From now on the page follows the language. */
export function speakEverywhere() {
  speakHtml();
  spoken.addEventListener("change", drawAnew);
}
