// One bucket of a comparison, drawn over time in two lanes: above, what its clients get; below, what reaches the server.
// Both buckets are drawn to the same scales, so that heights and moments can be compared across.
import { scaleLinear } from "d3-scale";
import { html, nothing, svg } from "lit";
import { t } from "../i18n.js";
import { legend } from "../ui/drawn-legend.js";
import { drawnText, middleWithin, textWidth } from "../ui/drawn-text.js";
import { duration, number } from "../ui/format.js";
import { summary } from "./said.js";

/** @typedef {import("./comparison.js").Side} Side */
/** @typedef {import("./comparison.js").Outcome} Outcome */
/** @typedef {import("../history.js").Bucket["kind"]} Kind */
/** @typedef {{rows: number, rowMs: number, most: number, kinds: Kind[], cursor: number, goTo: (row: number) => void}} Shared what both drawings agree on */

const height = 276;
const lanes = [{ top: 26, bottom: 112 }, { top: 162, bottom: 248 }];
const right = 12;
const size = 12;

/** The greatest number that has to fit into a lane. @param {Outcome} outcome */
export const mostOf = ({ a, b }) =>
  [a, b].flatMap(({ asked, waiting, served }) => [asked, waiting, served]).reduce((most, list) => list.reduce((m, n) => Math.max(m, n), most), 1);

/** Every how many rows a time is written. @param {number} rows @param {number} room how many fit */
function tickEvery(rows, room) {
  for (let power = 1; ; power *= 10) {
    for (const n of [1, 2, 5]) if (rows / (n * power) <= room) return n * power;
  }
}

/**
 * @param {"a" | "b"} name
 * @param {Side} side
 * @param {Shared} shared
 * @param {number} width in pixels
 */
