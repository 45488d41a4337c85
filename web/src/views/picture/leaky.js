// The picture of a leaky bucket as a queue: who arrives, who waits in which order and for how long, who is being
// processed, what leaves at the bottom at a steady pace, and who found no place.
import { nothing, svg } from "lit";
import { t } from "../../i18n.js";
import { duration } from "../../ui/format.js";
import { drawnPlaces } from "../../moment.js";
import { client, label, level, narrowBelow, passed, places, row, server, stopped, vessel, word } from "./parts.js";

/** @typedef {import("../../moment.js").LeakyMoment} LeakyMoment */
/** @typedef {{x: number, y: number}} Spot */

/** @param {Spot} spot @param {number} r @param {import("../../moment.js").Place | undefined} place @param {boolean} served whether it is being processed */
function waiting({ x, y }, r, place, served) {
  if (!place) return svg`<circle cx=${x} cy=${y} r=${r} fill="none" stroke="var(--edge)" stroke-width="1.3" stroke-dasharray="3 3.5"/>`;
  const name = place.number === null ? nothing
    : svg`<text x=${x} y=${y + 4} font-size=${place.number > 99 ? 9.5 : 12} font-weight="600" text-anchor="middle" class=${served ? "paper" : "wait"}>${place.number}</text>`;
  return svg`<circle cx=${x} cy=${y} r=${r} fill=${served ? "var(--wait)" : "var(--wait-soft)"} stroke="var(--wait)" stroke-width="1.6"/>${name}`;
}

/** What stands beside the bucket: each one's time where they stand in single file, else the first's and the last's.
 * @param {LeakyMoment} m @param {Spot[]} spots @param {number} columns @param {number} x */
function times(m, spots, columns, x) {
  const steady = m.bucket.pacing !== "interval";
  const say = (/** @type {number} */ i, /** @type {string} */ id) => {
    const done = m.line[i].doneInMs;
    return done === null ? nothing : label(x, spots[i].y + 4.5, t(id, { done: duration(done) }));
  };
  const first = say(0, steady ? "play-picture-processing" : "play-picture-place");
  const last = m.line.length - 1;
  if (columns === 1) return m.line.map((_, i) => (i === 0 ? first : say(i, "play-picture-place")));
  return [first, last >= columns ? say(last, "play-picture-row-last") : nothing];
}

/** @param {LeakyMoment} m @param {{left: number, right: number, top: number, bottom: number}} box */
function contents(m, box) {
  if (m.capacity > drawnPlaces) {
    return level(box, m.held / m.capacity, "wait", m.held);
  }
  // Up to six stand in single file, so that each can have its time beside it.
  const { spots, radius, columns } = m.capacity <= 6 ? single(m.capacity, box) : places(m.capacity, box, 13);
  const served = m.bucket.pacing !== "interval";
  return svg`${spots.map((spot, i) => waiting(spot, radius, m.line[i], served && i === 0))}
    ${m.line.length > 0 ? times(m, spots, columns, box.right + 16) : nothing}`;
}

/** @param {number} capacity @param {{left: number, right: number, top: number, bottom: number}} box */
function single(capacity, { left, right, top, bottom }) {
  const size = Math.min(30, (bottom - top - 8) / capacity);
  const spots = Array.from({ length: capacity }, (_, i) => ({ x: (left + right) / 2, y: bottom - 6 - size / 2 - i * size }));
  return { spots, radius: size / 2 - 2, columns: 1 };
}

/**
 * @param {LeakyMoment} m
 * @param {number} width
 */
export function leakyPicture(m, width) {
  const narrow = width < narrowBelow;
  const half = m.capacity <= 6 ? (narrow ? 30 : 36) : narrow ? 52 : 70;
  const x = narrow ? width * 0.33 + half - 30 : width * 0.46;
  const box = { left: x - half, right: x + half, top: 30, bottom: 186 };
  const lane = 212;
  const left = narrow ? 26 : 36;
  const right = width - (narrow ? 24 : 36);
  const room = right - 26 - (x + 30);
  const done = row(passed, m.processed, x + 34, lane, Math.min(room, 160));
  const fallen = Math.max(left + 10, box.left - 62 - (Math.min(m.dropped, 6) - 1) * 23);
  const dropped = row(stopped, m.dropped, fallen, 226, box.left - 50 - left);
  const gap = m.bucket.everyMs / m.bucket.drain;
  return svg`
    ${m.index ? label(left - 12, 26, t(narrow ? "play-picture-arrive-narrow" : "play-picture-arrive", { n: m.requests })) : nothing}
    <path d="M${left + 12} 50H${box.left - 14}" stroke="var(--line)" stroke-width="1.5"/>
    ${client(left, 50, t("play-picture-client"))}
    <rect x=${box.left} y=${box.top + 2} width=${half * 2} height=${box.bottom - box.top - 2} rx="11" fill="var(--sunk)"/>
    ${contents(m, box)}
    ${vessel({ ...box, hole: true })}
    ${label(box.right + 16, 27, t("play-picture-holds", { capacity: m.capacity }))}
    <path d=${`M${x} 190V${lane}H${right - 15}`} fill="none" stroke="var(--line)" stroke-width="1.5"/>
    ${server(right, lane, t("play-picture-server"))}
    ${m.processed > 0 ? svg`${done.shapes}${word(x + 26, 240, "pass", t("play-picture-processed", { n: m.processed }))}
      ${!narrow && done.shapes.length > 1 && m.bucket.pacing !== "interval"
        ? label(done.end + 4, 205, t("play-picture-apart", { gap: duration(gap) })) : nothing}` : nothing}
    ${m.dropped > 0 ? svg`<path d="M${box.left - 12} 54c0 50 ${dropped.end - 23 - (box.left - 12)} 80 ${dropped.end - 23 - (box.left - 12)} 160" fill="none" stroke="var(--stop)" stroke-width="1.5" stroke-dasharray="3 4"/>
      ${dropped.shapes}${word(narrow ? left - 12 : box.left - 20, narrow ? 260 : 254, "stop", m.dropped === 1
        ? t("play-picture-which-dropped", { n: m.rows.reduce((sent, row) => sent + row.requests, 0) })
        : t("play-picture-dropped", { n: m.dropped }), narrow ? "start" : "end")}` : nothing}
    ${m.expired > 0 ? word(left - 2, 120, "stop", t("play-picture-expired", { n: m.expired })) : nothing}`;
}
