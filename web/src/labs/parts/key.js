// What the lines and bars of a lab's drawings stand for, in words above them.
import { html, svg } from "lit";
import { t } from "../../i18n.js";

/** @typedef {"tokens" | "queue" | "passed" | "refused"} Sign */

const signs = {
  tokens: svg`<path d="M0 6h12" stroke="var(--token-line)" stroke-width="2.5"/>`,
  queue: svg`<path d="M0 6h12" stroke="var(--wait)" stroke-width="2.5"/>`,
  passed: svg`<rect x="1" y="1" width="10" height="10" rx="2" fill="var(--pass)"/>`,
  refused: svg`<rect x="1" y="1" width="10" height="10" rx="2" fill="var(--stop-soft)" stroke="var(--stop)"/><path d="M3.500 3.500l5 5m0-5l-5 5" stroke="var(--stop)" stroke-width="1.400"/>`,
};

/** @param {Sign[]} names */
export const key = (...names) => html`<ul class="lab-key">${names.map((name) => html`<li>
  <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">${signs[name]}</svg> ${t(`lab-key-${name}`)}</li>`)}</ul>`;
