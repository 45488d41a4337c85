// The set-up: which kind of bucket, from which scenario, with which parameters; and what follows from them in the long run.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { duration, number } from "../ui/format.js";
import { dayMs, scenarios } from "../scenarios.js";
import "../ui/number-field.js";

/** @typedef {import("../history.js").Bucket} Bucket */
/** @typedef {import("../history.js").History} History */
/**
 * @typedef {object} SetupActions
 * @property {(kind: Bucket["kind"]) => void} pickKind
 * @property {(id: string) => void} pickScenario
 * @property {(change: Record<string, unknown>) => void} change fields of the bucket; undefined takes one away
 */

/** As the contract has it. */
const mostRequests = 1_000_000_000;

/**
 * A choice between a few, as radio buttons in a row.
 * @param {string} name @param {string} legend @param {{value: string | number, label: string}[]} options @param {string | number} chosen
 * @param {(value: any) => void} choose
 */
export const choice = (name, legend, options, chosen, choose) => html`<fieldset class="choice">
  <legend class="field-head">${legend}</legend>
  <div class="seg">${options.map(({ value, label }) => html`<label>
    <input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)}><span>${label}</span></label>`)}</div>
</fieldset>`;

/**
 * The fields of a bucket's parameters.
 * @param {Bucket} bucket @param {number} roundMs @param {SetupActions["change"]} change
 * @param {string} [prefix] keeps the names apart where a page shows the fields of several buckets
 */
export function fields(bucket, roundMs, change, prefix = "") {
  const unit = roundMs === dayMs ? "days" : "seconds";
  const unitMs = roundMs === dayMs ? dayMs : 1000;
  // To the nanosecond, which is as fine as the engine's clock.
  const toMs = (/** @type {number} */ value) => Math.round(value * unitMs * 1e6) / 1e6;
  const on = (/** @type {(value: any) => Record<string, unknown>} */ map) => (/** @type {CustomEvent} */ event) => change(map(event.detail));
  const amount = bucket.kind === "token"
    ? html`<number-field name=${`${prefix}refill`} label=${t("play-refill")} hint=${t("play-refill-hint")} whole .value=${bucket.refill}
        .min=${0} .max=${mostRequests} @change-value=${on((refill) => ({ refill }))}></number-field>`
    : html`<number-field name=${`${prefix}drain`} label=${t("play-drain")} hint=${t(`play-drain-${bucket.kind}`)} whole .value=${bucket.drain}
        .min=${1} .max=${mostRequests} @change-value=${on((drain) => ({ drain }))}></number-field>`;
  return html`
    <number-field name=${`${prefix}capacity`} label=${t("play-capacity")} hint=${t(`play-capacity-${bucket.kind}`)} whole .value=${bucket.capacity}
      .min=${1} .max=${mostRequests} @change-value=${on((capacity) => ({ capacity }))}></number-field>
    ${amount}
    <number-field name=${`${prefix}every`} label=${t("play-every")} hint=${t(`play-every-${unit}`)} unit=${unit} .value=${bucket.everyMs / unitMs}
      .min=${0.001} .max=${unit === "days" ? 10_000 : 1_000_000} .usual=${10} @change-value=${on((every) => ({ everyMs: toMs(every) }))}></number-field>
    ${bucket.kind === "meter" ? nothing : pacing(bucket, change, prefix)}
    ${bucket.kind === "token" ? html`<number-field name=${`${prefix}initial`} label=${t("play-initial")} whole
      hint=${(bucket.initial ?? bucket.capacity) === bucket.capacity ? t("play-initial-full") : t("play-initial-tokens")}
      .value=${bucket.initial ?? bucket.capacity} .min=${0} .max=${bucket.capacity} .usual=${bucket.capacity}
      @change-value=${on((initial) => ({ initial: initial === bucket.capacity ? undefined : initial }))}></number-field>` : nothing}
    ${bucket.kind === "leaky" ? html`<number-field name=${`${prefix}timeout`} label=${t("play-timeout")} hint=${t("play-timeout-hint")} unit=${unit}
      optional=${t("play-timeout-never")} .value=${bucket.timeoutMs === undefined ? null : bucket.timeoutMs / unitMs} .min=${0.001}
      .max=${1_000_000} .usual=${10} @change-value=${on((timeout) => ({ timeoutMs: timeout === null ? undefined : toMs(timeout) }))}></number-field>` : nothing}`;
}

