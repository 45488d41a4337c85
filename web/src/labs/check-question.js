// The question that a lab asks at the end: a few answers to choose from, each with its verdict and reason at once.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { rich } from "../ui/rich.js";
import { together } from "../ui/saying.js";

/**
 * @param {import("./index.js").Lab} lab
 * @param {import("./index.js").Engine} engine
 * @param {string | null} chosen
 * @param {(option: string) => void} choose
 */
export function checkQuestion({ id, check }, engine, chosen, choose) {
  const args = check.args?.(engine);
  const right = chosen !== null && chosen === check.right(engine);
  return html`<form class="card lab-check" aria-labelledby="lab-ask" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <span class="eyebrow">${t("lab-check")}</span>
    <fieldset>
      <legend id="lab-ask">${t(`lab-${id}-ask`, args)}</legend>
      ${check.options.map((option) => html`<label class="option">
        <input type="radio" name="lab-option" value=${option} .checked=${option === chosen} @change=${() => choose(option)}>
        <span>${t(`lab-${id}-option-${option}`, args)}</span></label>`)}
    </fieldset>
    <div role="status">${chosen === null ? nothing : html`<div class=${right ? "fb ok" : "fb no"}>
      <span class="mark" aria-hidden="true">${right ? "✓" : "✕"}</span>
      <div>${rich(together(`<strong>${t(right ? "lab-right" : "lab-wrong")}</strong>`, t(`lab-${id}-why-${chosen}`, args)))}</div></div>`}</div>
  </form>`;
}
