// The picture of a token bucket: the refill above, the tokens in it, the requests that take one on their way from client
// to server, and those that found none.
import { nothing, svg } from "lit";
import { t } from "../../i18n.js";
import { duration, number } from "../../ui/format.js";
import { drawnPlaces } from "../../moment.js";
import { client, label, level, narrowBelow, passed, places, row, server, stopped, vessel, word } from "./parts.js";

/** @typedef {import("../../moment.js").TokenMoment} TokenMoment */

/** One place for a token. A part of a token, as steady refill leaves it, is drawn as a part of the disc.
 * @param {{x: number, y: number}} spot @param {number} r @param {number} share @param {boolean} spent in this step */
function token({ x, y }, r, share, spent) {
  const edge = spent ? "var(--token-line)" : "var(--edge)";
  const empty = svg`<circle cx=${x} cy=${y} r=${r} fill="none" stroke=${edge} stroke-width="1.5" stroke-dasharray="3 3.5"/>`;
  if (share <= 0) return empty;
  if (share >= 1) return svg`<circle cx=${x} cy=${y} r=${r} fill="var(--token-fill)" stroke="var(--token-line)" stroke-width="1.5"/>`;
  const turn = 2 * Math.PI * share;
  const tip = `${x + r * Math.sin(turn)} ${y - r * Math.cos(turn)}`;
  return svg`${empty}<path d="M${x} ${y}V${y - r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${tip}Z" fill="var(--token-fill)"/>`;
}

/** @param {TokenMoment} m @param {{left: number, right: number, top: number, bottom: number}} box */
function contents(m, box) {
  if (m.capacity > drawnPlaces) return level(box, m.held / m.capacity, "token", m.held);
  const { spots, radius } = places(m.capacity, box, 19);
  return spots.map((spot, i) => token(spot, radius, m.held - i, i < m.heldBefore && i >= m.held));
}

/** The time to the next refill, as a ring that fills up.
 * @param {TokenMoment} m @param {number} x @param {number} y */
function clock(m, x, y) {
  const share = 1 - Number(m.nextRefillInMs) / m.bucket.everyMs;
  const turn = 2 * Math.PI * share;
  return svg`<circle cx=${x} cy=${y} r="8" fill="none" stroke="var(--line)" stroke-width="3"/>${share > 0
    ? svg`<path d="M${x} ${y - 8}A8 8 0 ${share > 0.5 ? 1 : 0} 1 ${x + 8 * Math.sin(turn)} ${y - 8 * Math.cos(turn)}" fill="none" stroke="var(--token-line)" stroke-width="3" stroke-linecap="round"/>`
    : nothing}`;
}

/** @param {TokenMoment} m @param {number} x middle of the bucket @param {boolean} narrow */
function supply(m, x, narrow) {
  const { refill, everyMs } = m.bucket;
  const what = refill === 0
    ? t("play-picture-never")
    : t("play-picture-refill", { refill, every: duration(everyMs) });
  const when = m.nextRefillInMs === null
    ? refill === 0 ? "" : t("play-picture-steady")
    : t("play-picture-next", { wait: duration(m.nextRefillInMs) });
  return svg`<path d="M${x - 20} 16h40v11a5 5 0 0 1-5 5h-30a5 5 0 0 1-5-5z" fill="var(--sunk)" stroke="var(--edge)" stroke-width="1.5"/>
    ${m.refilled > 0 ? svg`<path d="M${x} 34v14m-4.500-5l4.500 5.500 4.500-5.500" fill="none" stroke="var(--token-line)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
      ${word(x + 10, 47, "token", `+${number(m.refilled)}`)}` : nothing}
    ${label(x - 30, 29, what, "end")}
    ${m.nextRefillInMs === null ? label(x + 30, 29, when) : svg`${clock(m, x + 38, 25)}${label(x + 53, 29, when)}`}
    ${m.spilled > 0 ? word(x - (narrow ? 60 : 88), 50, "token", t("play-picture-spilled", { n: Math.round(m.spilled * 100) / 100 }), "end") : nothing}`;
}

/**
 * @param {TokenMoment} m
 * @param {number} width
 */
export function tokenPicture(m, width) {
  const narrow = width < narrowBelow;
  const x = width / 2;
  const half = narrow ? 54 : 74;
  const box = { left: x - half, right: x + half, top: 58, bottom: 168 };
  const lane = 187;
  const right = width - (narrow ? 24 : 36);
  const left = narrow ? 26 : 36;
  const accepted = row(passed, m.accepted, x + 34, lane, right - 24 - (x + 34));
  const rejected = row(stopped, m.rejected, left + 12, 233, narrow ? 96 : width - 300);
  // Whole seconds, as the header has them.
  const retry = m.retryAfterMs ? t("play-picture-retry", { seconds: Math.ceil(m.retryAfterMs / 1000) }) : "";
  return svg`
    ${supply(m, x, narrow)}
    <rect x=${box.left} y=${box.top + 2} width=${half * 2} height=${box.bottom - box.top - 2} rx="11" fill="var(--sunk)"/>
    ${contents(m, box)}
    ${vessel(box)}
    ${label(box.right + 14, 63, t("play-picture-holds", { capacity: m.capacity }))}
    ${m.index ? label(left - 12, lane - 22, t("play-picture-arrive", { n: m.requests })) : nothing}
    <path d="M${left + 12} ${lane}H${right - 15}" stroke="var(--line)" stroke-width="1.5"/>
    ${client(left, lane, t("play-picture-client"))}
    ${server(right, lane, t("play-picture-server"))}
    ${m.accepted > 0 ? svg`<path d="M${x} 170c0 11 8 16 ${accepted.shapes.length > 0 ? 24 : 0} 17" fill="none" stroke="var(--token-line)" stroke-width="1.5" stroke-dasharray="3 4"/>
      ${accepted.shapes}${word(x + 26, narrow ? 217 : 214, "pass", t("play-picture-accepted", { n: m.accepted }))}` : nothing}
    ${m.rejected > 0 ? svg`<path d="M${left + 56} ${lane}c14 2 18 14 18 32" fill="none" stroke="var(--stop)" stroke-width="1.5" stroke-dasharray="3 4"/>
      ${rejected.shapes}${word(rejected.end - 4, 238, "stop", t("play-picture-rejected", { n: m.rejected }), "start", retry)}` : nothing}`;
}
