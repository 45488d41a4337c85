// Rounding to zero: less than one token comes between two looks, and three ways of keeping account of it.
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

const capacity = 3;
const looks = 24;
const ways = /** @type {const} */ (["reset", "remainder", "fractions"]);

/** One token in each interval, accounted for in one of the ways. @param {Settings} settings @param {typeof ways[number]} way */
function bucketOf({ every }, way) {
  /** @type {import("../history.js").TokenBucket} */
  const bucket = { kind: "token", capacity, refill: 1, everyMs: every };
  // Whole tokens at whole multiples of the interval are what keeping the remainder comes to.
  if (way === "remainder") return bucket;
  return { ...bucket, pacing: /** @type {const} */ ("steady"), ...(way === "reset" ? { flaw: "losesRemainder" } : {}) };
}

/** The client asks for one each time. @param {Settings} settings */
const story = ({ pause }) => Array.from({ length: looks }, () => ({ advanceMs: pause, requests: 1 }));

/** @type {Lab} */
export const lab = {
  id: "rounding",
  controls: [
    { name: "every", kind: "time", value: 2000, min: 100, max: 60_000, usual: 10_000 },
    { name: "pause", kind: "time", value: 1000, min: 100, max: 60_000, usual: 10_000 },
  ],

  show({ engine, settings, width }) {
    const courses = ways.map((way) => ({ way, course: courseOf(engine, bucketOf(settings, way), story(settings)) }));
    const totals = courses.map(({ course }) => totalsOf(course.rows));
    const frame = { width, height: 96, untilMs: looks * settings.pause, cap: capacity, most: capacity };
    const [reset, remainder, fractions] = courses.map(({ course }) => course.rows);
    return {
      said: said(settings, reset.reduce((sum, row) => sum + row.refilled, 0), totals),
      view: html`${key("tokens", "passed", "refused")}${courses.map(({ way, course }, i) => html`<figure>
        <figcaption>${rich(t(`lab-rounding-${way}`, totals[i]))}</figcaption>
        ${levelChart(frame, { id: way, points: course.points, gradual: way === "fractions", answers: answersOf(course.rows), label: t("lab-rounding-chart", { way, ...totals[i] }) })}</figure>`)}
        ${foldedTable(t("lab-rounding-table"), ["time", ...ways].map((name) => t(`lab-rounding-column-${name}`)),
          reset.map((row, i) => [duration(row.atMs), ...[row, remainder[i], fractions[i]].map(({ accepted, tokens }) =>
            t("lab-rounding-cell", { answer: accepted ? "accepted" : "rejected", tokens: number(tokens) }))]))}`,
    };
  },

  check: {
    options: ["0", "360", "3600"],
    right(engine) {
      const arrivals = Array.from({ length: 3600 }, (_, i) => ({ atMs: (i + 1) * 1000, requests: 1 }));
      const bucket = { ...bucketOf({ every: 10_000 }, "reset"), initial: 0 };
      return String(engine.run({ bucket, arrivals }).summary.accepted);
    },
  },

  onward: (settings) => {
    const inputs = story(settings);
    return historyAddress({ bucket: bucketOf(settings, "fractions"), roundMs: settings.pause, inputs, cursor: inputs.length });
  },
};

/** @param {Settings} settings @param {number} come how many tokens came where the clock is reset @param {{passed: number, asked: number}[]} totals */
function said({ every, pause }, come, [reset, , fractions]) {
  const args = { every: duration(every), capacity, asked: reset.asked, reset: reset.passed, fractions: fractions.passed, share: number(pause / every) };
  if (come === 0) return t("lab-rounding-starved", args);
  return reset.passed < fractions.passed ? t("lab-rounding-slower", args) : t("lab-rounding-same", args);
}
