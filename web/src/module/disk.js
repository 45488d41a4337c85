// The engine's file beside the module, in node, which does not fetch from a disk.
import { readFile } from "node:fs/promises";
import { bytes } from "engine.wasm";
import { EngineError } from "../engine-error.js";

export { bytes };

/** @param {string | URL} [wasm] @returns {Promise<Response>} */
export async function request(wasm = new URL("./engine.wasm", import.meta.url)) {
  try {
    return new Response(new Uint8Array(await readFile(wasm)));
  } catch (cause) {
    throw new EngineError("missing", `${wasm} cannot be read`, { cause });
  }
}
