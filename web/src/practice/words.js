// The numbers that the texts of a question can name: what its bucket and story say, and what the engine found.

/**
 * @import { Question } from "./questions.js"
 * @import { Bucket } from "./sets.js"
 * @typedef {Record<string, number>} Numbers
 */

/** @param {Bucket} bucket @returns {Numbers} */
export function bucketNumbers({ capacity, refill, drain, everyMs }) {
  const each = refill ?? drain ?? 0;
  return {
    capacity,
    everySeconds: everyMs / 1000,
    perSecond: (each * 1000) / everyMs,
    ...(refill !== undefined && { refill }),
    ...(drain !== undefined && { drain, eachSeconds: everyMs / drain / 1000 }),
  };
}

/** What can be told before anyone has answered.
 * @param {Question} question @returns {Numbers} */
export function promptNumbers({ bucket, buckets, story, at, parts }) {
  const moment = at ? story[at - 1] : story.at(-1);
  // Buckets to choose from have the same size and rate, or it would be no fair choice.
  const setUp = bucket ?? buckets?.[0]?.bucket;
  return {
    ...(setUp && bucketNumbers(setUp)),
    requests: moment?.requests ?? 0,
    waitSeconds: (moment?.advanceMs ?? 0) / 1000,
    totalRequests: story.reduce((sum, step) => sum + (step.requests ?? 0), 0),
    nth: parts.find((part) => part.outcomeOf)?.outcomeOf ?? 0,
  };
}

/** What the explanation can name: the engine's figures besides, and how it came to them.
 * @param {Question} question @param {Record<string, number | null>} found @returns {Numbers} */
export function explanationNumbers(question, found) {
  const facts = Object.fromEntries(Object.entries(found).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  const { accepted = 0, tokens = 0, refilled = 0, spilled = 0, queued = 0 } = facts;
  return {
    ...promptNumbers(question),
    ...facts,
    ...inSeconds(facts),
    available: accepted + tokens,
    before: accepted + tokens - refilled,
    offered: refilled + spilled,
    ahead: queued - 1,
  };
}

/** The times among the figures once more, in seconds: `lastDoneInMs` as `lastDoneInSeconds`.
 * @param {Numbers} facts */
const inSeconds = (facts) =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([name]) => name.endsWith("Ms"))
      .map(([name, ms]) => [name.replace(/Ms$/, "Seconds"), ms / 1000]),
  );
