// The engine's file inside the page's own script: nothing has to be fetched, so that it is there without a server.
//
// It is compressed with gzip, which every browser that can run the page unpacks by itself, and written in base64.
import { bytes } from "engine.wasm";
import { packed } from "engine.wasm.gz";

export { bytes };

/** @returns {Promise<Response>} */
export async function request() {
  const letters = atob(packed);
  const file = new Uint8Array(letters.length);
  for (let i = 0; i < file.length; i++) file[i] = letters.charCodeAt(i);
  return new Response(new Blob([file]).stream().pipeThrough(new DecompressionStream("gzip")));
}
