// Reads a list of times, or a log, line by line: the requests it stands for, and every line that is none. Nothing is passed
// over in silence.
import { readTime } from "./read-time.js";

/**
 * @typedef {{line: number, given: string, problem: import("./read-time.js").TimeProblem | "mixed"}} Problem the line's
 *   number counted from 1; mixed: a date among plain seconds, or the other way round
 * @typedef {object} List
 * @property {Float64Array} atMs the times of the requests, in order, from the start of the run
 * @property {Problem[]} problems the first of them
 * @property {number} unread how many lines there are that cannot be read
 * @property {string | null} header a first line that names columns
 * @property {number} unordered how many lines came earlier than one before them; logs are written as answers go out
 */

/** As many problems as anyone would look at. */
const mostProblems = 100;

/** Reads a list that comes in pieces, which may end anywhere. */
export class ListReader {
  #times = new Numbers();
  /** The second from which the times are counted, to have all their nanoseconds in a number. */
  #base = 0;
  /** @type {"date" | "seconds" | null} */
  #kind = null;
  /** @type {Problem[]} */
  #problems = [];
  #unread = 0;
  /** @type {string | null} */
  #header = null;
  #unordered = 0;
  #latest = -Infinity;
  #line = 0;
  #filled = 0;
  /** The line that has begun. */
  #rest = "";

  /** @param {string} piece */
  read(piece) {
    const lines = (this.#rest + piece).split(/\r\n|\r(?!$)|\n/);
    this.#rest = lines.pop() ?? "";
    for (const line of lines) this.#readLine(line);
  }

  /** @returns {List} what has been read, the last line included */
  end() {
    this.#readLine(this.#rest);
    this.#rest = "";
    const atMs = this.#times.all();
    if (this.#unordered > 0) atMs.sort();
    // A date means nothing to a bucket: the first one is the start. Plain seconds count from it already.
    const start = this.#kind === "date" && atMs.length > 0 ? atMs[0] : 0;
    for (let i = 0; i < atMs.length; i++) atMs[i] = (atMs[i] - start) / 1e6;
    return { atMs, problems: this.#problems, unread: this.#unread, header: this.#header, unordered: this.#unordered };
  }

  /** @param {string} line */
  #readLine(line) {
    this.#line++;
    if (line.trim() === "" || line.trimStart().startsWith("#")) return;
    const read = readTime(line);
    const first = this.#filled++ === 0;
    if ("problem" in read) {
      if (first && !/\d/.test(line)) this.#header = line.trim();
      else this.#complain(line, read.problem);
    } else if (this.#kind !== null && read.kind !== this.#kind) this.#complain(line, "mixed");
    else this.#take(read);
  }

  /** @param {import("./read-time.js").Time} time */
  #take({ s, ns, kind }) {
    if (this.#kind === null && kind === "date") this.#base = s;
    this.#kind = kind;
    const at = (s - this.#base) * 1e9 + ns;
    if (at < this.#latest) this.#unordered++;
    else this.#latest = at;
    this.#times.add(at);
  }

  /** @param {string} line @param {Problem["problem"]} problem */
  #complain(line, problem) {
    if (this.#unread++ < mostProblems) this.#problems.push({ line: this.#line, given: line.trim(), problem });
  }
}

/** @param {string} text */
export function readList(text) {
  const reader = new ListReader();
  reader.read(text);
  return reader.end();
}

/** Numbers that become more and more. */
class Numbers {
  #held = new Float64Array(1024);
  #count = 0;

  /** @param {number} n */
  add(n) {
    if (this.#count === this.#held.length) {
      const more = new Float64Array(2 * this.#count);
      more.set(this.#held);
      this.#held = more;
    }
    this.#held[this.#count++] = n;
  }

  all() {
    return this.#held.slice(0, this.#count);
  }
}
