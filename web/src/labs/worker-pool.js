// A leaky bucket is a bounded work queue: the same jobs for a pool of workers and for a leaky bucket.
import { html } from "lit";
import { t } from "../i18n.js";
import { duration, number } from "../ui/format.js";
import { rich } from "../ui/rich.js";
import { historyAddress } from "../url/play.js";
import { key } from "./parts/key.js";
import { halfOf, pair } from "./parts/pair.js";
import { countOf, requestsOf } from "./parts/requests.js";
import { foldedTable } from "./parts/table.js";
import { timeline } from "./parts/timeline.js";

/**
 * @import { Engine, Lab, Settings } from "./index.js"
 * @import { Request } from "./parts/requests.js"
 */

/** How long a worker is busy with a usual job. */
const jobMs = 500;
/** Two that come later, after the crowd. */
const later = [1200, 4000];

/** As many a second as the workers do together. @param {Settings} settings @returns {import("../history.js").LeakyBucket} */
const bucketOf = ({ places, workers }) => ({ kind: "leaky", capacity: places, drain: workers, everyMs: jobMs });

/** The second job may be a long one. @param {Settings} settings */
const jobsOf = ({ burst, slow }) => [
  ...Array.from({ length: burst }, (_, i) => ({ atMs: 0, cost: slow && i === 1 ? 3 : 1 })),
  ...later.map((atMs) => ({ atMs, cost: 1 })),
];

/** @param {Engine} engine @param {Settings} settings @returns {Request[]} */
const inPool = (engine, settings) => engine
  .pool({ workers: settings.workers, places: settings.places, everyMs: jobMs, jobs: jobsOf(settings) })
  .map((/** @type {any} */ job) => ({ ...job, outcome: job.outcome === "done" ? "served" : "dropped" }));

/** @param {Engine} engine @param {object} bucket @param {{atMs: number, cost: number}[]} jobs @returns {Request[]} */
const inBucket = (engine, bucket, jobs) =>
  requestsOf(engine.run({ bucket, arrivals: jobs.map((job) => ({ ...job, requests: 1 })), detail: "requests" }).detail);

/** The first job that fares differently; -1 if none does. @param {Request[]} a @param {Request[]} b */
const parting = (a, b) => a.findIndex((job, i) => job.startMs !== b[i].startMs || job.doneMs !== b[i].doneMs);

/** @type {Lab} */
export const lab = {
  id: "worker-pool",
  controls: [
    { name: "burst", kind: "count", value: 7, min: 1, max: 30 },
    { name: "places", kind: "count", value: 5, min: 1, max: 30 },
    { name: "workers", kind: "count", value: 1, min: 1, max: 4 },
    { name: "slow", kind: "switch", value: false },
  ],

  show({ engine, settings, width }) {
    const pool = inPool(engine, settings);
    const bucket = inBucket(engine, bucketOf(settings), jobsOf(settings));
    const untilMs = Math.max(...[...pool, ...bucket].map(({ atMs, doneMs }) => doneMs ?? atMs)) * 1.02;
    const parted = parting(pool, bucket);
    const { places, workers } = settings;
    const args = { places, workers, job: duration(jobMs), gap: duration(jobMs / workers), parted: parted + 1, dropped: countOf(pool, "dropped"), droppedBucket: countOf(bucket, "dropped") };
    const draw = (/** @type {"pool" | "bucket"} */ which, /** @type {Request[]} */ jobs) => html`<figure>
      <figcaption>${rich(t(`lab-worker-pool-${which}`, args))}</figcaption>
      ${timeline({ width: halfOf(width), untilMs }, which, t("lab-worker-pool-chart", { which, done: countOf(jobs, "served"), dropped: countOf(jobs, "dropped") }),
        jobs.map((job, i) => ({ ...job, name: number(i + 1), marked: i === parted })))}</figure>`;
    return {
      said: t(parted < 0 ? "lab-worker-pool-same" : workers > 1 ? "lab-worker-pool-several" : "lab-worker-pool-parted", args),
      view: html`${key("waits", "processed", "dropped")}${pair(draw("pool", pool), draw("bucket", bucket))}
        ${foldedTable(t("lab-worker-pool-table"), ["job", "arrives", "pool", "bucket"].map((name) => t(`lab-worker-pool-column-${name}`)),
          pool.map((job, i) => [number(i + 1), duration(job.atMs), cell(job), cell(bucket[i])]))}`,
    };
  },

  check: {
    options: ["five", "four", "token"],
    right(engine) {
      const settings = { workers: 1, places: 5, burst: 7, slow: false };
      const pool = inPool(engine, settings);
      const buckets = {
        five: bucketOf(settings), four: bucketOf({ ...settings, places: 4 }),
        token: { kind: "token", capacity: 5, refill: 2, everyMs: 1000, pacing: "steady" },
      };
      const same = Object.entries(buckets).find(([, bucket]) => parting(pool, inBucket(engine, bucket, jobsOf(settings))) < 0);
      return same?.[0] ?? "";
    },
  },

  onward(settings) {
    const inputs = [{ advanceMs: 0, requests: settings.burst }, ...later.map((atMs, i) => ({ advanceMs: atMs - (later[i - 1] ?? 0), requests: 1 }))];
    return historyAddress({ bucket: bucketOf(settings), roundMs: jobMs, inputs, cursor: inputs.length });
  },
};

/** @param {Request} job */
const cell = ({ startMs, doneMs }) => (startMs === null || doneMs === null ? t("lab-worker-pool-dropped")
  : t("lab-worker-pool-from-to", { start: duration(startMs), done: duration(doneMs) }));
