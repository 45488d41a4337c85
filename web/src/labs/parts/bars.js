// Numbers as bars, one below the other, with a dotted line where a limit is. They are what passes; each has its number
// beside it.
import { scaleLinear } from "d3-scale";
import { html, svg } from "lit";

/**
 * @param {string} label the drawing in words
 * @param {{name: string, value: number, text: string, marked?: boolean}[]} rows `text` is the value in words
 * @param {{most: number, limit: number, limitText: string, width: number}} frame
 */
export function bars(label, rows, { most, limit, limitText, width }) {
  const left = 12 + Math.max(...rows.map(({ name }) => name.length)) * 7;
  const right = 20 + Math.max(...rows.map(({ text }) => text.length)) * 7;
  const x = scaleLinear([0, most], [left, width - right]);
  const top = 18;
  const row = 24;
  const height = top + rows.length * row + 4;
  return html`<svg data-export="chart" role="img" aria-label=${label} viewBox="0 0 ${width} ${height}" width=${width} height=${height}>
    <text x=${x(limit) + 5} y="12" font-size="12" class="quiet">${limitText}</text>
    ${rows.map(({ name, value, text, marked }, i) => svg`
      <text x=${left - 8} y=${top + i * row + 16} font-size="12.5" font-weight=${marked ? 700 : 400} text-anchor="end">${name}</text>
      <rect x=${left} y=${top + i * row + 4} width=${Math.max(1, x(value) - left)} height=${row - 8} rx="2" fill="var(--pass)" opacity=${marked ? 1 : 0.6}/>
      <text x=${x(value) + 7} y=${top + i * row + 16} font-size="12.5" font-weight=${marked ? 700 : 400} class="pass">${text}</text>`)}
    <path d="M${x(limit)} 3V${height}" stroke="var(--ink)" stroke-dasharray="2 4"/>
  </svg>`;
}
