// The engine in the page: loads the WebAssembly, starts its Go program, and offers its functions as ordinary ones,
// which return a value or throw an EngineError.
import "wasm_exec";
import { bytes, request } from "engine-bytes";
import { download } from "./download.js";
import { EngineError } from "./engine-error.js";

export { EngineError };

/**
 * @typedef {{loaded: number, total: number | null}} Progress in bytes; the total is null where it is not known
 *
 * What the Go program offers; each function gives a value or says what is wrong, and never throws.
 * @typedef {{ok: true, value: any} | {ok: false, error: import("./engine-error.js").Failure}} Outcome
 * @typedef {Record<"start" | "step" | "run" | "runInPlace" | "look" | "beliefs" | "differ" | "race" | "retries" | "pool" | "exercise" | "check" | "solution", (...args: unknown[]) => Outcome>} Functions
 * @typedef {Functions & {version: string}} Boundary
 *
 * @typedef {import("./module/types.js").Thread} Thread
 * @typedef {import("./module/types.js").Raced} Raced
 * @typedef {import("./module/types.js").Retried} Retried
 * @typedef {import("./module/types.js").JobEnd} JobEnd
 *
 * The same for the page.
 * @typedef {object} Engine
 * @property {string} version
 * @property {(bucket: object) => object} start the opening state of a bucket
 * @property {(state: object, input?: {advanceMs?: number, requests?: number, cost?: number, client?: number}) => {state: object, row: any, http: any}} step
 * @property {(scenario: object) => any} run the trace of a scenario
 * @property {(scenario: object) => any} runInPlace the same, its columns in the engine's own memory, where they hold good until the next call
 * @property {(state: object, how?: {places?: number}) => any} look what comes next by itself
 * @property {() => {flaw: string, kind: string, pacing?: string, says: string}[]} beliefs the wrong rules a bucket can run with
 * @property {(a: object, b: object, story: object[], how?: {fields?: string[]}) => any} differ the first step at which two buckets part, or null
 * @property {(race: {tokens: number, threads: number, atomic?: boolean, order?: ArrayLike<number>, together?: number}) => Raced} race threads that share a count
 * @property {(retries: {bucket: object, clients: number, requests: number, policy: "obey" | "atOnce" | "all", everyMs?: number, untilMs: number, sliceMs?: number}) => Retried} retries clients that come back
 * @property {(pool: {workers: number, places: number, everyMs: number, jobs: {atMs: number, cost?: number}[]}) => JobEnd[]} pool a work queue with workers
 * @property {(spec: object, how: {seed?: number, locale?: string}) => any} exercise
 * @property {(spec: object, how: {seed?: number, locale?: string}, answers: object) => any} check
 * @property {(spec: object, how: {seed?: number, locale?: string}) => any} solution
 */

/** @type {Promise<Engine> | null} */
let loading = null;
/** @type {Set<(progress: Progress) => void>} */
const listeners = new Set();

/**
 * Loads the engine, once for the whole page, however many ask. After a failure it can be called again. Its errors carry
 * a LoadingCode.
 * @param {{onProgress?: (progress: Progress) => void, wasm?: string | URL}} [options] `wasm` is where the file lies, if elsewhere
 * @returns {Promise<Engine>}
 */
export function load({ onProgress, wasm } = {}) {
  if (onProgress) listeners.add(onProgress);
  loading ??= fetchAndStart(wasm).catch(forget);
  return loading.finally(() => onProgress && listeners.delete(onProgress));
}

/** @param {unknown} error @returns {never} */
function forget(error) {
  loading = null;
  throw error;
}

/** @param {number} loaded */
function report(loaded) {
  // The length was written down at build time: of a compressed file, the browser only tells the compressed one.
  const total = loaded <= bytes ? bytes : null;
  for (const listener of listeners) listener({ loaded, total });
}

/** @param {string | URL} [wasm] */
async function fetchAndStart(wasm) {
  requireWebAssembly();
  const file = await download(await request(wasm), report);
  const go = new Go();
  try {
    const { instance } = await WebAssembly.instantiate(file, go.importObject);
    return start(go, instance);
  } catch (cause) {
    throw cause instanceof EngineError ? cause : broken(cause);
  }
}

/** Finds out before the download whether it would be of any use. */
function requireWebAssembly() {
  if (typeof WebAssembly !== "object") {
    throw new EngineError("no-webassembly", "this browser has no WebAssembly");
  }
  try {
    // The smallest module there is. It is known to be right, so only a policy can refuse it.
    new WebAssembly.Module(Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00));
  } catch (cause) {
    throw new EngineError("blocked", "a policy keeps the page from compiling WebAssembly", { cause });
  }
}

/** @param {Go} go @param {WebAssembly.Instance} instance */
function start(go, instance) {
  const page = /** @type {{bucketEngine?: Boundary}} */ (globalThis);
  delete page.bucketEngine; // one left by a program that has ended
  // The program runs for as long as the page. Should it end, by a fault of its own, the next load starts another.
  const ended = () => (loading = null);
  go.run(instance).then(ended, ended);
  if (!page.bucketEngine) throw broken("it ended without offering its functions");
  return wrap(page.bucketEngine, /** @type {WebAssembly.Memory} */ (instance.exports.mem));
}

/** @param {Boundary} boundary @param {WebAssembly.Memory} memory of the program @returns {Engine} */
function wrap(boundary, memory) {
  /** @param {keyof Functions} name */
  const wrapped = (name) => (/** @type {unknown[]} */ ...args) => {
    /** @type {Outcome} */
    let outcome;
    try {
      outcome = boundary[name](...args);
    } catch (cause) {
      throw broken(cause);
    }
    if (outcome.ok) return outcome.value;
    throw EngineError.from(outcome.error);
  };
  return {
    version: boundary.version,
    start: wrapped("start"),
    step: wrapped("step"),
    run: wrapped("run"),
    runInPlace: (scenario) => withColumns(wrapped("runInPlace")(scenario), memory),
    look: wrapped("look"),
    beliefs: wrapped("beliefs"),
    differ: wrapped("differ"),
    race: wrapped("race"),
    retries: wrapped("retries"),
    pool: wrapped("pool"),
    exercise: wrapped("exercise"),
    check: wrapped("check"),
    solution: wrapped("solution"),
  };
}

const arrays = { Uint8Array, Uint32Array, Float64Array };

/**
 * The trace with typed arrays where it tells which, and where in the memory.
 * @param {{columns: Record<string, {array: keyof typeof arrays, byteOffset: number, length: number}>}} trace
 * @param {WebAssembly.Memory} memory
 */
function withColumns(trace, { buffer }) {
  const columns = Object.entries(trace.columns).map(([name, { array, byteOffset, length }]) => [name, new arrays[array](buffer, byteOffset, length)]);
  return { ...trace, columns: Object.fromEntries(columns) };
}

/** @param {unknown} cause */
const broken = (cause) => new EngineError("broken", "the engine's program does not work", { cause });
