// A worker for long runs, from its own script beside the page; null where the browser refuses one.

/** The page's policy lets nothing become a script's address but what is made here: the one address there is. */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("bucket-playground", { createScriptURL: () => new URL("./bigrun-worker.js", import.meta.url).href });

/** @returns {Worker | null} */
export function newWorker() {
  try {
    return new Worker(policy?.createScriptURL("") ?? new URL("./bigrun-worker.js", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
