// The picture of a leaky bucket as a queue: who arrives, who waits in which order and for how long, who is being
// processed, what leaves at the bottom at a steady pace, and who found no place.
import { nothing, svg } from "lit";
import { t } from "../../i18n.js";
import { duration } from "../../ui/format.js";
import { drawnPlaces } from "../../moment.js";
import { level } from "./level.js";
import { ending, moving, phases, turnOf } from "./motion.js";
import { client, label, labelWidth, narrowBelow, passed, places, row, server, stopped, vessel, word } from "./parts.js";

/** @typedef {import("../../moment.js").LeakyMoment} LeakyMoment */
/** @typedef {import("../../moment.js").Place} Place */
/** @typedef {import("./motion.js").Waypoint} Waypoint */
/** @typedef {{x: number, y: number}} Spot */
/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */
/** @typedef {ReturnType<typeof phases>} Phases */

const lane = 212;
const entrance = 50;

/** One in the queue. Who is going to give up has a broken line around. @param {Spot} spot @param {number} r
 * @param {{number: number, served?: boolean, leaves?: boolean}} who */
const waiting = ({ x, y }, r, { number, served = false, leaves = false }) => svg`
  <circle cx=${x} cy=${y} r=${r} fill=${served ? "var(--wait)" : leaves ? "var(--card)" : "var(--wait-soft)"} stroke=${leaves ? "var(--stop)" : "var(--wait)"} stroke-width="1.6" stroke-dasharray=${leaves ? "3 2.5" : "none"}/>
  <text x=${x} y=${y + 4} font-size=${number > 99 ? 9.5 : 12} font-weight="600" text-anchor="middle" class=${served ? "paper" : leaves ? "stop" : "wait"}>${number}</text>`;

const free = (/** @type {Spot} */ { x, y }, /** @type {number} */ r) =>
  svg`<circle cx=${x} cy=${y} r=${r} fill="none" stroke="var(--edge)" stroke-width="1.3" stroke-dasharray="3 3.5"/>`;

/** What awaits one in the queue. @param {Place} place @param {boolean} served */
function fate({ doneInMs, leavesInMs }, served) {
  if (leavesInMs !== null) return t("play-picture-leaves", { wait: duration(leavesInMs) });
  if (doneInMs === null) return "";
  return t(served ? "play-picture-processing" : "play-picture-place", { done: duration(doneInMs) });
}

/** What stands beside the bucket: each one's time where they stand in single file, else the first's and the last's.
 * @param {LeakyMoment} m @param {Spot[]} spots @param {number} columns @param {number} x @param {number} width */
function times(m, spots, columns, x, width) {
  const narrow = width < narrowBelow;
  const room = width - 4 - x;
  const served = (/** @type {number} */ i) => m.line[i].startInMs === 0 && m.bucket.pacing !== "interval";
  const beside = (/** @type {number} */ i, /** @type {string} */ text) => label(x, spots[i].y + 4.5, text, { room });
  // That it is being processed is seen as well; it is said where there is room for it.
  const told = (/** @type {Place} */ place, /** @type {boolean} */ first) => [fate(place, first), fate(place, false)].find((text) => labelWidth(text) <= room) ?? fate(place, false);
  if (columns === 1) return m.line.map((place, i) => beside(i, told(place, served(i))));
  const last = m.line.findLastIndex(({ doneInMs }) => doneInMs !== null);
  return [
    beside(0, fate(m.line[0], served(0) && !narrow)),
    last >= columns ? beside(last, t(narrow ? "play-picture-row-last-narrow" : "play-picture-row-last", { done: duration(Number(m.line[last].doneInMs)) })) : nothing,
  ];
}

/** The way of one in the queue: who was there moves up, who came in this step drops in from above.
 * @param {LeakyMoment} m @param {Place} place @param {number} i @param {Spot[]} spots @param {Spot} start where they come from
 * @param {Phases} when @returns {Waypoint[]} */
function wayOf(m, { from }, i, spots, start, when) {
  const offset = (/** @type {Spot} */ spot) => ({ x: spot.x - spots[i].x, y: spot.y - spots[i].y });
  if (from === i) return [];
  if (from !== null) return [{ at: when.time[0], ...offset(spots[from]) }, { at: when.time[1] }];
  const [begin, end] = turnOf(when.asking, i - m.heldBefore, m.requests);
  const mouth = { x: (Math.min(...spots.map((s) => s.x)) + Math.max(...spots.map((s) => s.x))) / 2, y: entrance - 12 };
  return [
    { at: begin, ...offset(start), seen: 0 }, { at: begin + 0.01, ...offset(start) },
    { at: begin + (end - begin) * 0.55, ...offset(mouth) }, { at: end },
  ];
}

/** @param {LeakyMoment} m @param {Box} box @param {Spot} start @param {Phases} when @param {Layout} layout
 * @param {number} width */
function contents(m, box, start, when, { spots, radius, columns }, width) {
  if (spots.length === 0) {
    return level(box, "wait", { capacity: m.capacity, previous: m.heldBefore + m.processed + m.expired, before: m.heldBefore, held: m.held }, when);
  }
  const line = m.line.map((place, i) => {
    const served = place.startInMs === 0 && m.bucket.pacing !== "interval";
    const shape = waiting(spots[i], radius, { number: place.number, served, leaves: place.leavesInMs !== null });
    return moving(shape, wayOf(m, place, i, spots, start, when));
  });
  // Who gave up steps out to the side.
  const gaveUp = m.gone.filter(({ processed }) => !processed).map(({ number, from }) =>
    moving(waiting(spots[from], radius, { number, leaves: true }), [{ at: 0 }, { at: when.time[1] * 0.5 }, { at: when.time[1], x: box.left - 40 - spots[from].x, seen: 0 }], { passing: true }));
  return svg`${spots.map((spot) => free(spot, radius))}${line}${gaveUp}
    ${m.line.length > 0 ? ending(times(m, spots, columns, box.right + 16, width), 1) : nothing}`;
}

