// What the lines and bars of a lab's drawings stand for, in words above them.
import { html, svg } from "lit";
import { t } from "../../i18n.js";

/** @typedef {"tokens" | "queue" | "passed" | "refused" | "waits" | "processed" | "gone" | "dropped" | "reaches"} Sign */

const signs = {
  tokens: svg`<path d="M0 6h12" stroke="var(--token-line)" stroke-width="2.5"/>`,
  queue: svg`<path d="M0 6h12" stroke="var(--wait)" stroke-width="2.5"/>`,
  passed: svg`<rect x="1" y="1" width="10" height="10" rx="2" fill="var(--pass)"/>`,
  refused: svg`<rect x="1" y="1" width="10" height="10" rx="2" fill="none" stroke="var(--stop)"/><path d="M1 6l5-5M1.500 10.500l9-9M6 11l5-5" stroke="var(--stop)" stroke-width="1.400"/>`,
  waits: svg`<rect x="0.5" y="2.5" width="11" height="7" rx="2" fill="var(--wait-soft)" stroke="var(--wait)"/>`,
  processed: svg`<rect x="0" y="2" width="12" height="8" rx="2" fill="var(--pass)"/>`,
  reaches: svg`<circle cx="6" cy="6" r="5" fill="var(--pass)"/>`,
  dropped: svg`<path d="M2 2l8 8m0-8l-8 8" stroke="var(--stop)" stroke-width="1.8"/>`,
  gone: svg`<path d="M1 3h10v6H1zM3 9l4-6M7 9l4-6" fill="none" stroke="var(--stop)" stroke-width="1.2"/>`,
};

/** @param {Sign[]} names */
export const key = (...names) => html`<ul class="lab-key">${names.map((name) => html`<li>
  <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">${signs[name]}</svg> ${t(`lab-key-${name}`)}</li>`)}</ul>`;
