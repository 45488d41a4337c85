// The picture of a token bucket: the refill above, the tokens in it, the requests that take one on their way from client
// to server, and those that found none. What all that looks like is its costume.
import { nothing, svg } from "lit";
import { t } from "../../i18n.js";
import { duration, number } from "../../ui/format.js";
import { drawnPlaces } from "../../moment.js";
import { asking, gateTime } from "./asking.js";
import { level } from "./level.js";
import { ending, moving, phases, turnOf } from "./motion.js";
import { label, narrowBelow, row, vessel, word, wordAnd } from "./parts.js";
import { tokens } from "./tokens.js";

/** @typedef {import("../../moment.js").TokenMoment} TokenMoment */
/** @typedef {import("./motion.js").Waypoint} Waypoint */
/** @typedef {{x: number, y: number, side?: number}} Spot a place for a token; of a leaf, on which side of the stem */
/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */
/** @typedef {ReturnType<typeof phases>} Phases */
/**
 * How the same bucket is drawn: with tokens in a vessel, or as a plant with leaves.
 * @typedef {object} Costume
 * @property {(capacity: number, box: Box) => {spots: Spot[], radius: number, columns: number}} places
 * @property {(spot: Spot, radius: number, share: number) => unknown} token with steady refill there may be a share of one
 * @property {(spot: Spot, radius: number, spent: boolean) => unknown} gap a place without a token, perhaps spent just now
 * @property {(box: Box, spots: Spot[]) => unknown} container behind the tokens
 * @property {(box: Box) => unknown} outline before them
 * @property {(x: number) => unknown} source where tokens come from
 * @property {(left: number, right: number, lane: number, width: number) => unknown} ends where requests come from and go to
 * @property {(x: number, y: number) => unknown} passed @property {(x: number, y: number) => unknown} stopped
 * @property {boolean} grows whether tokens come about in their places, or fall into them
 * @property {number} step from one of them to the next in a row
 * @property {((spot: Spot) => unknown) | undefined} request on its way
 * @property {(x: number, m: TokenMoment, room: number) => unknown} holds
 * @property {(what: string) => string} message the id of what is said of it
 * @property {(m: TokenMoment) => string} retry what is said beside the rejected
 */

/** Where tokens come from, and the height of the lane that requests take. */
const tap = 34;
const lane = 187;

/**
 * The tokens: those that are there, each with the way it came if it came in this step; and those that were spent in this
 * step, which are seen only on their way out.
 * @param {TokenMoment} m @param {Costume} costume @param {Spot[]} spots @param {number} radius @param {Spot} gate
 * @param {Phases} when @param {number} decisions how many requests are drawn to take them
 */
function contents(m, costume, spots, radius, gate, when, decisions) {
  const came = Math.floor(m.heldBefore - m.refilled);
  const there = Math.floor(m.heldBefore);
  /** @param {number} i @returns {Waypoint[]} */
  const arrival = (i) => {
    if (i < came) return [{ at: 0 }];
    const [begin, end] = turnOf(when.time, i - came, there - came);
    if (costume.grows) return [{ at: begin, y: 6, seen: 0 }, { at: end }];
    const above = { x: gate.x - spots[i].x, y: tap - spots[i].y };
    return [{ at: begin, ...above, seen: 0 }, { at: begin + 0.01, ...above }, { at: end }];
  };
  const departure = (/** @type {number} */ i) => {
    // The last one in is the first one out; where not all requests are drawn, the tokens go with the first of them.
    const turn = Math.min(there - 1 - i, decisions - 1);
    const taken = gateTime(when.asking, turn, decisions);
    const lead = (when.asking[1] - when.asking[0]) * 0.2;
    return [
      { at: Math.max(when.asking[0], taken - lead) }, { at: taken, x: gate.x - spots[i].x, y: gate.y - spots[i].y },
      { at: taken + 0.001, seen: 0 },
    ];
  };
  return spots.map((spot, i) => {
    const share = Math.min(1, m.held - i);
    const spent = i < there && i >= m.held;
    return svg`${share < 1 ? costume.gap(spot, radius, spent) : nothing}
      ${share > 0 ? moving(costume.token(spot, radius, share), i < there ? arrival(i) : []) : nothing}
      ${spent && i >= Math.floor(m.held) ? moving(costume.token(spot, radius, 1), [...arrival(i), ...departure(i)], { passing: true }) : nothing}`;
  });
}

/** What the cap turned away: it falls on the rim and down outside. @param {TokenMoment} m @param {Costume} costume @param {Box} box
 * @param {number} radius @param {Phases} when */
function spilling(m, costume, box, radius, when) {
  const n = costume.grows ? 0 : Math.min(3, Math.ceil(m.spilled));
  const x = (box.left + box.right) / 2;
  const rim = { x: box.left - 8, y: box.top - 12 };
  return Array.from({ length: n }, (_, i) => {
    const [begin, end] = turnOf(when.time, i, n);
    const middle = begin + (end - begin) * 0.5;
    return moving(costume.token({ x: rim.x - 16, y: box.bottom - 30, side: -1 }, Math.min(radius, 12), 1), [
      { at: begin, x: x - rim.x + 16, y: tap - box.bottom + 30, seen: 0 }, { at: begin + 0.01, x: x - rim.x + 16, y: tap - box.bottom + 30 },
      { at: middle, x: 16, y: rim.y - box.bottom + 30 }, { at: end, seen: 0 },
    ], { passing: true });
  });
}

/** The time to the next refill, as a ring that fills up.
 * @param {TokenMoment} m @param {number} x @param {number} y */
