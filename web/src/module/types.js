// The engine's functions with their types, for those who use it as a module. Types only. What the values mean is written down
// in wasm/README.md and wasm/exercises.md.

/**
 * @import { Question } from "../practice/questions.js"
 * @import { Result, Solution } from "../practice/results.js"
 * @import { Spec } from "../practice/sets.js"
 * @import { Pattern } from "../url/traffic.js"
 *
 * @typedef {"token" | "leaky" | "meter"} Kind
 * @typedef {"interval" | "steady"} Pacing
 *
 * What every kind can have besides: a bucket of its own for each client, and a wrong rule to run with.
 * @typedef {{perClient?: boolean, flaw?: string}} Common
 * @typedef {{kind: "token", capacity: number, refill: number, everyMs: number, pacing?: Pacing, initial?: number, inFlight?: number} & Common} TokenBucket
 * @typedef {{kind: "leaky", capacity: number, drain: number, everyMs: number, pacing?: Pacing, timeoutMs?: number} & Common} LeakyBucket
 * @typedef {{kind: "meter", capacity: number, drain: number, everyMs: number, perClient?: boolean}} Meter
 * @typedef {{token: TokenBucket, leaky: LeakyBucket, meter: Meter}} Buckets
 * @typedef {Buckets[Kind]} Bucket
 */

/**
 * A bucket at one instant: a plain object to be kept, compared, stored and sent.
 * @template {Kind} K
 * @typedef {{readonly bucket: Buckets[K], readonly atNs: string}} State
 */

/**
 * @typedef {{advanceMs?: number, requests?: number, cost?: number, client?: number}} Input time passes first, then the requests arrive
 *
 * @typedef {{atMs: number, requests: number, retryAfterMs: number | null}} AnyRow
 * @typedef {{accepted: number, rejected: number}} Answered
 * @typedef {AnyRow & Answered & {refilled: number, spilled: number, tokens: number}} TokenRow
 * @typedef {AnyRow & {processed: number, expired: number, queued: number, dropped: number, queue: number, firstStartInMs: number | null,
 *   lastStartInMs: number | null, firstDoneInMs: number | null, lastDoneInMs: number | null}} LeakyRow
 * @typedef {AnyRow & Answered & {level: number}} MeterRow
 * @typedef {{token: TokenRow, leaky: LeakyRow, meter: MeterRow}} Rows
 *
 * What a server would send in the header fields of its answer.
 * @typedef {{retryAfter: string | null, rateLimitPolicy: string, rateLimit: string}} Http
 *
 * @typedef {{token: {tokens: number, nextRefillInMs: number | null, nextRefill: number}, meter: {level: number, emptyInMs: number | null},
 *   leaky: {queue: number, places: {startInMs: number | null, doneInMs: number | null}[], leaving: {inMs: number | null, count: number}[]}}} Looks
 *
 * @typedef {{atMs: number, requests: number, cost?: number, client?: number}} Arrival
 * @typedef {ArrayLike<number>} Numbers an array or a typed array; a long one should be typed, to cross in one copy
 *
 * What a run is made of beside its bucket, or the state it goes on from.
 * @typedef {{arrivals?: Arrival[] | {atMs: Numbers, requests: Numbers}, rounds?: Numbers, roundMs?: number,
 *   traffic?: (Pattern & {cost?: number, client?: number})[], fromMs?: number, untilMs?: number, rowEveryMs?: number, detail?: "requests"}} Course
 *
 * @typedef {Uint8Array | Uint32Array | Float64Array} Column
 * @typedef {"atMs" | "requests"} AnyColumn
 * @typedef {{token: AnyColumn | "refilled" | "spilled" | "accepted" | "rejected" | "tokens",
 *   leaky: AnyColumn | "processed" | "expired" | "queued" | "dropped" | "queue",
 *   meter: AnyColumn | "accepted" | "rejected" | "level"}} ColumnNames
 * @typedef {"maxStartInMs" | "maxDoneInMs"} LongestWait null where nothing was queued
 * @typedef {{token: Record<"requests" | "refilled" | "spilled" | "accepted" | "rejected", number>,
 *   leaky: Record<"requests" | "processed" | "expired" | "queued" | "dropped" | "maxQueue", number> & Record<LongestWait, number | null>,
 *   meter: Record<"requests" | "accepted" | "rejected", number>}} Summaries
 *
 * What became of each request: `outcome` counts in `outcomes`, and NaN is no time.
 * @typedef {{outcomes: string[], arrivalMs: Column, outcome: Column, startMs: Column, doneMs: Column}} Detail
 */

