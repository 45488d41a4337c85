// Fields for traffic by pattern: which pattern, with which numbers, from when until when. Several patterns add up.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { mostPatterns, mostSeed, patternNames } from "../url/traffic.js";
import { mostCount } from "../url/values.js";
import "./number-field.js";

/** @typedef {import("../url/traffic.js").Pattern} Pattern */

/** What each pattern opens with beside the numbers that all have. */
const extras = { steady: {}, bursts: {}, onOff: { onMs: 5000, offMs: 5000 }, ramp: { toRequests: 10 }, random: { seed: 1 } };

/** A pattern of another kind with the same rate and the same time.
 * @param {Pattern} pattern @param {Pattern["pattern"]} name */
function renamed({ requests, everyMs, fromMs, untilMs }, name) {
  const span = { requests, everyMs, ...(fromMs ? { fromMs } : {}), untilMs };
  return /** @type {Pattern} */ ({ pattern: name, ...span, ...extras[name] });
}

/**
 * @param {Pattern[]} patterns
 * @param {(patterns: Pattern[]) => void} change
 * @param {{longest: number, usual: number, prefix?: string}} limits of the time, in seconds
 */
export function patternFields(patterns, change, { longest, usual, prefix = "" }) {
  const replace = (/** @type {number} */ i, /** @type {Pattern[]} */ ...by) => change([...patterns.slice(0, i), ...by, ...patterns.slice(i + 1)]);
  const add = () => change([...patterns, renamed(patterns[patterns.length - 1], "bursts")]);
  return html`
    ${patterns.map((pattern, i) => onePattern(pattern, i, (next) => replace(i, next), patterns.length > 1 ? () => replace(i) : null, { longest, usual, prefix }))}
    ${patterns.length < mostPatterns ? html`<button type="button" class="btn quiet" @click=${add}>${t("bigrun-pattern-add")}</button>` : nothing}`;
}

/**
 * @param {Pattern} p @param {number} i @param {(next: Pattern) => void} become @param {(() => void) | null} remove
 * @param {{longest: number, usual: number, prefix: string}} limits
 */
function onePattern(p, i, become, remove, { longest, usual, prefix }) {
  const set = (/** @type {Record<string, unknown>} */ values) => become(/** @type {Pattern} */ ({ ...p, ...values }));
  const name = (/** @type {string} */ field) => `${prefix}pattern-${i}-${field}`;
  const count = (/** @type {string} */ field, /** @type {number} */ value, least = 0, most = mostCount) =>
    html`<number-field whole name=${name(field)} label=${t(`bigrun-pattern-${field}`)} .value=${value} .min=${least} .max=${most}
      @change-value=${(/** @type {CustomEvent} */ event) => set({ [field]: event.detail })}></number-field>`;
  const time = (/** @type {string} */ field, /** @type {number} */ ms, least = 0.001, most = longest, slider = 10) =>
    html`<number-field name=${name(field)} label=${t(`bigrun-pattern-${field}`)} unit="seconds" hint=${t("play-every-seconds")} .value=${ms / 1000} .min=${least} .max=${most} .usual=${slider}
      @change-value=${(/** @type {CustomEvent} */ event) => set({ [field]: Math.round(event.detail * 1e9) / 1e6 })}></number-field>`;
  return html`<fieldset class="pattern">
    <legend class="field-head">${t("bigrun-pattern", { n: i + 1 })}</legend>
    <select aria-label=${t("bigrun-pattern", { n: i + 1 })} @change=${(/** @type {Event & {target: any}} */ event) => become(renamed(p, event.target.value))}>
      ${patternNames.map((kind) => html`<option value=${kind} .selected=${kind === p.pattern}>${t(`bigrun-pattern-${kind}`)}</option>`)}
    </select>
    ${count("requests", p.requests)}
    ${p.pattern === "ramp" ? count("toRequests", p.toRequests) : nothing}
    ${time("everyMs", p.everyMs)}
    ${p.pattern === "onOff" ? html`${time("onMs", p.onMs)}${time("offMs", p.offMs)}` : nothing}
    ${p.pattern === "random" ? count("seed", p.seed, 0, mostSeed) : nothing}
    ${time("fromMs", p.fromMs ?? 0, 0, Math.max(0, p.untilMs / 1000 - 0.001), usual)}
    ${time("untilMs", p.untilMs, (p.fromMs ?? 0) / 1000 + 0.001, longest, usual)}
    ${remove ? html`<button type="button" class="btn quiet" @click=${remove}>${t("bigrun-pattern-remove", { n: i + 1 })}</button>` : nothing}
  </fieldset>`;
}
