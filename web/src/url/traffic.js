// Traffic by pattern in an address: `traffic=bursts:10/5s@0s-60s,random:2/1s:7@0s-60s`.
import { readCount, readLength, readRate, readTime, toMs, toNs, writeRate, writeTime } from "./values.js";

/**
 * Traffic the engine makes: requests so many in a time, from an instant until another, exclusive.
 * @typedef {{fromMs?: number, untilMs: number, requests: number, everyMs: number}} Span
 * @typedef {{pattern: "steady"} & Span} Steady one by one, evenly
 * @typedef {{pattern: "bursts"} & Span} Bursts together, at each multiple of the time
 * @typedef {{pattern: "onOff", onMs: number, offMs: number} & Span} OnOff evenly, now and then
 * @typedef {{pattern: "ramp", toRequests: number} & Span} Ramp evenly, more and more or less and less
 * @typedef {{pattern: "random", seed: number} & Span} Random independently of each other, so many on average
 * @typedef {Steady | Bursts | OnOff | Ramp | Random} Pattern
 */

export const patternNames = /** @type {const} */ (["steady", "bursts", "onOff", "ramp", "random"]);
export const mostPatterns = 8;
export const mostSeed = 0xffff_ffff;

/**
 * The patterns that an address gives; null if it gives none that can be read.
 * @param {import("./parameters.js").Parameters} from
 * @returns {Pattern[] | null}
 */
export function readTraffic(from) {
  const text = from.take("traffic");
  if (text === undefined) return null;
  const entries = text.split(",");
  const patterns = [];
  for (const entry of entries) {
    const pattern = readPattern(entry);
    if (!pattern) from.complain("share-problem-pattern", { name: "traffic", given: entry, allowed: patternNames.join(", ") });
    else if (patterns.length < mostPatterns) patterns.push(pattern);
  }
  if (entries.length > mostPatterns) from.complain("share-problem-patterns", { name: "traffic", given: entries.length, most: mostPatterns });
  return patterns.length > 0 ? patterns : null;
}

/** @param {string} text @returns {Pattern | undefined} */
function readPattern(text) {
  const [, name, flow, extra = "", start, end] = /^(\w+):([^:@]+)((?::[^:@]+)*)@([^-]+)-(.+)$/.exec(text) ?? [];
  const more = extra.split(":").slice(1);
  const from = readTime(start ?? "");
  const until = readTime(end ?? "");
  const [, first, last, every] = /^(\d+)(?:-(\d+))?(\/.+)$/.exec(flow ?? "") ?? [];
  const rate = readRate(`${first}${every}`);
  if (from === undefined || until === undefined || until <= from || !rate) return undefined;
  if ((name === "ramp") !== (last !== undefined)) return undefined;
  const span = { requests: rate.count, everyMs: rate.everyMs, ...(from > 0n ? { fromMs: toMs(from) } : {}), untilMs: toMs(until) };
  if (name === "onOff") {
    const [on, off] = [readLength(more[0] ?? ""), readLength(more[1] ?? "")];
    return on && off && more.length === 2 ? { pattern: name, ...span, onMs: toMs(on), offMs: toMs(off) } : undefined;
  }
  if (name === "random") {
    const seed = readCount(more[0] ?? "", 0, mostSeed);
    return seed !== undefined && more.length === 1 ? { pattern: name, ...span, seed } : undefined;
  }
  if (more.length > 0) return undefined;
  if (name === "ramp") {
    const toRequests = readCount(last);
    return toRequests === undefined ? undefined : { pattern: name, ...span, toRequests };
  }
  return name === "steady" || name === "bursts" ? { pattern: name, ...span } : undefined;
}

/** About how many arrivals patterns make: what a run of them costs. @param {Pattern[]} patterns */
export const arrivalsIn = (patterns) => patterns.reduce((sum, p) => {
  const times = (p.untilMs - (p.fromMs ?? 0)) / p.everyMs;
  if (p.pattern === "bursts") return sum + times;
  if (p.pattern === "ramp") return sum + (times * (p.requests + p.toRequests)) / 2;
  return sum + times * p.requests * (p.pattern === "onOff" ? p.onMs / (p.onMs + p.offMs) : 1);
}, 0);

/** @param {Pattern[]} patterns */
export const writeTraffic = (patterns) => patterns.map(writePattern).join(",");

/** @param {Pattern} p */
function writePattern(p) {
  const time = (/** @type {number} */ ms) => writeTime(toNs(ms));
  const span = `@${time(p.fromMs ?? 0)}-${time(p.untilMs)}`;
  const rate = writeRate(p.requests, p.everyMs);
  switch (p.pattern) {
    case "onOff": return `onOff:${rate}:${time(p.onMs)}:${time(p.offMs)}${span}`;
    case "ramp": return `ramp:${p.requests}-${p.toRequests}/${time(p.everyMs)}${span}`;
    case "random": return `random:${rate}:${p.seed}${span}`;
    default: return `${p.pattern}:${rate}${span}`;
  }
}
