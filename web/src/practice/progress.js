// One learner's way through one variant of a set: what stands in the fields, what was checked, the engine's verdicts on
// that, and the hints and solutions that were shown. It knows no page; the element draws it.
import { locale, numberLocale } from "../i18n.js";
import { refusalText } from "../ui/refusal.js";
import { questionsOf } from "./questions.js";
import { saveSeed, savedWork, saveWork } from "./saved.js";

/**
 * @import { Answer, Question } from "./questions.js"
 * @import { Result, Solution } from "./results.js"
 * @import { Event, Work } from "./saved.js"
 * @import { Bucket, Spec } from "./sets.js"
 *
 * @typedef {{seed: number, locale: string}} How
 * @typedef {{questions: Question[], variants?: boolean, title?: string, lede?: string, languages?: {title?: string, lede?: string}, bucket?: Bucket}} Opened
 *
 * The part of the engine that practice needs.
 * @typedef {object} Judge
 * @property {(spec: Spec, how: How) => Opened} exercise
 * @property {(spec: Spec, how: How, answers: Record<string, Answer>) => {questions: Record<string, Result>}} check
 * @property {(spec: Spec, how: How) => {questions: Record<string, Solution>}} solution
 */

/** The verdicts on an answer that was judged, which is an attempt. */
const attempted = ["right", "partly", "wrong"];

export class Progress {
  /** @type {Judge | null} */
  #engine = null;
  /** The language in which the engine has opened the set. */
  #language = "";
  /** @type {Work} */
  #work;
  /** What stood before the last reset. @type {Work | null} */
  #undone = null;
  /** @type {Map<string, Result>} */
  #results = new Map();
  /** The questions checked before the engine was there. @type {Set<string>} */
  #waiting = new Set();
  /** What the engine said where it could not judge an answer. @type {Map<string, import("../ui/saying.js").Saying>} */
  #failures = new Map();
  /** @type {Record<string, Solution> | null} */
  #solutions = null;

