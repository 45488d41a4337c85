// From here to production: a set-up as several products are told it, what each of them does differently, and the engine's
// word for it where it can run the bucket that the product comes to.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { duration, number } from "../ui/format.js";
import { rich } from "../ui/rich.js";
import { historyAddress } from "../url/play.js";
import { choice } from "../views/setup.js";
import { answersOf } from "./parts/answers.js";
import { table } from "./parts/table.js";
import { products } from "./production/index.js";
import { limitReq } from "./production/nginx.js";

/**
 * @import { Engine, Lab, Settings } from "./index.js"
 * @import { Bucket } from "./production/index.js"
 */

const ids = products.map(({ id }) => id);

/** @param {Settings} settings @returns {Bucket} */
function bucketOf({ kind, capacity, count, every }) {
  if (kind === "queue" || kind === "meter") return { kind: kind === "queue" ? "leaky" : "meter", capacity, drain: count, everyMs: every };
  return { kind: "token", capacity, refill: count, everyMs: every, ...(kind === "steady" && { pacing: "steady" }) };
}

/** More than fits, and as much again after half an interval, a whole one, and some more. @param {Settings} settings */
const story = ({ capacity, every }) => [0, 0.5, 0.5, 1.5].map((share, i) => ({ advanceMs: share * every, requests: i === 0 ? capacity + 5 : capacity }));

/** How many of each step of the story get in. @param {Engine} engine @param {Bucket} bucket @param {ReturnType<typeof story>} steps */
function lets(engine, bucket, steps) {
  let state = engine.start(bucket);
  return answersOf(steps.map((step) => {
    const { state: next, row } = engine.step(state, step);
    state = next;
    return row;
  }));
}

/** @type {Lab} */
export const lab = {
  id: "production",
  controls: [
    { name: "kind", kind: "choice", value: "steady", options: ["steady", "lumps", "queue", "meter"] },
    { name: "capacity", kind: "count", value: 20, min: 1, max: 1000, usual: 50 },
    { name: "count", kind: "count", value: 5, min: 1, max: 1000, usual: 50 },
    { name: "every", kind: "time", value: 1000, min: 100, max: 3_600_000, usual: 60_000 },
    { name: "in", kind: "own", value: ids[0], read: (text) => ids.find((id) => id === text), write: (id) => id, problem: "lab-production-problem" },
  ],

  show({ engine, settings, change }) {
    const product = products[ids.indexOf(settings.in)];
    const bucket = bucketOf(settings);
    const { fit, differs, notes = [], code, model } = product.of(bucket);
    return {
      said: t(differs.id, differs.args),
      view: html`<div class="lab-tabs">${choice("in", t("lab-production-in"), ids.map((id) => ({ value: id, label: t(`lab-production-${id}`) })), product.id, (id) => change({ in: id }))}</div>
        <p class=${`lab-fit ${fit}`}><span class="mark" aria-hidden="true">${{ same: "✓", near: "≈", none: "✕" }[fit]}</span> ${t(`lab-production-fit-${fit}`)}</p>
        ${code ? html`<pre class="lab-code" tabindex="0" role="region" aria-label=${t("lab-production-code", { product: t(`lab-production-${product.id}`) })}><code>${code}</code></pre>` : nothing}
        ${model ? comparison(engine, settings, bucket, model, t(`lab-production-${product.id}`)) : nothing}
        <div>${notes.map(({ id, args }) => html`<p class="lab-note">${rich(t(id, args))}</p>`)}</div>`,
    };
  },

  check: {
    options: ["20", "21", "25"],
    right: (engine) => String(lets(engine, limitReq("meter", 20, 5000), [{ advanceMs: 0, requests: 25 }])[0].passed),
  },

  onward: (settings) => {
    const inputs = story(settings);
    return historyAddress({ bucket: bucketOf(settings), roundMs: settings.every, inputs, cursor: 1 });
  },
};

/** The bucket and what a product makes of it, on the same requests.
 * @param {Engine} engine @param {Settings} settings @param {Bucket} bucket @param {Bucket} model @param {string} product its name */
function comparison(engine, settings, bucket, model, product) {
  const steps = story(settings);
  const [here, there] = [bucket, model].map((one) => lets(engine, one, steps));
  const columns = [t("lab-production-column-time"), t("lab-production-column-asked"), t("lab-production-column-here"), t("lab-production-column-there", { product })];
  return table(t("lab-production-table", { product }), columns,
    here.map(({ atMs, passed, refused }, i) => [duration(atMs), number(passed + refused), number(passed), number(there[i].passed)]));
}
