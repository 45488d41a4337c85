// <bucket-play>: the page a learner opens. It holds the history and hands the moment at its cursor to every view; what
// they do comes back as a new history. No view keeps a truth of its own.
import { LitElement, html, nothing } from "lit";
import { t } from "../i18n.js";
import * as History from "../history.js";
import { momentOf } from "../moment.js";
import { Replay } from "../replay.js";
import { openingBuckets, scenarios, secondMs } from "../scenarios.js";
import { duration } from "../ui/format.js";
import { plain, rich } from "../ui/rich.js";
import { recall, remember } from "../ui/storage.js";
import "../ui/engine-status.js";
import { sending, speeds, transport } from "./controls.js";
import { picture } from "./picture/index.js";
import { sentence } from "./sentence.js";
import { scenarioOf, setup } from "./setup.js";
import { table } from "./table.js";
import { timeline } from "./timeline.js";

/** @typedef {import("../history.js").Bucket} Bucket */

/** Where the browser keeps the history between visits. */
const stored = "play";

export class BucketPlay extends LitElement {
  static properties = {
    history: { state: true }, replay: { state: true }, running: { state: true }, speed: { state: true },
    burst: { state: true }, note: { state: true }, said: { state: true }, width: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../history.js").History} */
    this.history = History.restore(recall(stored)) ?? opening(scenarios[0]);
    /** @type {Replay | null} null until the engine is there */
    this.replay = null;
    this.running = false;
    this.speed = speeds[1];
    /** How many the third button sends: at first one more than the first bucket holds. */
    this.burst = 6;
    /** What the page has to say about the last change, beside the sentence. */
    this.note = "";
    /** What was last read aloud. */
    this.said = "";
    this.width = 620;
    this.#resized = new ResizeObserver(([entry]) => (this.width = Math.max(260, Math.round(entry.contentRect.width))));
  }

