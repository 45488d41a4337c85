// The controls of a lab, each by its kind: a slider with a box for numbers, radio buttons for a choice, a box to tick.
import { html, nothing } from "lit";
import { has, t } from "../i18n.js";
import { duration } from "../ui/format.js";
import { choice } from "../views/setup.js";
import "../ui/number-field.js";

/** @import { Control, Lab, Settings } from "./index.js" */

/**
 * @param {Lab} lab
 * @param {Settings} settings
 * @param {(change: Settings) => void} change
 */
export const controls = (lab, settings, change) => lab.controls.map((control) => {
  const value = settings[control.name];
  return drawn(lab.id, control, value, (next) => next !== value && change({ [control.name]: next }));
});

/** @param {string} id @param {Control} control @param {any} value @param {(next: any) => void} set */
function drawn(id, control, value, set) {
  const { name, kind } = control;
  const text = `lab-${id}-${name}`;
  // The places of the page stay in it, and some have fields of the same names.
  const field = `lab-${name}`;
  const hint = has(`${text}-hint`) ? t(`${text}-hint`) : "";
  switch (kind) {
    case "count":
      return html`<number-field name=${field} label=${t(text)} hint=${hint} whole .value=${value} .min=${control.min} .max=${control.max}
        .usual=${control.usual ?? control.max} @change-value=${(/** @type {CustomEvent} */ event) => set(event.detail)}></number-field>`;
    case "time":
      return html`<number-field name=${field} label=${t(text)} hint=${hint} unit="seconds" .value=${value / 1000} .min=${control.min / 1000}
        .max=${control.max / 1000} .usual=${(control.usual ?? control.max) / 1000}
        @change-value=${(/** @type {CustomEvent} */ event) => set(Math.round(event.detail * 1e9) / 1e6)}></number-field>`;
    case "choice":
      return choice(field, t(text), control.options.map((option) => ({ value: option, label: t(`${text}-${option}`) })), value, set);
    case "times":
      return choice(field, t(text), control.options.map((ms) => ({ value: ms, label: duration(ms) })), value, set);
    case "switch":
      return html`<label class="tick"><input type="checkbox" .checked=${value}
        @change=${(/** @type {Event & {target: any}} */ event) => set(event.target.checked)}><span>${t(text)}${hint ? html` <small>${hint}</small>` : nothing}</span></label>`;
    case "own":
      return nothing;
  }
}
