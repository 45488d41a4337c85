// <bucket-bigrun>: millions of rounds of generated traffic through one bucket, run in a worker and drawn as bands.
import { LitElement, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../i18n.js";
import { Narrow } from "../ui/narrow.js";
import { silence, together } from "../ui/saying.js";
import { refusalText } from "../ui/refusal.js";
import { rich } from "../ui/rich.js";
import { duration, number } from "../ui/format.js";
import { EngineError } from "../engine.js";
import { changed } from "../compare/comparison.js";
import { summary } from "../compare/said.js";
import { openingBuckets, secondMs } from "../scenarios.js";
import { patternFields } from "../ui/pattern-fields.js";
import { Width } from "../ui/width.js";
import { choice, fields } from "../views/setup.js";
import { chart, longTime, rowsIn } from "./chart.js";
import { arrivalsIn } from "../url/traffic.js";
import { takeArrivals, usualTraffic } from "./open.js";
import { drawn } from "./slices.js";
import { startRun } from "./start.js";

/** @typedef {import("../history.js").Bucket} Bucket */
/** @typedef {import("../url/traffic.js").Pattern} Pattern */
/** @typedef {import("./slices.js").Bands} Bands */

const kinds = /** @type {const} */ (["token", "leaky", "meter"]);
/** The most rows of one run. */
const mostRows = 20_000_000;
/** The most arrivals of one run: some minutes' work. */
const mostArrivals = 1_000_000_000;
/** How often the page hears of the progress: more would only keep it busy. */
const tellEveryMs = 60;

export class BucketBigRun extends LitElement {
  static properties = {
    bucket: { state: true }, patterns: { state: true }, arrivals: { state: true }, done: { state: true }, running: { state: true },
    inPage: { state: true }, result: { state: true }, ran: { state: true }, failure: { state: true }, cursor: { state: true }, width: { state: true },
  };

  constructor() {
    super();
    /** @type {Bucket} */
    this.bucket = openingBuckets.token;
    /** @type {Pattern[]} */
    this.patterns = usualTraffic(this.bucket);
    /** A list of arrivals in place of the patterns. @type {import("./slices.js").Arrivals | null} */
    this.arrivals = null;
    this.done = 0;
    /** @type {import("./start.js").Running | null} */
    this.running = null;
    /** Whether there was no worker to be had. */
    this.inPage = false;
    /** @type {Bands | null} */
    this.result = null;
    /** What the result is of. @type {{bucket: Bucket, tookMs: number} | null} */
    this.ran = null;
    /** What went wrong, or that it was cancelled. */
    this.failure = silence;
    this.cursor = 0;
    this.width = 700;
    new Width(this, 260);
  }

  #narrow = new Narrow(this);

  createRenderRoot() {
    return this;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.running?.cancel();
  }

  /** Shows a run that comes from outside, as from the page's address.
   * @param {{bucket: Bucket, patterns: Pattern[] | null}} run */
  open({ bucket, patterns }) {
    this.#forget();
    this.bucket = bucket;
    this.arrivals = patterns ? null : takeArrivals() ?? this.arrivals;
    this.patterns = patterns ?? usualTraffic(bucket);
  }

  #forget() {
    this.running?.cancel();
    this.running = this.result = this.ran = null;
    this.done = this.cursor = 0;
    this.failure = silence;
  }

  /** @param {Partial<Pick<BucketBigRun, "bucket" | "patterns" | "arrivals">>} change */
  #become(change) {
    this.#forget();
    Object.assign(this, change);
    this.dispatchEvent(new CustomEvent("bigrun-change"));
  }

  /** How many rows the run has, and how long they are. */
  #span() {
    const endMs = this.arrivals
      ? (this.arrivals.atMs[this.arrivals.atMs.length - 1] ?? 0) + 1
      : Math.max(...this.patterns.map(({ untilMs }) => untilMs));
    const rowMs = Math.max(1, Math.ceil(endMs / secondMs / mostRows)) * secondMs;
    return { rows: Math.max(1, Math.ceil(endMs / rowMs)), rowMs };
  }

  #start = async () => {
    this.#forget();
    this.inPage = false;
    const { bucket, arrivals, patterns } = this;
    const coming = arrivals ? arrivals.atMs.length : arrivalsIn(patterns);
    if (coming > mostArrivals) {
      this.failure = () => t("bigrun-too-many", { arrivals: coming, most: mostArrivals });
      return;
    }
    const traffic = arrivals ? { arrivals } : { patterns };
    const started = performance.now();
    let told = 0;
    const running = startRun({ bucket, ...traffic, ...this.#span() }, {
      onProgress: (rows) => {
        if (this.running !== running || performance.now() - told < tellEveryMs) return;
        told = performance.now();
        this.done = rows;
      },
      onInPage: () => (this.inPage = true),
    });
    this.running = running;
    try {
      const result = await running.result;
      if (this.running !== running) return;
      this.result = result;
      this.ran = { bucket, tookMs: performance.now() - started };
    } catch (error) {
      if (this.running !== running) return;
      const refused = error instanceof EngineError && error.want !== "";
      this.failure = () => t(refused ? "bigrun-refused" : "bigrun-failed", { message: refusalText(error) });
    }
    this.running = null;
  };

  #cancel = () => {
    this.#forget();
    this.failure = () => t("bigrun-cancelled");
  };

  render() {
    const { rows, rowMs } = this.#span();
    const options = kinds.map((value) => ({ value, label: t(`play-kind-${value}`) }));
    const { bucket } = this;
    const setUp = html`<section class="card setup bigrun-setup" aria-label=${t("play-setup")}>
        ${choice("bigrun-kind", t("play-kind"), options, bucket.kind, (kind) => this.#become({ bucket: openingBuckets[/** @type {"token"} */ (kind)] }))}
        ${fields(bucket, secondMs, (change) => this.#become({ bucket: changed(bucket, change) }), "bigrun-")}
        <hr>
        ${this.arrivals
          ? html`<p class="hint">${t("bigrun-arrivals", { count: this.arrivals.atMs.length })}</p>
              <button class="btn quiet" @click=${() => this.#become({ arrivals: null })}>${t("bigrun-arrivals-leave")}</button>`
          : patternFields(this.patterns, (patterns) => this.#become({ patterns }), { longest: mostRows, usual: 10_000_000, prefix: "bigrun-" })}
      </section>`;
    const stage = html`<section class="card bigrun-stage" aria-label=${t("bigrun-stage")}>
        <div class="ruler"></div>
        <div class="bigrun-head">
          <h1>${t("bigrun-heading")}</h1>
          <p class="lede">${t("bigrun-intro")}</p>
          <p class="bigrun-what">${t("bigrun-what", { bucket: summary(bucket), rows: t("bigrun-rows", { rows, row: duration(rowMs), time: longTime(rows * rowMs) }) })}</p>
          <div class="bigrun-go">
            ${this.running
              ? html`<progress aria-label=${t("bigrun-progress")} max=${rows} value=${this.done}></progress>
                  <span class="num">${t("bigrun-progress-rows", { done: this.done, rows })}</span>
                  <button class="btn" @click=${this.#cancel}>${t("bigrun-cancel")}</button>`
              : html`<button class=${`btn ${this.result ? "" : "main"}`} @click=${this.#start}>${t(this.result ? "bigrun-again" : "bigrun-run")}</button>`}
          </div>
          ${this.inPage ? html`<p class="notice">${t("bigrun-in-page")}</p>` : nothing}
          ${this.failure() ? html`<p class="notice">${this.failure()}</p>` : nothing}
        </div>
        ${this.result && this.ran ? this.#shown(this.result, this.ran) : nothing}
      </section>`;
    return html`
      ${repeat(this.#narrow.now ? ["stage", "setup"] : ["setup", "stage"], (part) => part, (part) => (part === "stage" ? stage : setUp))}
      <p class="visually-hidden" role="status">${this.result && this.ran ? this.#done(this.result, this.ran) : this.failure()}</p>`;
  }

  /** @param {Bands} result @param {{bucket: Bucket, tookMs: number}} ran */
  #done({ rows, summary }, { bucket, tookMs }) {
    return t(`bigrun-said-${bucket.kind}`, {
      rows, requests: summary.requests ?? 0, entered: summary.accepted ?? summary.queued ?? 0, refused: summary.rejected ?? summary.dropped ?? 0,
      share: number(((summary.accepted ?? summary.queued ?? 0) / Math.max(1, summary.requests ?? 0)) * 100), took: duration(Math.round(tookMs / 100) * 100),
      queue: summary.maxQueue ?? 0, wait: longTime(summary.maxDoneInMs ?? 0),
    });
  }

  /** @param {Bands} result @param {{bucket: Bucket, tookMs: number}} ran */
  #shown(result, ran) {
    const names = drawn[ran.bucket.kind];
    const at = this.cursor;
    const from = longTime(at * result.rowsEach * result.rowMs);
    const mean = (/** @type {string} */ name) => result.bands[name].sum[at] / rowsIn(result, at);
    const figures = names.map((name) => {
      const { least, greatest } = result.bands[name];
      return { name, least: number(least[at]), greatest: number(greatest[at]), mean: number(mean(name)) };
    });
    const where = t("bigrun-reading-from", { from, each: duration(rowsIn(result, at) * result.rowMs) });
    const spoken = together(...figures.map((f) => t(`bigrun-reading-${f.name}`, f)));
    const total = (/** @type {string} */ name) => {
      const { least, greatest, sum } = result.bands[name];
      return [least.reduce((m, v) => Math.min(m, v)), sum.reduce((m, v) => m + v) / result.rows, greatest.reduce((m, v) => Math.max(m, v))];
    };
    return html`
      <p class="said bigrun-said">${this.#done(result, ran)}</p>
      <figure>
        ${chart(result, ran.bucket, this.width, at, (stretch) => (this.cursor = stretch))}
        <div class="bigrun-reader">
          <label for="bigrun-at">${t("bigrun-at")}</label>
          <input id="bigrun-at" type="range" min="0" max=${result.stretches - 1} step="1" .value=${String(at)} aria-valuetext=${together(where, spoken)}
            @input=${(/** @type {Event & {target: any}} */ event) => (this.cursor = Number(event.target.value))}>
        </div>
        <figcaption class="num">${rich(together(`<strong>${where}</strong>`, spoken))}</figcaption>
      </figure>
      <div class="table-scroll"><table>
        <caption class="eyebrow">${t("bigrun-table", { row: duration(result.rowMs) })}</caption>
        <thead><tr><td></td>${["least", "mean", "greatest"].map((id) => html`<th scope="col">${t(`bigrun-column-${id}`)}</th>`)}</tr></thead>
        <tbody>${names.map((name) => html`<tr><th scope="row">${t(`bigrun-row-${name}`)}</th>${total(name).map((n) => html`<td>${number(n)}</td>`)}</tr>`)}</tbody>
      </table></div>`;
  }
}
customElements.define("bucket-bigrun", BucketBigRun);
