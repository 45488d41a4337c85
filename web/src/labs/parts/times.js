// Round times for a time axis, far enough apart to be read.
import { scaleLinear } from "d3-scale";

/** How much room a time needs, in pixels. */
const apart = 84;

/** @param {number} untilMs @param {number} room in pixels */
export const ticks = (untilMs, room) =>
  scaleLinear([0, untilMs / 1000], [0, 1]).ticks(Math.max(2, Math.floor(room / apart))).map((seconds) => seconds * 1000);
