// In place of worker.js where everything is in one file: there is no script for a worker beside it.

/** @returns {Worker | null} */
export const newWorker = () => null;
