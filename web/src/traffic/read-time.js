// Reads the time at the beginning of a line, as lists and logs have it.

/**
 * A date is a moment in the world, in milliseconds since 1970; a time in plain seconds counts from the start of the run.
 * @typedef {{ms: number, kind: "date" | "seconds"}} Time
 * @typedef {"unreadable" | "no-date"} TimeProblem what is no time, and what looks like a date but is on no calendar
 */

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** In the common log format of web servers the time stands in brackets after the address and the names:
 * [10/Oct/2000:13:55:36 -0700] */
const logTime = /\[(\d{1,2})\/([A-Za-z]{3})\/(\d{4}):(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))? ?([+-]\d{4})?\]/;

/** ISO 8601, and as programs write it: a space for the T, a comma before the milliseconds, no zone. */
const isoTime = /^["[]?(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9})|,(\d{3})(?![^\s"\]]))?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?(?=$|[\s,;"\]|])/i;

/** A number alone in the first column. */
const plainNumber = /^"?(\d+(?:\.\d+)?)"?(?=$|[\s,;|])/;

/** From which size on a number is a time since 1970, and in which unit: times of this century, in nanoseconds to seconds. */
const epochs = [{ from: 1e17, perMs: 1e6 }, { from: 1e14, perMs: 1e3 }, { from: 1e11, perMs: 1 }, { from: 1e8, perMs: 1e-3 }];

/**
 * @param {string} line
 * @returns {Time | {problem: TimeProblem}}
 */
export function readTime(line) {
  const text = line.trim();
  const log = logTime.exec(text);
  if (log) {
    const [, day, name, year, hour, minute, second, fraction, zone] = log;
    return date([year, months.indexOf(name.toLowerCase()) + 1, day, hour, minute, second], fraction, zone);
  }
  const iso = isoTime.exec(text);
  if (iso) {
    const [, year, month, day, hour = 0, minute = 0, second = 0, point, comma, zone] = iso;
    return date([year, month, day, hour, minute, second], point ?? comma, zone);
  }
  const plain = plainNumber.exec(text);
  if (!plain) return { problem: "unreadable" };
  const value = Number(plain[1]);
  const epoch = epochs.find(({ from }) => value >= from);
  return epoch ? { ms: value / epoch.perMs, kind: "date" } : { ms: toNanosecond(value * 1000), kind: "seconds" };
}

/** A date without a zone is taken as UTC, where no hour is skipped or comes twice: only the distances matter.
 * @param {(string | number)[]} parts year to second @param {string} [fraction] @param {string} [zone]
 * @returns {Time | {problem: TimeProblem}} */
function date(parts, fraction = "", zone = "Z") {
  const [year, month, day, hour, minute, second] = parts.map(Number);
  const whole = Date.UTC(year, month - 1, day, hour, minute, second);
  const back = new Date(whole);
  const real = back.getUTCMonth() === month - 1 && back.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  if (!real) return { problem: "no-date" };
  const [, sign, hours, minutes = "0"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [null, "+", "0", "0"];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === "-" ? -1 : 1);
  return { ms: whole - offset + toNanosecond(Number(`0.${fraction || 0}`) * 1000), kind: "date" };
}

/** As fine as the engine's clock. @param {number} ms */
const toNanosecond = (ms) => Math.round(ms * 1e6) / 1e6;
