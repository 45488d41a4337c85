// What the address of a practice set may ask for: how a lecturer wants it given. `#practise/token-practice?only=burst,idle
// &seed=7&hints=off&solutions=off&attempts=2`
import { written } from "../url/parameters.js";
import { mostCount, readCount } from "../url/values.js";

/**
 * @import { Parameters } from "../url/parameters.js"
 *
 * @typedef {object} Lesson
 * @property {string[] | null} only the questions to ask, in this order; null for all of them
 * @property {number | null} seed of the variant; null for the one last worked on
 * @property {boolean} hints whether hints are given
 * @property {boolean} solutions whether solutions are shown
 * @property {number | null} attempts how often a question may be checked; null for as often as one likes
 */

/** Nothing asked for. @type {Lesson} */
export const freely = { only: null, seed: null, hints: true, solutions: true, attempts: null };

const mostAttempts = 100;

/**
 * @param {Parameters} from
 * @param {string[]} questions the names of the set's questions
 * @returns {Lesson}
 */
export function readLesson(from, questions) {
  const count = (/** @type {string} */ name, /** @type {number} */ least, /** @type {number} */ most, /** @type {string} */ id) =>
    from.read(name, (text) => readCount(text, least, most) ?? undefined, /** @type {number | null} */ (null), { id, least, most, used: "" });
  const onOff = (/** @type {string} */ name) => from.oneOf(name, ["on", "off"], "on") === "on";
  return {
    only: readOnly(from, questions),
    seed: count("seed", 0, mostCount, "practice-problem-seed"),
    hints: onOff("hints"),
    solutions: onOff("solutions"),
    attempts: count("attempts", 1, mostAttempts, "practice-problem-attempts"),
  };
}

/** @param {Parameters} from @param {string[]} questions */
function readOnly(from, questions) {
  const given = from.take("only");
  if (given === undefined) return null;
  const named = [...new Set(given.split(",").filter(Boolean))];
  const known = named.filter((name) => questions.includes(name));
  const allowed = questions.join(", ");
  if (known.length === 0) from.complain("practice-problem-only", { name: "only", given, allowed });
  else {
    for (const name of named) if (!known.includes(name)) from.complain("practice-problem-question", { name: "only", given: name, allowed });
  }
  return known.length > 0 ? known : null;
}

/** The same as an address has it; what goes without saying is left out.
 * @param {Lesson} lesson */
export const lessonSettings = ({ only, seed, hints, solutions, attempts }) =>
  written({
    only: only?.join(","),
    seed: seed || undefined,
    hints: hints ? undefined : "off",
    solutions: solutions ? undefined : "off",
    attempts: attempts ?? undefined,
  });