export function chart(name, side, shared, width) {
  const { rows, rowMs, most, kinds, cursor, goTo } = shared;
  const left = Math.max(30, 18 + textWidth(number(most), size));
  const x = scaleLinear([0, rows], [left, width - right]);
  const slot = x(1) - x(0);
  const bar = Math.max(1, Math.min(26, slot - (slot > 4 ? 2 : 0)));
  const queue = side.bucket.kind === "leaky";
  const ys = lanes.map(({ top, bottom }) => scaleLinear([0, most], [bottom, top]));
  const hatch = `turned-away-${name}`;

  /** @param {number[]} values @param {number} lane @param {Record<string, string>} paint @param {number[]} [below] what they stand on */
  const bars = (values, lane, paint, below) => values.map((n, row) => {
    if (n === 0) return nothing;
    const base = below?.[row] ?? 0;
    const top = ys[lane](base + n);
    return svg`<rect x=${x(row) + (slot - bar) / 2} y=${top} width=${bar} height=${Math.max(1, ys[lane](base) - top)} rx=${bar > 4 ? 1.5 : 0}
      fill=${paint.fill} stroke=${paint.stroke ?? nothing} stroke-width=${paint.stroke && bar > 4 ? 1.2 : nothing}/>`;
  });
  const axis = (/** @type {number} */ lane) => svg`
    <path d="M${left} ${lanes[lane].bottom}H${width - right}" stroke="var(--line)" stroke-width="1.5"/>
    ${drawnText(left - 8, lanes[lane].bottom + 4, number(0), { size, anchor: "end" })}
    ${drawnText(left - 8, lanes[lane].top + 4, number(most), { size, anchor: "end" })}`;
  const widest = Math.max(...[0, rows].map((row) => textWidth(duration(row * rowMs), size)));
  const every = tickEvery(rows, Math.max(2, (width - left - right) / Math.max(58, widest + 16)));
  const ticks = Array.from({ length: Math.ceil(rows / every) }, (_, i) => i * every);
  const point = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const row = Math.floor(x.invert(((event.clientX - box.left) / box.width) * width));
    goTo(Math.max(0, Math.min(rows - 1, row)));
  };
  const label = t("compare-chart", { name: name.toUpperCase(), asked: side.totals.asked, entered: side.totals.entered, refused: side.totals.refused,
    peak: side.peak, row: duration(rowMs) });
  const clients = t("compare-lane-client");
  const named = (/** @type {boolean} */ queues) => legend(legendOf(queues, hatch), { left: 6, right: width - right, beside: textWidth(clients, size) + left });
  // As much room as the longer legend of the two takes, so that the lanes stay beside each other.
  const down = Math.max(...kinds.map((kind) => named(kind === "leaky").height));
  const high = height + down;
  return html`<svg data-export="chart" data-title=${`${name.toUpperCase()}: ${summary(side.bucket)}`} role="img" aria-label=${label} viewBox="0 0 ${width} ${high}" width=${width} height=${high}
      @pointermove=${point} @pointerdown=${point}>
    <defs><pattern id=${hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="var(--stop)" stroke-width="1.6"/></pattern></defs>
    ${drawnText(left, 12, clients, { size, room: width - right - left })}
    ${named(queue).drawn}
    <g transform=${`translate(0 ${down})`}>
    <rect x=${x(cursor)} y="18" width=${Math.max(2, slot)} height=${lanes[1].bottom - 18} fill="var(--sunk)"/>
    ${axis(0)}
    ${bars(side.entered, 0, { fill: queue ? "var(--wait)" : "var(--pass)" })}
    ${bars(side.refused, 0, { fill: `url(#${hatch})`, stroke: "var(--stop)" }, side.entered)}
    ${queue ? waiting(side.waiting, x, ys[0]) : nothing}
    ${drawnText(left, lanes[1].top - 24, t("compare-lane-server", { row: duration(rowMs) }), { size, room: width - right - left })}
    ${axis(1)}
    ${bars(side.served, 1, { fill: "var(--pass)" })}
    ${side.peak > 0 ? svg`<path d="M${left} ${ys[1](side.peak)}H${width - right}" stroke="var(--ink-2)" stroke-dasharray="2 4"/>
      ${drawnText(width - right, ys[1](side.peak) - 5, t("compare-peak", { peak: side.peak }), { size, weight: 600, anchor: "end", kind: "" })}` : nothing}
    ${ticks.map((row) => drawnText(middleWithin(x(row) + slot / 2, duration(row * rowMs), size, width), height - 10, duration(row * rowMs), { size, anchor: "middle" }))}
    </g></svg>`;
}

/** What the bars and the line of the upper lane are. @param {boolean} queue @param {string} hatch */
function legendOf(queue, hatch) {
  const square = (/** @type {string} */ fill, /** @type {string | typeof nothing} */ stroke) => (/** @type {number} */ at) =>
    svg`<rect x=${at} y="3" width="9" height="9" rx="2" fill=${fill} stroke=${stroke}/>`;
  const refused = square(`url(#${hatch})`, "var(--stop)");
  const entries = queue
    ? [{ id: "queued", sign: square("var(--wait)", nothing) }, { id: "waiting", sign: (/** @type {number} */ at) => svg`<path d="M${at} 8h10" stroke="var(--wait)" stroke-width="2"/>` },
        { id: "dropped", sign: refused }]
    : [{ id: "accepted", sign: square("var(--pass)", nothing) }, { id: "rejected", sign: refused }];
  return entries.map(({ id, sign }) => ({ text: t(`compare-column-${id}`), sign }));
}

/** How many wait at the end of each row, as a line from one such moment to the next.
 * @param {number[]} values @param {(row: number) => number} x @param {(n: number) => number} y */
function waiting(values, x, y) {
  const path = `M${x(0)} ${y(0)}${values.map((n, row) => `L${x(row + 1)} ${y(n)}`).join("")}`;
  const dots = x(1) - x(0) > 10 ? values.map((n, row) => (n > 0 ? svg`<circle cx=${x(row + 1)} cy=${y(n)} r="3" fill="var(--wait)" stroke="var(--card)" stroke-width="1"/>` : nothing)) : nothing;
  return svg`<path d=${path} fill="none" stroke="var(--card)" stroke-width="4"/><path d=${path} fill="none" stroke="var(--wait)" stroke-width="2"/>${dots}`;
}
