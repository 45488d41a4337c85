// <traffic-editor>: the dialog in which traffic is made as a whole: in rounds, by pattern, or from a list of times. It
// hands the steps on as a "traffic" event.
import { LitElement, html, nothing } from "lit";
import { t } from "../i18n.js";
import { openBigRun } from "../bigrun/open.js";
import { maxSteps } from "../history.js";
import { dayMs, secondMs } from "../scenarios.js";
import { choice } from "../views/setup.js";
import { arrivalsIn, listTab, stepsIn } from "./list-tab.js";
import { gathered, patternsTab, stepsOf } from "./patterns-tab.js";
import { readFile } from "./read-file.js";
import { mostRounds, roundsTab, topOf } from "./rounds-tab.js";

/** @typedef {import("../history.js").History} History */
/** @typedef {import("../history.js").Input} Input */
/** @typedef {"rounds" | "patterns" | "list"} Way */

const ways = /** @type {Way[]} */ (["rounds", "patterns", "list"]);

/** What a history has been sent, if it came round by round; else a few empty rounds to fill.
 * @param {History} history */
function roundsOf({ inputs, roundMs }) {
  const regular = inputs.length > 0 && inputs.length <= mostRounds && inputs.every(({ advanceMs }) => advanceMs === roundMs);
  return { requests: regular ? inputs.map(({ requests }) => requests) : Array(8).fill(0), roundMs };
}

export class TrafficEditor extends LitElement {
  static properties = {
    way: { state: true }, rounds: { state: true }, patterns: { state: true }, pasted: { state: true }, top: { state: true },
  };

  constructor() {
    super();
    /** @type {Way} */
    this.way = "rounds";
    this.rounds = { requests: /** @type {number[]} */ ([]), roundMs: secondMs };
    this.top = 10;
    /** @type {import("./patterns-tab.js").Patterns} */
    this.patterns = { patterns: [{ pattern: "bursts", requests: 10, everyMs: 5000, untilMs: 30_000 }], stepMs: secondMs };
    /** @type {import("./list-tab.js").Pasted} */
    this.pasted = { text: "", file: null, every: 0, leaveOut: false };
    /** @type {import("../engine.js").Engine | null} */
    this.engine = null;
    /** Whose traffic it is going to be. @type {History["bucket"] | null} */
    this.bucket = null;
    this.unitMs = secondMs;
  }

  #drawing = false;

  createRenderRoot() {
    return this;
  }

  /** @param {History} history @param {import("../engine.js").Engine} engine */
  show(history, engine) {
    this.engine = engine;
    this.bucket = history.bucket;
    this.unitMs = history.roundMs === dayMs ? dayMs : secondMs;
    this.#take(roundsOf(history));
    this.querySelector("dialog")?.showModal();
  }

  /** @param {import("./rounds-tab.js").Rounds} rounds */
  #take(rounds) {
    this.rounds = rounds;
    // The scale must not run away from under a hand that draws a bar.
    if (!this.#drawing) this.top = topOf(rounds.requests);
  }

  #draw = (/** @type {boolean} */ done) => {
    this.#drawing = !done;
    if (done) this.top = topOf(this.rounds.requests);
  };

  #close = () => this.querySelector("dialog")?.close();

  /** The steps as they stand in the open tab, or null where there are none to play.
   * @returns {{inputs: Input[], roundMs: number} | null} */
  #steps() {
    if (this.way === "rounds") {
      const { requests, roundMs } = this.rounds;
      return { inputs: requests.map((n) => ({ advanceMs: roundMs, requests: n })), roundMs };
    }
    if (this.way === "patterns") {
      const requests = this.#gathered();
      const { stepMs } = this.patterns;
      return requests && { inputs: requests.map((n, i) => ({ advanceMs: i === 0 ? 0 : stepMs, requests: n })), roundMs: stepMs };
    }
    const inputs = stepsIn(this.pasted, maxSteps);
    return inputs && { inputs, roundMs: secondMs };
  }

  /** How many steps of a list are more than Play takes; 0 if it takes them. */
  #tooMany() {
    const steps = arrivalsIn(this.pasted)?.atMs.length ?? 0;
    return steps > maxSteps ? steps : 0;
  }

  /** Whether there is more than Play takes, so that it is one for the long run. */
  #isLong() {
    if (this.way === "patterns") return stepsOf(this.patterns) > maxSteps;
    return this.way === "list" && this.#tooMany() > 0;
  }

  /** Reads a file that is too long to be shown, unless another or none is wanted before it is at its end.
   * @param {File} file */
  #read = async (file) => {
    let state = { name: file.name, size: file.size, read: 0, list: /** @type {import("./read-list.js").List | null} */ (null), failed: false };
    this.pasted = { ...this.pasted, text: "", file: state, leaveOut: false };
    const show = (/** @type {Partial<typeof state>} */ change) => {
      if (this.pasted.file !== state) return false;
      state = { ...state, ...change };
      this.pasted = { ...this.pasted, file: state };
      return true;
    };
    try {
      const list = await readFile(file, (read) => show({ read }));
      if (list) show({ list });
    } catch {
      show({ failed: true });
    }
  };

  #runLong = () => {
    if (!this.bucket) return;
    this.#close();
    if (this.way === "patterns") openBigRun({ bucket: this.bucket, traffic: this.patterns.patterns });
    else openBigRun({ bucket: this.bucket, arrivals: arrivalsIn(this.pasted) ?? undefined });
  };

  #gathered() {
    return this.engine && stepsOf(this.patterns) <= maxSteps ? gathered(this.engine, this.patterns) : null;
  }

  #use = () => {
    const steps = this.#steps();
    if (!steps) return;
    this.#close();
    this.dispatchEvent(new CustomEvent("traffic", { detail: steps }));
  };

  #tab() {
    if (this.way === "rounds") return roundsTab(this.rounds, this.unitMs, this.top, (rounds) => this.#take(rounds), this.#draw);
    if (this.way === "patterns") return patternsTab(this.patterns, this.#gathered(), maxSteps, (patterns) => (this.patterns = patterns));
    const steps = this.#tooMany();
    return html`${listTab(this.pasted, (pasted) => (this.pasted = pasted), this.#read)}
      ${steps > 0 ? html`<p class="problem"><span>${t("play-traffic-too-long", { steps, most: maxSteps })}</span></p>` : nothing}`;
  }

  render() {
    const options = ways.map((value) => ({ value, label: t(`play-traffic-way-${value}`) }));
    const steps = this.#steps();
    return html`<dialog class="sheet roomy" aria-labelledby="traffic-title">
      <div class="sheet-head"><h2 id="traffic-title">${t("play-traffic")}</h2>
        <button class="btn push" @click=${this.#close}>${t("play-close")}</button></div>
      ${choice("traffic-way", t("play-traffic-way"), options, this.way, (way) => (this.way = way))}
      ${this.engine ? this.#tab() : nothing}
      ${this.#isLong() ? html`<button class="btn" @click=${this.#runLong}>${t("play-traffic-long")}</button>` : nothing}
      <div class="sheet-foot"><p class="quiet">${t("play-traffic-replaces")}</p>
        <button class="btn main push" ?disabled=${!steps} @click=${this.#use}>${t("play-traffic-use")}</button></div>
    </dialog>`;
  }
}
customElements.define("traffic-editor", TrafficEditor);
