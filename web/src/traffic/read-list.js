// Reads a pasted list of times, or a log, line by line: the requests it stands for, and every line that is none. Nothing is
// passed over in silence.
import { readTime } from "./read-time.js";

/** @typedef {import("../history.js").Input} Input */
/**
 * @typedef {{line: number, given: string, problem: import("./read-time.js").TimeProblem | "mixed"}} Problem the line's
 *   number counted from 1; mixed: a date among plain seconds, or the other way round
 * @typedef {object} List
 * @property {number[]} atMs the times of the requests, in order, from the start of the run
 * @property {Problem[]} problems
 * @property {string | null} header a first line that names columns
 * @property {number} unordered how many lines came earlier than one before them; logs are written as answers go out
 */

/** @param {string} text @returns {List} */
export function readList(text) {
  /** @type {number[]} */
  const times = [];
  /** @type {Problem[]} */
  const problems = [];
  /** @type {"date" | "seconds" | null} */
  let kind = null;
  /** @type {string | null} */
  let header = null;
  let unordered = 0;
  let latest = -Infinity;
  let lines = 0;

  text.split(/\r\n|\r|\n/).forEach((line, i) => {
    if (line.trim() === "" || line.trimStart().startsWith("#")) return;
    const read = readTime(line);
    const first = lines++ === 0;
    if ("problem" in read) {
      if (first && !/\d/.test(line)) header = line.trim();
      else problems.push({ line: i + 1, given: line.trim(), problem: read.problem });
    } else if (kind !== null && read.kind !== kind) problems.push({ line: i + 1, given: line.trim(), problem: "mixed" });
    else {
      kind = read.kind;
      if (read.ms < latest) unordered++;
      latest = Math.max(latest, read.ms);
      times.push(read.ms);
    }
  });

  times.sort((a, b) => a - b);
  // A date means nothing to a bucket: the first one is the start. Plain seconds count from it already. The difference of
  // two large numbers has digits that no list had.
  const atMs = kind === "date" ? times.map((ms) => Math.round((ms - times[0]) * 1e3) / 1e3) : times;
  return { atMs, problems, header, unordered };
}

/**
 * The steps for times in order: requests at the same moment are one step. With `every`, all within so many milliseconds are
 * one, at the beginning of that time.
 * @param {number[]} atMs
 * @param {number} [every]
 * @returns {Input[]}
 */
export function inputsAt(atMs, every) {
  /** @type {Input[]} */
  const inputs = [];
  let latest = 0;
  for (const ms of atMs) {
    const at = every ? Math.floor(ms / every) * every : ms;
    const last = inputs[inputs.length - 1];
    if (last && at === latest) last.requests++;
    else inputs.push({ advanceMs: Math.round((at - latest) * 1e6) / 1e6, requests: 1 });
    latest = at;
  }
  return inputs;
}
