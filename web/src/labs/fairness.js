// Fairness: one client floods a queue, another sends a single request, into one bucket for all and into one for each client.
import { html } from "lit";
import { t } from "../i18n.js";
import { duration, exact, number } from "../ui/format.js";
import { rich } from "../ui/rich.js";
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

const ways = /** @type {const} */ (["shared", "own"]);
const crowds = [10, 1_000_000, 1_000_000_000];
/** A count, or a time: 64 bits. */
const numberBytes = 8;

/** @param {Settings} settings @returns {import("../history.js").LeakyBucket} */
const bucketOf = ({ capacity }) => ({ kind: "leaky", capacity, drain: 2, everyMs: 1000 });

/** All of the first client's, and then the one of the second.
 * @param {Engine} engine @param {Settings} settings @param {typeof ways[number]} way @returns {Request[]} */
const meet = (engine, settings, way) => requestsOf(engine.run({
  bucket: { ...bucketOf(settings), perClient: way === "own" }, detail: "requests",
  arrivals: [{ atMs: 0, requests: settings.flood, client: 1 }, { atMs: settings.at, requests: 1, client: 2 }],
}).detail);

/** @type {Lab} */
export const lab = {
  id: "fairness",
  controls: [
    { name: "flood", kind: "count", value: 12, min: 1, max: 100, usual: 30 },
    { name: "at", kind: "time", value: 1000, min: 0, max: 60_000, usual: 10_000 },
    { name: "capacity", kind: "count", value: 10, min: 1, max: 100, usual: 30 },
  ],

  show({ engine, settings, width }) {
    const [shared, own] = ways.map((way) => meet(engine, settings, way));
    const untilMs = Math.max(1000, ...[shared, own].flatMap((requests) => requests.map(({ atMs, doneMs }) => doneMs ?? atMs))) * 1.02;
    const draw = (/** @type {typeof ways[number]} */ way, /** @type {Request[]} */ requests) => html`<figure>
      <figcaption>${rich(t(`lab-fairness-${way}`))}</figcaption>
      ${timeline({ width: halfOf(width), untilMs, room: 230 }, way,
        t("lab-fairness-chart", { way, flood: settings.flood, dropped: countOf(requests.slice(0, -1), "dropped"), ...fateOf(requests) }), linesOf(requests))}</figure>`;
    return {
      said: t("lab-fairness-said", { flood: settings.flood, at: duration(settings.at), ...fateOf(shared) }),
      view: html`${key("waits", "processed", "dropped")}${pair(draw("shared", shared), draw("own", own))}${stateTable(settings)}`,
    };
  },

  check: {
    options: ["0", "100", "5000"],
    right(engine) {
      const arrivals = [{ atMs: 0, requests: 50, client: 1 }, { atMs: 0, requests: 1, client: 2 }];
      const requests = requestsOf(engine.run({ bucket: { kind: "leaky", capacity: 100, drain: 10, everyMs: 1000 }, arrivals, detail: "requests" }).detail);
      return String(requests[50].startMs);
    },
  },

  onward(settings) {
    const inputs = [{ advanceMs: 0, requests: settings.flood }, { advanceMs: settings.at, requests: 1 }];
    return historyAddress({ bucket: bucketOf(settings), roundMs: 1000, inputs, cursor: 2 });
  },
};

/** What becomes of the second client's request. @param {Request[]} requests */
function fateOf(requests) {
  const { atMs, startMs } = requests[requests.length - 1];
  const fate = startMs === null ? "dropped" : startMs > atMs ? "waits" : "at-once";
  return { fate, wait: duration(startMs === null ? 0 : startMs - atMs) };
}

/** The single request above the flood, so that it is seen however many there are. @param {Request[]} requests */
function linesOf(requests) {
  const lines = requests.map((request, i) => ({ ...request, name: i < requests.length - 1 ? `A${i + 1}` : "B", marked: i === requests.length - 1 }));
  return [lines[lines.length - 1], ...lines.slice(0, -1)];
}

/** What has to be remembered of so many clients. @param {Settings} settings */
function stateTable({ capacity }) {
  const bytes = { window: numberBytes, bucket: 2 * numberBytes, log: capacity * numberBytes };
  return html`<div>${table(t("lab-fairness-table"), [t("lab-fairness-column-kept"), ...crowds.map((clients) => t("lab-fairness-column-clients", { clients: exact(clients) }))],
    Object.entries(bytes).map(([kind, each]) => [t(`lab-fairness-state-${kind}`, { capacity }), ...crowds.map((clients) => size(clients * each))]))}
    <p class="lab-note">${t("lab-fairness-counted")}</p></div>`;
}

const units = /** @type {const} */ (["B", "kB", "MB", "GB", "TB"]);

/** @param {number} bytes */
function size(bytes) {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return t("lab-fairness-bytes", { n: number(bytes / 1000 ** power), unit: units[power] });
}
