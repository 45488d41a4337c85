// The labs, in the order in which they are offered. A lab is one question with a few controls and an effect that the engine
// works out. Its module comes when the lab is first opened, so that the first page stays small.

/**
 * What a lab can be set to. Each control is a setting of the address too, under its name. Its label is the message
 * lab-<lab>-<name>, and -hint, or -<option>, behind that.
 * @typedef {{name: string, kind: "count", value: number, min: number, max: number, usual?: number}} Count a whole number; `usual` is how far the slider goes
 * @typedef {{name: string, kind: "time", value: number, min: number, max: number, usual?: number}} Time in milliseconds, shown in seconds
 * @typedef {{name: string, kind: "choice", value: string, options: readonly string[]}} Choice
 * @typedef {{name: string, kind: "times", value: number, options: readonly number[]}} Times a choice between a few times, in milliseconds
 * @typedef {{name: string, kind: "switch", value: boolean}} Switch
 * @typedef {{name: string, kind: "own", value: any, read: (text: string) => any, write: (value: any) => string, problem: string}} Own
 *   set by what is drawn, not by a control; `read` gives undefined for what cannot be read, `problem` is the message for it
 * @typedef {Count | Time | Choice | Times | Switch | Own} Control
 * @typedef {Record<string, any>} Settings by the names of the controls
 */

/**
 * The one question that is asked about what was seen. Its messages are lab-<id>-ask, lab-<id>-option-<option> and
 * lab-<id>-why-<option>, with `args` in all of them.
 * @typedef {object} Check
 * @property {string[]} options
 * @property {(engine: Engine) => string} right the right option, worked out by the engine
 * @property {(engine: Engine) => Record<string, number | string>} [args]
 */

/**
 * @typedef {import("../engine.js").Engine} Engine
 * @typedef {object} Scene what a lab is shown with
 * @property {Engine} engine
 * @property {Settings} settings
 * @property {number} width of the effect, in pixels
 * @property {(change: Settings) => void} change
 *
 * @typedef {{said: string, view: unknown}} Shown the sentence about what is there now, with marks for ui/rich.js, and the picture
 *
 * @typedef {object} Lab
 * @property {string} id
 * @property {Control[]} controls
 * @property {(scene: Scene) => Shown} show
 * @property {Check} check
 * @property {(settings: Settings) => string} onward the address, without "#", where to go on with the same buckets and traffic
 */

/** @type {{id: string, load: () => Promise<{lab: Lab}>}[]} */
export const labs = [
  { id: "two-requests", load: () => import("./two-requests.js") },
  { id: "at-least", load: () => import("./at-least.js") },
  { id: "rounding", load: () => import("./rounding.js") },
  { id: "full-or-empty", load: () => import("./full-or-empty.js") },
  { id: "same-average", load: () => import("./same-average.js") },
  { id: "retry-after", load: () => import("./retry-after.js") },
  { id: "waiting", load: () => import("./waiting.js") },
  { id: "head-of-line", load: () => import("./head-of-line.js") },
  { id: "fairness", load: () => import("./fairness.js") },
  { id: "edges", load: () => import("./edges.js") },
  { id: "worker-pool", load: () => import("./worker-pool.js") },
  { id: "queue-or-meter", load: () => import("./queue-or-meter.js") },
  { id: "production", load: () => import("./production.js") },
];
