// Reads the time at the beginning of a line, as lists and logs have it, to the nanosecond.

/**
 * A date is a moment in the world, in seconds since 1970 and nanoseconds; a time in plain seconds counts from the start of
 * the run.
 * @typedef {{s: number, ns: number, kind: "date" | "seconds"}} Time
 * @typedef {"unreadable" | "no-date"} TimeProblem what is no time, and what looks like a date but is on no calendar
 */

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** In the common log format of web servers the time stands in brackets after the address and the names:
 * [10/Oct/2000:13:55:36 -0700] */
const logTime = /\[(\d{1,2})\/([A-Za-z]{3})\/(\d{4}):(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))? ?([+-]\d{4})?\]/;

/** ISO 8601, and as programs write it: a space for the T, a comma before the milliseconds, no zone. */
const isoTime = /^["[]?(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9})|,(\d{3})(?![^\s"\]]))?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?(?=$|[\s,;"\]|])/i;

/** A number alone in the first column. */
const plainNumber = /^"?(\d+)(?:\.(\d+))?"?(?=$|[\s,;|])/;

/** From which size on a number is a time since 1970, and how many digits it has behind the seconds: times of this century,
 * in nanoseconds to seconds. */
const epochs = [{ from: 1e17, digits: 9 }, { from: 1e14, digits: 6 }, { from: 1e11, digits: 3 }, { from: 1e8, digits: 0 }];

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
  const [, whole, fraction = ""] = plain;
  const value = Number(whole);
  const epoch = epochs.find(({ from }) => value >= from);
  if (!epoch) return { s: value, ns: nanoseconds(fraction), kind: "seconds" };
  const seconds = whole.length - epoch.digits;
  return { s: Number(whole.slice(0, seconds)), ns: nanoseconds(whole.slice(seconds) + fraction), kind: "date" };
}

/** A date without a zone is taken as UTC, where no hour is skipped or comes twice: only the distances matter.
 * @param {(string | number)[]} parts year to second @param {string} [fraction] @param {string} [zone]
 * @returns {Time | {problem: TimeProblem}} */
function date(parts, fraction = "", zone = "Z") {
  const [year, month, day, hour, minute, second] = parts.map(Number);
  const ms = Date.UTC(year, month - 1, day, hour, minute, second);
  const back = new Date(ms);
  const real = back.getUTCMonth() === month - 1 && back.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  if (!real) return { problem: "no-date" };
  const [, sign, hours, minutes = "0"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [null, "+", "0", "0"];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === "-" ? -1 : 1);
  return { s: ms / 1000 - offset, ns: nanoseconds(fraction), kind: "date" };
}

/** The digits of a fraction of a second, as many of them as the engine's clock has. @param {string} fraction */
const nanoseconds = (fraction) => Number(fraction.slice(0, 9).padEnd(9, "0"));
