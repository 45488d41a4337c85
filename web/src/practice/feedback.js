// What is said about an answer, from the engine's verdict: its kind, its sentences, and a mark for each part.
import { numberLocale, t } from "../i18n.js";
import { duration } from "../ui/format.js";
import { bucketNumbers, partName, whyOf } from "./words.js";

/**
 * @import { Worded } from "../ui/foreign.js"
 * @import { Answer, Part, Question } from "./questions.js"
 * @import { FlawFound, PartResult, Reading, Result } from "./results.js"
 *
 * How a verdict looks: the shape of its mark and the class of its colours. The words come with it, always.
 * @typedef {{look: "ok" | "part" | "no" | "none", mark: string}} Look
 *
 * `unsure` are the numbers that read in two ways; `flaws` the wrong rules that the answer may come from, each in words.
 * @typedef {Look & {head: string, notes: string[], why: Worded | null, unsure: {part: Part, readings: Reading[]}[],
 *   flaws: Believed[]}} Feedback
 * @typedef {FlawFound & {name: string, said: string}} Believed
 */

/** @type {Record<string, Look>} */
const looks = {
  right: { look: "ok", mark: "✓" },
  partly: { look: "part", mark: "◐" },
  wrong: { look: "no", mark: "✕" },
  unanswered: { look: "none", mark: "○" },
  unreadable: { look: "none", mark: "?" },
  ambiguous: { look: "none", mark: "?" },
};

/** How a question looks that may not have been checked.
 * @param {Result | undefined} result @returns {Look} */
export const lookOf = (result) => looks[result?.verdict ?? "unanswered"];

/** The most of what was typed that is repeated. */
const quoted = 40;

/**
 * @param {string | null} set
 * @param {Question} question
 * @param {Answer} answer what was checked
 * @param {Result} result
 * @returns {Feedback}
 */
export function feedbackOn(set, question, answer, result) {
  const having = (/** @type {PartResult["verdict"]} */ verdict) => question.parts.filter(({ id }) => result.parts[id].verdict === verdict);
  const unreadable = having("unreadable");
  const ambiguous = having("ambiguous");
  const verdict = verdictOn(result, having("right").length + having("wrong").length > 0, unreadable, ambiguous);

  const notes = unreadable.map((part) => t("practice-not-a-number", { typed: shorten(answer[part.id]), part: partName(part) }));
  notes.push(...slips(question, answer, result));
  const flaws = (result.diagnosis?.flaws ?? []).map((found) => believed(question, found));
  if (verdict === "partly") notes.push(...naming("practice-parts-wrong", having("wrong")));
  else if (verdict === "wrong" && flaws.length === 0 && notes.length === 0) notes.push(...firstWrong(question, result));
  if (verdict === "unanswered") notes.push(t("practice-unanswered-what"));
  else notes.push(...naming("practice-parts-unanswered", having("unanswered")));

  return {
    ...looks[verdict],
    head: t(`practice-${verdict}`),
    notes,
    why: verdict === "right" ? whyOf(set, question, result.facts ?? {}) : null,
    unsure: ambiguous.map((part) => ({ part, readings: result.parts[part.id].readings ?? [] })),
    flaws,
  };
}

/** "Wrong" is for a wrong answer; one of which nothing could be read has not been judged. And while it is open which number
 * is meant, nothing is "partly right".
 * @param {Result} result @param {boolean} judged @param {Part[]} unreadable @param {Part[]} ambiguous */
function verdictOn(result, judged, unreadable, ambiguous) {
  if (ambiguous.length && result.verdict !== "wrong") return "ambiguous";
  return !judged && unreadable.length ? "unreadable" : result.verdict;
}

/** What went wrong in the writing of an answer, not in the thinking.
 * @param {Question} question @param {Answer} answer @param {Result} result */
function slips(question, answer, result) {
  const said = question.parts.flatMap((part) => {
    const { slip, meant, problem } = result.parts[part.id];
    const args = { part: partName(part), typed: shorten(answer[part.id] ?? "") };
    if (slip) return [t("practice-slip-unit", { ...args, meant: meant ?? "", unit: part.unit ?? "" })];
    return problem ? [t(`practice-problem-${problem}`, args)] : [];
  });
  const slip = result.diagnosis?.slip;
  if (slip) {
    const parts = question.parts.filter(({ id }) => slip.parts.includes(id));
    said.push(...naming(`practice-slip-${slip.kind}`, parts));
  }
  return said;
}

/** Where to look again, if nothing else can be said.
 * @param {Question} question @param {Result} result */
function firstWrong(question, result) {
  const first = question.parts.find(({ id }) => id === result.diagnosis?.first);
  // With a single part there is nothing to tell apart, and a design has its conditions.
  if (!first || question.parts.length === 1 || question.design) return [];
  return [t("practice-first-wrong", { part: partName(first) })];
}

/** @param {Question} question @param {FlawFound} found @returns {Believed} */
function believed({ bucket, buckets }, found) {
  const setUp = bucket ?? buckets?.[0]?.bucket;
  return {
    ...found,
    name: t(`practice-flaw-${found.flaw}`),
    said: t(`practice-flaw-${found.flaw}-said`, setUp && bucketNumbers(setUp)),
  };
}

/** Why the two rules part, in a sentence. @param {Question} question @param {string} flaw @param {number} atMs */
export const partingOf = ({ bucket }, flaw, atMs) =>
  t(`practice-flaw-${flaw}-part`, { ...(bucket && bucketNumbers(bucket)), time: duration(atMs) });

/** The mark beside one part of a checked answer.
 * @param {Result} result @param {Part} part */
export function partMark(result, part) {
  const { verdict } = result.parts[part.id];
  return { ...looks[verdict], word: t(`practice-part-${verdict}`), invalid: verdict !== "right" && verdict !== "unanswered" };
}

/** The most parts that are named one by one; of the cells of a table there can be many. */
const mostNamed = 3;

/** A sentence that names parts, if there are any to name.
 * @param {string} message @param {Part[]} parts */
function naming(message, parts) {
  if (!parts.length) return [];
  if (parts.length > mostNamed && parts[0].step) return [t(`${message}-cells`, { count: parts.length })];
  const names = parts.map((part) => t("practice-part-quoted", { part: partName(part) }));
  return [t(message, { parts: new Intl.ListFormat(numberLocale(), { type: "conjunction" }).format(names) })];
}

/** @param {string} typed */
function shorten(typed) {
  const characters = [...typed.trim()];
  return characters.length > quoted ? `${characters.slice(0, quoted).join("")}…` : characters.join("");
}
