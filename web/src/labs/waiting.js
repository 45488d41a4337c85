// Waiting has a price: two bursts into a queue, the waits of everyone in it, and how deep it may be for a bearable wait.
import { html } from "lit";
import { t } from "../i18n.js";
import { duration, number } from "../ui/format.js";
import { historyAddress } from "../url/play.js";
import { key } from "./parts/key.js";
import { halfOf, pair } from "./parts/pair.js";
import { countOf, requestsOf } from "./parts/requests.js";
import { table } from "./parts/table.js";
import { timeline } from "./parts/timeline.js";

/**
 * @import { Engine, Lab, Settings } from "./index.js"
 * @import { Request } from "./parts/requests.js"
 */

/** Everyone at once, and a second later some more. */
const bursts = [{ atMs: 0, requests: 25 }, { atMs: 1000, requests: 10 }];
/** Depths to compare with the one chosen. */
const depths = [5, 10, 20, 40];

/** @param {Settings} settings @returns {import("../history.js").LeakyBucket} */
const bucketOf = ({ capacity, drain, patience, leave }) => ({ kind: "leaky", capacity, drain, everyMs: 1000, ...(leave && { timeoutMs: patience }) });

/** @param {Engine} engine @param {Settings} settings @returns {Request[]} */
const meet = (engine, settings) => requestsOf(engine.run({ bucket: bucketOf(settings), arrivals: bursts, detail: "requests" }).detail);

/** How long a request takes, waiting and being processed; null if it is not served. @param {Request} request */
const takes = ({ atMs, doneMs }) => (doneMs === null ? null : doneMs - atMs);

/** How many of a crowd are done in time: as many places are worth having.
 * @param {Engine} engine @param {{drain: number, patience: number}} settings */
function worthHaving(engine, { drain, patience }) {
  const requests = Math.ceil((drain * patience) / 1000) + 1;
  const bucket = bucketOf({ capacity: requests, drain, leave: false });
  const { detail } = engine.run({ bucket, arrivals: [{ atMs: 0, requests }], detail: "requests" });
  return requestsOf(detail).filter((request) => Number(takes(request)) <= patience).length;
}

/** @type {Lab} */
export const lab = {
  id: "waiting",
  controls: [
    { name: "capacity", kind: "count", value: 20, min: 1, max: 100, usual: 40 },
    { name: "drain", kind: "count", value: 5, min: 1, max: 50, usual: 20 },
    { name: "patience", kind: "time", value: 2000, min: 100, max: 60_000, usual: 10_000 },
    { name: "leave", kind: "switch", value: false },
  ],

  show({ engine, settings, width }) {
    const { capacity, drain, patience, leave } = settings;
    const requests = meet(engine, settings);
    const fitting = worthHaving(engine, { drain, patience });
    const lines = requests.map(({ atMs, startMs, doneMs, outcome }, i) => ({
      name: String(i + 1), atMs, startMs, doneMs, ...(outcome === "expired" && { leftMs: atMs + patience }),
    }));
    const end = Math.max(patience, ...lines.map(({ atMs, doneMs, leftMs }) => leftMs ?? doneMs ?? atMs)) * 1.04;
    const result = resultOf(settings, requests);
    return {
      said: said(settings, requests, result),
      view: html`${key("waits", "processed", ...(leave ? /** @type {const} */ (["gone"]) : []), "dropped")}${pair(
        timeline({ width: halfOf(width), untilMs: end, room: 260, mark: { atMs: patience, text: t("lab-waiting-mark", { patience: duration(patience) }) } }, "waiting",
          t("lab-waiting-chart", { capacity, served: result.served, gone: result.gone, dropped: result.dropped, last: duration(result.longest) }), lines),
        html`<div>${depthTable(engine, settings, fitting)}<p class="lab-note">${t("lab-waiting-sizing", { drain, patience: duration(patience), fitting })}</p></div>`)}`,
    };
  },

  check: {
    options: ["5", "10", "20", "40"],
    right: (engine) => String(worthHaving(engine, { drain: 5, patience: 2000 })),
  },

  onward(settings) {
    const inputs = [...bursts.map(({ atMs, requests }) => ({ advanceMs: atMs, requests })), ...Array.from({ length: 5 }, () => ({ advanceMs: 1000, requests: 0 }))];
    return historyAddress({ bucket: bucketOf(settings), roundMs: 1000, inputs, cursor: 2 });
  },
};

/** @param {Settings} settings @param {Request[]} requests */
function resultOf({ patience }, requests) {
  const taken = requests.map(takes).filter((ms) => ms !== null);
  return {
    served: taken.length,
    gone: countOf(requests, "expired"),
    dropped: countOf(requests, "dropped"),
    late: taken.filter((ms) => ms > patience).length,
    longest: Math.max(0, ...taken),
  };
}

/** @param {Settings} settings @param {Request[]} requests @param {ReturnType<typeof resultOf>} result */
function said({ capacity, patience, leave }, requests, { served, gone, dropped, late, longest }) {
  const newcomers = countOf(requests.filter(({ atMs }) => atMs > 0), "dropped");
  const args = { capacity, patience: duration(patience), served, gone, dropped, late, last: duration(longest), newcomers };
  if (!leave) return t(late > 0 ? "lab-waiting-late" : "lab-waiting-in-time", args);
  return t(gone > 0 ? "lab-waiting-gone" : "lab-waiting-nobody-gone", args);
}

/** What other depths would come to. @param {Engine} engine @param {Settings} settings @param {number} fitting */
function depthTable(engine, settings, fitting) {
  const all = [...new Set([...depths, settings.capacity, Math.max(1, Math.min(100, fitting))])].sort((a, b) => a - b);
  const rows = all.map((capacity) => {
    const { served, gone, late, dropped, longest } = resultOf(settings, meet(engine, { ...settings, capacity }));
    return [t("lab-waiting-depth", { capacity, chosen: capacity === settings.capacity ? "yes" : "no" }), duration(longest),
      ...(settings.leave ? [served, gone] : [served - late, late]).map(number), number(dropped)];
  });
  const columns = ["depth", "longest", ...(settings.leave ? ["served", "gone"] : ["in-time", "late"]), "dropped"];
  return table(t("lab-waiting-table"), columns.map((name) => t(`lab-waiting-column-${name}`)), rows);
}
