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

/** The width of a sign with the room beside it, before its name. */
const key = 14;
/** Letters of this size are about so wide, those of East Asia twice that. @param {string} text */
const widthOf = (text) => [...text].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 13 : 6.6), 0);

/** @param {Moment["kind"]} kind @param {number} end where its right side is */
export function legend(kind, end) {
  const { level, good, bad, ink, goodInk, done } = signs[kind];
  const entries = [
    { name: level, key: (/** @type {number} */ x) => svg`<path d="M${x} 8h10" stroke="var(${ink})" stroke-width="2.5"/>` },
    { name: good, key: (/** @type {number} */ x) => svg`<rect x=${x} y="3" width="9" height="9" rx="2" fill="var(${goodInk})"/>` },
    { name: bad, key: (/** @type {number} */ x) => svg`<rect x=${x} y="3" width="9" height="9" rx="2" fill="url(#turned-away)" stroke="var(--stop)"/>` },
    ...(done ? [{ name: done, key: (/** @type {number} */ x) => svg`<circle cx=${x + 5} cy="7.5" r="3.5" fill="var(--pass)"/>` }] : []),
  ].map(({ name, key }) => ({ text: t(`play-legend-${name}`), key }));
  const texts = entries.reduce((sum, { text }) => sum + widthOf(text) + key, 0);
  const gap = Math.min(20, Math.max(8, (end - texts) / entries.length));
  let x = end - texts - gap * (entries.length - 1);
  return entries.map(({ text, key: sign }) => {
    const drawn = svg`${sign(x)}<text x=${x + key} y="12" font-size="12" class="quiet">${text}</text>`;
    x += key + widthOf(text) + gap;
    return drawn;
  });
}
