// What the line and the bars of the chart stand for, written into the drawing so that they go wherever it goes.
import { svg } from "lit";
import { t } from "../../i18n.js";

/** @typedef {import("../../moment.js").Moment} Moment */

/** Of each kind of bucket: the names of its line and bars, and their colours. The bars of a leaky bucket are the queued,
 * who only wait as yet, and dots on the axis stand for the moments at which one is processed.
 * @type {Record<Moment["kind"], {level: string, good: string, bad: string, ink: string, goodInk: string, done?: string}>} */
export const signs = {
  token: { level: "tokens", good: "accepted", bad: "rejected", ink: "--token-line", goodInk: "--pass" },
  leaky: { level: "queue", good: "queued", bad: "dropped", ink: "--wait", goodInk: "--wait", done: "processed" },
  meter: { level: "level", good: "accepted", bad: "rejected", ink: "--level", goodInk: "--pass" },
};

/** What they are, for a legend of their names. @param {Moment["kind"]} kind */
export function legendOf(kind) {
  const { level, good, bad, ink, goodInk, done } = signs[kind];
  const entries = [
    { name: level, sign: (/** @type {number} */ x) => svg`<path d="M${x} 8h10" stroke="var(${ink})" stroke-width="2.5"/>` },
    { name: good, sign: (/** @type {number} */ x) => svg`<rect x=${x} y="3" width="9" height="9" rx="2" fill="var(${goodInk})"/>` },
    { name: bad, sign: (/** @type {number} */ x) => svg`<rect x=${x} y="3" width="9" height="9" rx="2" fill="url(#turned-away)" stroke="var(--stop)"/>` },
    ...(done ? [{ name: done, sign: (/** @type {number} */ x) => svg`<circle cx=${x + 5} cy="7.5" r="3.5" fill="var(--pass)"/>` }] : []),
  ];
  return entries.map(({ name, sign }) => ({ text: t(`play-legend-${name}`), sign }));
}
