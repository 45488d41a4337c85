// When requests get through, as a row of dots over time; a cross is one that does not, a strip below is time in which
// someone waits. Requests of the same moment stand on top of each other. Several lanes drawn to one frame can be compared.
import { scaleLinear } from "d3-scale";
import { html, nothing, svg } from "lit";
import { times } from "./times.js";

/** @typedef {import("./requests.js").Request} Request */

const [left, right] = [10, 14];
const below = 24;
/** How high the highest stack may get. */
const highest = 48;
const widest = 5;

/**
 * @param {{width: number, untilMs: number, most: number}} frame most: the highest stack that has to fit
 * @param {string} label the drawing in words
 * @param {Request[]} requests
 */
export function lane({ width, untilMs, most }, label, requests) {
  const x = scaleLinear([0, untilMs], [left, width - right]).clamp(true);
  const radius = Math.min(widest, highest / (2 * most));
  const bottom = 2 * radius * most + 4;
  const height = bottom + below;
  return html`<svg data-export="chart" role="img" aria-label=${label} viewBox="0 0 ${width} ${height}" width=${width} height=${height}>
    <path d="M${left} ${bottom + 0.5}H${width - right}" stroke="var(--line)" stroke-width="1.5"/>
    ${requests.map(({ atMs, startMs }) => (startMs !== null && startMs > atMs
      ? svg`<path d="M${x(atMs)} ${bottom}H${x(startMs)}" stroke="var(--wait)" stroke-width="4"/>` : nothing))}
    ${stacked(requests).map(({ atMs, place, passed }) => {
      const y = bottom - radius * (2 * place + 1) - 1;
      const arm = radius * 0.75;
      return passed ? svg`<circle cx=${x(atMs)} cy=${y} r=${radius - 0.5} fill="var(--pass)"/>`
        : svg`<path d="M${x(atMs) - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}" stroke="var(--stop)" stroke-width="1.8"/>`;
    })}
    ${times(x, height - 6, width)}
  </svg>`;
}

/** Each request with its place among those of the same moment. @param {Request[]} requests */
function stacked(requests) {
  /** @type {Map<number, number>} */
  const heights = new Map();
  return requests.map(({ atMs, startMs }) => {
    const moment = startMs ?? atMs;
    const place = heights.get(moment) ?? 0;
    heights.set(moment, place + 1);
    return { atMs: moment, place, passed: startMs !== null };
  });
}
