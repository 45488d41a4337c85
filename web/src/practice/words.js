// The texts of a set and its questions, and the numbers that they can name: what bucket and story say, and what the
// engine found. The page's own sets have messages; an author's set has the author's words, or those for its kind.
import { has, locale, t } from "../i18n.js";
import { worded } from "../ui/foreign.js";
import { duration } from "../ui/format.js";

/**
 * @import { Worded } from "../ui/foreign.js"
 * @import { Part, Question } from "./questions.js"
 * @import { Bucket } from "./sets.js"
 * @typedef {Record<string, number>} Facts
 * @typedef {Record<string, number | string>} Numbers the texts among them are lengths of time, with their unit
 * @typedef {string | null} Named the set whose messages are used; null for a set of an author's
 */

/** @param {Bucket} bucket @returns {Numbers} */
export function bucketNumbers({ capacity, refill, drain, everyMs, initial }) {
  const each = refill ?? drain ?? 0;
  return {
    capacity,
    initial: initial ?? capacity,
    everySeconds: everyMs / 1000,
    every: duration(everyMs),
    perSecond: (each * 1000) / everyMs,
    refill: refill ?? 0,
    drain: drain ?? 0,
    eachSeconds: drain ? everyMs / drain / 1000 : 0,
  };
}

/** What can be told before anyone has answered.
 * @param {Question} question @returns {Numbers} */
export function promptNumbers({ bucket, buckets, story, at, parts }) {
  const moment = at ? story[at - 1] : story.at(-1);
  // Buckets to choose from have the same size and rate, or it would be no fair choice.
  const setUp = bucket ?? buckets?.[0]?.bucket;
  const upTo = at ? story.slice(0, at) : story;
  return {
    ...(setUp && bucketNumbers(setUp)),
    requests: moment?.requests ?? 0,
    waitSeconds: (moment?.advanceMs ?? 0) / 1000,
    wait: duration(moment?.advanceMs ?? 0),
    totalRequests: story.reduce((sum, step) => sum + (step.requests ?? 0), 0),
    time: duration(upTo.reduce((sum, step) => sum + (step.advanceMs ?? 0), 0)),
    nth: parts.find((part) => part.outcomeOf)?.outcomeOf ?? 0,
  };
}

/** What the explanation can name: the engine's figures besides, and how it came to them.
 * @param {Question} question @param {Record<string, number | null>} found @returns {Numbers} */
export function explanationNumbers(question, found) {
  const facts = Object.fromEntries(Object.entries(found).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  const { accepted = 0, tokens = 0, refilled = 0, spilled = 0, queued = 0 } = facts;
  return {
    ...promptNumbers(question),
    ...facts,
    ...inSeconds(facts),
    available: accepted + tokens,
    before: accepted + tokens - refilled,
    offered: refilled + spilled,
    ahead: queued - 1,
  };
}

/** The times among the figures once more, in seconds: `lastDoneInMs` as `lastDoneInSeconds`.
 * @param {Facts} facts */
const inSeconds = (facts) =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([name]) => name.endsWith("Ms"))
      .map(([name, ms]) => [name.replace(/Ms$/, "Seconds"), ms / 1000]),
  );

/** An author's text, in the language that the engine has chosen. @param {string} text @param {string | undefined} language
 * @returns {Worded} */
const authored = (text, language) => ({ text, language: language ?? locale() });

/** @param {Named} set @param {Question} question @returns {Worded} */
export function promptOf(set, question) {
  const message = `practice-${set}-${question.id}`;
  if (question.prompt) return authored(question.prompt, question.languages?.prompt);
  return worded(has(message) ? message : `practice-ask-${question.kind}`, promptNumbers(question));
}

/** Whether the prompt tells what happens. One that was chosen by kind leaves that to a list. @param {Named} set @param {Question} question */
export const isTold = (set, question) => !question.prompt && has(`practice-${set}-${question.id}`);

/** Why the right answer is right; null if nobody has written that down.
 * @param {Named} set @param {Question} question @param {Record<string, number | null>} facts @returns {Worded | null} */
export function whyOf(set, question, facts) {
  if (question.why) return authored(question.why, question.languages?.why);
  const message = `practice-${set}-${question.id}-why`;
  return has(message) ? worded(message, explanationNumbers(question, facts)) : null;
}

/** The hints in words, from a nudge on.
 * @param {Named} set @param {Question} question @returns {Worded[]} */
export function hintsOf(set, question) {
  if (question.hints?.length) return question.hints.map((hint, i) => authored(hint, question.languages?.hints?.[i]));
  const own = [1, 2].map((n) => `practice-${set}-${question.id}-hint-${n}`).filter(has);
  if (own.length) return own.map((message) => worded(message, promptNumbers(question)));
  const figures = [...new Set(question.parts.map(({ figure }) => `practice-hint-${figure}`))].filter(has);
  return figures.slice(0, 2).map((message) => worded(message, promptNumbers(question)));
}

/** What a part is called. In a table it is called by its row, too. @param {Part} part */
export function partName({ id, figure, step }) {
  const name = has(`practice-part-${id}`) ? t(`practice-part-${id}`) : figureName(figure ?? id);
  return step ? t("practice-part-in-row", { part: name, row: step }) : name;
}

/** @param {string} figure */
export const figureName = (figure) => (has(`practice-part-${figure}`) ? t(`practice-part-${figure}`) : figure);

/** An author may have given an option any name. @param {string} option */
export const optionName = (option) => (has(`practice-option-${option}`) ? t(`practice-option-${option}`) : option);
