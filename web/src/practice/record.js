// The record of one's work on a set: what was asked, answered and shown, and when; as data, and as files of it.
import { t } from "../i18n.js";
import { optionName, partName, promptOf } from "./words.js";

/**
 * @import { Progress } from "./progress.js"
 * @import { Answer, Question } from "./questions.js"
 * @import { Event } from "./saved.js"
 *
 * @typedef {object} Entry
 * @property {number} number of the question @property {string} question its name @property {string} prompt
 * @property {string} answer as last checked, in words
 * @property {string} verdict on that; "" if it was never checked
 * @property {number} attempts @property {number} hints @property {boolean} solved
 * @property {Event[]} events
 */

/** An answer as one text. @param {Question} question @param {Answer} answer */
export const answerWords = ({ parts }, answer) =>
  parts
    .filter(({ id }) => (answer[id] ?? "") !== "")
    .map((part) => t("practice-record-part", { part: partName(part), text: part.options ? optionName(answer[part.id]) : answer[part.id].trim() }))
    .join(t("practice-list-separator"));

/** @param {string | null} set @param {Progress} progress @param {Question[]} questions @returns {Entry[]} */
export const recordOf = (set, progress, questions) =>
  questions.map((question, i) => {
    const { id } = question;
    return {
      number: i + 1,
      question: id,
      prompt: promptOf(set, question).text,
      answer: answerWords(question, progress.checked(id) ?? {}),
      verdict: progress.result(id)?.verdict ?? "",
      attempts: progress.attempts(id),
      hints: progress.hints(id),
      solved: progress.solved(id),
      events: progress.events(id),
    };
  });

/** @param {number} at */
const iso = (at) => new Date(at).toISOString();

/** One line for each thing that happened, after a line with the names; RFC 4180.
 * @param {Progress} progress @param {Question[]} questions @param {string | null} set */
export function recordCsv(progress, questions, set) {
  const lines = progress.events().flatMap(({ at, question: id, what, answer = {}, verdict = "", hint = "" }) => {
    const i = questions.findIndex((question) => question.id === id);
    if (i < 0) return [];
    const question = questions[i];
    return [[iso(at), progress.name, progress.seed, i + 1, promptOf(set, question).text, what, hint, answerWords(question, answer), verdict]];
  });
  const names = ["time", "set", "variant", "question", "asked", "event", "hint", "answer", "verdict"];
  return [names, ...lines].map((line) => line.map(cell).join(",")).concat("").join("\r\n");
}

/** What was typed could be taken for a formula where the file is opened; a leading apostrophe keeps it a text.
 * @param {string | number} value */
function cell(value) {
  const text = String(value);
  const safe = /^[=+@\-\t\r]/.test(text) && !Number.isFinite(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @param {Progress} progress @param {Question[]} questions @param {string | null} set */
export function recordJson(progress, questions, set) {
  const entries = recordOf(set, progress, questions).map(({ events, ...entry }) => ({
    ...entry,
    events: events.map(({ at, question, ...event }) => ({ time: iso(at), ...event })),
  }));
  return `${JSON.stringify({ set: progress.name, variant: progress.seed, questions: entries }, null, 2)}\n`;
}
