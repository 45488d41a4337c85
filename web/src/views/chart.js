// The chart: level, requests and what became of them over time. It is the time line and the scrubber too: a press or a
// drag on it moves to the step there, a pointer over it reads a step, and a slider does the same for the keyboard.
import { scaleLinear } from "d3-scale";
import { html, nothing, svg } from "lit";
import { t } from "../i18n.js";
import { legend } from "../ui/drawn-legend.js";
import { drawnText, textWidth } from "../ui/drawn-text.js";
import { duration, durationAmong, number } from "../ui/format.js";
import { timeAxis } from "./chart/axis.js";
import { legendOf, signs } from "./chart/legend.js";
import { levelPath } from "./chart/level.js";

/** @typedef {import("../moment.js").Moment} Moment */
/** @typedef {import("../history.js").History} History */
/** @typedef {import("./chart/axis.js").Axis} Axis */
/**
 * @typedef {object} ChartActions
 * @property {(step: number) => void} goTo
 * @property {(step: number | null) => void} hover which step a pointer is over
 * @property {(step: number, n: number) => number[]} between the levels at n moments before a step
 * @property {(step: number) => number[]} doneBefore when requests were processed before a step, from the one before it on
 */

/** Above the drawing: one row of the legend, and the knob of the line that marks the step. */
const knob = 24;
const top = 32;
const bottom = 90;
/** Below the axis, room for the times. */
const below = 22;
const right = 18;
/** The size of the letters. */
const size = 12;
/** On the left, room for the number of the cap. @param {Moment} m */
const leftOf = (m) => Math.max(40, 22 + textWidth(number(m.capacity), size));
/** The axis shows at least so many rounds, so that a first step does not fill it. */
const fewestRounds = 8;
/** With more steps than this the dots would run into one another. */
const mostWithDots = 60;

/** What passed or was queued, and what was turned away, in each step. @param {Moment} m */
function answers(m) {
  if (m.kind === "leaky") return m.rows.map((row) => ({ good: row.queued, bad: row.dropped }));
  return m.rows.map((row) => ({ good: row.accepted, bad: row.rejected }));
}

/** @param {History} history */
function timesOf({ inputs }) {
  let atMs = 0;
  return inputs.map(({ advanceMs }) => (atMs += advanceMs));
}

/** @param {Moment} m @param {number[]} times @param {number} width */
function axisOf(m, times, width) {
  return timeAxis(times, { from: leftOf(m), to: width - right, spanMs: fewestRounds * m.roundMs });
}

/** The times written below the axis: round ones, as many as fit.
 * @param {Axis} axis @param {number} spanMs @param {number} roundMs @param {number} width */
function ticks(axis, spanMs, roundMs, width) {
  const round = scaleLinear([0, spanMs / roundMs], [0, 1]).ticks(Math.max(2, Math.floor(width / 64)));
  let free = -Infinity;
  return round.map((rounds) => {
    const text = durationAmong(rounds * roundMs, roundMs);
    const x = axis.centre(rounds * roundMs);
    const half = textWidth(text, size) / 2;
    const middle = Math.min(x, width - 4 - half);
    if (middle - half < free) return nothing;
    free = middle + half + 8;
    return svg`<path d="M${x} ${bottom}v4" stroke="var(--edge)"/>${drawnText(middle, bottom + 17, text, { size, anchor: "middle" })}`;
  });
}

/** Behind several steps at one instant: a band that holds them together. @param {Axis} axis @param {number[]} times */
function instants(axis, times) {
  const bands = [];
  for (let i = 0, j = 0; i < times.length; i = j) {
    while (times[j] === times[i]) j++;
    if (j - i > 1) bands.push(svg`<rect x=${axis.left(i + 1)} y=${top - 2} width=${axis.slot * (j - i)} height=${bottom - top + 2} rx="3" fill="var(--sunk)"/>
      <path d="M${axis.left(i + 1) + 1} ${bottom + 2}h${axis.slot * (j - i) - 2}" stroke="var(--ink-2)" stroke-width="3"/>`);
  }
  return bands;
}

/** A dot for each request of a queue that was processed. @param {Moment} m @param {number[]} times @param {Axis} axis
 * @param {ChartActions["doneBefore"]} doneBefore */
function output(m, times, axis, doneBefore) {
  if (m.kind !== "leaky" || m.rows.length > mostWithDots) return nothing;
  return m.rows.map((_, i) => doneBefore(i + 1).map((ms) =>
    svg`<circle cx=${axis.at((times[i - 1] ?? 0) + ms)} cy=${bottom} r="3.2" fill="var(--pass)" stroke="var(--card)"/>`));
}

/** @param {Moment} m @param {History} history @param {number[]} times @param {Axis} axis @param {number} width
 * @param {number | null} hovered @param {ChartActions} actions */
