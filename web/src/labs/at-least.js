// At least, not exactly: a timer misses one tick, and two tests for "has the interval passed?" part.
import { html } from "lit";
import { t } from "../i18n.js";
import { courseOf } from "../practice/course.js";
import { duration, number } from "../ui/format.js";
import { rich } from "../ui/rich.js";
import { historyAddress } from "../url/play.js";
import { answersOf, totalsOf } from "./parts/answers.js";
import { key } from "./parts/key.js";
import { levelChart } from "./parts/level-chart.js";
import { foldedTable } from "./parts/table.js";

/** @import { Lab, Settings } from "./index.js" */

const tickMs = 1000;
const ticks = 30;
const capacity = 10;
const perTick = 2;
const tests = /** @type {const} */ (["least", "exact"]);

/** Two tokens a tick on average, whatever the interval. @param {Settings} settings @returns {import("../history.js").TokenBucket} */
const bucketOf = ({ every }) => ({ kind: "token", capacity, refill: perTick * every, everyMs: every * tickMs });

/** @param {Settings} settings @param {"least" | "exact"} test */
const tested = (settings, test) => (test === "least" ? bucketOf(settings) : { ...bucketOf(settings), flaw: "exactInterval" });

/** A tick that is missed is no look at the bucket: the next one finds twice the time passed. @param {Settings} settings */
function story({ missed, asked }) {
  const times = Array.from({ length: ticks }, (_, i) => i + 1).filter((tick) => tick !== missed);
  return times.map((tick, i) => ({ advanceMs: (tick - (times[i - 1] ?? 0)) * tickMs, requests: asked }));
}

/** @type {Lab} */
export const lab = {
  id: "at-least",
  controls: [
    { name: "missed", kind: "count", value: 6, min: 0, max: ticks - 1 },
    { name: "every", kind: "count", value: 3, min: 1, max: 5 },
    { name: "asked", kind: "count", value: 2, min: 0, max: 20, usual: 10 },
  ],

  show({ engine, settings, width }) {
    const courses = tests.map((test) => ({ test, course: courseOf(engine, tested(settings, test), story(settings)) }));
    const [least, exact] = courses.map(({ course }) => course);
    const frame = { width, untilMs: ticks * tickMs, cap: capacity, most: Math.max(capacity, settings.asked),
      ...(settings.missed > 0 && { mark: { atMs: settings.missed * tickMs, text: t("lab-at-least-mark") } }) };
    const last = exact.rows.findLastIndex((row) => row.refilled + row.spilled > 0);
    const starved = last < exact.rows.length - settings.every;
    return {
      said: said(settings, starved, last < 0 ? 0 : exact.rows[last].atMs, totalsOf(least.rows), totalsOf(exact.rows)),
      view: html`${key("tokens", "passed", "refused")}${courses.map(({ test, course }) => html`<figure>
        <figcaption>${rich(t(`lab-at-least-${test}`, totalsOf(course.rows)))}</figcaption>
        ${levelChart(frame, { id: test, points: course.points, answers: answersOf(course.rows), label: t("lab-at-least-chart", { test, tokens: course.rows[course.rows.length - 1].tokens, ...totalsOf(course.rows) }) })}</figure>`)}
        ${foldedTable(t("lab-at-least-table"), ["time", "asked", "least", "least-left", "exact", "exact-left"].map((name) => t(`lab-at-least-column-${name}`)),
          least.rows.map((row, i) => [duration(row.atMs), row.requests, row.accepted, number(row.tokens), exact.rows[i].accepted, number(exact.rows[i].tokens)]))}`,
    };
  },

  check: {
    options: ["0", "6", "10"],
    right(engine) {
      const bucket = { kind: "token", capacity, refill: 6, everyMs: 3000, initial: 0, flaw: "exactInterval" };
      // Seconds 1 and 2, not 3, and then every second until an hour has passed.
      const seconds = Array.from({ length: 3600 }, (_, i) => i + 1).filter((second) => second !== 3);
      const trace = engine.run({ bucket, arrivals: seconds.map((second) => ({ atMs: second * 1000, requests: 0 })), rowEveryMs: 3_601_000 });
      return String(trace.columns.tokens[0]);
    },
  },

  onward: (settings) => {
    const inputs = story(settings);
    return historyAddress({ bucket: bucketOf(settings), roundMs: tickMs, inputs, cursor: inputs.length });
  },
};

/** @param {Settings} settings @param {boolean} starved @param {number} lastMs @param {{asked: number, passed: number}} least @param {{passed: number}} exact */
function said({ missed, every }, starved, lastMs, least, exact) {
  if (missed === 0) return t("lab-at-least-none");
  const args = { missed, every, found: every + 1, asked: least.asked, least: least.passed, exact: exact.passed };
  if (!starved) return t("lab-at-least-harmless", args);
  return lastMs === 0 ? t("lab-at-least-never", args) : t("lab-at-least-starved", { ...args, last: duration(lastMs) });
}
