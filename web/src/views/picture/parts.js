// The shapes the pictures of all buckets share: who sends, who serves, a request that passed, one that was turned away,
// and the row they stand in.
import { nothing, svg } from "lit";
import { drawnText, middleWithin, textWidth } from "../../ui/drawn-text.js";

/** @typedef {import("../../ui/drawn-text.js").Setting} Setting */

/** Below this width a picture keeps to its narrow form, with fewer shapes and its labels on more lines. */
export const narrowBelow = 520;
/** As many shapes as stand in a row before a count takes their place. */
export const mostInRow = 12;
/** The size of a quiet label's letters, and of those of a word with a meaning. */
const quiet = 12.5;
const meant = 13.5;

/** @param {number} x @param {number} y @param {string} label @param {number} width of the picture */
export const client = (x, y, label, width) => svg`<g>
  <rect x=${x - 12} y=${y - 9} width="24" height="16" rx="3" fill="var(--sunk)" stroke="var(--ink-2)" stroke-width="1.5"/>
  ${drawnText(middleWithin(x, label, quiet, width), y + 26, label, { anchor: "middle" })}</g>`;

/** @param {number} x @param {number} y @param {string} label @param {number} width of the picture @param {boolean} [above] where its label stands */
export const server = (x, y, label, width, above = false) => svg`<g>
  <rect x=${x - 15} y=${y - 20} width="30" height="40" rx="5" fill="var(--sunk)" stroke="var(--ink-2)" stroke-width="1.5"/>
  <path d="M${x - 8} ${y - 9}h16M${x - 8} ${y}h16M${x - 8} ${y + 9}h16" stroke="var(--ink-2)" stroke-width="1.5"/>
  ${drawnText(middleWithin(x, label, quiet, width), above ? y - 27 : y + 38, label, { anchor: "middle" })}</g>`;

/** A request that passed. @param {number} x @param {number} y */
export const passed = (x, y) => svg`<g><circle cx=${x} cy=${y} r="9" fill="var(--pass)"/>
  <path d="M${x - 4} ${y + 0.3}l2.8 2.9 5.2-5.8" fill="none" stroke="var(--card)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></g>`;

/** A request turned away. @param {number} x @param {number} y */
export const stopped = (x, y) => svg`<g><circle cx=${x} cy=${y} r="9" fill="var(--card)" stroke="var(--stop)" stroke-width="1.7"/>
  <path d="M${x - 3.6} ${y - 3.6}l7.2 7.2m0-7.2l-7.2 7.2" stroke="var(--stop)" stroke-width="1.8" stroke-linecap="round"/></g>`;

/**
 * Where n shapes stand side by side, from x on; where there is no room for all, only the first does, beside its number.
 * @param {number} n @param {number} x @param {number} y @param {number} room @param {number} [step] from one to the next
 */
export function row(n, x, y, room, step = 23) {
  const fit = Math.min(mostInRow, Math.max(1, Math.floor(room / step)));
  const drawn = n <= fit ? n : Math.min(n, 1);
  return { spots: Array.from({ length: drawn }, (_, i) => ({ x: x + i * step, y })), end: x + drawn * step };
}

/** A word in the colour of its meaning. @param {number} x @param {number} y @param {string} kind @param {string} text @param {Setting} [setting] */
export const word = (x, y, kind, text, setting) => drawnText(x, y, text, { size: meant, weight: 600, kind, ...setting });

/** A quiet label. @param {number} x @param {number} y @param {string} text @param {Setting} [setting] */
export const label = (x, y, text, setting) => drawnText(x, y, text, setting);

/** A word and after it a quiet one, where there is room for both; the sentence below the picture says it too.
 * @param {number} x @param {number} y @param {string} kind @param {string} text @param {string} after @param {number} room */
export function wordAnd(x, y, kind, text, after, room) {
  const apart = 9;
  const from = textWidth(text, meant, 600) + apart;
  return svg`${word(x, y, kind, text, { room })}${after && from + textWidth(after, quiet) <= room ? label(x + from, y, after) : nothing}`;
}

/** How wide a quiet label is. @param {string} text */
export const labelWidth = (text) => textWidth(text, quiet);

/** The outline of a bucket, open at the top; with a hole where one is asked for.
 * @param {{left: number, right: number, top: number, bottom: number, hole?: boolean}} box */
export function vessel({ left, right, top, bottom, hole = false }) {
  const middle = (left + right) / 2;
  const floor = hole
    ? `H${middle - 9}M${middle + 9} ${bottom}H${right - 12}`
    : `H${right - 12}`;
  return svg`<path d="M${left - 9} ${top}h9V${bottom - 12}a12 12 0 0 0 12 12${floor}a12 12 0 0 0 12-12V${top}h9"
    fill="none" stroke="var(--ink)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/**
 * The places of a small bucket, in rows from the bottom up and from left to right, as large as fits.
 * @param {number} capacity @param {{left: number, right: number, top: number, bottom: number}} box @param {number} largest radius
 */
export function places(capacity, { left, right, top, bottom }, largest) {
  const width = right - left - 14;
  const height = bottom - top - 10;
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= capacity; columns++) {
    const size = Math.min(width / columns, height / Math.ceil(capacity / columns), largest * 2 + 5);
    // Of two that fit equally well the wider one stands more firmly.
    if (size >= best.size) best = { columns, size };
    if (size < best.size) break;
  }
  const { columns, size } = best;
  const inRow = Math.min(columns, capacity);
  const from = (left + right) / 2 - ((inRow - 1) * size) / 2;
  const spots = Array.from({ length: capacity }, (_, i) => ({
    x: from + (i % columns) * size,
    y: bottom - 7 - size / 2 - Math.floor(i / columns) * size,
  }));
  return { spots, radius: size / 2 - 2.5, columns };
}
