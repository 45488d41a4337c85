// One learner's way through one set: what stands in the fields, what was checked, and the engine's verdicts on that.
// It knows no page; the element draws it.
import { locale } from "../i18n.js";
import { questionsOf } from "./questions.js";
import { savedWork, saveWork } from "./saved.js";

/**
 * @import { Answer, Question, Result } from "./questions.js"
 * @import { Work } from "./saved.js"
 * @import { Spec } from "./sets.js"
 *
 * The part of the engine that practice needs.
 * @typedef {object} Judge
 * @property {(spec: Spec, how: {locale: string}) => {questions: Question[]}} exercise
 * @property {(spec: Spec, how: {locale: string}, answers: Record<string, Answer>) =>
 *   {questions: Record<string, Result>}} check
 */

export class Progress {
  /** @type {Judge | null} */
  #engine = null;
  /** @type {Work} */
  #work;
  /** @type {Map<string, Result>} */
  #results = new Map();
  /** The questions checked before the engine was there. @type {Set<string>} */
  #waiting = new Set();
  /** What the engine said where it could not judge an answer. @type {Map<string, string>} */
  #failures = new Map();

  /** @param {Spec} spec */
  constructor(spec) {
    this.spec = spec;
    this.questions = questionsOf(spec);
    this.#work = savedWork(spec.id);
    /** Whether the browser keeps the work. Known before anything is typed: what was read is written back. */
    this.kept = saveWork(spec.id, this.#work);
    /** What the engine says is wrong with the set's file. @type {string | null} */
    this.refusal = null;
  }

  /** Has the engine open the set, and judge what was checked before it was there.
   * @param {Judge} engine */
  useEngine(engine) {
    this.#engine = engine;
    try {
      this.questions = engine.exercise(this.spec, { locale: locale() }).questions;
    } catch (error) {
      this.refusal = messageOf(error);
      return;
    }
    for (const { id } of this.questions) if (this.#work.checked[id]) this.#judge(id);
  }

  /** @param {string} question @param {string} part @param {string} text */
  type(question, part, text) {
    this.#work.typed[question] = { ...this.typed(question), [part]: text };
    this.#keep();
  }

  /** Checks a question as it is answered now; without the engine, as soon as that comes.
   * @param {Question} question */
  check({ id, parts }) {
    const typed = this.typed(id);
    this.#work.checked[id] = Object.fromEntries(parts.map((part) => [part.id, typed[part.id] ?? ""]));
    this.#waiting.add(id);
    this.#judge(id);
    this.#keep();
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

  /** How many questions are right, once the engine has said. @returns {{right: number, of: number} | null} */
  get score() {
    if (!this.#engine) return null;
    const right = this.questions.filter(({ id }) => this.result(id)?.verdict === "right").length;
    return { right, of: this.questions.length };
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
      const { questions } = this.#engine.check(this.spec, { locale: locale() }, answers);
      this.#results.set(question, questions[question]);
    } catch (error) {
      this.#results.delete(question);
      this.#failures.set(question, messageOf(error));
    }
  }

  #keep() {
    this.kept = saveWork(this.spec.id, this.#work);
  }
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
