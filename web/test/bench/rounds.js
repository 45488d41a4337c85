// The rounds of the lesson as its own class plays them, and as the engine does; both fill the same columns.

/** The token bucket as the lesson writes it: a class with a method that plays one round. */
class LessonBucket {
  /** @param {number} capacity @param {number} refill @param {number} interval in rounds */
  constructor(capacity, refill, interval) {
    this.capacity = capacity;
    this.refill = refill;
    this.interval = interval;
    this.tokens = capacity;
    this.sinceRefill = 0;
  }

  /** @param {number} asked */
  round(asked) {
    this.sinceRefill += 1;
    let refilled = 0;
    let spilled = 0;
    if (this.sinceRefill >= this.interval) {
      const before = this.tokens;
      this.tokens = Math.min(this.capacity, before + this.refill);
      refilled = this.tokens - before;
      spilled = this.refill - refilled;
      this.sinceRefill = 0;
    }
    const accepted = Math.min(asked, this.tokens);
    this.tokens -= accepted;
    return { refilled, spilled, accepted, rejected: asked - accepted, tokens: this.tokens };
  }
}

const bucket = { kind: /** @type {const} */ ("token"), capacity: 10, refill: 6, everyMs: 3000 };

/** New columns of the same types. @param {Record<string, any>} columns */
const newLike = (columns) => Object.fromEntries(Object.entries(columns).map(([name, { constructor, length }]) => [name, new constructor(length)]));

/** @param {Uint8Array} rounds @param {Record<string, any>} columns to fill */
function byClass(rounds, columns) {
  const { atMs, requests, refilled, spilled, accepted, rejected, tokens } = columns;
  const lesson = new LessonBucket(bucket.capacity, bucket.refill, 3);
  const n = rounds.length;
  for (let i = 0; i < n; i++) {
    const row = lesson.round(rounds[i]);
    atMs[i] = (i + 1) * 1000;
    requests[i] = rounds[i];
    refilled[i] = row.refilled;
    spilled[i] = row.spilled;
    accepted[i] = row.accepted;
    rejected[i] = row.rejected;
    tokens[i] = row.tokens;
  }
  return columns;
}

/** @param {number[]} of */
const median = (of) => of.sort((a, b) => a - b)[of.length >> 1];

/**
 * Runs all in turn and gives the medians in milliseconds: into new columns, and into the same ones again.
 * @param {import("../../src/module/types.js").Engine} engine
 * @param {number} count of rounds
 * @param {number} turns
 */
export function compareRounds(engine, count = 2_000_000, turns = 15) {
  const rounds = new Uint8Array(count);
  for (let i = 0, seed = 1; i < count; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    rounds[i] = seed >>> 28;
  }
  const scenario = { bucket, rounds };
  const again = newLike(engine.run(scenario).columns);
  /** @type {Record<string, () => Record<string, any>>} */
  const ways = {
    lessonNew: () => byClass(rounds, newLike(again)),
    engineNew: () => engine.run(scenario).columns,
    lessonAgain: () => byClass(rounds, again),
    engineAgain: () => engine.runInPlace(scenario).columns,
  };
  /** Takes the memory for new columns, and does nothing else. */
  const memoryNew = () => Object.values(newLike(again)).map((column) => column.fill(1));
  const expected = ways.lessonNew();
  for (const way of Object.values(ways)) {
    const given = way();
    for (const [name, values] of Object.entries(expected)) {
      if (values.some((/** @type {number} */ v, /** @type {number} */ i) => v !== given[name][i])) throw new Error(`${name} differs`);
    }
  }
  const took = Object.entries({ ...ways, memoryNew }).map(([name, way]) => ({ name, way, ms: /** @type {number[]} */ ([]) }));
  for (let turn = 0; turn < turns; turn++) {
    for (const { way, ms } of took) {
      const start = performance.now();
      way();
      ms.push(performance.now() - start);
    }
  }
  return { ...Object.fromEntries(took.map(({ name, ms }) => [name, median(ms)])), log: runLog(engine) };
}

/**
 * How long ten million arrivals of a log take, on their way into 2,000 rows: the median in milliseconds.
 * @param {import("../../src/module/types.js").Engine} engine
 */
function runLog(engine, count = 10_000_000, turns = 3) {
  const atMs = new Float64Array(count);
  for (let i = 1, seed = 1; i < count; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    atMs[i] = atMs[i - 1] + (seed >>> 20) / 256;
  }
  const arrivals = { atMs, requests: new Uint8Array(count).fill(1) };
  const rowEveryMs = Math.ceil(atMs[count - 1] / 2000);
  return median(Array.from({ length: turns }, () => {
    const start = performance.now();
    engine.run({ bucket: { ...bucket, pacing: "steady" }, arrivals, rowEveryMs });
    return performance.now() - start;
  }));
}
