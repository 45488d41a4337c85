// The ways on from a bucket that is being played with: beside another one, and into the long run.
import { html } from "lit";
import { t } from "../i18n.js";
import { usualTraffic } from "../bigrun/open.js";
import { counterpart } from "../compare/comparison.js";
import { bigRunAddress } from "../url/bigrun.js";
import { compareAddress } from "../url/compare.js";

/** @param {import("../history.js").History} history */
export function onward({ bucket, inputs }) {
  const comparison = { a: bucket, b: counterpart(bucket), traffic: { inputs } };
  return html`<p class="onward">
    <a class="btn quiet" href=${`#${compareAddress(comparison)}`}>${t("share-compare")}</a>
    <a class="btn quiet" href=${`#${bigRunAddress(bucket, usualTraffic(bucket))}`}>${t("share-bigrun")}</a>
  </p>`;
}
