// The legend of a drawing, written into it so that it goes wherever the drawing goes: signs with their names, in as many
// rows as they need.
import { svg } from "lit";
import { drawnText, textWidth } from "./drawn-text.js";

/** @typedef {{text: string, sign: (x: number) => unknown}} Entry its sign is 10 pixels wide, drawn from x on a line at y = 0 … 12 */

const size = 12;
/** From the beginning of a sign to that of its name, and from one entry to the next. */
const beside = 14;
const between = 14;
const rowHeight = 16;

/**
 * The rows, each as wide as it is, that the entries make where there is so much room.
 * @param {Entry[]} entries @param {number} room
 */
function rowsOf(entries, room) {
  /** @type {{width: number, entries: (Entry & {width: number})[]}[]} */
  const rows = [];
  for (const entry of entries) {
    const width = beside + textWidth(entry.text, size);
    const row = rows.at(-1);
    if (row && row.width + between + width <= room) {
      row.entries.push({ ...entry, width });
      row.width += between + width;
    } else rows.push({ width, entries: [{ ...entry, width }] });
  }
  return rows;
}

/**
 * @param {Entry[]} entries
 * @param {{left: number, right: number, beside?: number}} room between which sides it stands, at the right one; `beside`: how
 *   wide what stands before it in its row is, which has a row of its own where both do not fit
 * @returns {{drawn: unknown, height: number}} the height of the rows beyond the first
 */
export function legend(entries, { left, right, beside: other = 0 }) {
  const alone = rowsOf(entries, right - left);
  const below = other > 0 && (alone.length > 1 || alone[0].width + other + between > right - left) ? 1 : 0;
  const drawn = alone.map((row, i) => {
    let x = right - row.width;
    return row.entries.map(({ text, sign, width }) => {
      const at = x;
      x += width + between;
      return svg`<g transform=${`translate(0 ${(i + below) * rowHeight})`}>${sign(at)}${drawnText(at + beside, 12, text, { size, room: right - at - beside })}</g>`;
    });
  });
  return { drawn, height: (alone.length - 1 + below) * rowHeight };
}
