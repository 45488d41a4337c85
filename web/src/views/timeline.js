// The time line: what was in the bucket and what became of the requests, step by step. It is also the scrubber: a slider
// lies over the drawing, its thumb the line that marks the step looked at.
import { line, curveStepAfter } from "d3-shape";
import { scaleLinear } from "d3-scale";
import { html, nothing, svg } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { t } from "../i18n.js";
import { duration, number } from "../ui/format.js";

/** @typedef {import("../moment.js").Moment} Moment */
/** @typedef {import("../history.js").History} History */
/** @typedef {{good: number, bad: number, peak: number, held: number}} Column what passed or queued, what was turned away, and the level before and after */

const height = 112;
/** Above the drawing: the legend, and the knob of the line that marks the step. */
const knob = 24;
const top = 32;
const bottom = 90;
const right = 18;
/** On the left, room for the number of the cap. @param {Moment} m */
const leftOf = (m) => Math.max(40, 20 + 7 * number(m.capacity).length);
/** The fewest columns the width is shared among, so that a first step does not fill it. */
const fewest = 8;

/** @param {Moment} m @returns {Column[]} */
function columnsOf(m) {
  if (m.kind === "token") return m.rows.map((r) => ({ good: r.accepted, bad: r.rejected, peak: r.tokens + r.accepted, held: r.tokens }));
  if (m.kind === "leaky") return m.rows.map((r) => ({ good: r.queued, bad: r.dropped, peak: r.queue - r.queued, held: r.queue }));
  return m.rows.map((r) => ({ good: r.accepted, bad: r.rejected, peak: Math.max(0, r.level - r.accepted), held: r.level }));
}

/** @type {Record<Moment["kind"], {level: string, good: string, bad: string, ink: string, goodInk: string}>} */
const legends = {
  token: { level: "tokens", good: "accepted", bad: "rejected", ink: "--token-line", goodInk: "--pass" },
  leaky: { level: "queue", good: "queued", bad: "dropped", ink: "--wait", goodInk: "--wait" },
  meter: { level: "level", good: "accepted", bad: "rejected", ink: "--level", goodInk: "--pass" },
};

/** @param {Moment} m @param {number} end */
function legend(m, end) {
  const { level, good, bad, ink, goodInk } = legends[m.kind];
  const names = [level, good, bad].map((name) => t(`play-legend-${name}`));
  // From the right; letters of this size are about seven wide, and those of East Asia twice that.
  const widths = names.map((name) => 34 + [...name].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 13 : 6.6), 0));
  const at = (/** @type {number} */ i) => end - widths.slice(i).reduce((sum, width) => sum + width, 0) + 14;
  const entry = (/** @type {number} */ i, /** @type {unknown} */ key) =>
    svg`${key}<text x=${at(i) + 14} y="12" font-size="12" class="quiet">${names[i]}</text>`;
  return svg`${entry(0, svg`<path d="M${at(0)} 8h10" stroke="var(${ink})" stroke-width="2.5"/>`)}
    ${entry(1, svg`<rect x=${at(1)} y="3" width="9" height="9" rx="2" fill="var(${goodInk})"/>`)}
    ${entry(2, svg`<rect x=${at(2)} y="3" width="9" height="9" rx="2" fill="url(#turned-away)" stroke="var(--stop)"/>`)}`;
}

/** Which steps have their time written below: as many as fit, always at the same distance. @param {number} count @param {number} width */
function labelled(count, width) {
  const every = Math.ceil(count / Math.max(1, Math.floor(width / 52)));
  return Array.from({ length: Math.floor(count / every) }, (_, i) => (i + 1) * every);
}

/**
 * @param {Moment} m
 * @param {History} history
 * @param {number} width in pixels
 */
