// The ways on from a bucket that is being played with: beside another one, into the long run, and to the products that people run.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { usualTraffic } from "../bigrun/open.js";
import { counterpart } from "../compare/comparison.js";
import { bigRunAddress } from "../url/bigrun.js";
import { compareAddress } from "../url/compare.js";
import { written } from "../url/parameters.js";
import { toNs, writeTime } from "../url/values.js";

/** @param {import("../history.js").History} history */
export function onward({ bucket, inputs }) {
  const production = productionAddress(bucket);
  const comparison = { a: bucket, b: counterpart(bucket), traffic: { inputs } };
  return html`<p class="onward">
    <a class="btn quiet" href=${`#${compareAddress(comparison)}`}>${t("share-compare")}</a>
    <a class="btn quiet" href=${`#${bigRunAddress(bucket, usualTraffic(bucket))}`}>${t("share-bigrun")}</a>
    ${production ? html`<a class="btn quiet" href=${`#${production}`}>${t("share-production")}</a>` : nothing}
  </p>`;
}

/** The set-up in the lab of products; null where it is none that they could be asked for.
 * @param {import("../history.js").Bucket} bucket */
function productionAddress(bucket) {
  const { capacity, everyMs } = bucket;
  const count = bucket.kind === "token" ? bucket.refill : bucket.drain;
  const usual = count >= 1 && Math.max(count, capacity) <= 1000 && everyMs >= 100 && everyMs <= 3_600_000;
  if (!usual || (bucket.kind === "leaky" && (bucket.pacing === "interval" || bucket.timeoutMs !== undefined))) return null;
  const kind = bucket.kind === "leaky" ? "queue" : bucket.kind === "meter" ? "meter" : bucket.pacing === "steady" ? "steady" : "lumps";
  return `lab/production?${written({ kind, capacity, count, every: writeTime(toNs(everyMs)) })}`;
}
