// Edges only: the same traffic without a limit, through a token bucket, and through a leaky bucket.
import { html } from "lit";
import { t } from "../i18n.js";
import { duration, number } from "../ui/format.js";
import { rich } from "../ui/rich.js";
import { compareAddress } from "../url/compare.js";
import { key } from "./parts/key.js";
import { lane } from "./parts/lane.js";
import { countOf, longestWait, requestsOf } from "./parts/requests.js";

/** @import { Engine, Lab, Settings } from "./index.js" */

const times = 12;
const [capacity, perSecond] = [5, 2];

/** @type {import("../history.js").TokenBucket} */
const token = { kind: "token", capacity, refill: perSecond, everyMs: 1000, pacing: "steady" };
/** @type {import("../history.js").LeakyBucket} */
const leaky = { kind: "leaky", capacity, drain: perSecond, everyMs: 1000 };
/** What is never empty is no limit. @type {import("../history.js").TokenBucket} */
const none = { kind: "token", capacity: 1_000_000, refill: 1_000_000, everyMs: 1 };
const limits = { none, token, leaky };

/** @param {Settings} settings */
const inputs = ({ pause, together }) => Array.from({ length: times }, (_, i) => ({ advanceMs: i === 0 ? 0 : pause, requests: together }));

/** @type {Lab} */
export const lab = {
  id: "edges",
  controls: [
    { name: "pause", kind: "times", value: 1000, options: [250, 400, 500, 1000, 2000] },
    { name: "together", kind: "count", value: 1, min: 1, max: 10 },
  ],

  show({ engine, settings, width }) {
    const { pause, together } = settings;
    const arrivals = Array.from({ length: times }, (_, i) => ({ atMs: i * pause, requests: together }));
    const outcomes = Object.entries(limits).map(([name, bucket]) => {
      const requests = requestsOf(engine.run({ bucket, arrivals, detail: "requests" }).detail);
      return { name, requests, refused: countOf(requests, "rejected", "dropped"), longest: longestWait(requests) };
    });
    const [, ofToken, ofLeaky] = outcomes;
    const untilMs = Math.max(...outcomes.flatMap(({ requests }) => requests.map(({ atMs, startMs }) => startMs ?? atMs))) * 1.02;
    return {
      said: said(settings, ofToken.refused, ofLeaky.refused, ofLeaky.longest),
      view: html`${key("reaches", "waits", "dropped")}${outcomes.map(({ name, requests, refused, longest }) => {
        const args = { limit: name, reached: requests.length - refused, refused, wait: duration(longest), waits: longest > 0 ? "yes" : "no" };
        return html`<figure><figcaption>${rich(t(`lab-edges-${name}`, args))}</figcaption>
          ${lane({ width, untilMs, most: together }, t("lab-edges-chart", args), requests)}</figure>`;
      })}`,
    };
  },

  check: {
    options: ["none", "one", "wait"],
    right(engine) {
      const requests = requestsOf(engine.run({ bucket: leaky, rounds: [1, 1, 1, 1, 1, 1], roundMs: 1000, detail: "requests" }).detail);
      if (countOf(requests, "dropped") > 0) return "one";
      return longestWait(requests) > 0 ? "wait" : "none";
    },
  },

  onward: (settings) => compareAddress({ a: token, b: leaky, traffic: { inputs: inputs(settings) } }),
};

/** @param {Settings} settings @param {number} rejected @param {number} dropped @param {number} longestMs */
function said({ pause, together }, rejected, dropped, longestMs) {
  const rate = (together * 1000) / pause;
  const args = { asked: times * together, rate: number(rate), limit: perSecond, together, rejected, dropped, wait: duration(longestMs) };
  if (rejected + dropped > 0) return t("lab-edges-refused", args);
  if (longestMs === 0) return t("lab-edges-same", args);
  return t(rate > perSecond ? "lab-edges-filling" : "lab-edges-spread", args);
}
