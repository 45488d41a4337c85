// Takes a WebAssembly file in: counts its bytes as they come, and gives whatever goes wrong on the way a name.
import { EngineError } from "./engine-error.js";

/** The first four bytes of every WebAssembly file. */
const magic = [0x00, 0x61, 0x73, 0x6d];

/**
 * The whole file. It could be compiled while it comes, but not for sure: Firefox sometimes never ends with a stream that a script
 * counts, although all of it has come.
 * @param {Response} answer
 * @param {(loaded: number) => void} onBytes called with the number of decoded bytes so far
 * @returns {Promise<ArrayBuffer>}
 */
export async function download(answer, onBytes) {
  if (!answer.body) throw notWasm();
  const reader = answer.body.getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let loaded = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(brokenOff);
    if (done) break;
    // What is something else is not waited for.
    if (!continuesMagic(value, loaded)) {
      void reader.cancel().catch(() => {});
      throw notWasm();
    }
    parts.push(value);
    loaded += value.byteLength;
    onBytes(loaded);
  }
  if (loaded < magic.length) throw notWasm();
  return new Blob(parts).arrayBuffer();
}

/**
 * Whether the bytes from `offset` on agree with the magic number, as far as that reaches.
 * @param {Uint8Array} bytes
 * @param {number} offset
 */
const continuesMagic = (bytes, offset) => magic.slice(offset).every((b, i) => i >= bytes.length || bytes[i] === b);

const notWasm = () => new EngineError("not-wasm", "this is something other than a WebAssembly file");

/** @param {unknown} cause @returns {never} */
function brokenOff(cause) {
  throw new EngineError("offline", "the connection failed", { cause });
}
