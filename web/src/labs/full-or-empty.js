// Starting full or empty: a new client's first minute with two buckets that differ only in what they hold at the start.
import { html } from "lit";
import { t } from "../i18n.js";
import { courseOf } from "../practice/course.js";
import { duration } from "../ui/format.js";
import { rich } from "../ui/rich.js";
import { compareAddress } from "../url/compare.js";
import { key } from "./parts/key.js";
import { levelChart } from "./parts/level-chart.js";

/** @import { Engine, Lab, Settings } from "./index.js" */

const minuteMs = 60_000;
const starts = /** @type {const} */ (["full", "empty"]);

/** @param {Settings} settings @returns {import("../history.js").TokenBucket} */
const bucketOf = ({ capacity, every }) => ({ kind: "token", capacity, refill: 1, everyMs: every });

/** @param {Settings} settings @param {"full" | "empty"} start */
const started = (settings, start) => (start === "full" ? bucketOf(settings) : { ...bucketOf(settings), initial: 0 });

/** A page that loads several things at once, and then a click every ten seconds. @param {Settings} settings */
const visit = ({ page, click }) => Array.from({ length: 6 }, (_, i) => ({ advanceMs: i === 0 ? 0 : 10_000, requests: i === 0 ? page : click }));

/** @type {Lab} */
export const lab = {
  id: "full-or-empty",
  controls: [
    { name: "capacity", kind: "count", value: 6, min: 1, max: 100, usual: 20 },
    { name: "every", kind: "time", value: 5000, min: 500, max: 60_000, usual: 20_000 },
    { name: "page", kind: "count", value: 6, min: 1, max: 100, usual: 20 },
    { name: "click", kind: "count", value: 2, min: 0, max: 100, usual: 10 },
  ],

  show({ engine, settings, width }) {
    const story = [...visit(settings), { advanceMs: 10_000, requests: 0 }];
    const courses = starts.map((start) => ({ start, course: courseOf(engine, started(settings, start), story) }));
    const [full, empty] = courses.map(({ course }) => totalsOf(course.rows));
    const frame = { width, untilMs: minuteMs, cap: settings.capacity, most: Math.max(settings.capacity, settings.page, settings.click) };
    const parted = courses[0].course.rows.findLastIndex((row, i) => row.accepted !== courses[1].course.rows[i].accepted);
    const alike = parted < 0 ? t("lab-full-or-empty-same") : t("lab-full-or-empty-differ", {
      last: duration(courses[0].course.rows[parted].atMs), full: full.accepted, empty: empty.accepted, asked: full.requests, first: empty.first, page: settings.page,
    });
    return {
      said: alike,
      view: html`${key("tokens", "passed", "refused")}${courses.map(({ start, course }) => html`<figure>
        <figcaption>${rich(t(`lab-full-or-empty-${start}`, totalsOf(course.rows)))}</figcaption>
        ${levelChart(frame, {
          id: start, points: course.points, answers: course.rows.map(({ atMs, accepted, rejected }) => ({ atMs, passed: accepted, refused: rejected })),
          label: t("lab-full-or-empty-chart", { start, ...totalsOf(course.rows) }),
        })}</figure>`)}`,
    };
  },

  check: {
    options: ["full", "empty", "same"],
    right(engine) {
      const story = [{ advanceMs: minuteMs, requests: 12 }];
      const [full, empty] = starts.map((start) => totalsOf(courseOf(engine, started({ capacity: 10, every: 1000 }, start), story).rows).accepted);
      if (full === empty) return "same";
      return full > empty ? "full" : "empty";
    },
  },

  onward: (settings) => compareAddress({ a: started(settings, "full"), b: started(settings, "empty"), traffic: { inputs: visit(settings) } }),
};

/** @param {any[]} rows */
function totalsOf(rows) {
  const sum = (/** @type {string} */ name) => rows.reduce((total, row) => total + row[name], 0);
  return { requests: sum("requests"), accepted: sum("accepted"), rejected: sum("rejected"), first: rows[0].accepted };
}
