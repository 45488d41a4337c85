// The code of the check, as it is wrong and as it is right, in Go and with Redis. Beside a line stand the requests that are
// about to carry it out.
import { html } from "lit";
import { t } from "../../i18n.js";
import { names } from "./follow.js";

/**
 * @import { Thread } from "../../engine.js"
 * @typedef {{code: string, part?: Thread["next"]}} Line
 */

/** @type {Record<string, {racy: Line[], atomic: Line[]}>} */
const listings = {
  go: {
    racy: [
      { code: "var tokens int" },
      { code: "" },
      { code: "func allow() bool {" },
      { code: "\tn := tokens", part: "read" },
      { code: "\tif n < 1 {", part: "decide" },
      { code: "\t\treturn false" },
      { code: "\t}" },
      { code: "\ttokens = n - 1", part: "write" },
      { code: "\treturn true" },
      { code: "}" },
    ],
    atomic: [
      { code: "var mu sync.Mutex" },
      { code: "" },
      { code: "func allow() bool {" },
      { code: "\tmu.Lock()", part: "take" },
      { code: "\tdefer mu.Unlock()" },
      { code: "\tif tokens < 1 {" },
      { code: "\t\treturn false" },
      { code: "\t}" },
      { code: "\ttokens--" },
      { code: "\treturn true" },
      { code: "}" },
    ],
  },
  redis: {
    racy: [
      { code: "func allow(ctx context.Context) bool {" },
      { code: '\tn, err := rdb.Get(ctx, "tokens").Int()', part: "read" },
      { code: "\tif err != nil || n < 1 {", part: "decide" },
      { code: "\t\treturn false" },
      { code: "\t}" },
      { code: '\trdb.Set(ctx, "tokens", n-1, 0)', part: "write" },
      { code: "\treturn true" },
      { code: "}" },
    ],
    atomic: [
      { code: "local n = redis.call('GET', KEYS[1])", part: "take" },
      { code: "if tonumber(n or '0') < 1 then" },
      { code: "  return 0" },
      { code: "end" },
      { code: "redis.call('DECR', KEYS[1])" },
      { code: "return 1" },
    ],
  },
};

/** @param {string} language @param {boolean} atomic @param {Thread[]} threads */
export function codeOf(language, atomic, threads) {
  const form = atomic ? "atomic" : "racy";
  return html`<figcaption><b>${t(`lab-two-requests-code-${language}-${form}`)}</b></figcaption>
    <ol class="race-code">${listings[language][form].map(({ code, part }) => {
      const here = part ? names.filter((_, i) => threads[i].next === part) : [];
      return html`<li class=${here.length > 0 ? "lit" : ""}><span>${here.map((name) =>
        html`<span class="badge" role="img" aria-label=${t("lab-two-requests-here", { name })}>${name}</span>`)}</span><code>${code.replaceAll("\t", "  ")}</code></li>`;
    })}</ol>`;
}
