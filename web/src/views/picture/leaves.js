// The token bucket as the lesson pictures it: a plant that grows leaves and holds only so many, and caterpillars that eat
// one each. The same rule, drawn otherwise.
import { svg } from "lit";
import { t } from "../../i18n.js";
import { label } from "./parts.js";

/** @typedef {import("./token.js").Costume} Costume */
/** @typedef {import("./token.js").Spot} Spot */

/** A leaf, about twice r long; it grows away from the stem. @param {Spot} spot its middle @param {number} r */
function blade({ x, y, side = 1 }, r) {
  const out = side * r * 1.25;
  const high = r * 0.78;
  return `M${x - out} ${y + high * 0.5}C${x - out * 0.6} ${y - high * 1.3} ${x + out * 0.5} ${y - high * 1.2} ${x + out} ${y - high * 0.3}C${x + out * 0.5} ${y + high * 0.95} ${x - out * 0.4} ${y + high * 1.1} ${x - out} ${y + high * 0.5}Z`;
}

/** @param {number} x @param {number} y @param {string} body @param {string} edge @param {unknown} sign */
const caterpillar = (x, y, body, edge, sign) => svg`<g fill=${body} stroke=${edge} stroke-width="1.5">
  <path d="M${x + 5} ${y - 6}l2-5M${x + 9} ${y - 5}l4-4" fill="none" stroke-linecap="round"/>
  <circle cx=${x - 8} cy=${y + 1} r="4.6"/><circle cx=${x - 2} cy=${y - 1.5} r="5.2"/><circle cx=${x + 5} cy=${y} r="6.4"/>${sign}</g>`;

/** @type {Costume} */
export const leaves = {
  places(capacity, { left, right, top, bottom }) {
    const stem = (left + right) / 2;
    const rows = Math.ceil(capacity / 2);
    const high = Math.min(34, (bottom - top + 6) / (rows + 0.4));
    const radius = Math.min(17, high * 0.62);
    const spots = Array.from({ length: capacity }, (_, i) => {
      const side = i % 2 ? 1 : -1;
      return { x: stem + side * (radius * 1.25 + 3), y: bottom - 16 - (Math.floor(i / 2) + (i % 2) * 0.45) * high, side };
    });
    return { spots, radius, columns: 2 };
  },

  token(spot, r, share) {
    const { x, y, side = 1 } = spot;
    const out = side * r * 1.25;
    return svg`<g opacity=${Math.max(0.25, Math.min(1, share))}><path d=${blade(spot, r)} fill="var(--token-fill)" stroke="var(--token-line)" stroke-width="1.5" stroke-linejoin="round"/>
      <path d="M${x - out * 0.9} ${y + r * 0.34}Q${x} ${y - r * 0.2} ${x + out * 0.7} ${y - r * 0.18}" fill="none" stroke="var(--token-line)" stroke-width="1.1"/></g>`;
  },

  gap: (spot, r, spent) =>
    svg`<path d=${blade(spot, r)} fill="none" stroke=${spent ? "var(--token-line)" : "var(--edge)"} stroke-width="1.4" stroke-dasharray="3 3.5"/>`,

  container(box, spots) {
    const x = (box.left + box.right) / 2;
    const tip = Math.min(...spots.map(({ y }) => y)) - 4;
    return svg`<path d="M${x} ${box.bottom + 2}C${x - 4} ${(box.bottom + tip) / 2} ${x + 3} ${tip + 20} ${x} ${tip}" fill="none" stroke="var(--ink)" stroke-width="2.4" stroke-linecap="round"/>
      <path d="M${x - 30} ${box.bottom + 1}h60l-7 15h-46z" fill="var(--sunk)" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>`;
  },
  outline: () => svg``,
  source: (x) => svg`<g stroke="var(--token-line)" stroke-width="1.8" stroke-linecap="round"><circle cx=${x} cy="24" r="8" fill="var(--token-fill)" stroke-width="1.5"/>
    ${Array.from({ length: 8 }, (_, i) => {
      const turn = (i * Math.PI) / 4;
      return svg`<path d="M${x + 11.5 * Math.cos(turn)} ${24 + 11.5 * Math.sin(turn)}L${x + 15 * Math.cos(turn)} ${24 + 15 * Math.sin(turn)}"/>`;
    })}</g>`,
  ends: () => svg``,
  passed: (x, y) => caterpillar(x, y, "var(--pass)", "var(--pass)",
    svg`<path d="M${x + 2} ${y + 0.3}l2.2 2.3 4-4.5" fill="none" stroke="var(--card)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`),
  stopped: (x, y) => caterpillar(x, y, "var(--card)", "var(--stop)",
    svg`<path d="M${x + 2.3} ${y - 2.7}l5.4 5.4m0-5.4l-5.4 5.4" fill="none" stroke-width="1.6" stroke-linecap="round"/>`),
  request: ({ x, y }) => caterpillar(x, y, "var(--card)", "var(--ink-2)", svg``),
  step: 31,
  grows: true,
  holds: (x, m, room) => label(x, 63, t("play-picture-plant-holds", { capacity: m.capacity }), { room, lines: 2 }),
  message: (what) => `play-picture-plant-${what}`,
  retry: () => "",
};
