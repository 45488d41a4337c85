// Two requests, one token: the count is read, decided on and written back, and between any two of these instructions the
// other request may come in. They are stepped by hand; below, the same with 400 requests and a limit of 100.
import { html } from "lit";
import { t } from "../i18n.js";
import { historyAddress } from "../url/play.js";
import { bars } from "./parts/bars.js";
import { halfOf, pair } from "./parts/pair.js";
import { codeOf } from "./two-requests/code.js";
import { follow } from "./two-requests/follow.js";
import { stage } from "./two-requests/stage.js";

/** @import { Engine, Lab, Settings } from "./index.js" */

const crowd = 400;
const limit = 100;
/** How many at a time read before any of them writes, beside the number that is set. */
const groups = [1, 2, 3, 4];
/** Each request has three instructions. */
const longest = 6;

/** How many of the crowd pass. @param {Engine} engine @param {number} together @param {boolean} atomic */
function passing(engine, together, atomic) {
  const bucket = { ...bucketOf(), ...(atomic ? {} : { flaw: "readsBeforeWrites", inFlight: together }) };
  return engine.step(engine.start(bucket), { requests: crowd }).row.accepted;
}

/** @returns {import("../history.js").TokenBucket} */
const bucketOf = () => ({ kind: "token", capacity: limit, refill: limit, everyMs: 60_000 });

/** @type {Lab} */
export const lab = {
  id: "two-requests",
  controls: [
    { name: "atomic", kind: "switch", value: false },
    { name: "code", kind: "choice", value: "go", options: ["go", "redis"] },
    { name: "together", kind: "count", value: crowd, min: 1, max: crowd },
    {
      name: "order", kind: "own", value: "ABABAB", problem: "lab-two-requests-problem",
      read: (text) => (text.length <= longest && /^[AB]*$/.test(text) ? text : undefined), write: (order) => order,
    },
  ],

  show({ engine, settings, width, change }) {
    const { atomic, together } = settings;
    const run = follow(engine, settings.order, atomic);
    const now = run.states[run.states.length - 1];
    const open = now.threads.some(({ next }) => next !== "done");
    const rows = [...new Set([...groups, together])].sort((a, b) => a - b).map((n) => {
      const passed = passing(engine, n, atomic);
      return { name: t("lab-two-requests-group", { n }), value: passed, marked: n === together, text: t("lab-two-requests-passing", { passed }) };
    });
    const label = t("lab-two-requests-crowd-label", { crowd, limit, together, passed: passing(engine, together, atomic) });
    return {
      said: open ? t("lab-two-requests-open", { shared: now.shared, accepted: now.accepted })
        : t("lab-two-requests-over", { accepted: now.accepted, shared: now.shared, atomic: atomic ? "yes" : "no" }),
      view: html`${stage(run, atomic, (order) => change({ order }))}
        ${pair(html`<figure>${codeOf(settings.code, atomic, now.threads)}</figure>`, html`<figure>
          <figcaption><b>${t("lab-two-requests-crowd", { crowd, limit })}</b></figcaption>
          ${bars(label, rows, { most: crowd, limit, limitText: t("lab-two-requests-limit", { limit }), width: Math.min(halfOf(width), 420) })}</figure>`)}`,
    };
  },

  check: {
    options: ["100", "200", "400"],
    right: (engine) => String(passing(engine, 2, false)),
  },

  onward: () => historyAddress({ bucket: bucketOf(), roundMs: 1000, inputs: [{ advanceMs: 0, requests: crowd }], cursor: 1 }),
};
