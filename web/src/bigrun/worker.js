// A worker for long runs, from its own script beside the page; null where the browser refuses one.

/** @returns {Worker | null} */
export function newWorker() {
  try {
    return new Worker(new URL("./bigrun-worker.js", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
