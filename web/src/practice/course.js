// The course of a bucket through a story, in enough moments to be drawn: what it holds before and after each of them.
//
// Between two steps of the story the bucket is also stepped to every moment at which something happens by itself. Some
// wrong rules go by the number of looks, though ("a refill comes with every round"), and would then run differently. For
// those only the story's own moments are drawn.

/**
 * @import { Bucket } from "../history.js"
 * @import { StoryStep } from "./sets.js"
 *
 * What the engine is needed for here.
 * @typedef {object} Stepper
 * @property {(bucket: object) => object} start
 * @property {(state: object, input: StoryStep) => {state: object, row: any}} step
 * @property {(state: object, how: {places: number}) => any} look
 *
 * @typedef {{atMs: number, before: number, after: number}} Point
 * @typedef {{points: Point[], rows: any[], gradual: boolean}} Course `rows` are those of the story's steps
 */

/** More moments than this are not told apart in a drawing. */
const mostPoints = 300;
/** In how many parts a stretch of the story is drawn where the level changes all the time. */
const parts = 24;

/**
 * @param {Stepper} engine
 * @param {Bucket} bucket it may have a flaw
 * @param {StoryStep[]} story
 * @returns {Course}
 */
export function courseOf(engine, bucket, story) {
  const gradual = bucket.kind === "meter" || (bucket.kind === "token" && bucket.pacing === "steady");
  const plain = follow(engine, bucket, story, () => []);
  const fine = follow(engine, bucket, story, (state, advanceMs) => (gradual ? evenly(engine, state, advanceMs) : byItself(engine, state, advanceMs)));
  const same = fine.points.length <= mostPoints && fine.rows.every((row, i) => heldIn(row) === heldIn(plain.rows[i]));
  return { ...(same ? fine : plain), gradual };
}

/**
 * @param {Stepper} engine @param {Bucket} bucket @param {StoryStep[]} story
 * @param {(state: object, advanceMs: number) => Iterable<{state: object, row: any}>} between the moments before the next step
 */
function follow(engine, bucket, story, between) {
  let state = engine.start(bucket);
  const opening = heldIn(engine.step(state, {}).row);
  /** @type {Point[]} */
  const points = [{ atMs: 0, before: opening, after: opening }];
  const rows = [];
  for (const { advanceMs = 0, requests = 0 } of story) {
    const endMs = (points.at(-1)?.atMs ?? 0) + advanceMs;
    let passedMs = 0;
    for (const moment of between(state, advanceMs)) {
      state = moment.state;
      passedMs = advanceMs - (endMs - moment.row.atMs);
      points.push(pointOf(moment.row));
      if (points.length > mostPoints) break;
    }
    const { state: next, row } = engine.step(state, { advanceMs: advanceMs - passedMs, requests });
    state = next;
    points.push(pointOf(row));
    rows.push(row);
  }
  return { points, rows };
}

/** Each moment at which something happens by itself. @param {Stepper} engine @param {object} state @param {number} advanceMs */
function* byItself(engine, state, advanceMs) {
  let leftMs = advanceMs;
  for (;;) {
    const { nextRefillInMs, places = [], leaving = [] } = engine.look(state, { places: 1 });
    const waits = [nextRefillInMs, places[0]?.doneInMs, leaving[0]?.inMs].filter((ms) => ms > 0 && ms < leftMs);
    if (waits.length === 0) return;
    const ms = Math.min(...waits);
    const moment = engine.step(state, { advanceMs: ms });
    yield moment;
    state = moment.state;
    leftMs -= ms;
  }
}

/** Moments as far apart as the drawing needs. @param {Stepper} engine @param {object} state @param {number} advanceMs */
function* evenly(engine, state, advanceMs) {
  for (let i = 1; i < parts && advanceMs > 0; i++) {
    const moment = engine.step(state, { advanceMs: advanceMs / parts });
    yield moment;
    state = moment.state;
  }
}

/** What is in a bucket after a step. @param {any} row @returns {number} */
export const heldIn = (row) => row.tokens ?? row.queue ?? row.level;

/** @param {any} row @returns {Point} */
function pointOf(row) {
  const after = heldIn(row);
  // Tokens are spent by what passes; a queue and a meter grow by it.
  const before = row.tokens !== undefined ? after + row.accepted : after - (row.queued ?? row.accepted);
  return { atMs: row.atMs, before, after };
}
