// Takes a WebAssembly file in: counts its bytes as they come, and gives a break on the way a name.
import { EngineError } from "./engine-error.js";

/** The first four bytes of every WebAssembly file. */
const magic = [0x00, 0x61, 0x73, 0x6d];

/**
 * A download under way. The compiler that reads the response reports a break in words of its own, so the reason for
 * one is kept here.
 *
 * @typedef {{response: Response, failure: () => EngineError | null}} Download
 */

/**
 * @param {Response} answer
 * @param {(loaded: number) => void} onBytes called with the number of decoded bytes so far
 * @returns {Download}
 */
export function download(answer, onBytes) {
  if (!answer.body) throw notWasm();
  const reader = answer.body.getReader();
  /** @type {EngineError | null} */
  let failure = null;
  let loaded = 0;
  const counted = new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          if (loaded < magic.length) throw notWasm();
          return controller.close();
        }
        if (!continuesMagic(value, loaded)) throw notWasm();
        loaded += value.byteLength;
        onBytes(loaded);
        controller.enqueue(value);
      } catch (cause) {
        failure = cause instanceof EngineError ? cause : new EngineError("offline", "the connection failed", { cause });
        controller.error(failure);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  // The first bytes have been looked at, so the right content type can be given to what came under a wrong one.
  const response = new Response(counted, { headers: { "Content-Type": "application/wasm" } });
  return { response, failure: () => failure };
}

/**
 * Whether the bytes from `offset` on agree with the magic number, as far as that reaches.
 * @param {Uint8Array} bytes
 * @param {number} offset
 */
const continuesMagic = (bytes, offset) => magic.slice(offset).every((b, i) => i >= bytes.length || bytes[i] === b);

const notWasm = () => new EngineError("not-wasm", "this is something other than a WebAssembly file");