  /** @param {Spec} spec @param {number} [seed] which variant; 0 is the set as its file has it
   * @param {string} [name] under which the work is kept */
  constructor(spec, seed = 0, name = spec.id) {
    this.spec = spec;
    this.seed = seed;
    this.name = name;
    /** Whether the file is an author's, of which nothing is certain until the engine has opened it. */
    this.own = name !== spec.id;
    /** @type {Opened} what the file alone tells, until then */
    this.opened = this.own ? { questions: [] } : { questions: questionsOf(spec), bucket: spec.bucket };
    this.#work = savedWork(name, seed);
    /** Whether the browser keeps the work. Known before anything is typed: what was read is written back. */
    this.kept = saveWork(name, seed, this.#work);
    /** What the engine says is wrong with the set's file. @type {import("../ui/saying.js").Saying | null} */
    this.refusal = null;
    /** Told when an answer that the learner had checked has its verdict. @type {(question: string) => void} */
    this.onJudged = () => {};
  }

  get questions() {
    return this.opened.questions;
  }

  /** Whether the questions are those of this variant, with its numbers: only the engine knows them, but for the first of
   * the page's own sets. */
  get known() {
    return (this.seed === 0 && !this.own) || (this.#engine !== null && this.refusal === null);
  }

  /** Has the engine open the set, in the page's language, and judge what was checked before it was there.
   * @param {Judge} engine */
  useEngine(engine) {
    if (this.#engine && this.#language === locale()) return;
    this.#engine = engine;
    this.#language = locale();
    try {
      this.opened = engine.exercise(this.spec, this.#how());
      this.refusal = null;
    } catch (error) {
      this.refusal = () => refusalText(error);
      return;
    }
    const waited = [...this.#waiting];
    for (const { id } of this.questions) if (this.#work.checked[id]) this.#judge(id);
    if (waited.length === 0) return;
    this.#keep();
    for (const id of waited) this.#tell(id);
  }

  #how() {
    return { seed: this.seed, locale: numberLocale() };
  }

  /** Notes that this is the variant to come back to. */
  remember() {
    saveSeed(this.name, this.seed);
  }

  /** @param {string} question @param {string} part @param {string} text */
  type(question, part, text) {
    this.#undone = null;
    this.#work.typed[question] = { ...this.typed(question), [part]: text };
    this.#keep();
  }

  /** Checks a question as it is answered now; without the engine, as soon as that comes.
   * @param {Question} question */
  check({ id, parts }) {
    const typed = this.typed(id);
    const answer = Object.fromEntries(parts.map((part) => [part.id, typed[part.id] ?? ""]));
    this.#work.checked[id] = answer;
    this.#waiting.add(id);
    const event = this.#note({ question: id, what: "check", answer });
    this.#judge(id);
    event.verdict = this.#verdict(id);
    this.#keep();
    this.#tell(id);
  }

  /** @param {string} question */
  #tell(question) {
    if (this.#results.has(question)) this.onJudged(question);
  }

  /** @param {Omit<Event, "at">} event */
  #note(event) {
    const noted = { at: Date.now(), ...event };
    this.#work.events.push(noted);
    return noted;
  }

  /** What stands in the fields of a question. @param {string} question @returns {Answer} */
  typed(question) {
    return this.#work.typed[question] ?? {};
  }

  /** What stood there when it was last checked. @param {string} question @returns {Answer | undefined} */
  checked(question) {
    return this.#work.checked[question];
  }

  /** The verdict on that. @param {string} question */
  result(question) {
    return this.#results.get(question);
  }

  /** For the record. While it is open which number is meant, an answer is not judged. @param {string} question */
  #verdict(question) {
    const result = this.result(question);
    const open = Object.values(result?.parts ?? {}).some(({ verdict }) => verdict === "ambiguous");
    return open && result?.verdict !== "wrong" ? "ambiguous" : result?.verdict;
  }

  /** What happened, in order; of one question or of all. @param {string} [question] */
  events(question) {
    return question === undefined ? this.#work.events : this.#work.events.filter((event) => event.question === question);
  }

  /** How often an answer to a question was judged. @param {string} question */
  attempts(question) {
    return this.events(question).filter(({ what, verdict }) => what === "check" && attempted.includes(verdict ?? "")).length;
  }

  /** How many of the hints were shown. @param {string} question */
  hints(question) {
    return Math.max(0, ...this.events(question).map(({ hint = 0 }) => hint));
  }

  /** @param {string} question */
  hint(question) {
    this.#note({ question, what: "hint", hint: this.hints(question) + 1 });
    this.#keep();
  }

  /** @param {string} question */
  showSolution(question) {
    this.#note({ question, what: "solution" });
    this.#keep();
  }

  /** Whether the solution was shown. @param {string} question */
  solved(question) {
    return this.events(question).some(({ what }) => what === "solution");
  }

  /** What the engine answers to a question; undefined where it cannot say.
   * @param {string} question @returns {Solution | undefined} */
  solution(question) {
    if (!this.#engine) return undefined;
    try {
      this.#solutions ??= this.#engine.solution(this.spec, this.#how()).questions;
    } catch (error) {
      this.#failures.set(question, () => refusalText(error));
    }
    return this.#solutions?.[question];
  }

  /** Whether there is work that a reset would take away. */
  get begun() {
    return Object.keys(this.#work.typed).length + this.#work.events.length > 0;
  }

  /** Whether the last reset can be undone. */
  get undoable() {
    return this.#undone !== null;
  }

  /** Begins this variant anew. */
  reset() {
    this.#undone = this.#work;
    this.#restart({ typed: {}, checked: {}, events: [] });
  }

  undoReset() {
    if (!this.#undone) return;
    this.#restart(this.#undone);
    this.#undone = null;
  }

  /** @param {Work} work */
  #restart(work) {
    this.#work = work;
    this.#results.clear();
    this.#waiting.clear();
    this.#failures.clear();
    for (const id of Object.keys(work.checked)) this.#judge(id);
    this.#keep();
  }

  /** How many questions are right, once the engine has said. @returns {{right: number, of: number} | null} */
  get score() {
    return this.#engine ? this.scoreOf(this.questions) : null;
  }

  /** @param {Question[]} questions */
  scoreOf(questions) {
    return { right: questions.filter(({ id }) => this.result(id)?.verdict === "right").length, of: questions.length };
  }

  /** Whether a question waits for the engine to be checked. @param {string} question */
  waits(question) {
    return this.#waiting.has(question);
  }

  /** What the engine said if it could not judge the answer. @param {string} question */
  failure(question) {
    return this.#failures.get(question);
  }

  /** @param {string} question */
  #judge(question) {
    if (!this.#engine) return;
    this.#waiting.delete(question);
    this.#failures.delete(question);
    try {
      const answers = { [question]: this.#work.checked[question] };
      const { questions } = this.#engine.check(this.spec, this.#how(), answers);
      this.#results.set(question, questions[question]);
      // An answer checked before the engine was there has its verdict only now.
      const last = this.events(question).findLast(({ what }) => what === "check");
      if (last) last.verdict ??= this.#verdict(question);
    } catch (error) {
      this.#results.delete(question);
      this.#failures.set(question, () => refusalText(error));
    }
  }

  #keep() {
    this.kept = saveWork(this.name, this.seed, this.#work);
  }
}
