// The engine's file beside the module, in a browser. Its name is written out here, so that bundlers find it and take it along.
import { bytes, request as fetched } from "../engine-bytes/fetched.js";

export { bytes };

/** @param {string | URL} [wasm] @returns {Promise<Response>} */
export const request = (wasm = new URL("./engine.wasm", import.meta.url)) => fetched(wasm);
