// The traffic of a comparison: typed, round by round or entry by entry as an address has it, or by pattern.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { t } from "../i18n.js";
import { problemText } from "../share/problems.js";
import { patternFields } from "../ui/pattern-fields.js";
import { choice } from "../views/setup.js";
import { secondMs } from "../scenarios.js";
import { inputSettings, readInputs } from "../url/inputs.js";
import { Parameters } from "../url/parameters.js";

/** @typedef {import("./comparison.js").Traffic} Traffic */

/** How far patterns go here; the long run goes further. */
const longest = 3600;

/** As many seconds as are written without abbreviation. */
const spelledOut = 60;

/** What each way opens with.
 * @type {{typed: Traffic, pattern: Traffic}} */
const openings = {
  typed: { inputs: [3, 5, 7, 9].map((requests) => ({ advanceMs: 1000, requests })) },
  pattern: { patterns: [{ pattern: "bursts", requests: 12, everyMs: 5000, untilMs: 30_000 }] },
};

/** The traffic as one types it: requests second by second where it can be said so, else what comes when. @param {import("../history.js").Input[]} inputs */
function typedTraffic(inputs) {
  // A list that fits into the box is easier to change when every second stands there for itself.
  if (inputs.length > 0 && inputs.length <= spelledOut && inputs.every(({ advanceMs }) => advanceMs === secondMs)) {
    return inputs.map(({ requests }) => requests).join(", ");
  }
  const { rounds, send = "" } = inputSettings(inputs);
  if (rounds === undefined) return send.replaceAll(",", ", ");
  const [list, every] = rounds.split("/");
  return every === "1s" ? list.replaceAll(",", ", ") : `${list.replaceAll(",", ", ")} / ${every}`;
}

/**
 * What was typed, or what is wrong with it.
 * @param {string} text
 * @returns {{inputs: import("../history.js").Input[]} | {problem: import("../ui/saying.js").Saying}}
 */
export function readTyped(text) {
  const plain = text.normalize("NFKC").replaceAll(/\s*([,;、/@])\s*/g, "$1").replaceAll(/[;、]|\s+/g, ",").replace(/^,|,$/g, "");
  const name = plain.includes("@") || plain === "" ? "send" : "rounds";
  const from = new Parameters(`${name}=${name === "rounds" && !plain.includes("/") ? `${plain}/1s` : plain}`);
  const inputs = readInputs(from)?.inputs ?? [];
  return from.problems.length > 0 ? { problem: () => problemText(from.problems[0]) } : { inputs };
}

/**
 * @param {Traffic} traffic
 * @param {(traffic: Traffic) => void} change
 * @param {{typed: string, problem: import("../ui/saying.js").Saying} | null} draft what stands in the box while it cannot be read
 * @param {(text: string) => void} type
 */
export function trafficFields(traffic, change, draft, type) {
  const way = "patterns" in traffic ? "pattern" : "typed";
  const ways = /** @type {const} */ (["typed", "pattern"]).map((value) => ({ value, label: t(`compare-traffic-${value}`) }));
  return html`
    ${choice("compare-traffic", t("compare-traffic"), ways, way, (/** @type {"typed" | "pattern"} */ value) => change(openings[value]))}
    ${"patterns" in traffic
      ? patternFields(traffic.patterns, (patterns) => change({ patterns }), { longest, usual: 60, prefix: "compare-" })
      : html`<div class="field">
          <div class="field-head"><label for="compare-typed">${t("compare-typed")}</label></div>
          <textarea id="compare-typed" class="num" rows="3" spellcheck="false" autocomplete="off" .value=${live(draft?.typed ?? typedTraffic(traffic.inputs))}
            aria-invalid=${draft ? "true" : nothing} aria-describedby="compare-typed-hint compare-typed-problem"
            @change=${(/** @type {Event & {target: any}} */ event) => type(event.target.value)}></textarea>
          <p class="hint" id="compare-typed-hint">${t("compare-typed-hint")}</p>
          <p class="problem" id="compare-typed-problem" role="alert" ?hidden=${!draft}>${draft?.problem() ?? ""}</p>
        </div>`}`;
}
