// A visit to the activity as cmi5 has it, from "initialized" to "terminated": when what is told to the platform.
//
// Every answer is told when it is given, and the work is kept by the platform at the same moment. What happens when the page
// is left is a courtesy.
import { interactionOf } from "./interaction.js";
import { nothing } from "./result.js";
import { answered, defined } from "./statements.js";
import { tokenFor, Xapi } from "./xapi.js";

/**
 * @import { Judged } from "../practice/judged.js"
 * @import { Result } from "./result.js"
 * @import { Launch, Session, Verb } from "./statements.js"
 *
 * What the platform keeps for the next visit.
 * @typedef {{v: 1, work: string, result: Result}} State
 */

/** The name of that document, and those that cmi5 gives the platform's. */
const stateId = "bucket-playground";
const launchDataId = "LMS.LaunchData";
const preferencesId = "cmi5LearnerPreferences";

export class Cmi5 {
  #xapi;
  #session;
  /** The work as it is, and as the platform has it. */
  #work;
  #saved;
  #open = true;
  /** Statements go out one after the other, because their order has a meaning. @type {Promise<unknown>} */
  #sent = Promise.resolve();

  /**
   * Answers the launch; fails where the platform does not go on.
   * @param {Launch} launch @param {(message: string) => void} onRefused told what the platform says when it takes something not
   */
  static async begin(launch, onRefused) {
    const xapi = new Xapi(launch, await tokenFor(launch));
    const data = await xapi.state(launchDataId);
    if (!data) throw new Error(launchDataId);
    const [state, preferences] = await Promise.all([xapi.state(stateId), xapi.profile(preferencesId).catch(() => null)]);
    return new Cmi5(xapi, { launch, data, startedAt: Date.now() }, state, preferences?.languagePreference ?? "", onRefused);
  }

  /** @param {Xapi} xapi @param {Session} session @param {State | null} state @param {string} language @param {(message: string) => void} onRefused */
  constructor(xapi, session, state, language, onRefused) {
    this.#xapi = xapi;
    this.#session = session;
    this.onRefused = onRefused;
    this.#work = this.#saved = String(state?.work ?? "");
    /** The text that was kept at the last visit. */
    this.kept = this.#work;
    /** What was achieved at earlier visits. @type {Result} */
    this.result = { ...nothing, ...state?.result };
    const { launchMode, masteryScore, returnURL } = session.data;
    /** Whether the learner only looks; nothing is then to be reported. */
    this.looksOnly = launchMode !== "Normal";
    /** The share of right answers that the platform asks for; null where it does not say. */
    this.mark = masteryScore ?? null;
    /** Where to go when all is done: an address of the web, and no script. */
    this.returnTo = /^https?:/i.test(returnURL ?? "") ? /** @type {string} */ (returnURL) : null;
    this.language = language;
    this.#say(["initialized"]);
  }

  /** Keeps a text for the next visit. @param {string} text @param {boolean} happened whether it has to be safe at once */
  keep(text, happened) {
    if (this.looksOnly || !this.#open) return false;
    this.#work = text;
    if (happened) this.#save();
    return true;
  }

  /** Tells of an answer, and of what it achieves. @param {Judged} judged @param {Result} result */
  report(judged, result) {
    if (this.looksOnly || !this.#open) return;
    this.#send([answered(this.#session, interactionOf(judged))]);
    const { completed, passed } = this.result;
    this.result = result;
    // Each of these may be said only once, at whichever visit.
    if (result.completed && !completed) this.#say(["completed"]);
    if (result.passed && !passed) this.#say(["passed"]);
    this.#save();
  }

  /** Says goodbye; afterwards nothing more can be said. @param {{leaving?: boolean}} [how] `leaving` where there is no time left
   * @returns {Promise<unknown>} when all has arrived */
  async finish({ leaving = false } = {}) {
    if (!this.#open) return;
    if (this.#work !== this.#saved) this.#save();
    // A visit may end with a failure, from which the next recovers; said earlier, it would bar the learner from passing.
    const failed = !this.looksOnly && this.result.completed && !this.result.passed;
    this.#say(failed ? ["failed", "terminated"] : ["terminated"], leaving);
    this.#open = false;
    return this.#sent;
  }

  /** @param {Verb[]} verbs @param {boolean} [now] */
  #say(verbs, now) {
    this.#send(verbs.map((verb) => defined(this.#session, verb, this.result.score)), now);
  }

  /** @param {object[]} statements @param {boolean} [now] without waiting for those before */
  #send(statements, now = false) {
    const send = () => this.#xapi.send(statements).catch(this.#refused);
    this.#sent = now ? send() : this.#sent.then(send);
  }

  #save() {
    this.#saved = this.#work;
    /** @type {State} */
    const state = { v: 1, work: this.#work, result: this.result };
    this.#xapi.keepState(stateId, state).catch(this.#refused);
  }

  #refused = (/** @type {unknown} */ error) => this.onRefused(messageOf(error));
}

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