/** @param {import("../history.js").TokenBucket | import("../history.js").LeakyBucket} bucket @param {SetupActions["change"]} change @param {string} prefix */
function pacing(bucket, change, prefix) {
  const usual = bucket.kind === "token" ? "interval" : "steady";
  const order = bucket.kind === "token" ? ["interval", "steady"] : ["steady", "interval"];
  const options = order.map((value) => ({ value, label: t(`play-pacing-${bucket.kind}-${value}`) }));
  return choice(`${prefix}pacing`, t(`play-pacing-${bucket.kind}`), options, bucket.pacing ?? usual,
    (value) => change({ pacing: value === usual ? undefined : value }));
}

/** What the parameters mean in the long run and at the worst moment. @param {Bucket} bucket @param {number} roundMs */
function facts(bucket, roundMs) {
  const amount = bucket.kind === "token" ? bucket.refill : bucket.drain;
  const perRound = number((amount / bucket.everyMs) * roundMs);
  const rate = t(roundMs === dayMs ? `play-fact-rate-day-${bucket.kind}` : `play-fact-rate-${bucket.kind}`);
  const edge = bucket.kind === "leaky"
    ? { value: duration(longestWay(bucket)), text: t("play-fact-longest-leaky") }
    : { value: number(bucket.capacity), text: t(`play-fact-burst-${bucket.kind}`) };
  return html`<dl class="facts">
    <div><dt>${rate}</dt><dd class="num">${perRound}</dd></div>
    <div><dt>${edge.text}</dt><dd class="num">${edge.value}</dd></div></dl>`;
}

/** From arrival at the last free place until processed; who would have to wait longer than the timeout is not processed.
 * @param {import("../history.js").LeakyBucket} bucket */
function longestWay({ capacity, drain, everyMs, pacing, timeoutMs = Infinity }) {
  // All at once: start and end are the same tick.
  if (pacing === "interval") return Math.min(Math.ceil(capacity / drain) * everyMs, timeoutMs);
  return Math.min((capacity / drain) * everyMs, timeoutMs + everyMs / drain);
}

/** The scenario a history is, as long as nothing in it has been changed.
 * @param {History} history */
export function scenarioOf({ bucket, roundMs, inputs }) {
  const same = (/** @type {unknown} */ a, /** @type {unknown} */ b) => JSON.stringify(a) === JSON.stringify(b);
  return scenarios.find((s) => s.roundMs === roundMs && same(s.bucket, bucket) && (s.inputs.length === 0 || same(s.inputs, inputs)));
}

/**
 * @param {History} history
 * @param {SetupActions} actions
 */
export function setup(history, actions) {
  const { bucket, roundMs } = history;
  const scenario = scenarioOf(history);
  const kinds = /** @type {const} */ (["token", "leaky", "meter"]).map((value) => ({ value, label: t(`play-kind-${value}`) }));
  return html`
    ${choice("kind", t("play-kind"), kinds, bucket.kind, actions.pickKind)}
    <div class="field">
      <div class="field-head"><label for="scenario">${t("play-scenario")}</label></div>
      <select id="scenario" @change=${(/** @type {Event & {target: any}} */ event) => actions.pickScenario(event.target.value)}>
        <option value="" disabled ?hidden=${scenario !== undefined} .selected=${!scenario}>${t("play-scenario-own")}</option>
        ${scenarios.map(({ id }) => html`<option value=${id} .selected=${scenario?.id === id}>${t(`play-scenario-${id}`)}</option>`)}
      </select>
    </div>
    ${fields(bucket, roundMs, actions.change)}
    ${facts(bucket, roundMs)}`;
}
