// The line of the chart: what is in the bucket at every moment up to the step looked at. Between two steps the engine is
// asked at moments as close together as the eye can tell.
import { line } from "d3-shape";
import { levelOf } from "../../replay.js";

/** @typedef {import("../../moment.js").Moment} Moment */
/** @typedef {import("./axis.js").Axis} Axis */

/** The engine is asked once every so many pixels, and so many times at most for the whole line. */
const pixelsApart = 2;
const mostQuestions = 400;

/** Whether the level changes by whole ones at certain moments, or a little all the time. @param {Moment} m */
const isStepwise = (m) => (m.kind === "token" ? m.bucket.pacing !== "steady" : m.kind === "leaky");

/** What the bucket holds before anything has happened. @param {Moment} m */
const openingLevel = (m) => (m.kind === "token" ? m.bucket.initial ?? m.capacity : 0);

/**
 * @param {Moment} m
 * @param {Axis} axis
 * @param {(level: number) => number} y
 * @param {(step: number, n: number) => number[]} between the levels at n moments before a step
 */
export function levelPath(m, axis, y, between) {
  const stepwise = isStepwise(m);
  let held = openingLevel(m);
  /** @type {[number, number][]} */
  const points = [[axis.middle(0), y(held)]];
  const go = (/** @type {number} */ x, /** @type {number} */ level) => {
    if (stepwise && level !== held) points.push([x, y(held)]);
    points.push([x, y(level)]);
    held = level;
  };
  m.rows.forEach((row, i) => {
    const from = i === 0 ? axis.middle(0) : axis.left(i) + axis.slot;
    const to = axis.left(i + 1);
    const fit = Math.min((to - from) / pixelsApart, mostQuestions / m.rows.length);
    const levels = to > from ? between(i + 1, Math.max(1, Math.floor(fit))) : [];
    levels.forEach((level, k) => go(from + ((to - from) * (k + 1)) / levels.length, level));
    // The requests of a step come all at once.
    points.push([to, y((held = levelOf(row)))]);
    points.push([to + axis.slot, y(held)]);
  });
  return line()(points) ?? "";
}
