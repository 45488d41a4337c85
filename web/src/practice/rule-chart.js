// What a bucket holds through a story, as a line, with the end of it in large: drawn once for the rule that an answer
// came from and once for the bucket's own, to the same scale, so that the eye finds where they part.
import { scaleLinear } from "d3-scale";
import { html, nothing, svg } from "lit";
import { drawnText, middleWithin, textWidth } from "../ui/drawn-text.js";
import { duration, number } from "../ui/format.js";

/**
 * @import { Course } from "./course.js"
 *
 * @typedef {object} Frame what both drawings agree on
 * @property {number} untilMs
 * @property {number} most the highest level
 * @property {number} capacity
 * @property {number | null} partMs when they part
 */

const width = 300;
const box = { left: 34, right: 286, top: 28, bottom: 104 };
const height = 128;
/** The size of the letters. */
const size = 12;

/** What both drawings agree on. @param {Course[]} courses @param {number} capacity @param {number | null} partMs @returns {Frame} */
export function frameOf(courses, capacity, partMs) {
  const points = courses.flatMap((course) => course.points);
  return {
    untilMs: Math.max(1, ...points.map(({ atMs }) => atMs)),
    most: Math.max(capacity, ...points.map(({ before, after }) => Math.max(before, after))),
    capacity,
    partMs,
  };
}

/**
 * @param {Course} course
 * @param {Frame} frame
 * @param {"ok" | "no"} look
 * @param {string} label what the drawing shows, in words
 */
export function ruleChart(course, { untilMs, most, capacity, partMs }, look, label) {
  const x = scaleLinear([0, untilMs], [box.left, box.right]);
  const y = scaleLinear([0, most], [box.bottom, box.top]);
  const end = course.points[course.points.length - 1].after;
  const ink = look === "ok" ? "pass" : "stop";
  return html`<svg class="rule-chart" role="img" aria-label=${label} viewBox="0 0 ${width} ${height}">
    ${partMs === null ? nothing : svg`<path d="M${x(partMs)} ${box.top - 8}V${box.bottom + 5}" stroke="var(--edge)" stroke-dasharray="3 3"/>`}
    <path d="M${box.left} ${y(capacity)}H${box.right}" stroke="var(--token-line)" stroke-dasharray="2 4"/>
    <path d="M${box.left} ${box.bottom}H${box.right}" stroke="var(--line)" stroke-width="1.5"/>
    ${drawnText(box.left - 7, y(capacity) + 4, number(capacity), { size, anchor: "end", room: box.left - 9 })}
    ${drawnText(box.left - 7, box.bottom + 4, number(0), { size, anchor: "end" })}
    <path d=${pathOf(course, x, y)} fill="none" stroke="var(--${ink})" stroke-width="2.4" stroke-linejoin="round"/>
    <circle cx=${x(untilMs)} cy=${y(end)} r="3.5" fill="var(--${ink})"/>
    ${drawnText(box.right, y(end) - 9, number(end), { size: 15, weight: 700, anchor: "end", kind: ink })}
    ${ticks(untilMs).map((ms) => drawnText(middleWithin(x(ms), duration(ms), size, width), height - 5, duration(ms), { size, anchor: "middle" }))}
  </svg>`;
}

/** @param {Course} course @param {(ms: number) => number} x @param {(level: number) => number} y */
function pathOf({ points, gradual }, x, y) {
  return points
    .map(({ atMs, before, after }, i) => {
      const to = gradual ? `L${x(atMs)} ${y(before)}` : `H${x(atMs)}V${y(before)}`;
      return `${i === 0 ? `M${x(0)} ${y(before)}` : to}V${y(after)}`;
    })
    .join("");
}

/** The times written below: round ones, few enough to stand apart. @param {number} untilMs */
function ticks(untilMs) {
  const most = Math.min(5, Math.floor((box.right - box.left) / (textWidth(duration(untilMs), size) + 16)));
  const whole = scaleLinear([0, untilMs / 1000], [0, 1]).ticks(most).map((seconds) => seconds * 1000);
  return whole.length > most + 1 ? whole.filter((_, i) => i % 2 === 0) : whole;
}
