// Lets node import what the bundler takes in besides JavaScript: the languages, and exercises as data.
// Used as: node --import ./test/support/loader.js --test test/unit/
import { readFileSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";

// This module is read twice: once on the main thread, to register itself, and once by node on the thread that loads
// modules.
if (isMainThread) register(import.meta.url);

const folder = new URL("../../locales/", import.meta.url);

/** @type {import("node:module").ResolveHook} */
export async function resolve(specifier, context, nextResolve) {
  return specifier === "#locales" ? { url: folder.href, format: "module", shortCircuit: true } : nextResolve(specifier, context);
}

/** @type {import("node:module").LoadHook} */
export async function load(url, context, nextLoad) {
  if (url === folder.href) return { format: "module", source: `export const locales = ${JSON.stringify(readLocales())};`, shortCircuit: true };
  if (!url.endsWith(".json")) return nextLoad(url, context);
  return { format: "module", source: `export default ${await readFile(new URL(url), "utf8")};`, shortCircuit: true };
}

function readLocales() {
  return readdirSync(folder).map((tag) => {
    const files = readdirSync(new URL(`${tag}/`, folder));
    return { tag, name: tag, sources: files.map((name) => readFileSync(new URL(`${tag}/${name}`, folder), "utf8")) };
  });
}
