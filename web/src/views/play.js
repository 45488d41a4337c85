// <bucket-play>: the page a learner opens. It holds the history and hands the moment at its cursor to every view; what
// they do comes back as a new history. No view keeps a truth of its own.
import { LitElement, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../i18n.js";
import { silence, together } from "../ui/saying.js";
import { refusalText } from "../ui/refusal.js";
import * as History from "../history.js";
import { momentOf } from "../moment.js";
import { Replay } from "../replay.js";
import { scenarios, secondMs } from "../scenarios.js";
import { duration } from "../ui/format.js";
import { Keys } from "../ui/keys.js";
import { Narrow } from "../ui/narrow.js";
import { plain, rich } from "../ui/rich.js";
import { recall, remember } from "../ui/storage.js";
import { Width } from "../ui/width.js";
import { onward } from "../share/onward.js";
import { shows } from "../share/parts.js";
import "../ui/engine-status.js";
import "../traffic/traffic-editor.js";
import { actionsOf, bindingsOf } from "./actions.js";
import { chart } from "./chart.js";
import { code, languages } from "./code.js";
import { sending, transport } from "./controls.js";
import "./help.js";
import { picture } from "./picture/index.js";
import { Motion } from "./picture/motion.js";
import "./predict-step.js";
import { aside, remarkOn } from "./remark.js";
import { Run } from "./run.js";
import { sentence } from "./sentence.js";
import { setup } from "./setup.js";
import { table } from "./table.js";

/** @typedef {import("../history.js").Bucket} Bucket */
/** @typedef {import("./code.js").Language} Language */
/** @typedef {import("./remark.js").Note} Note */

/** Where the browser keeps the history between visits, and the choices that go with it. */
const stored = "play";
const storedMotion = "motion";
const storedLanguage = "code-language";

/** How long the motion of a step takes when nobody waits for the next one. */
const motionMs = 1150;

export class BucketPlay extends LitElement {
  static properties = {
    history: { state: true }, replay: { state: true },
    burst: { state: true }, note: { state: true }, said: { state: true }, width: { state: true },
    hovered: { state: true }, predicting: { state: true }, ahead: { state: true }, motion: { state: true }, language: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../history.js").History} */
    this.history = History.restore(recall(stored)) ?? opening(scenarios[0]);
    /** @type {Replay | null} null until the engine is there */
    this.replay = null;
    /** @type {import("../engine.js").Engine | null} */
    this.engine = null;
    /** How many the third button sends: at first one more than the first bucket holds. */
    this.burst = 6;
    /** @type {Note} */
    this.note = { say: silence };
    /** What was last read aloud. */
    this.said = silence;
    this.width = 620;
    /** The step that a pointer on the chart is over. @type {number | null} */
    this.hovered = null;
    /** Whether each step is to be predicted before it is taken. */
    this.predicting = false;
    /** @type {import("./predict-step.js").Ahead | null} the step that is being predicted */
    this.ahead = null;
    /** Whether the history is kept for the next visit. */
    this.keeps = true;
    this.motion = recall(storedMotion) !== false;
    const kept = recall(storedLanguage);
    /** @type {Language} */
    this.language = languages.includes(kept) ? kept : "javascript";
    new Width(this, 260);
  }

  #moving = new Motion();
  #narrow = new Narrow(this);
  /** What the picture showed last. @type {import("../history.js").History | null} */
  #shown = null;
  run = new Run(this);
  #actions = actionsOf(this);
  // In another part of the page, or without controls, nothing here is to be operated.
  #keys = new Keys(bindingsOf(this, this.#actions), () => !this.hidden && shows(this, "controls"));

  createRenderRoot() {
    // What the page says before its scripts run makes room for what they draw.
    this.replaceChildren();
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#keys.connect();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#keys.disconnect();
    this.#moving.disconnect();
    this.run.stop();
  }

  firstUpdated() {
    const stage = this.querySelector(".stage");
    if (stage) this.#moving.connect(stage);
  }

  updated() {
    this.#move();
    // A long table keeps the row of the moment in sight, without moving the page.
    const row = /** @type {HTMLElement | null} */ (this.querySelector(".steps tr.now"));
    const list = row?.closest(".table-scroll");
    if (!row || !list) return;
    const [from, to] = [row.offsetTop - 70, row.offsetTop + row.offsetHeight];
    if (from < list.scrollTop) list.scrollTop = from;
    else if (to > list.scrollTop + list.clientHeight) list.scrollTop = to - list.clientHeight;
  }

  /** One step on, the picture moves; anything else it shows at once. */
  #move() {
    const [shown, history] = [this.#shown, this.history];
    const drawing = this.querySelector("svg.picture");
    if (history === shown || !drawing) return;
    this.#shown = history;
    const stepped = shown && history.bucket === shown.bucket && history.cursor === shown.cursor + 1
      && history.inputs[shown.cursor - 1] === shown.inputs[shown.cursor - 1];
    if (stepped && this.motion) this.#moving.play(drawing, this.run.running ? Math.min(this.run.stepMs * 0.85, motionMs * 3) : motionMs);
    else this.#moving.stop();
  }

  /** Shows a history that comes from outside, as from the page's address. @param {import("../history.js").History} history */
  open(history) {
    this.run.stop();
    this.become(history);
  }

  /** Another course of events, or another moment of it. @param {import("../history.js").History} history @param {Note} [note] */
  become(history, note = { say: silence }) {
    const moved = history.bucket === this.history.bucket && history.cursor !== this.history.cursor;
    this.history = history;
    this.ahead = null;
    this.note = note;
    this.hovered = null;
    if (this.keeps) remember(stored, history);
    this.dispatchEvent(new CustomEvent("history-change", { detail: history }));
    // While running, a sentence a tick would never be heard to its end; the pause says where things stand.
    if (this.run.running) return;
    // With the focus on the time line the browser tells each move along it; the sentence as well would be the step twice.
    if (moved && this.querySelector(".scrub:focus")) this.said = silence;
    else this.announce();
  }

  /** Says where things stand. */
  announce() {
    const { moment } = this.#look();
    if (!moment) return;
    this.said = () => together(remarkOn(this.history, this.note), t("play-announce", { index: moment.index, time: duration(moment.atMs) }), plain(sentence(moment)));
  }

  /** The moment at the cursor, or what the engine has against the set-up; neither while there is no engine.
   * @returns {{moment?: import("../moment.js").Moment, refusal?: string}} */
  #look() {
    try {
      return this.replay ? { moment: momentOf(this.replay, this.history) } : {};
    } catch (error) {
      return { refusal: refusalText(error) };
    }
  }

  /** What is to happen next: it happens, or is to be predicted first. @param {import("../history.js").Input} input */
  take(input) {
    if (!this.predicting || !this.replay || !History.hasRoom(this.history)) return this.#happen(input);
    this.run.stop();
    this.ahead = { history: this.history, input };
  }

  /** What lies ahead already is moved on to; anything else is new. @param {import("../history.js").Input} input */
  #happen(input) {
    const { history } = this;
    if (input === history.inputs[history.cursor]) this.become(History.moveTo(history, history.cursor + 1));
    else this.add(input);
  }

  /** @param {import("../history.js").Input} input */
  add(input) {
    if (History.hasRoom(this.history)) return this.become(History.add(this.history, input));
    this.note = { say: () => t("play-full", { count: History.maxSteps }) };
    this.run.pause();
  }

  togglePredicting() {
    this.predicting = !this.predicting;
    this.ahead = null;
  }

  #predicted = (/** @type {CustomEvent<import("../history.js").Input | null>} */ { detail }) => {
    this.ahead = null;
    if (detail) this.#happen(detail);
  };

  toggleMotion() {
    this.motion = !this.motion;
    remember(storedMotion, this.motion);
    if (!this.motion) this.#moving.stop();
  }

  /** @param {Language} language */
  setLanguage(language) {
    this.language = language;
    remember(storedLanguage, language);
  }

  showHelp() {
    /** @type {import("./help.js").KeyHelp | null} */ (this.querySelector("key-help"))?.show();
  }

  showTraffic() {
    this.run.stop();
    if (this.engine) /** @type {import("../traffic/traffic-editor.js").TrafficEditor | null} */ (this.querySelector("traffic-editor"))?.show(this.history, this.engine);
  }

  #ready = (/** @type {CustomEvent} */ event) => {
    this.engine = event.detail;
    this.replay = new Replay(event.detail);
  };

  render() {
    const { history } = this;
    const { moment, refusal } = this.#look();
    const actions = this.#actions;
    const state = {
      ready: moment !== undefined, index: history.cursor, count: history.inputs.length, roundMs: history.roundMs,
      running: this.run.running, speed: this.run.speed, burst: this.burst, motion: this.motion, asking: this.ahead !== null,
    };
    const setUp = html`<section class="card setup" aria-label=${t("play-setup")}>${setup(history, actions)}${onward(history)}</section>`;
    const stage = html`<section class="card stage" aria-label=${t("play-stage")}>
        <div class="ruler"></div>
        ${moment
          ? html`${picture(moment, this.width)}
              <div class="words"><p class="said">${rich(sentence(moment))}</p>${aside(history, this.note, actions)}</div>`
          : html`<div class="opening"><p>${t("play-intro")}</p>
              ${refusal ? html`<p class="notice bad" role="alert">${t("play-refused", { message: refusal })}</p>` : nothing}
              ${this.replay ? nothing : html`<engine-status @engine-ready=${this.#ready}></engine-status>`}</div>`}
        ${this.predicting ? html`<predict-step .engine=${this.engine} .ahead=${this.ahead} @predicted=${this.#predicted}></predict-step>` : nothing}
        ${sending(state, actions)}
        ${transport(state, actions)}
        ${moment ? chart(moment, history, this.width, this.hovered, {
          goTo: actions.goTo, hover: (step) => (this.hovered = step),
          between: (step, n) => /** @type {Replay} */ (this.replay).between(history, step, n),
          doneBefore: (step) => /** @type {Replay} */ (this.replay).doneBefore(history, step),
        }) : nothing}
      </section>`;
    return html`
      <h1 class="visually-hidden">${t("play-heading")}</h1>
      ${repeat(this.#narrow.now ? ["stage", "setup"] : ["setup", "stage"], (part) => part, (part) => (part === "stage" ? stage : setUp))}
      ${moment ? html`<div class="side">${code(moment, this.language, actions.setLanguage)}
        <div class="card steps"><button class="btn quiet predict-toggle" aria-pressed=${this.predicting} aria-keyshortcuts="p"
          @click=${actions.togglePredicting}>${t("play-predict")}</button>${table(moment, history, actions.goTo)}</div></div>` : nothing}
      <traffic-editor @traffic=${actions.takeTraffic}></traffic-editor>
      <key-help .keys=${this.#keys}></key-help>
      <p class="visually-hidden" role="status">${this.said()}</p>`;
  }
}
customElements.define("bucket-play", BucketPlay);

/** @param {import("../scenarios.js").Scenario} scenario */
export function opening({ bucket, roundMs = secondMs, inputs }) {
  return History.begin(bucket, { roundMs, inputs });
}
