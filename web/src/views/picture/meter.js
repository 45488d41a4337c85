// The picture of a leaky bucket as a meter: nobody waits; a level rises with every request that passes and sinks all the
// time, and a request that would take it over the rim is turned away.
import { nothing, svg } from "lit";
import { t } from "../../i18n.js";
import { duration } from "../../ui/format.js";
import { asking } from "./asking.js";
import { level } from "./level.js";
import { ending, phases } from "./motion.js";
import { client, label, narrowBelow, passed, row, server, stopped, vessel, word } from "./parts.js";

/** @typedef {import("../../moment.js").MeterMoment} MeterMoment */

const lane = 187;

/** Beside the bucket: how many more would fit now. @param {MeterMoment} m @param {{right: number, top: number, bottom: number}} box @param {number} width */
function room(m, box, width) {
  const free = m.capacity - m.held;
  if (free < 1) return nothing;
  const below = box.top + ((box.bottom - box.top) * free) / m.capacity;
  return svg`<path d="M${box.right + 14} ${box.top + 2}h5V${below}h-5" fill="none" stroke="var(--token-line)" stroke-width="1.5"/>
    ${word(box.right + 26, Math.max(44, (box.top + below) / 2 + 5), "token", t("play-picture-room", { n: Math.floor(free) }), { room: width - box.right - 30, lines: 2 })}`;
}

/**
 * @param {MeterMoment} m
 * @param {number} width
 */
export function meterPicture(m, width) {
  const narrow = width < narrowBelow;
  const x = width / 2;
  const half = narrow ? 46 : 74;
  const box = { left: x - half, right: x + half, top: 30, bottom: 150 };
  const left = narrow ? 26 : 36;
  const right = width - (narrow ? 24 : 36);
  const accepted = row(m.accepted, x + 34, lane, right - 24 - (x + 34));
  const rejected = row(m.rejected, left + 12, 233, narrow ? 96 : width - 300);
  const when = phases(m.leaked > 0, m.requests > 0);
  const marks = m.capacity <= 20 ? Array.from({ length: m.capacity - 1 }, (_, i) => box.bottom - ((i + 1) * (box.bottom - box.top)) / m.capacity) : [];
  return svg`
    <rect x=${box.left} y=${box.top + 2} width=${half * 2} height=${box.bottom - box.top - 2} rx="11" fill="var(--sunk)"/>
    ${level(box, "level", { capacity: m.capacity, previous: m.heldBefore + m.leaked, before: m.heldBefore, held: m.held }, when)}
    ${marks.map((y) => svg`<path d="M${box.left + 2} ${y}h7M${box.right - 2} ${y}h-7" stroke="var(--edge)"/>`)}
    ${vessel({ ...box, hole: true })}
    ${label(box.left - 16, 35, t("play-picture-holds", { capacity: m.capacity }), { anchor: "end", room: box.left - 20, lines: 2 })}
    ${ending(room(m, box, width), 1)}
    <path d="M${x} 154v14" stroke="var(--level)" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round"/>
    ${narrow ? nothing : label(box.right + 26, 153, t("play-picture-leak", { drain: m.bucket.drain, every: duration(m.bucket.everyMs) }), { room: right - 22 - (box.right + 26), lines: 2, up: true })}
    ${m.index ? label(left - 12, lane - 22, t(narrow ? "play-picture-arrive-narrow" : "play-picture-arrive", { n: m.requests }), { room: box.left - left - 4, lines: 2, up: true }) : nothing}
    <path d="M${left + 12} ${lane}H${right - 15}" stroke="var(--line)" stroke-width="1.5"/>
    ${client(left, lane, t("play-picture-client"), width)}
    ${server(right, lane, t("play-picture-server"), width, narrow)}
    ${m.rejected > 0 ? ending(svg`<path d="M${left + 56} ${lane}c14 2 18 14 18 32" fill="none" stroke="var(--stop)" stroke-width="1.5" stroke-dasharray="3 4"/>`, 1) : nothing}
    ${asking({ client: { x: left, y: lane }, gate: { x, y: lane }, accepted: accepted.spots, rejected: rejected.spots, phase: when.asking, passed, stopped })}
    ${m.accepted > 0 ? ending(word(x + 26, 217, "pass", t("play-picture-accepted", { n: m.accepted }), { room: width - 4 - (x + 26) }), 1) : nothing}
    ${m.rejected > 0 ? ending(word(rejected.end - 4, 238, "stop", t("play-picture-rejected", { n: m.rejected }), { room: width - rejected.end }), 1) : nothing}`;
}
