// <bucket-compare>: the same traffic through two buckets, side by side on one scale of time. It holds the comparison;
// what they did, the sentence about it, the drawings and the table follow from that by the engine.
import { LitElement, html, nothing } from "lit";
import { t } from "../i18n.js";
import { silence, together } from "../ui/saying.js";
import { refusalText } from "../ui/refusal.js";
import { duration } from "../ui/format.js";
import { rich, plain } from "../ui/rich.js";
import { Width } from "../ui/width.js";
import "../ui/engine-status.js";
import { openingBuckets, secondMs } from "../scenarios.js";
import { choice, fields } from "../views/setup.js";
import { cases } from "./cases.js";
import { chart, mostOf } from "./chart.js";
import { changed, outcomeOf } from "./comparison.js";
import { reading, said, summary } from "./said.js";
import { table } from "./table.js";
import { readTyped, trafficFields } from "./traffic-fields.js";

/** @typedef {import("./comparison.js").Comparison} Comparison */
/** @typedef {"a" | "b"} Name */

const names = /** @type {const} */ (["a", "b"]);
const kinds = /** @type {const} */ (["token", "leaky", "meter"]);

export class BucketCompare extends LitElement {
  static properties = {
    comparison: { state: true }, engine: { state: true }, cursor: { state: true }, width: { state: true }, draft: { state: true },
    spoken: { state: true }, listed: { state: true },
  };

  constructor() {
    super();
    /** @type {Comparison} */
    this.comparison = cases[0].comparison;
    /** @type {import("../engine.js").Engine | null} null until it is there */
    this.engine = null;
    /** The row that is read beside the drawings; null is the busiest one.
     * @type {number | null} */
    this.cursor = null;
    this.width = 440;
    /** @type {{typed: string, problem: import("../ui/saying.js").Saying} | null} traffic that cannot be read */
    this.draft = null;
    /** Whether the table is open; it has hundreds of rows, which hovering would draw again and again. */
    this.listed = false;
    /** What was last read aloud. */
    this.spoken = silence;
    new Width(this, 250);
  }

  /** Whether the set-ups are open from the start: on a phone they would part the drawings. */
  #roomy = matchMedia("(min-width: 761px)").matches;
  /** The last outcome with the comparison it is of, since hovering redraws often.
   * @type {{of: Comparison, outcome: import("./comparison.js").Outcome} | null} */
  #kept = null;

  createRenderRoot() {
    return this;
  }

  /** Shows a comparison that comes from outside, as from the page's address. @param {Comparison} comparison */
  open(comparison) {
    this.comparison = comparison;
    this.cursor = null;
    this.draft = null;
  }

