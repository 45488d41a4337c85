// The requests of a step on their way: from the client to the gate, where it is decided; from there the accepted go on to
// the server, and the others bounce off to where the rejected stand. For buckets that answer at once.
import { svg } from "lit";
import { moving, turnOf } from "./motion.js";

/** @typedef {{x: number, y: number}} Spot */
/** @typedef {import("./motion.js").Waypoint} Waypoint */

/** How far into its turn a request is at the gate. */
const atGate = 0.55;

/** When the i-th of n requests is at the gate, as a share of the step.
 * @param {[number, number]} phase @param {number} i @param {number} n */
export function gateTime(phase, i, n) {
  const [begin, end] = turnOf(phase, i, n);
  return begin + (end - begin) * atGate;
}

/** A request, when it is not known yet what will become of it. */
const undecided = (/** @type {Spot} */ { x, y }) => svg`<circle cx=${x} cy=${y} r="7" fill="var(--card)" stroke="var(--ink-2)" stroke-width="1.7"/>`;

/**
 * @param {object} given
 * @param {Spot} given.client @param {Spot} given.gate
 * @param {Spot[]} given.accepted where those who passed stand in the end, as far as they are drawn
 * @param {Spot[]} given.rejected
 * @param {[number, number]} given.phase
 * @param {(x: number, y: number) => unknown} given.passed their shapes
 * @param {(x: number, y: number) => unknown} given.stopped
 * @param {(spot: Spot) => unknown} [given.request] its shape on the way to the gate
 */
export function asking({ client, gate, accepted, rejected, phase, passed, stopped, request = undecided }) {
  const n = accepted.length + rejected.length;
  const one = (/** @type {Spot} */ place, /** @type {number} */ i, /** @type {(x: number, y: number) => unknown} */ shape, /** @type {boolean} */ bounces) => {
    const [begin, end] = turnOf(phase, i, n);
    const decided = gateTime(phase, i, n);
    const [x, y] = [gate.x - place.x, gate.y - place.y];
    /** @type {Waypoint[]} */
    const coming = [
      { at: begin, x: client.x - gate.x, y: client.y - gate.y, seen: 0 }, { at: begin + 0.01, x: client.x - gate.x, y: client.y - gate.y },
      { at: decided }, { at: decided + 0.001, seen: 0 },
    ];
    /** @type {Waypoint[]} */
    const going = [
      { at: decided, x, y, seen: 0 }, { at: decided + 0.001, x, y },
      ...(bounces ? [{ at: decided + (end - decided) * 0.35, x: x - 26, y: y - 10 }] : []),
      { at: end },
    ];
    return svg`${moving(request(gate), coming, { passing: true })}${moving(shape(place.x, place.y), going)}`;
  };
  return svg`${accepted.map((place, i) => one(place, i, passed, false))}
    ${rejected.map((place, i) => one(place, accepted.length + i, stopped, true))}`;
}
