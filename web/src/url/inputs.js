// The steps of a history in an address: `send=13@0s,3@3s`, or `rounds=3,5,7,9/1s` where all of them are equally far
// apart. Repetitions are written short, so that minutes of waiting take a few characters.
import { maxSteps } from "../history.js";
import { readCount, readLength, readTime, toMs, toNs, writeTime } from "./values.js";

/** @typedef {import("../history.js").Input} Input */
/** @typedef {import("./parameters.js").Parameters} Parameters */

/** The fewest repetitions that are written short. */
const worthIt = 3;

/**
 * The steps that an address gives, or null if it gives none.
 * @param {Parameters} from
 * @returns {{inputs: Input[], everyMs: number | null} | null} with the length of a round, where there are rounds
 */
export function readInputs(from) {
  const send = from.take("send");
  const rounds = from.take("rounds");
  if (send !== undefined && rounds !== undefined) from.complain("share-problem-both", { name: "rounds", given: rounds, used: "send" });
  if (send !== undefined) return { inputs: readSend(send, from), everyMs: null };
  return rounds === undefined ? null : readRounds(rounds, from);
}

/** `40x0` is forty times 0. @param {string} text */
function split(text) {
  const [, times, rest] = /^(?:(\d+)x)?(.*)$/s.exec(text) ?? [];
  return { times: times === undefined ? 1 : readCount(times, 1), rest: rest ?? "" };
}

/** @param {string} text @param {Parameters} from */
function readSend(text, from) {
  /** @type {Input[]} */
  const inputs = [];
  let now = 0n;
  let beyond = 0;
  for (const entry of text === "" ? [] : text.split(",")) {
    const { times, rest } = split(entry);
    const [, count, at, step] = /^(\d+)@([^/]+)(?:\/(.+))?$/.exec(rest) ?? [];
    const requests = readCount(count ?? "");
    const ns = readTime(at ?? "");
    const apart = step === undefined ? 0n : readTime(step);
    if (times === undefined || requests === undefined || ns === undefined || apart === undefined || (step === undefined) !== (entry === rest)) {
      from.complain("share-problem-entry", { name: "send", given: entry });
    } else if (ns < now) {
      from.complain("share-problem-order", { name: "send", given: entry, before: writeTime(now) });
    } else {
      for (let i = 0; i < times && inputs.length < maxSteps; i++) {
        const advance = i === 0 ? ns - now : apart;
        inputs.push({ advanceMs: toMs(advance), requests });
        now += advance;
      }
      beyond += times;
    }
  }
  if (beyond > maxSteps) from.complain("share-problem-steps", { name: "send", given: beyond, most: maxSteps });
  return inputs;
}

/** @param {string} text @param {Parameters} from */
function readRounds(text, from) {
  const [, list, length] = /^([^/]*)\/(.*)$/s.exec(text) ?? [];
  const ns = readLength(length ?? "");
  if (ns === undefined) {
    from.complain("share-problem-rounds", { name: "rounds", given: text });
    return { inputs: [], everyMs: null };
  }
  const advanceMs = toMs(ns);
  /** @type {Input[]} */
  const inputs = [];
  let beyond = 0;
  for (const entry of list.split(",")) {
    const { times, rest } = split(entry);
    const requests = readCount(rest);
    if (times === undefined || requests === undefined) from.complain("share-problem-round", { name: "rounds", given: entry });
    else {
      for (let i = 0; i < times && inputs.length < maxSteps; i++) inputs.push({ advanceMs, requests });
      beyond += times;
    }
  }
  if (beyond > maxSteps) from.complain("share-problem-steps", { name: "rounds", given: beyond, most: maxSteps });
  return { inputs, everyMs: advanceMs };
}

/**
 * @param {Input[]} inputs
 * @returns {{send?: string, rounds?: string}}
 */
export function inputSettings(inputs) {
  if (inputs.length === 0) return {};
  const steps = inputs.map(({ advanceMs, requests }) => ({ advance: toNs(advanceMs), requests }));
  const [{ advance: every }] = steps;
  if (every > 0n && steps.every(({ advance }) => advance === every)) {
    return { rounds: `${runs(steps, () => true).map(({ requests, times }) => repeated(times, String(requests))).join(",")}/${writeTime(every)}` };
  }
  let now = 0n;
  const entries = runs(steps, (first, second, next) => next.advance === second.advance).map(({ requests, times, advance, apart }) => {
    const at = now + advance;
    now = at + apart * BigInt(times - 1);
    const entry = `${requests}@${writeTime(at)}`;
    return times === 1 ? entry : `${repeated(times, entry)}/${writeTime(apart)}`;
  });
  return { send: entries.join(",") };
}

/** @param {number} times @param {string} text */
const repeated = (times, text) => (times === 1 ? text : `${times}x${text}`);

/** @typedef {{advance: bigint, requests: number}} Step */

/**
 * The steps, with repetitions of at least `worthIt` drawn together.
 * @param {Step[]} steps
 * @param {(first: Step, second: Step, next: Step) => boolean} alike whether one more belongs to a repetition that started so
 */
function runs(steps, alike) {
  const all = [];
  for (let i = 0; i < steps.length; ) {
    let end = i + 1;
    while (end < steps.length && steps[end].requests === steps[i].requests && alike(steps[i], steps[i + 1], steps[end])) end++;
    const times = end - i >= worthIt ? end - i : 1;
    all.push({ ...steps[i], times, apart: times > 1 ? steps[i + 1].advance : 0n });
    i += times;
  }
  return all;
}