function clock(m, x, y) {
  const { everyMs, refill, pacing } = m.bucket;
  const wholeMs = pacing === "steady" ? everyMs / refill : everyMs;
  const share = Math.max(0, 1 - Number(m.nextRefillInMs) / wholeMs);
  const turn = 2 * Math.PI * share;
  return svg`<circle cx=${x} cy=${y} r="8" fill="none" stroke="var(--line)" stroke-width="3"/>${share > 0
    ? svg`<path d="M${x} ${y - 8}A8 8 0 ${share > 0.5 ? 1 : 0} 1 ${x + 8 * Math.sin(turn)} ${y - 8 * Math.cos(turn)}" fill="none" stroke="var(--token-line)" stroke-width="3" stroke-linecap="round"/>`
    : nothing}`;
}

/** @param {TokenMoment} m @param {number} width @param {number} corner @param {Costume} costume */
function supply(m, width, corner, costume) {
  const x = width / 2;
  const narrow = width < narrowBelow;
  // Beside the spilled, the brim of a bucket.
  const side = x - (narrow ? 68 : 88);
  const { refill, everyMs, pacing } = m.bucket;
  const what = refill === 0
    ? t("play-picture-never")
    : t("play-picture-refill", { refill, every: duration(everyMs) });
  const next = m.nextRefillInMs;
  return svg`${costume.source(x)}
    ${m.refilled > 0 ? svg`<path d="M${x} 36v12m-4.500-5l4.500 5.500 4.500-5.500" fill="none" stroke="var(--token-line)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
      ${word(x + 10, 49, "token", `+${number(m.refilled)}`)}` : nothing}
    ${label(x - 30, 29, what, { anchor: "end", room: x - 34, lines: 2, up: true })}
    ${next === null ? nothing : svg`${clock(m, x + 38, 25)}${label(x + 53, 29, t(pacing === "steady" && !narrow ? "play-picture-next-token" : "play-picture-next", { wait: duration(next) }), { room: x - 57 - corner, lines: 2, up: true })}`}
    ${m.spilled > 0 ? word(side, 50, "token", t(costume.message("spilled"), { n: Math.round(m.spilled * 100) / 100 }), { anchor: "end", room: side - 4, lines: 2 }) : nothing}`;
}

/**
 * @param {TokenMoment} m
 * @param {number} width
 * @param {number} corner how much of its upper right one is taken
 * @param {Costume} [costume]
 */
export function tokenPicture(m, width, corner, costume = tokens) {
  const narrow = width < narrowBelow;
  const x = width / 2;
  const half = narrow ? 54 : 74;
  const box = { left: x - half, right: x + half, top: 58, bottom: 168 };
  const right = width - (narrow ? 24 : 36);
  const left = narrow ? 26 : 36;
  const accepted = row(m.accepted, x + 34 + costume.step - 23, lane, right - 24 - (x + 34), costume.step);
  const rejected = row(m.rejected, left + 12, 233, narrow ? 96 : width - 300, costume.step);
  const client = { x: left, y: lane };
  const gate = { x, y: lane };
  const when = phases(m.refilled + m.spilled > 0, m.requests > 0);
  const drawn = accepted.spots.length + rejected.spots.length;
  const single = m.capacity <= drawnPlaces;
  const { spots, radius } = single ? costume.places(m.capacity, box) : { spots: [], radius: 12 };
  const { passed, stopped, request } = costume;
  const retry = m.rejected > 0 ? costume.retry(m) : "";
  return svg`
    ${supply(m, width, corner, costume)}
    ${single ? costume.container(box, spots) : tokens.container(box, spots)}
    ${costume.ends(left, right, lane, width)}
    <path d="M${left + 12} ${lane}H${right - 15}" stroke="var(--line)" stroke-width="1.5"/>
    ${single ? contents(m, costume, spots, radius, gate, when, Math.max(1, drawn))
      : level(box, "token", { capacity: m.capacity, previous: m.heldBefore - m.refilled, before: m.heldBefore, held: m.held }, when)}
    ${spilling(m, costume, box, radius, when)}
    ${single ? costume.outline(box) : vessel(box)}
    ${costume.holds(box.right + 14, m, width - 4 - (box.right + 14))}
    ${m.index ? label(left - 12, lane - 22, t(costume.message(narrow ? "arrive-narrow" : "arrive"), { n: m.requests }), { room: box.left - left - 4, lines: 2, up: true }) : nothing}
    ${m.accepted > 0 && !costume.grows ? svg`<path d="M${x} 170c0 11 8 16 ${accepted.spots.length > 0 ? 24 : 0} 17" fill="none" stroke="var(--token-line)" stroke-width="1.5" stroke-dasharray="3 4"/>` : nothing}
    ${m.rejected > 0 ? ending(svg`<path d="M${left + 56} ${lane}c14 2 18 14 18 32" fill="none" stroke="var(--stop)" stroke-width="1.5" stroke-dasharray="3 4"/>`, 1) : nothing}
    ${asking({ client, gate, accepted: accepted.spots, rejected: rejected.spots, phase: when.asking, passed, stopped, request })}
    ${m.accepted > 0 ? ending(word(x + 26, narrow ? 217 : 214, "pass", t(costume.message("accepted"), { n: m.accepted }), { room: width - 4 - (x + 26) }), 1) : nothing}
    ${m.rejected > 0 ? ending(wordAnd(rejected.end - 4, 238, "stop", t(costume.message("rejected"), { n: m.rejected }), retry, width - rejected.end), 1) : nothing}`;
}
