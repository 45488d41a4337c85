// A long run drawn as bands: for each stretch of time the range from the least to the greatest value of its rows, and the
// mean as a line. One lane for each figure, all on one axis of time.
import { scaleLinear } from "d3-scale";
import { html, svg } from "lit";
import { t } from "../i18n.js";
import { drawnText, middleWithin, textWidth } from "../ui/drawn-text.js";
import { duration, number } from "../ui/format.js";
import { drawn } from "./slices.js";

/** @typedef {import("./slices.js").Bands} Bands */
/** @typedef {import("./slices.js").Band} Band */

const laneHeight = 74;
const laneGap = 34;
const right = 16;
const size = 12;
/** @type {Record<string, {ink: string, soft: string}>} */
const paints = {
  requests: { ink: "--ink-2", soft: "--level-soft" },
  accepted: { ink: "--pass", soft: "--pass-soft" },
  processed: { ink: "--pass", soft: "--pass-soft" },
  rejected: { ink: "--stop", soft: "--stop-soft" },
  dropped: { ink: "--stop", soft: "--stop-soft" },
  tokens: { ink: "--token-line", soft: "--token-soft" },
  queue: { ink: "--wait", soft: "--wait-soft" },
  level: { ink: "--level", soft: "--level-soft" },
};

const dayMs = 86_400_000;

/** A length of time: from a few days on in days, since nobody reads millions of seconds. @param {number} ms */
export const longTime = (ms) => (ms >= 2 * dayMs ? t("bigrun-about-days", { n: ms / dayMs }) : duration(ms));

/** How many rows a stretch has. @param {Bands} bands @param {number} stretch */
export const rowsIn = ({ rows, rowsEach }, stretch) => Math.min(rowsEach, rows - stretch * rowsEach);

/** @param {Bands} bands @param {import("../history.js").Bucket} bucket @param {number} width @param {number} cursor @param {(stretch: number) => void} goTo */
export function chart(bands, bucket, width, cursor, goTo) {
  const names = drawn[bucket.kind];
  const tops = names.map((_, i) => 24 + i * (laneHeight + laneGap));
  const height = tops[tops.length - 1] + laneHeight + 28;
  const most = Math.max(...names.map((name) => bands.bands[name].greatest.reduce((m, v) => Math.max(m, v), 1)));
  const left = Math.max(34, 20 + textWidth(number(Math.ceil(most)), size));
  const x = scaleLinear([0, bands.stretches], [left, width - right]);
  const endMs = bands.rows * bands.rowMs;
  const unitMs = endMs >= 2 * dayMs ? dayMs : 1000;
  const time = scaleLinear([0, endMs / unitMs], [left, width - right]);
  const point = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const at = Math.floor(x.invert(((event.clientX - box.left) / box.width) * width));
    goTo(Math.max(0, Math.min(bands.stretches - 1, at)));
  };
  const label = t("bigrun-chart", { time: longTime(endMs), stretches: bands.stretches, each: duration(bands.rowsEach * bands.rowMs) });
  return html`<svg data-export="chart" role="img" aria-label=${label} viewBox="0 0 ${width} ${height}" width=${width} height=${height} @pointermove=${point} @pointerdown=${point}>
    ${names.map((name, i) => lane(name, bands, tops[i], { left, right: width - right }, x))}
    <path d="M${x(cursor + 0.5)} 16V${tops[tops.length - 1] + laneHeight}" stroke="var(--ink)" stroke-width="1.5"/>
    ${time.ticks(Math.max(1, Math.floor((width - left) / Math.max(120, textWidth(longTime(endMs), size) + 24)))).map((n) =>
      drawnText(middleWithin(time(n), longTime(n * unitMs), size, width), height - 8, longTime(n * unitMs), { size, anchor: "middle" }))}
  </svg>`;
}

/** @param {string} name @param {Bands} all @param {number} top @param {{left: number, right: number}} sides @param {(stretch: number) => number} x */
function lane(name, all, top, sides, x) {
  const band = all.bands[name];
  const most = band.greatest.reduce((m, v) => Math.max(m, v), 1);
  const { ink, soft } = paints[name];
  const { range, mean } = pathsOf(band, all, x, scaleLinear([0, most], [top + laneHeight, top]), `${sides.left} ${sides.right} ${top}`);
  const bottom = top + laneHeight;
  return svg`
    ${drawnText(sides.left, top - 9, t(`bigrun-lane-${name}`, { row: duration(all.rowMs) }), { size, room: sides.right - sides.left })}
    <path d=${range} fill=${`var(${soft})`} stroke=${`var(${ink})`} stroke-width="0.5"/>
    <path d=${mean} fill="none" stroke=${`var(${ink})`} stroke-width="1.3"/>
    <path d="M${sides.left} ${bottom}H${sides.right}" stroke="var(--line)" stroke-width="1.5"/>
    ${drawnText(sides.left - 8, bottom + 4, number(0), { size, anchor: "end" })}
    ${drawnText(sides.left - 8, top + 4, number(most), { size, anchor: "end" })}`;
}

/** The paths of a band, as long as it is drawn at the same place: reading along it draws nothing anew.
 * @type {WeakMap<Band, {place: string, range: string, mean: string}>} */
const kept = new WeakMap();

/** @param {Band} band @param {Bands} all @param {(stretch: number) => number} x @param {(value: number) => number} y @param {string} place */
function pathsOf(band, all, x, y, place) {
  let paths = kept.get(band);
  if (paths?.place !== place) {
    // More than one stretch to a pixel would cost time to draw, and not be seen.
    const together = Math.max(1, Math.ceil(1 / (x(1) - x(0))));
    const { least, greatest, mean } = merged(band, all, together);
    const xOf = (/** @type {number} */ i) => x(Math.min(i * together, all.stretches));
    paths = { place, range: area(least, greatest, xOf, y), mean: outline(mean, xOf, y) };
    kept.set(band, paths);
  }
  return paths;
}

/** The band with so many stretches drawn together. @param {Band} band @param {Bands} all @param {number} together */
function merged({ least, greatest, sum }, all, together) {
  const count = Math.ceil(all.stretches / together);
  const part = (/** @type {Float64Array} */ list, /** @type {number} */ i) => list.subarray(i * together, (i + 1) * together);
  const over = (/** @type {(i: number) => number} */ value) => Float64Array.from({ length: count }, (_, i) => value(i));
  return {
    least: over((i) => Math.min(...part(least, i))),
    greatest: over((i) => Math.max(...part(greatest, i))),
    mean: over((i) => {
      const rows = Math.min(all.rowsEach * together, all.rows - i * together * all.rowsEach);
      return part(sum, i).reduce((total, n) => total + n, 0) / rows;
    }),
  };
}

/** To a tenth of a pixel. @param {number} value */
const fine = (value) => Math.round(value * 10) / 10;

/** A line of steps over the stretches. @param {ArrayLike<number>} values @param {(stretch: number) => number} x @param {(value: number) => number} y */
function outline(values, x, y) {
  let path = `M${fine(x(0))} ${fine(y(values[0]))}`;
  for (let i = 0; i < values.length; i++) path += `V${fine(y(values[i]))}H${fine(x(i + 1))}`;
  return path;
}

/** From the greatest values forth to the least ones back. @param {Float64Array} least @param {Float64Array} greatest @param {(stretch: number) => number} x @param {(value: number) => number} y */
function area(least, greatest, x, y) {
  let path = outline(greatest, x, y);
  for (let i = least.length - 1; i >= 0; i--) path += `V${fine(y(least[i]))}H${fine(x(i))}`;
  return `${path}Z`;
}