function drawing(m, history, times, axis, width, hovered, { between, doneBefore }) {
  const { ink, goodInk } = signs[m.kind];
  const asked = history.inputs.map((input) => input.requests);
  // One scale for level and requests. A burst far above the cap is cut off at the top.
  const most = Math.max(m.capacity, Math.min(m.capacity * 1.5, Math.max(0, ...asked)));
  const y = scaleLinear([0, most], [bottom, top]).clamp(true);
  const bar = Math.max(0.6, axis.slot * 0.7);
  const barLeft = (/** @type {number} */ step) => axis.middle(step) - bar / 2;
  const from = leftOf(m);
  const marked = axis.middle(m.index);
  return svg`
    <defs><pattern id="turned-away" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="var(--stop)" stroke-width="1.6"/></pattern></defs>
    ${instants(axis, times)}
    <path d="M${from} ${y(m.capacity)}H${width - right}" stroke="var(${ink})" stroke-dasharray="2 4"/>
    <path d="M${from} ${bottom}H${width - right}" stroke="var(--line)" stroke-width="1.5"/>
    ${drawnText(from - 8, y(m.capacity) + 4, number(m.capacity), { size, anchor: "end" })}
    ${drawnText(from - 8, bottom + 4, number(0), { size, anchor: "end" })}
    ${answers(m).map(({ good, bad }, i) => svg`
      ${good ? svg`<rect x=${barLeft(i + 1)} y=${y(good)} width=${bar} height=${bottom - y(good)} rx=${Math.min(1.5, bar / 3)} fill="var(${goodInk})" opacity=${m.kind === "leaky" ? 0.55 : 1}/>` : nothing}
      ${bad ? svg`<rect x=${barLeft(i + 1)} y=${y(good + bad)} width=${bar} height=${Math.max(2, y(good) - y(good + bad))} rx=${Math.min(1.5, bar / 3)} fill="url(#turned-away)" stroke="var(--stop)" stroke-width=${Math.min(1.2, bar / 3)}/>` : nothing}`)}
    ${asked.slice(m.index).map((n, i) => n ? svg`<rect x=${barLeft(m.index + i + 1)} y=${y(n)} width=${bar} height=${bottom - y(n)} rx="1.5" fill="none" stroke="var(--edge)" stroke-dasharray="2 2"/>` : nothing)}
    ${ticks(axis, Math.max(fewestRounds * m.roundMs, times.at(-1) ?? 0), m.roundMs, width)}
    ${hovered === null || hovered === m.index ? nothing : svg`<path d="M${axis.middle(hovered)} ${top}V${bottom}" stroke="var(--edge)" stroke-dasharray="3 3"/>`}
    <path d="M${marked} ${knob}V${bottom}" stroke="var(--ink)" stroke-width="1.5"/>
    <path d=${levelPath(m, axis, y, between)} fill="none" stroke="var(${ink})" stroke-width="2.2" stroke-linejoin="round"/>
    ${output(m, times, axis, doneBefore)}
    <circle cx=${marked} cy=${knob} r="5" fill="var(--ink)"/>`;
}

/** What stands at a step, in words. @param {Moment} m @param {History} history @param {number} step @param {number} atMs */
function reading(m, history, step, atMs) {
  const time = duration(atMs);
  if (step === 0) return t("play-read-start");
  const row = m.rows[step - 1];
  if (!row) return t("play-read-ahead", { time, requests: history.inputs[step - 1].requests });
  return t(`play-read-${m.kind}`, { .../** @type {any} */ (row), time });
}

/**
 * @param {Moment} m
 * @param {History} history
 * @param {number} width in pixels
 * @param {number | null} hovered
 * @param {ChartActions} actions
 */
export function chart(m, history, width, hovered, actions) {
  const { goTo, hover } = actions;
  const times = timesOf(history);
  const axis = axisOf(m, times, width);
  const stepUnder = (/** @type {PointerEvent & {currentTarget: any}} */ event) =>
    axis.stepAt(event.clientX - event.currentTarget.getBoundingClientRect().left);
  const down = (/** @type {PointerEvent & {currentTarget: any}} */ event) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    goTo(stepUnder(event));
  };
  const move = (/** @type {PointerEvent & {currentTarget: any}} */ event) => {
    if (event.buttons & 1 && event.currentTarget.hasPointerCapture(event.pointerId)) goTo(stepUnder(event));
    else hover(stepUnder(event));
  };
  const read = hovered !== null && hovered <= m.count ? hovered : m.index;
  const names = legend(legendOf(m.kind), { left: 6, right: width - right });
  const height = bottom + below + names.height;
  const spoken = t("play-chart-at", { position: t("play-position", { index: m.index, count: m.count }), reading: reading(m, history, m.index, m.atMs) });
  return html`<div class="time">
    <div class="line"><svg data-export="chart" role="img" aria-label=${t(`play-chart-${m.kind}`, { count: m.count })} viewBox="0 0 ${width} ${height}" width=${width} height=${height}
        @pointerdown=${down} @pointermove=${move} @pointerleave=${() => hover(null)}>
        ${names.drawn}<g transform=${`translate(0 ${names.height})`}>${drawing(m, history, times, axis, width, hovered, actions)}</g></svg>
      <input type="range" class="scrub" min="0" max=${Math.max(1, m.count)} step="1" .value=${String(m.index)} ?disabled=${m.count === 0}
        aria-label=${t("play-chart-scrub")} aria-valuetext=${spoken}
        @input=${(/** @type {Event & {target: any}} */ event) => goTo(Number(event.target.value))}></div>
    <p class="readout num">${reading(m, history, read, times[read - 1] ?? 0)}</p>
  </div>`;
}
