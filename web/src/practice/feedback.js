// What is said about an answer, from the engine's verdict: its kind, its sentences, and a mark for each part.
import { locale, t } from "../i18n.js";
import { explanationNumbers } from "./words.js";

/**
 * @import { Answer, Part, Question, Result } from "./questions.js"
 *
 * How a verdict looks: the shape of its mark and the class of its colours. The words come with it, always.
 * @typedef {{look: "ok" | "part" | "no" | "none", mark: string}} Look
 *
 * @typedef {Look & {head: string, notes: string[], why: string | null}} Feedback
 */

/** @type {Record<string, Look>} */
const looks = {
  right: { look: "ok", mark: "✓" },
  partly: { look: "part", mark: "◐" },
  wrong: { look: "no", mark: "✕" },
  unanswered: { look: "none", mark: "○" },
  unreadable: { look: "none", mark: "?" },
};

/** How a question looks that may not have been checked.
 * @param {Result | undefined} result @returns {Look} */
export const lookOf = (result) => looks[result?.verdict ?? "unanswered"];

/** The most of what was typed that is repeated. */
const quoted = 40;

/**
 * @param {string} set
 * @param {Question} question
 * @param {Answer} answer what was checked
 * @param {Result} result
 * @returns {Feedback}
 */
export function feedbackOn(set, question, answer, result) {
  const having = (/** @type {string} */ verdict) => question.parts.filter(({ id }) => result.parts[id].verdict === verdict);
  const unreadable = having("unreadable");
  const attempted = having("right").length + having("wrong").length > 0;
  // "Wrong" is for a wrong answer; one of which nothing could be read has not been judged.
  const verdict = !attempted && unreadable.length ? "unreadable" : result.verdict;

  const notes = unreadable.map(({ id }) =>
    t("practice-not-a-number", { typed: shorten(answer[id]), part: t(`practice-part-${id}`) }),
  );
  if (verdict === "partly") notes.push(...naming("practice-parts-wrong", having("wrong")));
  if (verdict === "unanswered") notes.push(t("practice-unanswered-what"));
  else notes.push(...naming("practice-parts-unanswered", having("unanswered")));

  return {
    ...looks[verdict],
    head: t(`practice-${verdict}`),
    notes,
    why: attempted ? t(`practice-${set}-${question.id}-why`, explanationNumbers(question, result.facts ?? {})) : null,
  };
}

/** The mark beside one part of a checked answer.
 * @param {Result} result @param {Part} part */
export function partMark(result, part) {
  const { verdict } = result.parts[part.id];
  return { ...looks[verdict], word: t(`practice-part-${verdict}`) };
}

/** A sentence that names parts, if there are any to name.
 * @param {string} message @param {Part[]} parts */
function naming(message, parts) {
  if (!parts.length) return [];
  const names = parts.map(({ id }) => t("practice-part-quoted", { part: t(`practice-part-${id}`) }));
  return [t(message, { parts: new Intl.ListFormat(locale(), { type: "conjunction" }).format(names) })];
}

/** @param {string} typed */
function shorten(typed) {
  const characters = [...typed.trim()];
  return characters.length > quoted ? `${characters.slice(0, quoted).join("")}…` : characters.join("");
}
