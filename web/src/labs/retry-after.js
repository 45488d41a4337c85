// Retry-After: many clients who want the same number of requests through, by three ways of coming back after a rejection.
import { html } from "lit";
import { t } from "../i18n.js";
import { duration, number } from "../ui/format.js";
import { rich } from "../ui/rich.js";
import { together } from "../ui/saying.js";
import { historyAddress } from "../url/play.js";
import { key } from "./parts/key.js";
import { levelChart } from "./parts/level-chart.js";
import { table } from "./parts/table.js";

/** @import { Engine, Lab, Settings } from "./index.js" */

/** They are left to it for so long. */
const untilMs = 60_000;
/** The engine counts in slices of this length. */
const sliceMs = 1000;
const policies = /** @type {const} */ (["obey", "atOnce", "all"]);

/** @returns {import("../history.js").TokenBucket} */
const bucketOf = () => ({ kind: "token", capacity: 20, refill: 10, everyMs: 1000 });

/** @param {Engine} engine @param {Settings} settings @param {typeof policies[number]} policy */
const outcome = (engine, { clients, wanted, pause }, policy) => ({
  policy, ...engine.retries({ bucket: bucketOf(), clients, requests: wanted, policy, untilMs, ...(policy === "obey" ? {} : { everyMs: pause }) }),
});

/** @type {Lab} */
export const lab = {
  id: "retry-after",
  controls: [
    { name: "clients", kind: "count", value: 50, min: 1, max: 200 },
    { name: "wanted", kind: "count", value: 6, min: 1, max: 20 },
    { name: "pause", kind: "time", value: 100, min: 50, max: 5000, usual: 2000 },
  ],

  show({ engine, settings, width }) {
    const outcomes = policies.map((policy) => outcome(engine, settings, policy));
    const [obey, atOnce, all] = outcomes;
    const shownMs = sliceMs * Math.max(...outcomes.map(({ slices }) => 1 + slices.findLastIndex(({ sent }) => sent > 0)));
    const most = Math.max(...outcomes.flatMap(({ slices }) => slices.map(({ sent }) => sent)));
    const frame = { width, height: 92, untilMs: shownMs, most };
    return {
      said: said(settings, obey, atOnce, all),
      view: html`${key("passed", "refused")}${outcomes.map(({ policy, sent, accepted, rejected, slices }) => html`<figure>
        <figcaption>${rich(t(`lab-retry-after-${policy}`, { accepted, rejected, pause: duration(settings.pause) }))}</figcaption>
        ${levelChart(frame, {
          id: policy, answers: slices.filter(({ sent }) => sent > 0).map((slice) => ({ atMs: slice.atMs + sliceMs / 2, passed: slice.accepted, refused: slice.rejected })),
          label: t("lab-retry-after-chart", { policy, sent, accepted }),
        })}</figure>`)}
        ${table(t("lab-retry-after-table"), ["policy", "sent", "accepted", "wasted", "done", "last"].map((name) => t(`lab-retry-after-column-${name}`)),
          outcomes.map(({ policy, sent, accepted, wasted, done, lastDoneMs }) => [t(`lab-retry-after-row-${policy}`), number(sent), number(accepted), number(wasted),
            t("lab-retry-after-done", { done, clients: settings.clients }), done < settings.clients ? t("lab-retry-after-never", { until: duration(untilMs) }) : duration(lastDoneMs ?? 0)]))}`,
    };
  },

  check: {
    options: ["faster", "same", "slower"],
    right(engine) {
      const settings = { clients: 50, wanted: 6, pause: 100 };
      const [obey, atOnce] = [outcome(engine, settings, "obey"), outcome(engine, settings, "atOnce")].map(({ lastDoneMs }) => lastDoneMs ?? Infinity);
      if (obey === atOnce) return "same";
      return atOnce < obey ? "faster" : "slower";
    },
  },

  onward: ({ clients, wanted }) => historyAddress({ bucket: bucketOf(), roundMs: 1000, inputs: [{ advanceMs: 0, requests: clients * wanted }], cursor: 1 }),
};

/** First what coming back soon costs and brings, then what repeating everything does.
 * @param {Settings} settings @param {any} obey @param {any} atOnce @param {any} all */
function said({ clients, pause }, obey, atOnce, all) {
  const end = obey.done < clients ? "never" : atOnce.done === clients && atOnce.lastDoneMs <= obey.lastDoneMs ? "same" : "later";
  const load = t("lab-retry-after-load", { end, pause: duration(pause), atOnce: atOnce.sent, obey: obey.sent, last: duration(obey.lastDoneMs ?? 0), until: duration(untilMs) });
  const repeated = all.done < clients ? "short" : all.wasted > 0 ? "wasted" : "none";
  return together(load, t("lab-retry-after-repeated", { repeated, wasted: all.wasted, done: all.done, clients, last: duration(all.lastDoneMs ?? 0), until: duration(untilMs) }));
}
