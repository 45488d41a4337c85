// Counts, times and rates as an address writes them. Times are whole nanoseconds inside, so that adding them up along a
// history loses nothing; at the edges they are the milliseconds of the page.

/** The greatest count and the greatest time there are. */
export const mostCount = 1_000_000_000;
export const mostNs = 9_000_000_000_000n * 1_000_000n;

const second = 1_000_000_000n;
/** @type {Record<string, bigint>} */
const units = { ms: 1_000_000n, s: second, min: 60n * second, h: 3600n * second, d: 86_400n * second };

/**
 * A whole number within limits, or undefined.
 * @param {string} text @param {number} least @param {number} most
 */
export function readCount(text, least = 0, most = mostCount) {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}

/** A time in nanoseconds, or undefined. @param {string} text */
export function readTime(text) {
  const [, whole, fraction = "", unit] = /^(\d{1,20})(?:\.(\d{1,20}))?(ms|s|min|h|d)$/.exec(text) ?? [];
  if (!unit) return undefined;
  const scale = 10n ** BigInt(fraction.length);
  const ns = BigInt(whole) * units[unit] + (BigInt(fraction || 0) * units[unit] + scale / 2n) / scale;
  return ns <= mostNs ? ns : undefined;
}

/** A time above 0, or undefined. @param {string} text */
export const readLength = (text) => readTime(text) || undefined;

/** @param {bigint} ns */
export function writeTime(ns) {
  for (const unit of ["d", "h"]) {
    if (ns > 0n && ns % units[unit] === 0n) return `${ns / units[unit]}${unit}`;
  }
  return ns > 0n && ns < second ? `${decimal(ns, 6)}ms` : `${decimal(ns, 9)}s`;
}

/** A whole number divided by a power of ten, in digits. @param {bigint} n @param {number} places */
function decimal(n, places) {
  const digits = String(n).padStart(places + 1, "0");
  const fraction = digits.slice(-places).replace(/0+$/, "");
  return digits.slice(0, -places) + (fraction && `.${fraction}`);
}

/** The nearest nanosecond, as the engine reads it. @param {number} ms */
export const toNs = (ms) => BigInt(ms.toFixed(6).replace(".", ""));

/** @param {bigint} ns */
export const toMs = (ns) => Number(decimal(ns, 6));

/**
 * A count and the time it is for, or undefined.
 * @param {string} text @param {number} least
 */
export function readRate(text, least = 0) {
  const [amount, every, ...rest] = text.split("/");
  const count = readCount(amount, least);
  const ns = readLength(every ?? "");
  return count === undefined || ns === undefined || rest.length > 0 ? undefined : { count, everyMs: toMs(ns) };
}

/** @param {number} count @param {number} everyMs */
export const writeRate = (count, everyMs) => `${count}/${writeTime(toNs(everyMs))}`;
