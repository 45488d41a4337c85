// A learner's work as one short text, for a learning platform to keep: what stands in the fields, what of it was checked,
// and what happened when. SCORM 1.2 gives 4,096 characters.
//
// The text is JSON, {v: 1, set, seed, begun, work: [[seed, {question: [typed, checked, events]}], …]}, the variant last worked
// on at its end. `begun` is the second of the first event; `checked` is 1 where it is what was typed. Events are written
// one after the other, each the seconds since `begun` (in base 36, small letters) and a capital for what happened: a
// verdict, a hint, a solution. Of answers only the last one checked is kept.

/**
 * @import { Answer } from "../practice/questions.js"
 * @import { Event, Work } from "../practice/saved.js"
 *
 * The work on the variants of a set, in the order in which they were last worked on.
 * @typedef {{set: string, seed: number, variants: Map<number, Work>}} Kept
 * @typedef {[Answer, Answer | 1 | 0, string]} PackedQuestion
 */

/** The longest text that a platform of SCORM 1.2 has to take. */
export const mostCharacters = 4096;
/** The form of the text; another number is of a later version of the playground. */
const version = 1;

/** @type {Record<string, string>} */
const letterOf = { right: "R", partly: "P", wrong: "W", ambiguous: "A", unreadable: "U", unanswered: "E" };
const verdictOf = Object.fromEntries(Object.entries(letterOf).map(([verdict, letter]) => [letter, verdict]));
/** A check that has no verdict, for the engine was not there yet. */
const unjudged = "N";
const hint = "H";
const solution = "S";

/** What is given up, in this order, where the text would be too long: earlier variants, then the history of the questions
 * but for its end, then the ends of long texts. */
const measures = [
  ...[Infinity, 4, 2, 1].map((variants) => ({ variants, events: Infinity, letters: Infinity })),
  ...[100, 30, 10].map((events) => ({ variants: 1, events, letters: Infinity })),
  ...[100, 30, 10].map((letters) => ({ variants: 1, events: 5, letters })),
];

/**
 * The text, at most as long as is allowed; null where nothing helps, which takes a set of a hundred questions.
 * @param {Kept} kept @returns {string | null}
 */
export function pack(kept) {
  for (const measure of measures) {
    const text = packed(kept, measure);
    if (text.length <= mostCharacters) return text;
  }
  return null;
}

/** @param {Kept} kept @param {typeof measures[number]} measure */
function packed({ set, seed, variants }, { variants: most, events, letters }) {
  const all = [...variants].slice(-most);
  const times = all.flatMap(([, work]) => work.events.map(({ at }) => at));
  const begun = Math.floor(Math.min(...times, Date.now()) / 1000);
  const cut = (/** @type {Answer} */ answer) => Object.fromEntries(Object.entries(answer).map(([part, text]) => [part, text.slice(0, letters)]));
  const work = all.map(([seed, { typed, checked, events: happened }]) => {
    const names = new Set([...Object.keys(typed), ...Object.keys(checked), ...happened.map(({ question }) => question)]);
    return [seed, Object.fromEntries([...names].map((name) => {
      const [now, then] = [cut(typed[name] ?? {}), checked[name] && cut(checked[name])];
      const own = happened.filter(({ question }) => question === name).slice(-events);
      return [name, [now, !then ? 0 : same(now, then) ? 1 : then, own.map((event) => codeOf(event, begun)).join("")]];
    }))];
  });
  return JSON.stringify({ v: version, set, seed, begun, work });
}

/** @param {Answer} one @param {Answer} other */
const same = (one, other) => JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** @param {Event} event @param {number} begun */
const codeOf = ({ at, what, verdict }, begun) =>
  (Math.floor(at / 1000) - begun).toString(36) +
  (what === "check" ? letterOf[verdict ?? ""] ?? unjudged : what === "hint" ? hint : solution);

/**
 * What a text says; null where it is none of ours, or of a later version.
 * @param {string} text @returns {Kept | null}
 */
export function unpack(text) {
  /** @type {any} */
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const { v, set, seed, begun, work } = Object(read);
  if (v !== version || typeof set !== "string" || !Number.isFinite(begun) || !Array.isArray(work)) return null;
  return { set, seed, variants: new Map(work.filter(Array.isArray).map(([seed, questions]) => [seed, workFrom(Object(questions), begun)])) };
}

/** @param {Record<string, PackedQuestion>} questions @param {number} begun @returns {Work} */
function workFrom(questions, begun) {
  /** @type {Work} */
  const work = { typed: {}, checked: {}, events: [] };
  for (const [question, packed] of Object.entries(questions)) {
    if (!Array.isArray(packed)) continue;
    const [typed, checked, codes] = packed;
    work.typed[question] = Object(typed);
    if (checked) work.checked[question] = checked === 1 ? typed : checked;
    work.events.push(...eventsFrom(String(codes), question, begun, work.checked[question]));
  }
  work.events.sort((a, b) => a.at - b.at);
  return work;
}

/** @param {string} codes @param {string} question @param {number} begun @param {Answer | undefined} answer @returns {Event[]} */
function eventsFrom(codes, question, begun, answer) {
  /** @type {Event[]} */
  const events = [];
  let hints = 0;
  for (const [, seconds, letter] of codes.matchAll(/([0-9a-z]+)([A-Z])/g)) {
    const at = (begun + parseInt(seconds, 36)) * 1000;
    if (letter === hint) events.push({ at, question, what: "hint", hint: ++hints });
    else if (letter === solution) events.push({ at, question, what: "solution" });
    else events.push({ at, question, what: "check", answer: {}, ...(letter !== unjudged && { verdict: verdictOf[letter] }) });
  }
  const last = events.findLast(({ what }) => what === "check");
  if (last && answer) last.answer = answer;
  return events;
}
