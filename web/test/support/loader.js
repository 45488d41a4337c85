// Lets node import what the bundler takes in besides JavaScript: messages as text, exercises as data.
// Used as: node --import ./test/support/loader.js --test test/unit/
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";

// This module is read twice: once on the main thread, to register itself, and once by node on the thread that loads
// modules.
if (isMainThread) register(import.meta.url);

/** @type {import("node:module").LoadHook} */
export async function load(url, context, nextLoad) {
  const text = url.endsWith(".ftl");
  if (!text && !url.endsWith(".json")) return nextLoad(url, context);
  const source = await readFile(new URL(url), "utf8");
  return { format: "module", source: `export default ${text ? JSON.stringify(source) : source};`, shortCircuit: true };
}
