// <bucket-playground activity="token-practice">: an activity of the playground in any page. It makes the frame, keeps it as high
// as what is in it, hands its attributes on to it, and tells as events of its own what happens inside.
import { dressed } from "../embed/dressed.js";
import { read, toPage, written } from "../embed/protocol.js";

/**
 * The events, by what their detail holds. All of them bubble, and leave shadow trees.
 * @typedef {{activity: string, title: string}} Ready
 * @typedef {{activity: string, step?: number, steps?: number}} Step
 * @typedef {{activity: string, question: string, answer: Record<string, string>, verdict: "right" | "partly" | "wrong" | "unanswered", attempt?: number}} Answer
 * @typedef {{activity: string, right: number, of: number}} Complete
 * @typedef {{code: string, message: string}} Failure
 * @typedef {{ready: CustomEvent<Ready>, step: CustomEvent<Step>, answer: CustomEvent<Answer>, complete: CustomEvent<Complete>, error: CustomEvent<Failure>}} Events
 *
 * @typedef {{v: number, activity: string, answers?: Record<string, Record<string, string>>}} State
 */

/** The attributes that are settings of the activity's address. */
const handedOn = /** @type {const} */ (["activity", "lang", "theme", "show"]);

/** How high the frame is until it says so itself, in pixels. */
const usualHeight = 420;
/** How long a frame that has come may be silent before the content in its place is shown. */
const patienceMs = 5000;
/** What goes wrong inside that leaves nothing to work with. A setting that could not be followed is none of it. */
const fatal = ["no-webassembly", "missing", "not-wasm", "blocked", "offline", "broken"];

export class BucketPlaygroundElement extends HTMLElement {
  static observedAttributes = [...handedOn, "from"];

  /** Where the playground lies for elements that do not say so themselves. Set by whoever registers the element. */
  static from = "";

  #slot = document.createElement("slot");
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** Whether the frame has said anything. */
  #alive = false;
  /** The attributes that have changed since the frame was last told. @type {Set<string>} */
  #changed = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;
  /** Messages for a frame that has not said anything yet: it may still be far down the page. @type {object[]} */
  #unsent = [];
  /** Questions to the frame that wait for their answers. @type {Map<string, (state: State) => void>} */
  #asked = new Map();
  #asks = 0;

  constructor() {
    super();
    this.attachShadow({ mode: "open" }).append(this.#slot);
    this.#slot.hidden = true;
  }

  connectedCallback() {
    // A frame takes a line of text unless it is told otherwise. Styles are set one by one: a strict page forbids style sheets.
    if (!this.style.display) this.style.display = "block";
    addEventListener("message", this.#hear);
    this.#load();
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    clearTimeout(this.#patience);
    this.#frame?.remove();
    this.#frame = null;
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (!this.#frame || before === now) return;
    // Several that change together are told together.
    if (this.#changed.size === 0) queueMicrotask(() => this.#handOn());
    this.#changed.add(name);
  }

  /** What is shown inside, to be kept and given back; see the states in the README of the frame. @returns {Promise<State>} */
  getState() {
    return new Promise((resolve) => this.#ask("get", {}, resolve));
  }

  /** Shows a state that getState gave. @param {State} state @returns {Promise<State>} what is then shown */
  setState(state) {
    return new Promise((resolve) => this.#ask("set", { state }, resolve));
  }

  /** The address of the frame's page. */
  get #page() {
    return new URL("embed.html", new URL(this.getAttribute("from") ?? BucketPlaygroundElement.from, document.baseURI));
  }

  #load() {
    const frame = document.createElement("iframe");
    frame.title = this.title || "Bucket Playground";
    frame.style.cssText = "display: block; width: 100%; border: 0";
    frame.style.height = `${Number(this.getAttribute("height")) || usualHeight}px`;
    // What is far down the page comes when it is scrolled to.
    frame.loading = "lazy";
    const page = this.#page;
    const [activity, ...look] = handedOn;
    page.hash = dressed(this.getAttribute(activity) ?? "", Object.fromEntries(look.map((name) => [name, this.getAttribute(name)])));
    frame.src = page.href;
    frame.addEventListener("load", () => {
      if (!this.#alive) this.#patience = setTimeout(() => this.#show(false), patienceMs);
    });
    this.#alive = false;
    this.#changed.clear();
    this.#frame?.remove();
    this.#frame = frame;
    this.#show(true);
    this.shadowRoot?.append(frame);
  }

  /** Shows the frame, or what the page has in its place. @param {boolean} frame @param {boolean} [other] */
  #show(frame, other = !frame) {
    if (this.#frame) this.#frame.style.display = frame ? "block" : "none";
    this.#slot.hidden = !other;
  }

  #handOn() {
    const changed = this.#changed;
    this.#changed = new Set();
    if (!this.#frame) return;
    // A theme or a language that is no longer asked for is the reader's again, and only an address says that.
    const gone = handedOn.some((name) => changed.has(name) && this.getAttribute(name) === null);
    if (changed.has("from") || gone || !this.#alive) return this.#load();
    const fields = Object.fromEntries(handedOn.filter((name) => changed.has(name)).map((name) => [name, this.getAttribute(name)]));
    if (Object.keys(fields).length > 0) this.#ask("set", fields);
  }

  /** @param {"set" | "get"} type @param {Record<string, unknown>} fields @param {(state: State) => void} [answered] */
  #ask(type, fields, answered) {
    const id = String(this.#asks++);
    if (answered) this.#asked.set(id, answered);
    this.#unsent.push(written(type, { ...fields, id }));
    if (this.#alive) this.#send();
  }

  #send() {
    for (const message of this.#unsent.splice(0)) this.#frame?.contentWindow?.postMessage(message, this.#page.origin);
  }

  /** @param {MessageEvent} event */
  #hear = ({ source, origin, data }) => {
    const frame = this.#frame;
    if (!frame || source !== frame.contentWindow || origin !== this.#page.origin) return;
    const message = read(data, toPage);
    if (!message || "refused" in message) return;
    if (!this.#alive) {
      this.#alive = true;
      clearTimeout(this.#patience);
      this.#show(true);
      this.#send();
    }
    const { type, fields } = message;
    if (type === "height") frame.style.height = `${fields.height}px`;
    else if (type === "state") {
      this.#asked.get(fields.id)?.(fields.state);
      this.#asked.delete(fields.id);
    } else {
      if (type === "ready") frame.title = this.title || fields.title;
      if (type === "ready" || (type === "error" && fatal.includes(fields.code))) this.#show(true, type === "error");
      this.dispatchEvent(new CustomEvent(type, { detail: fields, bubbles: true, composed: true }));
    }
  };
}
