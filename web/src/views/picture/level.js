// What a bucket holds when its places are too many to draw, or when it has none: a level with its number.
import { nothing, svg } from "lit";
import { drawnText } from "../../ui/drawn-text.js";
import { number } from "../../ui/format.js";
import { moving } from "./motion.js";

/**
 * @param {{left: number, right: number, top: number, bottom: number}} box
 * @param {string} kind names the colours
 * @param {{capacity: number, previous: number, before: number, held: number}} levels at the beginning of the step, when its
 *   requests arrived, and at its end
 * @param {{time: [number, number], asking: [number, number]}} when
 */
export function level({ left, right, top, bottom }, kind, { capacity, previous, before, held }, when) {
  const inside = { x: left + 2, width: right - left - 4 };
  const whole = bottom - top - 4;
  const heightOf = (/** @type {number} */ level) => Math.max(level > 0 ? 2 : 0, whole * Math.min(1, level / capacity));
  const y = bottom - 2 - heightOf(held);
  // The number stands in the middle, and steps below the line where that would run through it.
  const centre = (top + bottom) / 2;
  const baseline = Math.abs(y - centre) < 16 ? y + 25 : centre + 7;
  const lower = (/** @type {number} */ level) => heightOf(held) - heightOf(level);
  const way = [
    { at: 0, y: lower(previous) }, { at: when.time[1], y: lower(before) },
    { at: Math.max(when.time[1], when.asking[0] + (when.asking[1] - when.asking[0]) * 0.4), y: lower(before) }, { at: 1 },
  ];
  const id = `inside-${kind}`;
  return svg`<clipPath id=${id}><rect x=${inside.x} y=${top} width=${inside.width} height=${bottom - 2 - top} rx="10"/></clipPath>
    ${held > 0 || before > 0 || previous > 0 ? svg`<g clip-path="url(#${id})">${moving(svg`
      <rect x=${inside.x} y=${y} width=${inside.width} height=${whole * 2} fill="var(--${kind}-soft)"/>
      <path d="M${inside.x} ${y}h${inside.width}" stroke="var(--${kind})" stroke-width="2"/>`, way)}</g>` : nothing}
    ${drawnText((left + right) / 2, baseline, number(held), { size: 21, weight: 650, anchor: "middle", kind: "num", room: right - left - 10 })}`;
}
