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

const bucket = { kind: "token", capacity: 10, refill: 6, everyMs: 3000 };

/** @param {Uint8Array} rounds @param {Record<string, any>} like columns of the types to fill */
function byClass(rounds, like) {
  const n = rounds.length;
  const column = (/** @type {string} */ name) => new like[name].constructor(n);
  const atMs = column("atMs"), requests = column("requests"), refilled = column("refilled"), spilled = column("spilled");
  const accepted = column("accepted"), rejected = column("rejected"), tokens = column("tokens");
  const lesson = new LessonBucket(bucket.capacity, bucket.refill, 3);
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
  return { atMs, requests, refilled, spilled, accepted, rejected, tokens };
}

/** @param {number[]} of */
const median = (of) => of.sort((a, b) => a - b)[of.length >> 1];

/**
 * Runs both in turn and gives the medians in milliseconds.
 * @param {{run: (scenario: object) => any}} engine
 * @param {number} count of rounds
 * @param {number} turns
 */
export function compareRounds(engine, count = 2_000_000, turns = 15) {
  const rounds = new Uint8Array(count);
  for (let i = 0, seed = 1; i < count; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    rounds[i] = seed >>> 28;
  }
  const { columns } = engine.run({ bucket, rounds });
  const expected = byClass(rounds, columns);
  for (const [name, values] of Object.entries(expected)) {
    if (values.some((/** @type {number} */ v, /** @type {number} */ i) => v !== columns[name][i])) throw new Error(`${name} differs`);
  }
  /** @type {number[]} */
  const byEngine = [];
  /** @type {number[]} */
  const byLesson = [];
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now();
    byClass(rounds, columns);
    const between = performance.now();
    engine.run({ bucket, rounds });
    byLesson.push(between - start);
    byEngine.push(performance.now() - between);
  }
  return { lesson: median(byLesson), engine: median(byEngine) };
}
