// Same average, different feel: two tokens a second, in lumps of any size, for a client with a steady need and one with bursts.
import { html } from "lit";
import { t } from "../i18n.js";
import { courseOf } from "../practice/course.js";
import { duration } from "../ui/format.js";
import { rich } from "../ui/rich.js";
import { compareAddress } from "../url/compare.js";
import { answersOf, totalsOf } from "./parts/answers.js";
import { key } from "./parts/key.js";
import { levelChart } from "./parts/level-chart.js";
import { table } from "./parts/table.js";

/** @import { Engine, Lab, Settings } from "./index.js" */

const capacity = 10;
const untilMs = 30_000;
const burstEveryMs = 4000;
/** How far apart the refills are: each brings a token for every half second. */
const intervals = [5000, 3000, 2000, 1000, 500];
const clients = /** @type {const} */ (["steady", "bursts"]);

/** @param {Settings} settings @returns {import("../history.js").TokenBucket} */
const bucketOf = ({ interval }) => ({ kind: "token", capacity, refill: interval / 500, everyMs: interval });

/** @param {Settings} settings @param {"steady" | "bursts"} client @returns {import("../url/traffic.js").Pattern} */
const traffic = ({ steady, burst }, client) => (client === "steady"
  ? { pattern: "steady", requests: steady, everyMs: 1000, untilMs }
  : { pattern: "bursts", requests: burst, everyMs: burstEveryMs, untilMs });

/** The same traffic, step by step. @param {Engine} engine @param {Settings} settings @param {"steady" | "bursts"} client */
function story(engine, settings, client) {
  const { detail } = engine.run({ bucket: bucketOf(settings), traffic: [traffic(settings, client)], untilMs, rowEveryMs: untilMs, detail: "requests" });
  const times = [...new Set(/** @type {number[]} */ ([...detail.arrivalMs]))];
  const inputs = times.map((atMs, i) => ({ advanceMs: atMs - (times[i - 1] ?? 0), requests: client === "steady" ? 1 : settings.burst }));
  return [...inputs, { advanceMs: untilMs - (times.at(-1) ?? 0), requests: 0 }];
}

/** @type {Lab} */
export const lab = {
  id: "same-average",
  controls: [
    { name: "interval", kind: "times", value: 5000, options: intervals },
    { name: "steady", kind: "count", value: 4, min: 1, max: 10 },
    { name: "burst", kind: "count", value: 8, min: 1, max: 20 },
  ],

  show({ engine, settings, width }) {
    const bucket = bucketOf(settings);
    const [steady, bursts] = clients.map((client) => {
      const { rows, points } = courseOf(engine, bucket, story(engine, settings, client));
      return { client, rows, points, dryMs: longestDry(rows), spilled: rows.reduce((sum, row) => sum + row.spilled, 0), ...totalsOf(rows) };
    });
    const frame = { width, untilMs, cap: capacity, most: Math.max(capacity, settings.burst) };
    const refill = { refill: bucket.refill, every: duration(bucket.everyMs) };
    return {
      said: t("lab-same-average-said", { ...refill, dry: duration(steady.dryMs), steady: steady.passed, asked: steady.asked, bursts: bursts.passed, burstsAsked: bursts.asked }),
      view: html`${key("tokens", "passed", "refused")}${[steady, bursts].map(({ client, points, rows, asked, passed, refused }) => html`<figure>
        <figcaption>${rich(t(`lab-same-average-client-${client}`, { passed, refused, steady: settings.steady, burst: settings.burst }))}</figcaption>
        ${levelChart(frame, { id: client, points, answers: answersOf(rows), label: t("lab-same-average-chart", { client, asked, passed, ...refill }) })}</figure>`)}
        ${intervalTable(engine, settings)}`,
    };
  },

  check: {
    options: ["more", "same", "fewer"],
    right(engine) {
      const [lumps, drops] = [5000, 500].map((interval) => {
        const settings = { interval, steady: 1, burst: 8 };
        return engine.run({ bucket: bucketOf(settings), traffic: [traffic(settings, "bursts")], untilMs }).summary.accepted;
      });
      if (lumps === drops) return "same";
      return lumps > drops ? "more" : "fewer";
    },
  },

  onward: (settings) => compareAddress({
    a: bucketOf(settings), b: bucketOf({ ...settings, interval: 500 }), traffic: { patterns: [traffic(settings, "steady")] },
  }),
};

/** All intervals beside each other. @param {Engine} engine @param {Settings} settings */
function intervalTable(engine, settings) {
  const rows = intervals.map((interval) => {
    const bucket = bucketOf({ ...settings, interval });
    const [steady, bursts] = clients.map((client) => courseOf(engine, bucket, story(engine, { ...settings, interval }, client)).rows);
    return [t("lab-same-average-row", { refill: bucket.refill, every: duration(bucket.everyMs) }), totalsOf(steady).passed, duration(longestDry(steady)), totalsOf(bursts).passed];
  });
  return table(t("lab-same-average-table"), ["refill", "steady", "dry", "bursts"].map((name) => t(`lab-same-average-column-${name}`)), rows);
}

/** The longest time from a request that was turned away, with none let in after it, to the next one that was let in, or to
 * the end. @param {any[]} rows */
function longestDry(rows) {
  let longest = 0;
  /** @type {number | null} */
  let since = null;
  for (const { atMs, accepted, rejected } of rows) {
    if (accepted > 0 && since !== null) {
      longest = Math.max(longest, atMs - since);
      since = null;
    }
    if (rejected > 0 && accepted === 0) since ??= atMs;
  }
  return since === null ? longest : Math.max(longest, untilMs - since);
}
