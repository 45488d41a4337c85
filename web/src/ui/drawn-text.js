// Texts in drawings: a drawing has no lines that wrap by themselves, so how wide a text is gets measured, and one that is
// wider than its room, as in a language with longer words, is set in more lines or smaller.
import { svg } from "lit";

/** @type {CanvasRenderingContext2D | null | undefined} */
let canvas;
let family = "";
/** Widths of texts at one pixel to the em. @type {Map<string, number>} */
const widths = new Map();
const mostKept = 2000;

/** How wide a text is drawn, in pixels. @param {string} text @param {number} size of its letters @param {number} [weight] */
export function textWidth(text, size, weight = 400) {
  const key = `${weight} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    canvas ??= document.createElement("canvas").getContext("2d");
    family ||= getComputedStyle(document.documentElement).getPropertyValue("--sans");
    if (!canvas) return text.length * size;
    // Measured large: hinting of small letters would differ from size to size.
    canvas.font = `${weight} 100px ${family}`;
    width = canvas.measureText(text).width / 100;
    if (widths.size > mostKept) widths.clear();
    widths.set(key, width);
  }
  return width * size;
}

/** The text in lines that fit, as far as it can be parted: between words, or between the letters of a language that puts no
 * spaces between them. @param {string} text @param {number} room @param {number} size @param {number} weight @param {number} most lines */
function folded(text, room, size, weight, most) {
  const parts = text.match(/[^\s\u2e80-\uffef]+\s*|[\u2e80-\uffef][^\w\s\u2e80-\uffef]*\s*/g) ?? [text];
  const lines = [""];
  for (const part of parts) {
    const last = lines.length - 1;
    if (lines[last] && lines.length < most && textWidth((lines[last] + part).trim(), size, weight) > room) lines.push(part);
    else lines[last] += part;
  }
  return lines.map((line) => line.trim());
}

/**
 * @typedef {object} Setting
 * @property {number} [size] of its letters @property {number} [weight]
 * @property {"start" | "middle" | "end"} [anchor]
 * @property {string} [kind] which colour of meaning
 * @property {number} [room] how wide it may be, in pixels
 * @property {number} [lines] into how many it may be parted
 * @property {boolean} [up] whether further lines push the first ones up
 */

/** @param {number} x @param {number} y of its first line, or of its last one where it grows up @param {string} text @param {Setting} [setting] */
export function drawnText(x, y, text, { size = 12.5, weight = 400, anchor = "start", kind = "quiet", room = Infinity, lines = 1, up = false } = {}) {
  const set = textWidth(text, size, weight) <= room ? [text] : folded(text, room, size, weight, lines);
  const widest = Math.max(...set.map((line) => textWidth(line, size, weight)));
  const fitting = widest > room ? Math.floor(((size * room) / widest) * 10) / 10 : size;
  const apart = Math.round(fitting * 1.15 * 10) / 10;
  const first = up ? y - apart * (set.length - 1) : y;
  return svg`<text x=${x} y=${first} font-size=${fitting} font-weight=${weight} text-anchor=${anchor} class=${kind}>${set.length === 1
    ? set[0] : set.map((line, i) => svg`<tspan x=${x} y=${first + i * apart}>${line}</tspan>`)}</text>`;
}

/** Where the middle of a text is that should stand at x and must not leave the drawing. @param {number} x @param {string} text @param {number} size @param {number} width of the drawing */
export function middleWithin(x, text, size, width) {
  const half = textWidth(text, size) / 2 + 2;
  return Math.max(half, Math.min(width - half, x));
}
