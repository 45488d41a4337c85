// The worker of long runs: takes one run, tells how far it is, and hands back its bands.
import { EngineError, load } from "./engine.js";
import { runInSlices } from "./bigrun/slices.js";

/**
 * @typedef {{ready: true} | {progress: number} | {result: import("./bigrun/slices.js").Bands}
 *   | {failure: import("./engine-error.js").Failure}} Message what the worker says
 */

/** About how long a slice takes: often enough for a progress bar to move smoothly. */
const sliceMs = 100;

const port = /** @type {{postMessage(message: Message, transfer?: Transferable[]): void, onmessage: ((event: MessageEvent) => void) | null}} */ (
  /** @type {unknown} */ (globalThis));

port.onmessage = async ({ data: run }) => {
  try {
    const result = await runInSlices(await load(), run, {
      sliceMs,
      onProgress: (progress) => port.postMessage({ progress }),
      pause: async () => {},
    });
    if (!result) return;
    const buffers = Object.values(result.bands).flatMap((band) => Object.values(band)).map((list) => /** @type {ArrayBuffer} */ (list.buffer));
    port.postMessage({ result }, buffers);
  } catch (error) {
    port.postMessage({ failure: (error instanceof EngineError ? error : new EngineError("broken", String(error))).plain });
  }
};
port.postMessage({ ready: true });