  /** @param {Comparison} comparison */
  #become(comparison) {
    this.open(comparison);
    this.dispatchEvent(new CustomEvent("comparison-change", { detail: comparison }));
    const { outcome } = this.look();
    this.spoken = () => (outcome ? together(...said(outcome).map(plain)) : "");
  }

  /** What came of the comparison, or what the engine has against it; neither while there is no engine.
   * @returns {{outcome?: import("./comparison.js").Outcome, refusal?: string}} */
  look() {
    if (!this.engine) return {};
    try {
      if (this.#kept?.of !== this.comparison) this.#kept = { of: this.comparison, outcome: outcomeOf(this.engine, this.comparison) };
      return { outcome: this.#kept.outcome };
    } catch (error) {
      return { refusal: refusalText(error) };
    }
  }

  /** The row that is read. @param {import("./comparison.js").Outcome} outcome */
  #row({ a, rows }) {
    const busiest = () => a.asked.indexOf(a.asked.reduce((most, n) => Math.max(most, n), 0));
    return Math.min(this.cursor ?? busiest(), rows - 1);
  }

  #type = (/** @type {string} */ typed) => {
    const read = readTyped(typed);
    if ("problem" in read) this.draft = { typed, problem: read.problem };
    else this.#become({ ...this.comparison, traffic: read });
  };

  #swap = () => this.#become({ ...this.comparison, a: this.comparison.b, b: this.comparison.a });

  render() {
    const { comparison } = this;
    const { outcome, refusal } = this.look();
    const chosen = cases.find((c) => JSON.stringify(c.comparison) === JSON.stringify(comparison));
    const shared = outcome && {
      rows: outcome.rows, rowMs: outcome.rowMs, most: mostOf(outcome), kinds: names.map((name) => outcome[name].bucket.kind), cursor: this.#row(outcome),
      goTo: (/** @type {number} */ row) => (this.cursor = row),
    };
    return html`
      <header class="compare-head">
        <h1>${t("compare-heading")}</h1>
        <div class="cases" role="group" aria-label=${t("compare-cases")}>
          ${cases.map((c) => html`<button class="btn" aria-pressed=${c === chosen} @click=${() => this.#become(c.comparison)}>${t(`compare-case-${c.id}`)}</button>`)}
        </div>
      </header>
      <section class="card verdict" aria-label=${t("compare-verdict")}>
        ${outcome
          ? html`<p class="said">${rich(together(...said(outcome)))}</p>
              <p class="note">${chosen ? t(`compare-case-${chosen.id}-about`) : t("compare-own-about")}</p>`
          : html`<p>${t("compare-intro")}</p>
              ${refusal ? html`<p class="notice bad" role="alert">${t("compare-refused", { message: refusal })}</p>` : nothing}
              ${this.engine ? nothing : html`<engine-status @engine-ready=${(/** @type {CustomEvent} */ event) => (this.engine = event.detail)}></engine-status>`}`}
      </section>
      ${names.map((name) => this.#side(name, outcome?.[name], shared))}
      <section class="card traffic" aria-label=${t("compare-traffic")}>
        ${trafficFields(comparison.traffic, (traffic) => this.#become({ ...comparison, traffic }), this.draft, this.#type)}
        <button type="button" class="btn quiet" @click=${this.#swap}>${t("compare-swap")}</button>
      </section>
      ${outcome ? this.#reader(outcome) : nothing}
      <p class="visually-hidden" role="status">${this.spoken()}</p>`;
  }

  /** @param {Name} name @param {import("./comparison.js").Side | undefined} side @param {import("./chart.js").Shared | undefined} shared */
  #side(name, side, shared) {
    const bucket = this.comparison[name];
    const become = (/** @type {import("../history.js").Bucket} */ next) => this.#become({ ...this.comparison, [name]: next });
    const options = kinds.map((value) => ({ value, label: t(`play-kind-${value}`) }));
    return html`<section class=${`card compare-side ${name}`} aria-labelledby=${`compare-${name}`}>
      <h2 id=${`compare-${name}`}><span class="badge">${name.toUpperCase()}</span> ${summary(bucket)}</h2>
      ${side && shared
        ? html`<figure><div class="ruler"></div>${chart(name, side, shared, this.width)}
            <figcaption class="num">${rich(reading(side, shared.cursor, shared.rowMs))}</figcaption></figure>
          ${this.#figures(side, shared.rowMs)}`
        : html`<figure><div class="ruler"></div></figure>`}
      <details class="side-setup" ?open=${this.#roomy}><summary>${t("compare-setup", { name: name.toUpperCase() })}</summary><div>
        ${choice(`${name}-kind`, t("play-kind"), options, bucket.kind, (kind) => become(openingBuckets[/** @type {"token"} */ (kind)]))}
        ${fields(bucket, secondMs, (change) => become(changed(bucket, change)), `${name}-`)}
      </div></details>
    </section>`;
  }

  /** @param {import("./comparison.js").Side} side @param {number} rowMs */
  #figures(side, rowMs) {
    const { totals } = side;
    const queue = side.bucket.kind === "leaky";
    const figure = (/** @type {string} */ id, /** @type {string} */ value, /** @type {string} */ meaning) =>
      html`<div><dt>${t(id, { row: duration(rowMs) })}</dt><dd class=${`num ${meaning}`}>${value}</dd></div>`;
    return html`<dl class="facts">
      ${figure(queue ? "compare-fact-queued" : "compare-fact-accepted", t("compare-of", { n: totals.entered, of: totals.asked }), queue ? "wait" : "pass")}
      ${figure(queue ? "compare-fact-dropped" : "compare-fact-rejected", t("compare-count", { n: totals.refused }), totals.refused > 0 ? "stop" : "")}
      ${totals.expired > 0 ? figure("compare-fact-expired", t("compare-count", { n: totals.expired }), "stop") : nothing}
      ${figure("compare-fact-wait", duration(side.waitMs), side.waitMs > 0 ? "wait" : "")}
      ${figure("compare-fact-peak", t("compare-count", { n: side.peak }), "")}
    </dl>`;
  }

  /** @param {import("./comparison.js").Outcome} outcome */
  #reader({ a, b, rows, rowMs }) {
    const row = this.#row({ a, b, rows, rowMs });
    const spoken = together(...names.map((name) =>
      t("compare-spoken", { name: name.toUpperCase(), reading: plain(reading(name === "a" ? a : b, row, rowMs)) })));
    return html`<section class="card reader" aria-label=${t("compare-reader")}>
      <label for="compare-row">${t("compare-row")}</label>
      <input id="compare-row" type="range" min="0" max=${rows - 1} step="1" .value=${String(row)} aria-valuetext=${spoken}
        @input=${(/** @type {Event & {target: any}} */ event) => (this.cursor = Number(event.target.value))}>
      <details @toggle=${(/** @type {Event & {target: any}} */ event) => (this.listed = event.target.open)}>
        <summary>${t("compare-table-show")}</summary>${this.listed ? table({ a, b, rows, rowMs }, row) : nothing}</details>
    </section>`;
  }
}
customElements.define("bucket-compare", BucketCompare);
