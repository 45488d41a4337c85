// The lessons' own set-ups with their arrivals, ready to be stepped through. Their names and what to look for in each
// are the messages play-scenario-<id> and play-scenario-<id>.about.

/** @typedef {import("./history.js").Bucket} Bucket */
/** @typedef {import("./history.js").Input} Input */
/** @typedef {{id: string, bucket: Bucket, roundMs: number, inputs: Input[]}} Scenario */

export const secondMs = 1000;
export const dayMs = 86_400_000;

/** One round after another: time passes, then the requests arrive.
 * @param {number} roundMs
 * @param {number[]} requests */
const rounds = (roundMs, ...requests) => requests.map((n) => ({ advanceMs: roundMs, requests: n }));

/** @type {Scenario[]} */
export const scenarios = [
  {
    id: "five",
    bucket: { kind: "token", capacity: 5, refill: 2, everyMs: 2000 },
    roundMs: secondMs,
    inputs: [],
  },
  {
    id: "leaves",
    bucket: { kind: "token", capacity: 5, refill: 3, everyMs: dayMs, initial: 0 },
    roundMs: dayMs,
    inputs: rounds(dayMs, 2, 5, 0, 0),
  },
  {
    id: "generous",
    bucket: { kind: "token", capacity: 10, refill: 6, everyMs: 3000 },
    roundMs: secondMs,
    inputs: rounds(secondMs, 3, 5, 7, 9),
  },
  {
    id: "scarce",
    bucket: { kind: "token", capacity: 8, refill: 2, everyMs: 10_000 },
    roundMs: secondMs,
    inputs: [...rounds(secondMs, 5, 5), { advanceMs: 8000, requests: 0 }],
  },
  {
    id: "thirteen",
    bucket: { kind: "token", capacity: 10, refill: 6, everyMs: 3000, pacing: "steady" },
    roundMs: secondMs,
    inputs: [{ advanceMs: 0, requests: 13 }, { advanceMs: 3000, requests: 0 }],
  },
  {
    // The fifth second brings nobody: it shows how the fourth ended.
    id: "queue",
    bucket: { kind: "leaky", capacity: 5, drain: 2, everyMs: 1000 },
    roundMs: secondMs,
    inputs: rounds(secondMs, 4, 4, 0, 0, 0),
  },
  {
    id: "twenty-five",
    bucket: { kind: "leaky", capacity: 20, drain: 5, everyMs: 1000 },
    roundMs: secondMs,
    inputs: [{ advanceMs: 0, requests: 25 }, ...rounds(secondMs, 0, 0, 0, 0)],
  },
  {
    id: "two-seconds",
    bucket: { kind: "leaky", capacity: 10, drain: 5, everyMs: 1000 },
    roundMs: secondMs,
    inputs: [{ advanceMs: 0, requests: 25 }, ...rounds(secondMs, 0, 0)],
  },
];

/** What each kind of bucket opens with when a learner picks it: five places, like the lessons' practice.
 * @type {Record<Bucket["kind"], Bucket>} */
export const openingBuckets = {
  token: { kind: "token", capacity: 5, refill: 2, everyMs: 2000 },
  leaky: { kind: "leaky", capacity: 5, drain: 2, everyMs: 1000 },
  meter: { kind: "meter", capacity: 5, drain: 2, everyMs: 1000 },
};
