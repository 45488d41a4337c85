// The times below a drawing: round ones, far enough apart to be read.
import { scaleLinear } from "d3-scale";
import { drawnText, middleWithin, textWidth } from "../../ui/drawn-text.js";
import { duration } from "../../ui/format.js";

/** The size of the letters, and how much room a time needs at least, in pixels. */
const size = 12;
const apart = 84;

/**
 * @param {import("d3-scale").ScaleLinear<number, number>} x
 * @param {number} y
 * @param {number} width of the drawing
 */
export function times(x, y, width) {
  const [[, untilMs], [from, to]] = [x.domain(), x.range()];
  const room = Math.max(apart, textWidth(duration(untilMs), size) + 20);
  const round = scaleLinear([0, untilMs / 1000], [0, 1]).ticks(Math.max(2, Math.floor((to - from) / room)));
  return round.map((seconds) => {
    const text = duration(seconds * 1000);
    return drawnText(middleWithin(x(seconds * 1000), text, size, width), y, text, { size, anchor: "middle" });
  });
}
