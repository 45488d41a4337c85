// Queue or meter: the two things that are called a leaky bucket, on the same traffic.
import { html } from "lit";
import { t } from "../i18n.js";
import { duration, number } from "../ui/format.js";
import { rich } from "../ui/rich.js";
import { compareAddress } from "../url/compare.js";
import { key } from "./parts/key.js";
import { halfOf, pair } from "./parts/pair.js";
import { countOf, longestWait, requestsOf } from "./parts/requests.js";
import { table } from "./parts/table.js";
import { timeline } from "./parts/timeline.js";

/**
 * @import { Engine, Lab, Settings } from "./index.js"
 * @import { Request } from "./parts/requests.js"
 */

const kinds = /** @type {const} */ (["leaky", "meter"]);
/** Who calls which of them a leaky bucket. */
const libraries = /** @type {const} */ (["uber", "nginx", "nodelay", "throttled"]);
const pauseMs = 2000;

/** @template {"leaky" | "meter"} K @param {Settings} settings @param {K} kind */
const bucketOf = ({ capacity, drain }, kind) => ({ kind, capacity, drain, everyMs: 1000 });

/** The same burst twice. @param {Settings} settings */
const arrivalsOf = ({ burst }) => [{ atMs: 0, requests: burst }, { atMs: pauseMs, requests: burst }];

/** @param {Engine} engine @param {object} bucket @param {object[]} arrivals @returns {Request[]} */
const meet = (engine, bucket, arrivals) => requestsOf(engine.run({ bucket, arrivals, detail: "requests" }).detail);

/** The most that reach the server within one second, in each second that begins with one of them. @param {Request[]} requests */
function peakOf(requests) {
  const starts = requests.map(({ startMs }) => startMs).filter((ms) => ms !== null).sort((a, b) => a - b);
  return Math.max(0, ...starts.map((from) => starts.filter((ms) => ms >= from && ms < from + 1000).length));
}

/** @type {Lab} */
export const lab = {
  id: "queue-or-meter",
  controls: [
    { name: "burst", kind: "count", value: 8, min: 1, max: 30 },
    { name: "capacity", kind: "count", value: 5, min: 1, max: 30 },
    { name: "drain", kind: "count", value: 2, min: 1, max: 20, usual: 10 },
  ],

  show({ engine, settings, width }) {
    const [queue, meter] = kinds.map((kind) => meet(engine, bucketOf(settings, kind), arrivalsOf(settings)));
    const untilMs = Math.max(pauseMs, ...queue.map(({ atMs, doneMs }) => doneMs ?? atMs)) * 1.02;
    const draw = (/** @type {typeof kinds[number]} */ kind, /** @type {Request[]} */ requests) => html`<figure>
      <figcaption>${rich(t(`lab-queue-or-meter-${kind}`))}</figcaption>
      ${timeline({ width: halfOf(width), untilMs, room: 250 }, kind, t("lab-queue-or-meter-chart", {
        kind, in: countOf(requests, "served", "accepted"), refused: countOf(requests, "dropped", "rejected"), wait: duration(longestWait(requests)), peak: peakOf(requests),
      }), requests.map((request, i) => ({ ...request, name: number(i + 1) })))}</figure>`;
    return {
      said: t("lab-queue-or-meter-said", {
        asked: queue.length, in: countOf(queue, "served"), refused: countOf(queue, "dropped"),
        peakQueue: peakOf(queue), peakMeter: peakOf(meter), wait: duration(longestWait(queue)),
      }),
      view: html`${key("waits", "processed", "dropped")}${pair(draw("leaky", queue), draw("meter", meter))}
        <div class="lab-words">${table(t("lab-queue-or-meter-table"), ["name", "which", "burst"].map((name) => t(`lab-queue-or-meter-column-${name}`)),
          libraries.map((name) => ["name", "which", "burst"].map((column) => t(`lab-queue-or-meter-${name}-${column}`))))}</div>`,
    };
  },

  check: {
    options: ["queue", "meter", "either"],
    right(engine) {
      const [queue, meter] = kinds.map((kind) => peakOf(meet(engine, bucketOf({ capacity: 5, drain: 2 }, kind), [{ atMs: 0, requests: 8 }])) <= 2);
      if (queue && meter) return "either";
      return queue ? "queue" : "meter";
    },
  },

  onward: (settings) => compareAddress({
    a: bucketOf(settings, "leaky"), b: bucketOf(settings, "meter"),
    traffic: { inputs: arrivalsOf(settings).map(({ requests }, i) => ({ advanceMs: i === 0 ? 0 : pauseMs, requests })) },
  }),
};
