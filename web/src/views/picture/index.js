// The picture of the moment, whatever the bucket, with a text that says what it shows.
import { html, svg } from "lit";
import { t } from "../../i18n.js";
import { isPlant } from "../../moment.js";
import { duration } from "../../ui/format.js";
import { label, labelWidth, narrowBelow } from "./parts.js";
import { leakyPicture } from "./leaky.js";
import { leaves } from "./leaves.js";
import { meterPicture } from "./meter.js";
import { tokenPicture } from "./token.js";

/** @typedef {import("../../moment.js").Moment} Moment */

const height = 266;
/** A narrow queue has more to say below its lane. */
const narrowQueue = 282;

/** @param {Moment} m @param {number} width */
const heightOf = (m, width) => (m.kind === "leaky" && width < narrowBelow ? narrowQueue : height);

/** @param {Moment} m */
function described(m) {
  const args = { capacity: m.capacity, requests: m.requests };
  const rounded = Math.round(m.held * 100) / 100;
  if (m.kind === "leaky") return t("play-picture-alt-leaky", { ...args, queue: m.held, processed: m.processed, queued: m.queued, dropped: m.dropped });
  const passing = { accepted: m.accepted, rejected: m.rejected };
  if (m.kind === "token") return t(isPlant(m) ? "play-picture-alt-leaves" : "play-picture-alt-token", { ...args, ...passing, tokens: rounded });
  return t("play-picture-alt-meter", { ...args, ...passing, level: rounded });
}

/** @param {Moment} m @param {number} width @param {number} corner how much of its upper right one is taken */
function drawn(m, width, corner) {
  if (m.kind === "token") return tokenPicture(m, width, corner, isPlant(m) ? leaves : undefined);
  return m.kind === "leaky" ? leakyPicture(m, width) : meterPicture(m, width);
}

/** Which step this is, and when: where there is room for it. @param {Moment} m @param {number} width @param {string} text */
function where(m, width, text) {
  return label(width - 14, width < narrowBelow ? heightOf(m, width) - 5 : 26, text, { anchor: "end", room: width - 28 });
}

/**
 * @param {Moment} moment
 * @param {number} width in pixels: drawn at true size, so that its words stay readable on a phone
 */
export function picture(moment, width) {
  const high = heightOf(moment, width);
  const text = t("play-picture-where", { index: moment.index, count: moment.count, time: duration(moment.atMs) });
  return html`<svg class="picture" role="img" aria-label=${described(moment)} viewBox="0 0 ${width} ${high}" width=${width} height=${high}>
    ${drawn(moment, width, width < narrowBelow ? 0 : labelWidth(text) + 24)}${svg`${where(moment, width, text)}`}</svg>`;
}
