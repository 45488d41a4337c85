// The engine by itself, as a module for anyone's JavaScript: `const engine = await loadEngine()`.
import { load } from "../engine.js";

export { EngineError } from "../engine-error.js";

/** @import { Engine } from "./types.js" */
/** @typedef {import("./types.js").Engine} BucketEngine */

/**
 * Loads the engine, once, however often it is called. After a failure it can be called again.
 * @param {{wasm?: string | URL, onProgress?: (progress: {loaded: number, total: number | null}) => void}} [options]
 *   `wasm` is where engine.wasm lies, if not beside this module
 * @returns {Promise<Engine>}
 */
export async function loadEngine(options) {
  return /** @type {any} */ (await load(options));
}
