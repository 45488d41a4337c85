// What a bucket holds over time, as a line, with bars for the requests that came: how many passed, and on top of them how
// many were turned away. A lab draws several of these to one frame, so that heights and moments compare.
import { scaleLinear } from "d3-scale";
import { html, nothing, svg } from "lit";
import { drawnText, textWidth } from "../../ui/drawn-text.js";
import { number } from "../../ui/format.js";
import { times } from "./times.js";

/**
 * @typedef {{atMs: number, before: number, after: number}} Point
 * @typedef {{atMs: number, passed: number, refused: number}} Answer to the requests of one moment
 *
 * @typedef {object} Frame what all drawings of a lab agree on
 * @property {number} width in pixels
 * @property {number} [height] of the drawing, in pixels
 * @property {number} untilMs
 * @property {number} most the greatest level or number of requests that has to fit
 * @property {number} [cap] where the dotted line of the capacity is
 * @property {{atMs: number, text: string}} [mark] a moment to point out
 *
 * @typedef {object} Drawn
 * @property {string} id tells the drawings of a page apart
 * @property {string} label the drawing in words
 * @property {Point[]} [points] of the level; without them there are only bars
 * @property {boolean} [gradual] whether the level changes all the time or in steps
 * @property {"token" | "wait"} [ink] what the level is: what can be spent, or what waits
 * @property {Answer[]} answers
 */

const top = 16;
/** Below the axis, room for the times. */
const below = 22;
const right = 16;
const size = 12;
const widestBar = 12;

/** Room on the left for the number of the cap. @param {Frame} frame */
const leftOf = ({ cap, most }) => Math.max(30, 18 + textWidth(number(cap ?? most), size));

/** @param {Frame} frame @param {Drawn} drawn */
export function levelChart(frame, { id, label, points = [], gradual = false, ink = "token", answers }) {
  const { width, height = 122, untilMs, most, cap, mark } = frame;
  const left = leftOf(frame);
  const bottom = height - below;
  const x = scaleLinear([0, untilMs], [left + widestBar / 2, width - right]).clamp(true);
  const y = scaleLinear([0, Math.max(1, most)], [bottom, top]).clamp(true);
  const bar = Math.max(1, Math.min(widestBar, ((width - left - right) / Math.max(1, answers.length)) * 0.6));
  const line = ink === "token" ? "--token-line" : "--wait";
  const written = cap ?? most;
  const hatch = `turned-away-${id}`;
  return html`<svg data-export="chart" role="img" aria-label=${label} viewBox="0 0 ${width} ${height}" width=${width} height=${height}>
    <defs><pattern id=${hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="var(--stop)" stroke-width="1.6"/></pattern></defs>
    ${cap === undefined ? nothing : svg`<path d="M${left} ${y(cap)}H${width - right}" stroke="var(${line})" stroke-dasharray="2 4"/>`}
    <path d="M${left} ${bottom}H${width - right}" stroke="var(--line)" stroke-width="1.5"/>
    ${drawnText(left - 8, y(written) + 4, number(written), { size, anchor: "end" })}
    ${drawnText(left - 8, bottom + 4, number(0), { size, anchor: "end" })}
    ${mark ? pointedOut(x(mark.atMs), mark.text, bottom, width) : nothing}
    ${answers.map(({ atMs, passed, refused }) => svg`
      ${passed ? svg`<rect x=${x(atMs) - bar / 2} y=${y(passed)} width=${bar} height=${bottom - y(passed)} rx="1.5" fill="var(--pass)"/>` : nothing}
      ${refused ? svg`<rect x=${x(atMs) - bar / 2} y=${y(passed + refused)} width=${bar} height=${Math.max(2, y(passed) - y(passed + refused))} rx="1.5" fill="url(#${hatch})" stroke="var(--stop)"/>` : nothing}`)}
    ${points.length > 0 ? svg`<path d=${pathOf(points, gradual, untilMs, x, y)} fill="none" stroke="var(${line})" stroke-width="2.2" stroke-linejoin="round"/>` : nothing}
    ${times(x, height - 5, width)}
  </svg>`;
}

/** A dashed line with a word at its top, on the side that has room. @param {number} at @param {string} text @param {number} bottom @param {number} width */
const pointedOut = (at, text, bottom, width) => svg`<path d="M${at} 2V${bottom}" stroke="var(--edge)" stroke-dasharray="3 3"/>
  ${drawnText(at < width / 2 ? at + 5 : at - 5, 11, text, { size, anchor: at < width / 2 ? "start" : "end", room: Math.max(at, width - at) - 9 })}`;

/** The level holds on from its last moment to the end. @param {Point[]} points @param {boolean} gradual @param {number} untilMs
 * @param {(ms: number) => number} x @param {(level: number) => number} y */
function pathOf(points, gradual, untilMs, x, y) {
  const drawn = points.map(({ atMs, before, after }, i) => {
    const to = gradual ? `L${x(atMs)} ${y(before)}` : `H${x(atMs)}V${y(before)}`;
    return `${i === 0 ? `M${x(atMs)} ${y(before)}` : to}V${y(after)}`;
  });
  return `${drawn.join("")}H${x(untilMs)}`;
}
