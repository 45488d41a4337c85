// Starts a long run in a worker; where the browser refuses one (a sandboxed frame, a strict policy), in the page, in
// slices short enough for it to go on answering.
import { newWorker } from "run-worker";
import { EngineError, load } from "../engine.js";
import { runInSlices } from "./slices.js";

/** @typedef {import("./slices.js").Run} Run */
/** @typedef {import("./slices.js").Bands} Bands */
/** @typedef {{result: Promise<Bands | null>, cancel: () => void}} Running the result is null if it was cancelled */

/** A slice in the page must not be felt. */
const sliceMs = 12;

/**
 * @param {Run} run
 * @param {{onProgress: (rows: number) => void, onInPage: () => void}} tell `onInPage` is called where there is no worker
 * @returns {Running}
 */
export function startRun(run, { onProgress, onInPage }) {
  let cancelled = false;
  let stop = () => {};
  /** @type {(nothing: null) => void} */
  let giveUp = () => {};

  const here = async () => {
    onInPage();
    return runInSlices(await load(), run, { sliceMs, onProgress, pause: () => new Promise((resolve) => setTimeout(resolve)), cancelled: () => cancelled });
  };

  const result = new Promise((resolve, reject) => {
    giveUp = resolve;
    const worker = newWorker();
    if (!worker) return resolve(here());
    stop = () => worker.terminate();
    let ready = false;
    worker.onmessage = ({ data }) => {
      const message = /** @type {import("../bigrun-worker.js").Message} */ (data);
      if ("ready" in message) {
        ready = true;
        worker.postMessage(run);
      } else if ("progress" in message) onProgress(message.progress);
      else {
        worker.terminate();
        if ("result" in message) resolve(message.result);
        else reject(EngineError.from(message.failure));
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      // Before it was ready it was refused; afterwards it broke, most likely for want of memory.
      if (ready) reject(new EngineError("broken", event.message));
      else resolve(here());
    };
  });
  return {
    result,
    cancel: () => {
      cancelled = true;
      stop();
      giveUp(null);
    },
  };
}
