// Comparisons worth seeing, each one click away. Their names and what they show are the messages compare-case-<id> and
// compare-case-<id>-about.

/** @typedef {import("./comparison.js").Comparison} Comparison */

/** @param {number[]} requests one second after the other */
const seconds = (...requests) => ({ inputs: requests.map((n) => ({ advanceMs: 1000, requests: n })) });

/** @type {{id: string, comparison: Comparison}[]} */
export const cases = [
  {
    // Each request that gets through is a payment to be charged.
    id: "payment",
    comparison: {
      a: { kind: "token", capacity: 10, refill: 2, everyMs: 1000 },
      b: { kind: "leaky", capacity: 10, drain: 2, everyMs: 1000 },
      traffic: seconds(1, 10, 0, 0, 0, 0, 0, 1),
    },
  },
  {
    id: "lumps",
    comparison: {
      a: { kind: "token", capacity: 10, refill: 6, everyMs: 3000 },
      b: { kind: "token", capacity: 10, refill: 2, everyMs: 1000 },
      traffic: seconds(12, 6, 6, 6, 6, 6, 6, 6, 6),
    },
  },
  {
    id: "scarce",
    comparison: {
      a: { kind: "token", capacity: 10, refill: 6, everyMs: 3000 },
      b: { kind: "token", capacity: 8, refill: 2, everyMs: 10_000 },
      traffic: seconds(3, 5, 7, 9, 0, 0, 2, 2, 2, 2, 2, 2),
    },
  },
  {
    id: "queue",
    comparison: {
      a: { kind: "leaky", capacity: 5, drain: 2, everyMs: 1000 },
      b: { kind: "meter", capacity: 5, drain: 2, everyMs: 1000 },
      traffic: seconds(4, 4, 0, 0, 6),
    },
  },
];