function chart(m, history, width) {
  const columns = columnsOf(m);
  const { ink, goodInk } = legends[m.kind];
  const margin = { left: leftOf(m), right };
  const span = Math.max(fewest, m.count);
  const x = scaleLinear([0, span], [margin.left, width - margin.right]);
  const asked = history.inputs.map((input) => input.requests);
  // One scale for level and requests. A burst far above the cap is cut off at the top, and its number written on it.
  const most = Math.max(m.capacity, Math.min(m.capacity * 1.5, Math.max(0, ...asked)));
  const y = scaleLinear([0, most], [bottom, top]).clamp(true);
  // Bars stand to the right of their step, so that the level's own fall stays in sight beside them.
  const bar = Math.max(1, Math.min(14, (x(1) - x(0)) * 0.6));
  const left = (/** @type {number} */ step) => x(step) + 3;
  const opening = m.kind === "token" ? m.bucket.initial ?? m.capacity : 0;
  /** @type {[number, number][]} */
  const points = [[0, opening]];
  columns.forEach(({ peak, held }, i) => points.push([i + 1, peak], [i + 1, held]));
  const path = line(([step]) => x(step), ([, value]) => y(value)).curve(curveStepAfter)(points);
  let atMs = 0;
  const times = history.inputs.map((input) => (atMs += input.advanceMs));
  return svg`
    <defs><pattern id="turned-away" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="var(--stop)" stroke-width="1.6"/></pattern></defs>
    ${legend(m, width - margin.right)}
    <path d="M${margin.left} ${y(m.capacity)}H${width - margin.right}" stroke="var(${ink})" stroke-dasharray="2 4"/>
    <path d="M${margin.left} ${bottom}H${width - margin.right}" stroke="var(--line)" stroke-width="1.5"/>
    <text x=${margin.left - 8} y=${y(m.capacity) + 4} font-size="12" text-anchor="end" class="quiet">${number(m.capacity)}</text>
    <text x=${margin.left - 8} y=${bottom + 4} font-size="12" text-anchor="end" class="quiet">0</text>
    ${columns.map(({ good, bad }, i) => svg`
      ${good ? svg`<rect x=${left(i + 1)} y=${y(good)} width=${bar} height=${bottom - y(good)} rx="1.5" fill="var(${goodInk})" opacity=${m.kind === "leaky" ? 0.55 : 1}/>` : nothing}
      ${bad ? svg`<rect x=${left(i + 1)} y=${y(good + bad)} width=${bar} height=${Math.max(2, y(good) - y(good + bad))} rx="1.5" fill="url(#turned-away)" stroke="var(--stop)" stroke-width="1.2"/>` : nothing}`)}
    ${asked.slice(m.index).map((n, i) => n ? svg`<rect x=${left(m.index + i + 1)} y=${y(n)} width=${bar} height=${bottom - y(n)} rx="1.5" fill="none" stroke="var(--edge)" stroke-dasharray="2 2"/>` : nothing)}
    ${labelled(m.count, width - margin.left - margin.right).map((step) => svg`<text x=${Math.min(x(step), width - 16)} y=${bottom + 17} font-size="12" text-anchor="middle" class="quiet">${duration(times[step - 1])}</text>`)}
    <path d="M${x(m.index)} ${knob}V${bottom}" stroke="var(--ink)" stroke-width="1.5"/>
    <path d=${path ?? ""} fill="none" stroke="var(${ink})" stroke-width="2.4" stroke-linejoin="round"/>
    <circle cx=${x(m.index)} cy=${knob} r="5" fill="var(--ink)"/>`;
}

/**
 * @param {Moment} m
 * @param {History} history
 * @param {number} width
 * @param {(step: number) => void} goTo
 */
export function timeline(m, history, width, goTo) {
  const span = Math.max(fewest, m.count);
  const scrub = (/** @type {Event & {target: any}} */ event) => {
    const step = Math.min(Number(event.target.value), m.count);
    // The slider is as long as the drawing, which may be longer than the history.
    event.target.value = String(step);
    goTo(step);
  };
  return html`<div class="time" style=${styleMap({ "--from": `${leftOf(m)}px`, "--to": `${right}px` })}>
    <svg role="img" aria-label=${t(`play-timeline-${m.kind}`, { count: m.count })} viewBox="0 0 ${width} ${height}" width=${width} height=${height}>
      ${chart(m, history, width)}</svg>
    <input type="range" class="scrub" min="0" max=${span} step="1" .value=${String(m.index)} ?disabled=${m.count === 0}
      aria-label=${t("play-timeline-scrub")} aria-valuemax=${m.count}
      aria-valuetext=${t("play-position", { index: m.index, count: m.count })} @input=${scrub}>
  </div>`;
}
