// Motion in the picture: where this token came from, where that request went. The picture is drawn as it is at the end of
// the step; what moves carries its way there as keyframes, played once and then gone. So whenever motion is off, cut short
// or not supported, what stands there is the truth.
import { svg } from "lit";

/**
 * A point on the way of a shape: where it is relative to its place, how much of it is seen, and at which share of the step.
 * @typedef {{at: number, x?: number, y?: number, seen?: number}} Waypoint
 */

/** Shorter than this it cannot be followed, and is left out. */
const shortestMs = 180;

/**
 * A shape with a way. A passing one is there only while it moves.
 * @param {unknown} shape @param {Waypoint[]} way from the beginning of the step; it ends in the shape's place
 * @param {{passing?: boolean}} [how]
 */
export const moving = (shape, way, { passing = false } = {}) =>
  svg`<g data-way=${JSON.stringify(way)} opacity=${passing ? 0 : 1}>${shape}</g>`;

/** What says how it ended is not there before.
 * @param {unknown} shape @param {number} at the share of the step from which on it is seen */
export const ending = (shape, at) => moving(shape, at > 0 ? [{ at: Math.max(0, at - 0.12), seen: 0 }, { at }] : []);

/**
 * The share of a step in which the time passes, and that in which its requests arrive: one after the other, where both
 * have something to show.
 * @param {boolean} brought whether the time brought anything @param {boolean} asked whether requests arrived
 * @returns {{time: [number, number], asking: [number, number]}}
 */
export function phases(brought, asked) {
  const turn = brought ? (asked ? 0.45 : 1) : 0;
  return { time: [0, turn], asking: [turn, 1] };
}

/**
 * The turn of one of several in a phase: each begins a little after the one before.
 * @param {[number, number]} phase @param {number} i @param {number} n @returns {[number, number]}
 */
export function turnOf([from, to], i, n) {
  const own = n > 1 ? 0.55 : 1;
  const begin = from + ((to - from) * (1 - own) * i) / Math.max(1, n - 1);
  return [begin, begin + (to - from) * own];
}

/** @param {Waypoint[]} way @returns {Keyframe[]} */
function keyframes(way) {
  const frame = (/** @type {Waypoint} */ { at, x = 0, y = 0, seen = 1 }) =>
    ({ offset: at, transform: `translate(${x}px, ${y}px)`, opacity: seen, easing: "ease-in-out" });
  const frames = way.map(frame);
  if (way[0].at > 0) frames.unshift({ ...frames[0], offset: 0 });
  const last = frames[frames.length - 1];
  if (last.offset < 1) frames.push({ ...last, offset: 1 });
  return frames;
}

export class Motion {
  /** @type {Animation[]} */
  #playing = [];
  #seen = true;
  #watcher = new IntersectionObserver(([entry]) => {
    this.#seen = entry.isIntersecting;
    if (!this.#seen) this.stop();
  });

  /** Off screen and in a hidden tab nothing moves. @param {Element} stage */
  connect(stage) {
    this.#watcher.observe(stage);
    document.addEventListener("visibilitychange", this.#onVisibility);
  }

  disconnect() {
    this.#watcher.disconnect();
    document.removeEventListener("visibilitychange", this.#onVisibility);
    this.stop();
  }

  #onVisibility = () => document.hidden && this.stop();

  /** Plays the ways of a picture. @param {Element} picture @param {number} ms */
  play(picture, ms) {
    this.stop();
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (ms < shortestMs || reduced || !this.#seen || document.hidden) return;
    for (const shape of /** @type {NodeListOf<SVGGElement>} */ (picture.querySelectorAll("[data-way]"))) {
      const way = JSON.parse(String(shape.dataset.way));
      if (way.length > 0) this.#playing.push(shape.animate(keyframes(way), { duration: ms }));
    }
  }

  /** Ends all motion at once: the picture is as it was drawn. */
  stop() {
    for (const animation of this.#playing) animation.cancel();
    this.#playing = [];
  }
}
