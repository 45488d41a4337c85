// HAProxy, a stick table with http_req_rate: no bucket, but a count over a window of time.
import { flowOf, plain } from "./amounts.js";

/** The periods that it takes: 2 ms to 24 days. */
const [shortestMs, longestMs] = [2, 24 * 86_400_000];

/** @type {import("./index.js").Product} */
export const haproxy = {
  id: "haproxy",
  of(bucket) {
    if (bucket.kind === "leaky") return { fit: "none", differs: { id: "lab-production-haproxy-queue" } };
    // In the time that fills an empty bucket, a full one's worth may pass: the same burst, and the same rate in the long run.
    const period = Math.round((bucket.capacity * bucket.everyMs) / flowOf(bucket));
    if (period < shortestMs || period > longestMs) return { fit: "none", differs: { id: "lab-production-haproxy-period" } };
    const time = period % 1000 === 0 ? `${period / 1000}s` : `${period}ms`;
    return {
      fit: "near",
      differs: { id: "lab-production-haproxy-window", args: { capacity: bucket.capacity, period: plain(period / 1000) } },
      notes: [{ id: "lab-production-haproxy-rejected" }, { id: "lab-production-unchecked" }],
      code: `frontend web
    bind :80
    stick-table type ip size 100k expire ${time} store http_req_rate(${time})
    http-request track-sc0 src
    http-request deny deny_status 429 if { sc_http_req_rate(0) gt ${bucket.capacity} }
    default_backend servers`,
    };
  },
};