/** @typedef {{spots: Spot[], radius: number, columns: number}} Layout of the places; none where they are too many to draw */

/** @param {LeakyMoment} m @param {Box} box @returns {Layout} */
function layout({ capacity }, box) {
  if (capacity > drawnPlaces) return { spots: [], radius: 0, columns: 0 };
  if (capacity > 6) return places(capacity, box, 13);
  // Up to six stand in single file, so that each can have its time beside it.
  const size = Math.min(30, (box.bottom - box.top - 8) / capacity);
  const spots = Array.from({ length: capacity }, (_, i) => ({ x: (box.left + box.right) / 2, y: box.bottom - 6 - size / 2 - i * size }));
  return { spots, radius: size / 2 - 2, columns: 1 };
}

/** Those that left the bucket processed, each by the drip to the lane and on; the first one has come furthest.
 * @param {Spot[]} done where they are drawn in the end @param {number} x the hole's @param {number} bottom @param {Phases} when */
function drips(done, x, bottom, when) {
  return done.map((place, i) => {
    const [begin, end] = turnOf(when.time, done.length - 1 - i, done.length);
    return moving(passed(place.x, place.y), [
      { at: begin, x: x - place.x, y: bottom - 12 - place.y, seen: 0 }, { at: begin + 0.02, x: x - place.x, y: bottom - 12 - place.y },
      { at: begin + (end - begin) * 0.4, x: x - place.x }, { at: end },
    ]);
  });
}

/** Those that found no place: from the client to the rim and down beside the bucket.
 * @param {LeakyMoment} m @param {Spot[]} spots @param {Box} box @param {Spot} start @param {Phases} when */
function overflow(m, spots, box, start, when) {
  return spots.map((place, i) => {
    const [begin, end] = turnOf(when.asking, m.queued + i, m.queued + spots.length);
    return moving(stopped(place.x, place.y), [
      { at: begin, x: start.x - place.x, y: start.y - place.y, seen: 0 }, { at: begin + 0.01, x: start.x - place.x, y: start.y - place.y },
      { at: begin + (end - begin) * 0.5, x: box.left - 14 - place.x, y: entrance - 4 - place.y }, { at: end },
    ]);
  });
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
  const left = narrow ? 26 : 36;
  const right = width - (narrow ? 24 : 36);
  const room = right - 26 - (x + 30);
  const done = row(m.processed, x + 34, lane, Math.min(room, 160));
  const fallen = Math.max(left + 10, box.left - 62 - (Math.min(m.dropped, 6) - 1) * 23);
  const dropped = row(m.dropped, fallen, 226, box.left - 50 - left);
  const start = { x: left, y: entrance };
  const when = phases(m.processed + m.expired > 0, m.requests > 0);
  const apart = t("play-picture-apart", { gap: duration(m.bucket.everyMs / m.bucket.drain) });
  return svg`
    ${m.index ? label(left - 12, narrow ? 17 : 26, t(narrow ? "play-picture-arrive-narrow" : "play-picture-arrive", { n: m.requests }), { room: (narrow ? box.right : box.left) - left }) : nothing}
    <path d="M${left + 12} ${entrance}H${box.left - 14}" stroke="var(--line)" stroke-width="1.5"/>
    ${client(left, entrance, t("play-picture-client"), width)}
    <rect x=${box.left} y=${box.top + 2} width=${half * 2} height=${box.bottom - box.top - 2} rx="11" fill="var(--sunk)"/>
    <path d=${`M${x} 190V${lane}H${right - 15}`} fill="none" stroke="var(--line)" stroke-width="1.5"/>
    ${contents(m, box, start, when, layout(m, box), width)}
    ${vessel({ ...box, hole: true })}
    ${label(box.right + 16, 27, t("play-picture-holds", { capacity: m.capacity }), { room: width - box.right - 20 })}
    ${server(right, lane, t("play-picture-server"), width)}
    ${m.processed > 0 ? svg`${drips(done.spots, x, box.bottom, when)}${ending(svg`${word(x + 26, 240, "pass", t("play-picture-processed", { n: m.processed }), { room: right - 36 - (x + 26) })}
      ${!narrow && done.spots.length > 1 && m.bucket.pacing !== "interval" && labelWidth(apart) < right - 20 - done.end ? label(done.end + 4, 205, apart) : nothing}`, when.time[1])}` : nothing}
    ${m.dropped > 0 ? svg`${ending(svg`<path d="M${box.left - 12} 54c0 50 ${dropped.end - 23 - (box.left - 12)} 80 ${dropped.end - 23 - (box.left - 12)} 160" fill="none" stroke="var(--stop)" stroke-width="1.5" stroke-dasharray="3 4"/>
      ${word(narrow ? left - 12 : box.left - 20, narrow ? 260 : 254, "stop", m.dropped === 1
        ? t("play-picture-which-dropped", { n: m.rows.reduce((sent, row) => sent + row.requests, 0) })
        : t("play-picture-dropped", { n: m.dropped }), narrow ? { room: width - 20 } : { anchor: "end", room: box.left - 24 })}`, 1)}${overflow(m, dropped.spots, box, start, when)}` : nothing}
    ${m.expired > 0 ? ending(word(left - 12, narrow ? 277 : 120, "stop", t("play-picture-expired", { n: m.expired }), { room: narrow ? width / 2 - left : box.left - left - 4 }), when.time[1]) : nothing}`;
}
