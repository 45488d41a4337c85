// "See it": the rule that an answer came from and the bucket's own, drawn the same way side by side up to the moment asked
// about, with the figures at the first step at which they part.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { duration } from "../ui/format.js";
import { courseOf } from "./course.js";
import { partingOf } from "./feedback.js";
import { shown } from "./fields.js";
import { frameOf, ruleChart } from "./rule-chart.js";
import { figureName } from "./words.js";

/**
 * @import { Course, Stepper } from "./course.js"
 * @import { Believed } from "./feedback.js"
 * @import { Question } from "./questions.js"
 * @typedef {{believed: Course, own: Course, partMs: number}} Pair
 */

/** Worked out once for each finding: a page is drawn again with every key. @type {WeakMap<object, Pair>} */
const pairs = new WeakMap();

/** @param {Stepper} engine @param {Question} question @param {Believed} found @returns {Pair} */
function pairOf(engine, { bucket, story, at }, found) {
  const key = found.answers;
  let pair = pairs.get(key);
  if (!pair) {
    const told = at ? story.slice(0, at) : story;
    const own = courseOf(engine, /** @type {any} */ (bucket), told);
    const believed = courseOf(engine, /** @type {any} */ ({ ...bucket, flaw: found.flaw }), told);
    pairs.set(key, (pair = { believed, own, partMs: partingMs(believed, own) ?? found.right?.atMs ?? 0 }));
  }
  return pair;
}

/** When the levels first differ; null if they never do, as where only waits differ.
 * @param {Course} a @param {Course} b @returns {number | null} */
export function partingMs(a, b) {
  const times = [...new Set([...a.points, ...b.points].map(({ atMs }) => atMs))].sort((x, y) => x - y);
  return times.find((ms) => Math.abs(levelAt(a, ms) - levelAt(b, ms)) > 1e-9) ?? null;
}

/** @param {Course} course @param {number} ms */
const levelAt = ({ points }, ms) => points.findLast(({ atMs }) => atMs <= ms)?.after ?? 0;

/** @param {Stepper} engine @param {Question} question @param {Believed} found */
export function seeIt(engine, question, found) {
  const { believed, own, partMs } = pairOf(engine, question, found);
  const frame = frameOf([believed, own], Number(question.bucket?.capacity), partMs);
  const label = (/** @type {string} */ name, /** @type {Course} */ { points }) =>
    t("practice-see-chart", { name, level: points[points.length - 1].after, time: duration(frame.untilMs) });
  const yours = found.name;
  const theirs = t("practice-see-own");
  return html`<div class="see">
    <figure>
      <figcaption><b>${yours}</b> <span class="quiet">${t("practice-see-yours")}</span></figcaption>
      ${ruleChart(believed, frame, "no", label(yours, believed))}
    </figure>
    <figure>
      <figcaption><b>${theirs}</b></figcaption>
      ${ruleChart(own, frame, "ok", label(theirs, own))}
    </figure>
    <p class="parting">${partingOf(question, found.flaw, partMs)}</p>
    ${figures(found)}
  </div>`;
}

/** The figures at the step at which the two part. @param {Believed} found */
function figures({ fields = [], right, flawed, name }) {
  if (!right || !flawed || fields.length === 0) return nothing;
  return html`<div class="table-scroll"><table>
    <caption>${t("practice-see-figures", { time: duration(right.atMs ?? 0) })}</caption>
    <thead><tr><td></td><th scope="col">${name}</th><th scope="col">${t("practice-see-own")}</th></tr></thead>
    <tbody>${fields.map((figure) => html`<tr><th scope="row">${figureName(figure)}</th>
      <td class="stop">${shown(figure, flawed[figure])}</td><td class="pass">${shown(figure, right[figure])}</td></tr>`)}</tbody>
  </table></div>`;
}