/**
 * @template {Kind} K
 * @typedef {{rows: number, columns: Record<ColumnNames[K], Column>, summary: Summaries[K], state: State<K> | null, detail?: Detail}} Trace
 */

/**
 * @typedef {{flaw: string, kind: Kind, pacing?: Pacing, says: string}} Belief
 * @typedef {{step: number, a: Rows[Kind], b: Rows[Kind], fields: string[]}} Difference
 *
 * @typedef {{next: "read" | "decide" | "write" | "take" | "done", copy: number | null, outcome: "accepted" | "rejected" | null}} Thread
 * @typedef {{shared: number, accepted: number, rejected: number, threads: Thread[]}} Raced
 * @typedef {{attempts: number, sent: number, accepted: number, rejected: number, useful: number, wasted: number, done: number}} RetryCounts
 * @typedef {RetryCounts & {lastDoneMs: number | null, slices: (RetryCounts & {atMs: number})[]}} Retried
 * @typedef {{atMs: number, outcome: "done" | "dropped", startMs: number | null, doneMs: number | null}} JobEnd
 * @typedef {{tokens: number, threads: number, atomic?: boolean, order?: Numbers, together?: number}} Race
 * @typedef {{bucket: TokenBucket | Meter, clients: number, requests: number, policy: "obey" | "atOnce" | "all", everyMs?: number,
 *   untilMs: number, sliceMs?: number}} Retries
 * @typedef {{workers: number, places: number, everyMs: number, jobs: {atMs: number, cost?: number}[]}} Pool
 *
 * Which variant of an exercise, and in which language its author's words.
 * @typedef {{seed?: number, locale?: string}} Which
 * @typedef {{id: string, seed: number, variants: boolean, title?: string, lede?: string, bucket?: Bucket, story?: Input[], questions: Question[]}} Exercise
 * @typedef {Record<string, Record<string, string>>} Answers what was typed or chosen, by question and part
 * @typedef {{right: number, of: number, questions: Record<string, Result>}} Judgement
 * @typedef {{questions: Record<string, Solution>}} Solutions
 *
 * What cannot be done is thrown, as an EngineError that names the field by `path`.
 * @typedef {object} Engine
 * @property {string} version of the contract that these functions keep
 * @property {<K extends Kind>(bucket: Buckets[K] & {kind: K}) => State<K>} start the state in which a bucket starts
 * @property {<K extends Kind>(state: State<K>, input?: Input) => {state: State<K>, row: Rows[K], http: Http}} step the given state is not touched
 * @property {<K extends Kind>(state: State<K>, how?: {places?: number}) => Looks[K]} look what comes next by itself
 * @property {<K extends Kind>(scenario: Course & ({bucket: Buckets[K] & {kind: K}} | {state: State<K>})) => Trace<K>} run
 * @property {<K extends Kind>(scenario: Course & ({bucket: Buckets[K] & {kind: K}} | {state: State<K>})) => Trace<K>} runInPlace the same without a
 *   copy: the columns are in the engine's own memory, and hold good until it is called again
 * @property {() => Belief[]} beliefs the wrong rules that a bucket can run with
 * @property {(a: Bucket, b: Bucket, story: Input[], how?: {fields?: string[]}) => Difference | null} differ the first step at which two buckets part
 * @property {(race: Race) => Raced} race threads that share a count
 * @property {(retries: Retries) => Retried} retries clients that come back until they are served
 * @property {(pool: Pool) => JobEnd[]} pool a work queue with workers, job by job
 * @property {(spec: Spec, which?: Which) => Exercise} exercise
 * @property {(spec: Spec, which: Which, answers: Answers) => Judgement} check
 * @property {(spec: Spec, which?: Which) => Solutions} solution
 */
export {};