  #resized;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  createRenderRoot() {
    // What the page says before its scripts run makes room for what they draw.
    this.replaceChildren();
    return this;
  }

  firstUpdated() {
    const stage = this.querySelector(".stage");
    if (stage) this.#resized.observe(stage);
  }

  updated() {
    // A long table keeps the row of the moment in sight, without moving the page.
    const row = /** @type {HTMLElement | null} */ (this.querySelector(".steps tr.now"));
    const list = row?.closest(".table-scroll");
    if (!row || !list) return;
    const [from, to] = [row.offsetTop - 70, row.offsetTop + row.offsetHeight];
    if (from < list.scrollTop) list.scrollTop = from;
    else if (to > list.scrollTop + list.clientHeight) list.scrollTop = to - list.clientHeight;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop();
  }

  /** Another course of events, or another moment of it. @param {import("../history.js").History} history @param {string} [note] */
  #become(history, note = "") {
    this.history = history;
    this.note = note;
    remember(stored, history);
    // While running, a sentence a tick would never be heard to its end; the pause says where things stand.
    if (!this.running) this.#announce();
  }

  #announce() {
    const { moment } = this.#look();
    if (!moment) return;
    const where = t("play-announce", { index: moment.index, time: duration(moment.atMs) });
    this.said = [this.#remark(), where, plain(sentence(moment))].filter(Boolean).join(" ");
  }

  /** The moment at the cursor, or what the engine has against the set-up; neither while there is no engine.
   * @returns {{moment?: import("../moment.js").Moment, refusal?: string}} */
  #look() {
    try {
      return this.replay ? { moment: momentOf(this.replay, this.history) } : {};
    } catch (error) {
      return { refusal: error instanceof Error ? error.message : String(error) };
    }
  }

  /** What is said beside the sentence: about the last change; at the opening of a scenario, what to look for; in the past,
   * what would become of the future. */
  #remark() {
    if (this.note) return this.note;
    const scenario = this.history.cursor === 0 ? scenarioOf(this.history) : undefined;
    if (scenario) return t(`play-scenario-${scenario.id}-about`);
    const ahead = History.ahead(this.history);
    return ahead > 0 ? t("play-ahead", { ahead }) : "";
  }

  /** @param {import("../history.js").Input} input */
  #add(input) {
    if (History.hasRoom(this.history)) return this.#become(History.add(this.history, input));
    this.note = t("play-full", { count: History.maxSteps });
    this.#pause();
  }

  #stop() {
    clearInterval(this.#timer);
    this.running = false;
  }

  #run() {
    // What lies ahead is played to its end; with nothing ahead, the seconds go on until someone stops them.
    const replaying = History.ahead(this.history) > 0;
    const tick = () => {
      const ahead = History.ahead(this.history);
      // Nothing goes on unseen; and what was to be replayed may have been replaced meanwhile.
      if (this.hidden || (replaying && ahead === 0)) return this.#pause();
      if (ahead > 0) this.#become(History.moveTo(this.history, this.history.cursor + 1));
      else this.#add({ advanceMs: this.history.roundMs, requests: 0 });
      if (replaying && History.ahead(this.history) === 0) this.#pause();
    };
    this.#timer = setInterval(tick, 1000 / this.speed);
    this.running = true;
    tick();
  }

  #pause() {
    this.#stop();
    this.#announce();
  }

  #controls = {
    send: (/** @type {number} */ requests) => this.#add({ advanceMs: 0, requests }),
    sendBurst: () => {
      const field = /** @type {import("../ui/number-field.js").NumberField | null} */ (this.querySelector("number-field[name=burst]"));
      if (field?.problem) field.querySelector("input")?.focus();
      else this.#controls.send(this.burst);
    },
    next: () => this.#add({ advanceMs: this.history.roundMs, requests: 0 }),
    goTo: (/** @type {number} */ step) => {
      this.#stop();
      this.#become(History.moveTo(this.history, step));
    },
    toggleRun: () => (this.running ? this.#pause() : this.#run()),
    setSpeed: (/** @type {number} */ speed) => {
      this.speed = speed;
      if (!this.running) return;
      clearInterval(this.#timer);
      this.#run();
    },
    setBurst: (/** @type {number} */ n) => (this.burst = n),
  };

  #setup = {
    pickKind: (/** @type {Bucket["kind"]} */ kind) => {
      this.#stop();
      this.#become(History.begin(openingBuckets[kind]));
    },
    pickScenario: (/** @type {string} */ id) => {
      this.#stop();
      const scenario = scenarios.find((s) => s.id === id);
      if (scenario) this.#become(opening(scenario));
    },
    change: (/** @type {Record<string, unknown>} */ change) => {
      const given = Object.entries({ ...this.history.bucket, ...change }).filter(([, value]) => value !== undefined);
      const bucket = /** @type {any} */ (Object.fromEntries(given));
      let note = t("play-replayed", { count: this.history.inputs.length });
      if (bucket.initial > bucket.capacity) {
        note = `${note} ${t("play-initial-refilled", { initial: bucket.initial })}`;
        delete bucket.initial;
      }
      this.#become(History.replaceBucket(this.history, bucket), note);
    },
  };

  #ready = (/** @type {CustomEvent} */ event) => {
    this.replay = new Replay(event.detail);
  };

  render() {
    const { history } = this;
    const remark = this.#remark();
    const { moment, refusal } = this.#look();
    const state = {
      ready: moment !== undefined, index: history.cursor, count: history.inputs.length, roundMs: history.roundMs,
      running: this.running, speed: this.speed, burst: this.burst,
    };
    return html`
      <h1 class="visually-hidden">${t("play-heading")}</h1>
      <section class="card setup" aria-label=${t("play-setup")}>${setup(history, this.#setup)}</section>
      <section class="card stage" aria-label=${t("play-stage")}>
        ${moment
          ? html`${picture(moment, this.width)}
              <div class="words"><p class="said">${rich(sentence(moment))}</p>
                ${remark ? html`<p class="note">${remark}</p>` : nothing}</div>`
          : html`<div class="opening"><p>${t("play-intro")}</p>
              ${refusal ? html`<p class="notice bad" role="alert">${t("play-refused", { message: refusal })}</p>` : nothing}
              ${this.replay ? nothing : html`<engine-status @engine-ready=${this.#ready}></engine-status>`}</div>`}
        ${sending(state, this.#controls)}
        ${transport(state, this.#controls)}
        ${moment ? timeline(moment, history, this.width, this.#controls.goTo) : nothing}
      </section>
      ${moment ? html`<div class="card steps">${table(moment, history, this.#controls.goTo)}</div>` : nothing}
      <p class="visually-hidden" role="status">${this.said}</p>`;
  }
}
customElements.define("bucket-play", BucketPlay);

/** @param {import("../scenarios.js").Scenario} scenario */
function opening({ bucket, roundMs = secondMs, inputs }) {
  return History.begin(bucket, { roundMs, inputs });
}
