// Envoy, the filter local_ratelimit: a token bucket.
import { flowOf, inLumps, plain, steady } from "./amounts.js";

/** @type {import("./index.js").Product} */
export const envoy = {
  id: "envoy",
  of(bucket) {
    if (bucket.kind === "leaky") return { fit: "none", differs: { id: "lab-production-envoy-queue" } };
    return {
      fit: inLumps(bucket) ? "near" : "same",
      differs: { id: inLumps(bucket) ? "lab-production-envoy-lumps" : "lab-production-envoy-steady" },
      notes: [{ id: "lab-production-envoy-scope" }, { id: "lab-production-unchecked" }],
      model: steady(bucket),
      code: `name: envoy.filters.http.local_ratelimit
typed_config:
  "@type": type.googleapis.com/envoy.extensions.filters.http.local_ratelimit.v3.LocalRateLimit
  stat_prefix: clients
  token_bucket:
    max_tokens: ${bucket.capacity}
    tokens_per_fill: ${flowOf(bucket)}
    fill_interval: ${plain(bucket.everyMs / 1000)}s
  filter_enabled: { default_value: { numerator: 100, denominator: HUNDRED } }
  filter_enforced: { default_value: { numerator: 100, denominator: HUNDRED } }`,
    };
  },
};
