// Head of line: requests inside the limit, and one of them that takes longer than the others.
import { html } from "lit";
import { t } from "../i18n.js";
import { duration, number } from "../ui/format.js";
import { rich } from "../ui/rich.js";
import { historyAddress } from "../url/play.js";
import { key } from "./parts/key.js";
import { halfOf, pair } from "./parts/pair.js";
import { requestsOf } from "./parts/requests.js";
import { foldedTable } from "./parts/table.js";
import { timeline } from "./parts/timeline.js";

/**
 * @import { Engine, Lab, Settings } from "./index.js"
 * @import { Request } from "./parts/requests.js"
 */

const count = 14;
const perSecond = 2;
/** How long a request takes that is not the slow one. */
const usualMs = 1000 / perSecond;

/** @param {number} [capacity] room for all of them @returns {import("../history.js").LeakyBucket} */
const bucketOf = (capacity = count) => ({ kind: "leaky", capacity, drain: perSecond, everyMs: 1000 });

/** @param {Engine} engine @param {Settings} settings @param {number} cost of the slow one @returns {Request[]} */
const meet = (engine, { place, every }, cost) => requestsOf(engine.run({
  bucket: bucketOf(), detail: "requests",
  arrivals: Array.from({ length: count }, (_, i) => ({ atMs: i * every, requests: 1, cost: i + 1 === place ? cost : 1 })),
}).detail);

/** How long each waits until its processing starts. @param {Request[]} requests */
const waits = (requests) => requests.map(({ atMs, startMs }) => Number(startMs) - atMs);
/** @param {number[]} list */
const sum = (list) => list.reduce((total, n) => total + n, 0);

/** @type {Lab} */
export const lab = {
  id: "head-of-line",
  controls: [
    { name: "cost", kind: "count", value: 8, min: 1, max: 20 },
    { name: "place", kind: "count", value: 3, min: 1, max: count },
    { name: "every", kind: "times", value: 750, options: [250, 500, 750, 1000, 2000] },
  ],

  show({ engine, settings, width }) {
    const { cost, place, every } = settings;
    const [slow, alike] = [meet(engine, settings, cost), meet(engine, settings, 1)];
    const [with_, without] = [waits(slow), waits(alike)];
    const later = with_.map((ms, i) => ms - without[i]);
    const untilMs = Math.max(...slow.map(({ doneMs }) => Number(doneMs))) * 1.02;
    const draw = (/** @type {"slow" | "alike"} */ which, /** @type {Request[]} */ requests) => html`<figure>
      <figcaption>${rich(t(`lab-head-of-line-${which}`, { place, takes: duration(cost * usualMs) }))}</figcaption>
      ${timeline({ width: halfOf(width), untilMs }, which, t("lab-head-of-line-chart", { which, count, longest: duration(Math.max(...waits(requests))) }),
        requests.map((request, i) => ({ ...request, name: number(i + 1), marked: i + 1 === place })))}</figure>`;
    return {
      said: t(sum(later) > 0 ? "lab-head-of-line-said" : "lab-head-of-line-harmless", {
        place, takes: duration(cost * usualMs), usual: duration(usualMs), behind: later.filter((ms) => ms > 0).length,
        total: duration(sum(later)), most: duration(Math.max(...later)), apart: duration(every),
      }),
      view: html`${key("waits", "processed")}${pair(draw("slow", slow), draw("alike", alike))}
        ${foldedTable(t("lab-head-of-line-table"), ["request", "arrives", "takes", "slow", "alike"].map((name) => t(`lab-head-of-line-column-${name}`)),
          slow.map(({ atMs, startMs, doneMs }, i) => [number(i + 1), duration(atMs), duration(Number(doneMs) - Number(startMs)), duration(with_[i]), duration(without[i])]))}`,
    };
  },

  check: {
    options: ["500", "4500", "0"],
    right(engine) {
      const tenth = [1, 10].map((cost) => {
        const arrivals = [{ atMs: 0, requests: 1, cost }, { atMs: 0, requests: 9 }];
        const requests = requestsOf(engine.run({ bucket: bucketOf(10), arrivals, detail: "requests" }).detail);
        return waits(requests)[9];
      });
      return String(tenth[1] - tenth[0]);
    },
  },

  // A history knows no costs. To those behind, one that takes eight times as long is eight at once.
  onward({ cost, place, every }) {
    const inputs = Array.from({ length: count }, (_, i) => ({ advanceMs: i === 0 ? 0 : every, requests: i + 1 === place ? cost : 1 }));
    return historyAddress({ bucket: bucketOf(count + cost), roundMs: usualMs, inputs, cursor: inputs.length });
  },
};
