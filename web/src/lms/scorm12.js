// Talks to a learning platform as SCORM 1.2 has it: through an object named API in one of the windows around. It only speaks;
// what there is to say comes from outside.
//
// Everything is handed over and committed when it happens. What happens when the page is left is a courtesy.
import { nothing } from "./result.js";
import { mostCharacters } from "./suspend.js";

/**
 * @import { Result } from "./result.js"
 *
 * @typedef {object} Api
 * @property {(nothing: "") => string | boolean} LMSInitialize
 * @property {(nothing: "") => string | boolean} LMSFinish
 * @property {(nothing: "") => string | boolean} LMSCommit
 * @property {(name: string) => unknown} LMSGetValue
 * @property {(name: string, value: string) => string | boolean} LMSSetValue
 * @property {() => unknown} LMSGetLastError
 * @property {(code: string) => unknown} LMSGetErrorString
 */

/** More windows than this are around no page. */
const mostWindows = 100;

/**
 * The platform's API: in a window around this one, or around the one that opened it.
 * @param {Window} from @returns {Api | null}
 */
export function findApi(from) {
  for (const start of [from, from.opener]) {
    /** @type {any} */
    let window = start;
    for (let steps = 0; window && steps < mostWindows; steps++) {
      try {
        if (window.API) return window.API;
        if (window.parent === window) break;
        window = window.parent;
      } catch {
        break; // a window of another origin, which shows nothing and is the end of the way
      }
    }
  }
  return null;
}

export class Scorm12 {
  #api;
  #started = Date.now();
  #open = true;
  #committing = false;

  /** @param {Api} api @param {(message: string) => void} onRefused told what the platform says when it takes something not */
  constructor(api, onRefused) {
    this.#api = api;
    this.onRefused = onRefused;
    if (!took(api.LMSInitialize(""))) this.#refused();
    /** Whether the learner only looks; nothing is then to be reported. */
    this.looksOnly = ["browse", "review"].includes(this.#get("cmi.core.lesson_mode"));
    /** The text that was kept at the last visit. */
    this.kept = this.#get("cmi.suspend_data");
    this.language = this.#get("cmi.student_preference.language");
    const status = this.#get("cmi.core.lesson_status");
    /** What was achieved at earlier visits. @type {Result} */
    this.result = {
      score: Number(this.#get("cmi.core.score.raw")) / 100 || nothing.score,
      completed: ["completed", "passed"].includes(status),
      passed: status === "passed",
    };
    if (this.looksOnly) return;
    // Until the platform hears otherwise: the work goes on at the next visit, wherever it breaks off at this one.
    this.#set("cmi.core.exit", "suspend");
    if (["", "not attempted", "unknown"].includes(status)) this.#set("cmi.core.lesson_status", "incomplete");
    this.#commitSoon();
  }

  /** The share of right answers that the platform asks for, from 0 to 1; null where it does not say. */
  get mark() {
    const text = this.#get("cmi.student_data.mastery_score");
    const percent = Number(text);
    return text !== "" && percent >= 0 && percent <= 100 ? percent / 100 : null;
  }

  /** Keeps a text for the next visit. @param {string} text @param {boolean} happened whether it has to be safe at once */
  keep(text, happened) {
    if (text.length > mostCharacters) throw new Error(`${text.length} characters are more than a platform has to keep`);
    if (this.looksOnly || !this.#open) return false;
    const taken = this.#set("cmi.suspend_data", text);
    if (happened) this.#commitSoon();
    return taken;
  }

  /** @param {Result} result */
  report(result) {
    if (this.looksOnly || !this.#open) return;
    this.result = result;
    this.#set("cmi.core.score.min", "0");
    this.#set("cmi.core.score.max", "100");
    this.#set("cmi.core.score.raw", String(Math.round(result.score * 100)));
    this.#set("cmi.core.lesson_status", result.passed ? "passed" : result.completed ? "completed" : "incomplete");
    this.#commitSoon();
  }

  /** Says goodbye; afterwards nothing more can be said. */
  finish() {
    if (!this.#open) return;
    this.#set("cmi.core.session_time", spanOf(Date.now() - this.#started));
    this.#api.LMSFinish("");
    this.#open = false;
  }

  /** Once for all that is said in one go: many platforms keep the page waiting while they commit. */
  #commitSoon() {
    if (this.#committing) return;
    this.#committing = true;
    queueMicrotask(() => {
      this.#committing = false;
      if (!this.#open) return;
      this.#set("cmi.core.session_time", spanOf(Date.now() - this.#started));
      if (!took(this.#api.LMSCommit(""))) this.#refused();
    });
  }

  /** @param {string} name */
  #get(name) {
    return String(this.#api.LMSGetValue(name) ?? "");
  }

  /** @param {string} name @param {string} value */
  #set(name, value) {
    const taken = took(this.#api.LMSSetValue(name, value));
    if (!taken) this.#refused();
    return taken;
  }

  #refused() {
    const code = String(this.#api.LMSGetLastError());
    this.onRefused(`${this.#api.LMSGetErrorString(code)} (${code})`);
  }
}

/** Some platforms give the word, others the value. @param {unknown} answer */
const took = (answer) => String(answer) === "true";

/** A length of time as hours, minutes and seconds: "0001:02:03.45". @param {number} ms */
export function spanOf(ms) {
  const hundredths = Math.round(ms / 10);
  const [hours, minutes, seconds] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60, (hundredths % 6000) / 100];
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${String(hours).padStart(4, "0")}:${two(minutes)}:${seconds.toFixed(2).padStart(5, "0")}`;
}
