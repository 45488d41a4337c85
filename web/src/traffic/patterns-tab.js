// Traffic by pattern: the engine makes it, and the page gathers it into steps.
import { html } from "lit";
import { t } from "../i18n.js";
import { duration } from "../ui/format.js";
import { patternFields } from "../ui/pattern-fields.js";
import "../ui/number-field.js";

/** @typedef {import("../url/traffic.js").Pattern} Pattern */
/** @typedef {{patterns: Pattern[], stepMs: number}} Patterns */
/** @typedef {{requests: number[], stepMs: number}} Gathered */

/** @param {Patterns} given How many steps they make. */
export const stepsOf = ({ patterns, stepMs }) => Math.ceil(Math.max(...patterns.map(({ untilMs }) => untilMs)) / stepMs);

/**
 * How many requests each step brings: all that come between it and the next one.
 * @param {import("../engine.js").Engine} engine
 * @param {Patterns} given
 * @returns {number[]}
 */
export function gathered(engine, given) {
  // Which bucket they meet makes no difference to how many come.
  const bucket = { kind: "token", capacity: 1, refill: 1, everyMs: 1000 };
  const { columns } = engine.run({ bucket, traffic: given.patterns, rowEveryMs: given.stepMs, untilMs: stepsOf(given) * given.stepMs });
  return [...columns.requests];
}

/**
 * @param {Patterns} given
 * @param {number[] | null} requests of each step; null where there are too many steps to play
 * @param {number} most as many steps as Play keeps
 * @param {(given: Patterns) => void} change
 */
export function patternsTab(given, requests, most, change) {
  const { patterns, stepMs } = given;
  const top = Math.max(1, ...(requests ?? []));
  return html`
    <div class="patterns">${patternFields(patterns, (next) => change({ patterns: next, stepMs }), { longest: 1_000_000, usual: 60, prefix: "traffic-" })}</div>
    <number-field name="step-length" label=${t("play-traffic-patterns-step")} hint=${t("play-traffic-patterns-step-hint")} unit="seconds" .value=${stepMs / 1000} .min=${0.001} .max=${1_000_000} .usual=${10}
      @change-value=${(/** @type {CustomEvent} */ event) => change({ patterns, stepMs: Math.round(event.detail * 1e9) / 1e6 })}></number-field>
    ${requests
      ? html`<svg class="preview" viewBox="0 0 ${requests.length} 40" preserveAspectRatio="none" aria-hidden="true">
          <path d=${requests.map((n, i) => `M${i + 0.1} 40v${-(n / top) * 38}h0.8V40z`).join("")} fill="var(--ink-2)"/></svg>
        <p class="num">${t("play-traffic-sum", { requests: requests.reduce((a, b) => a + b, 0), steps: requests.length, time: duration(requests.length * stepMs) })}</p>`
      : html`<p class="problem">${t("play-traffic-too-long", { steps: stepsOf(given), most })}</p>`}`;
}
