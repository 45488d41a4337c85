// How a token bucket looks: a vessel with a disc for each token, a tap above it, requests from a client to a server.
import { svg } from "lit";
import { t } from "../../i18n.js";
import { client, label, narrowBelow, passed, places, server, stopped, vessel } from "./parts.js";

/** @typedef {import("./token.js").Costume} Costume */

/** @type {Costume} */
export const tokens = {
  places: (capacity, box) => places(capacity, box, 19),

  // A part of a token, as steady refill leaves it, is drawn as a part of the disc.
  token({ x, y }, r, share) {
    if (share >= 1) return svg`<circle cx=${x} cy=${y} r=${r} fill="var(--token-fill)" stroke="var(--token-line)" stroke-width="1.5"/>`;
    const turn = 2 * Math.PI * share;
    const tip = `${x + r * Math.sin(turn)} ${y - r * Math.cos(turn)}`;
    return svg`<path d="M${x} ${y}V${y - r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${tip}Z" fill="var(--token-fill)"/>`;
  },

  gap: ({ x, y }, r, spent) =>
    svg`<circle cx=${x} cy=${y} r=${r} fill="none" stroke=${spent ? "var(--token-line)" : "var(--edge)"} stroke-width="1.5" stroke-dasharray="3 3.5"/>`,

  container: (box) => svg`<rect x=${box.left} y=${box.top + 2} width=${box.right - box.left} height=${box.bottom - box.top - 2} rx="11" fill="var(--sunk)"/>`,
  outline: (box) => vessel(box),
  source: (x) => svg`<path d="M${x - 20} 16h40v11a5 5 0 0 1-5 5h-30a5 5 0 0 1-5-5z" fill="var(--sunk)" stroke="var(--edge)" stroke-width="1.5"/>`,
  ends: (left, right, lane, width) => svg`${client(left, lane, t("play-picture-client"), width)}${server(right, lane, t("play-picture-server"), width, width < narrowBelow)}`,
  passed, stopped, step: 23, grows: false, request: undefined,
  holds: (x, m, room) => label(x, 63, t("play-picture-holds", { capacity: m.capacity }), { room, lines: 2 }),
  message: (what) => `play-picture-${what}`,
  retry: (m) => (m.retryAfterMs ? t("play-picture-retry", { seconds: Math.ceil(m.retryAfterMs / 1000) }) : ""),
};
