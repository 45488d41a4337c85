// Numbers as bars, one below the other, with a dotted line where a limit is. They are what passes; each has its number
// beside it.
import { scaleLinear } from "d3-scale";
import { html, svg } from "lit";
import { drawnText, textWidth } from "../../ui/drawn-text.js";

/** The size of the letters. */
const size = 12.5;
/** @param {boolean | undefined} marked */
const weightOf = (marked) => (marked ? 700 : 400);

/**
 * @param {string} label the drawing in words
 * @param {{name: string, value: number, text: string, marked?: boolean}[]} rows `text` is the value in words
 * @param {{most: number, limit: number, limitText: string, width: number}} frame
 */
export function bars(label, rows, { most, limit, limitText, width }) {
  const left = 12 + Math.max(...rows.map(({ name, marked }) => textWidth(name, size, weightOf(marked))));
  const right = 12 + Math.max(...rows.map(({ text, marked }) => textWidth(text, size, weightOf(marked))));
  const x = scaleLinear([0, most], [left, width - right]);
  const top = 18;
  const row = 24;
  const height = top + rows.length * row + 4;
  return html`<svg data-export="chart" role="img" aria-label=${label} viewBox="0 0 ${width} ${height}" width=${width} height=${height}>
    ${drawnText(x(limit) + 5, 12, limitText, { size: 12, room: width - x(limit) - 9 })}
    ${rows.map(({ name, value, text, marked }, i) => svg`
      ${drawnText(left - 8, top + i * row + 16, name, { size, weight: weightOf(marked), anchor: "end", kind: "" })}
      <rect x=${left} y=${top + i * row + 4} width=${Math.max(1, x(value) - left)} height=${row - 8} rx="2" fill="var(--pass)" opacity=${marked ? 1 : 0.6}/>
      ${drawnText(x(value) + 7, top + i * row + 16, text, { size, weight: weightOf(marked), kind: "pass" })}`)}
    <path d="M${x(limit)} 3V${height}" stroke="var(--ink)" stroke-dasharray="2 4"/>
  </svg>`;
}
