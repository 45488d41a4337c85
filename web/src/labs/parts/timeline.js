// Requests one below the other, each from its arrival to its end: how long it waits, how long it is processed, or that it is
// turned away or gives up. Drawings beside each other agree on a frame, so that lengths and moments compare.
import { scaleLinear } from "d3-scale";
import { html, nothing, svg } from "lit";
import { t } from "../../i18n.js";
import { drawnText, textWidth } from "../../ui/drawn-text.js";
import { times } from "./times.js";

/**
 * @typedef {object} Line one request
 * @property {string} name
 * @property {number} atMs when it arrives
 * @property {number | null} startMs when its processing starts; null if it never does
 * @property {number | null} doneMs
 * @property {number} [leftMs] when it gives up waiting
 * @property {boolean} [marked] whether it is the one to look at
 *
 * @typedef {object} Frame
 * @property {number} width in pixels
 * @property {number} untilMs
 * @property {number} [room] how high the lines may get together, in pixels
 * @property {{atMs: number, text: string}} [mark] a moment to point out
 */

/** So many are told apart; of more, the first. */
const most = 40;
/** Above the lines, for what a mark says. */
const head = 16;
const below = 22;
const right = 14;
const size = 12;
/** The height of a line: from too thin for its name to as thick as it is worth. */
const [thin, thick] = [6, 20];
/** A name needs so much. */
const readable = 13;

/** @param {Frame} frame @param {string} id tells the drawings of a page apart @param {string} label the drawing in words @param {Line[]} all */
export function timeline({ width, untilMs, room = 300, mark }, id, label, all) {
  const lines = all.slice(0, most);
  const row = Math.max(thin, Math.min(thick, Math.floor(room / Math.max(1, lines.length))));
  const top = mark ? head : 2;
  const named = Math.ceil(readable / row);
  const left = 14 + Math.max(14, ...lines.map(({ name, marked }) => textWidth(name, size, weightOf(marked))));
  const bottom = top + row * lines.length + 4;
  const height = bottom + below + (all.length > most ? 16 : 0);
  const x = scaleLinear([0, untilMs], [left, width - right]).clamp(true);
  const bar = Math.max(4, Math.min(11, row - 3));
  const hatch = `gave-up-${id}`;
  return html`<svg data-export="chart" role="img" aria-label=${label} viewBox="0 0 ${width} ${height}" width=${width} height=${height}>
    <defs><pattern id=${hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="var(--stop)" stroke-width="1.6"/></pattern></defs>
    <path d="M${left} ${bottom}H${width - right}" stroke="var(--line)" stroke-width="1.5"/>
    ${mark ? svg`<path d="M${x(mark.atMs)} 2V${bottom}" stroke="var(--ink-2)" stroke-dasharray="3 3"/>
      ${pointedOut(x(mark.atMs), mark.text, width)}` : nothing}
    ${lines.map((line, i) => {
      const y = top + row * i + row / 2;
      return svg`${i % named === 0 || line.marked ? drawnText(left - 8, y + 4, line.name, { size, anchor: "end", weight: weightOf(line.marked), kind: line.marked ? "" : "quiet" }) : nothing}
        ${course(line, x, y, bar, hatch)}`;
    })}
    ${all.length > most ? drawnText(left, bottom + 14, t("lab-more", { n: all.length - most }), { size, room: width - left - right }) : nothing}
    ${times(x, height - 5, width)}
  </svg>`;
}

/** @param {boolean | undefined} marked */
const weightOf = (marked) => (marked ? 700 : 400);

/** What is said at a mark, on the side that has room. @param {number} at @param {string} text @param {number} width */
const pointedOut = (at, text, width) => (at < width / 2
  ? drawnText(at + 5, 11, text, { size, room: width - at - 9 }) : drawnText(at - 5, 11, text, { size, anchor: "end", room: at - 9 }));

/** @param {Line} line @param {(ms: number) => number} x @param {number} y its middle @param {number} bar how thick it is @param {string} hatch */
function course({ atMs, startMs, doneMs, leftMs }, x, y, bar, hatch) {
  const piece = (/** @type {number} */ from, /** @type {number} */ to, /** @type {string} */ fill, /** @type {string} */ stroke) =>
    svg`<rect x=${x(from)} y=${y - bar / 2} width=${Math.max(0.5, x(to) - x(from))} height=${bar} rx=${Math.min(2, bar / 3)} fill=${fill} stroke=${stroke}/>`;
  if (leftMs !== undefined) return svg`${piece(atMs, leftMs, `url(#${hatch})`, "var(--stop)")}${cross(x(leftMs), y, bar)}`;
  if (startMs === null || doneMs === null) return cross(x(atMs), y, bar);
  return svg`${startMs > atMs ? piece(atMs, startMs, "var(--wait-soft)", "var(--wait)") : nothing}
    ${doneMs > startMs ? piece(startMs, doneMs, "var(--pass)", "var(--pass)") : svg`<circle cx=${x(doneMs)} cy=${y} r=${bar / 2} fill="var(--pass)"/>`}`;
}

/** Turned away. @param {number} x @param {number} y @param {number} bar */
function cross(x, y, bar) {
  const arm = Math.max(2, Math.min(4, bar / 2));
  return svg`<path d="M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}" stroke="var(--stop)" stroke-width="1.8" fill="none"/>`;
}
