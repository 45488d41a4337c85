// Traffic in rounds: a bar for each, to be drawn up and down by hand, above a box with its number, to be typed or counted up
// and down with the arrow keys.
import { html } from "lit";
import { ref } from "lit/directives/ref.js";
import { t } from "../i18n.js";
import { duration } from "../ui/format.js";
import "../ui/number-field.js";

/** @typedef {{requests: number[], roundMs: number}} Rounds */

export const mostRounds = 60;
const mostRequests = 1_000_000_000;
/** What the highest of the bars stands for at least. */
const least = 10;

/** Makes a bar as high as its part of the whole. Not by an attribute: the page's policy forbids styles in its text.
 * @param {number} part */
const high = (part) => ref((bar) => bar instanceof HTMLElement && (bar.style.height = `${part * 100}%`));

/** A round number that is not below any of the bars. @param {number[]} requests */
export function topOf(requests) {
  const most = Math.max(least, ...requests);
  const unit = 10 ** Math.floor(Math.log10(most));
  return Math.ceil(most / unit) * unit;
}

/**
 * @param {Rounds} rounds
 * @param {number} unitMs seconds or days
 * @param {number} top what the full height stands for; it stays while a hand is on a bar
 * @param {(rounds: Rounds) => void} change
 * @param {(done: boolean) => void} draw told when a hand takes a bar, and when it lets go
 */
export function roundsTab({ requests, roundMs }, unitMs, top, change, draw) {
  const set = (/** @type {number} */ i, /** @type {number} */ n) => change({ requests: requests.map((old, k) => (k === i ? Math.max(0, Math.min(mostRequests, n)) : old)), roundMs });
  const drag = (/** @type {PointerEvent & {currentTarget: any}} */ event, /** @type {number} */ i) => {
    const bar = event.currentTarget.getBoundingClientRect();
    set(i, Math.round(((bar.bottom - event.clientY) / bar.height) * top));
  };
  const down = (/** @type {PointerEvent & {currentTarget: any}} */ event, /** @type {number} */ i) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    draw(false);
    drag(event, i);
  };
  const move = (/** @type {PointerEvent & {currentTarget: any}} */ event, /** @type {number} */ i) =>
    event.currentTarget.hasPointerCapture(event.pointerId) && drag(event, i);
  const count = (/** @type {KeyboardEvent} */ event, /** @type {number} */ i) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    set(i, requests[i] + by);
  };
  const resize = (/** @type {number} */ n) => change({ requests: [...requests.slice(0, n), ...Array(Math.max(0, n - requests.length)).fill(0)], roundMs });
  return html`
    <p class="quiet">${t("play-traffic-rounds-about")}</p>
    <div class="bars" role="group" aria-label=${t("play-traffic-rounds")}>${requests.map((n, i) => html`<div class="bar-column">
      <div class="bar" aria-hidden="true" @pointerdown=${(/** @type {any} */ e) => down(e, i)} @pointermove=${(/** @type {any} */ e) => move(e, i)}
        @pointerup=${() => draw(true)} @pointercancel=${() => draw(true)}><div ${high(Math.min(n, top) / top)}></div></div>
      <number-field compact whole name=${`round-${i}`} label=${t("play-traffic-round", { n: i + 1, time: duration((i + 1) * roundMs) })} .value=${n} .min=${0} .max=${mostRequests}
        @keydown=${(/** @type {KeyboardEvent} */ event) => count(event, i)} @change-value=${(/** @type {CustomEvent} */ event) => set(i, event.detail)}></number-field>
      <span class="bar-time num" aria-hidden="true">${duration((i + 1) * roundMs)}</span>
    </div>`)}</div>
    <div class="pair">
      <number-field whole name="rounds" label=${t("play-traffic-rounds-count")} .value=${requests.length} .min=${1} .max=${mostRounds} .usual=${mostRounds}
        @change-value=${(/** @type {CustomEvent} */ event) => resize(event.detail)}></number-field>
      <number-field name="round-length" label=${t("play-traffic-rounds-every")} unit=${unitMs === 1000 ? "seconds" : "days"} .value=${roundMs / unitMs} .min=${0.001} .max=${1_000_000} .usual=${10}
        @change-value=${(/** @type {CustomEvent} */ event) => change({ requests, roundMs: Math.round(event.detail * unitMs * 1e6) / 1e6 })}></number-field>
    </div>
    <p class="num">${t("play-traffic-sum", { requests: requests.reduce((a, b) => a + b, 0), steps: requests.length, time: duration(requests.length * roundMs) })}</p>`;
}
