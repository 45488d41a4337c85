// Fetches a WebAssembly file, counts its bytes as they come, and gives every way in which that can fail a name.
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
 * @param {string} url
 * @param {(loaded: number) => void} onBytes called with the number of decoded bytes so far
 * @returns {Promise<Download>}
 */
export async function download(url, onBytes) {
  const answer = await request(url);
  if (!answer.ok || !answer.body) throw refusal(answer.status);
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
        failure = cause instanceof EngineError ? cause : unreachable(cause);
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

/** @param {string} url */
async function request(url) {
  // A refusal by policy and a broken connection look alike to fetch; only this event tells them apart.
  let refused = false;
  const onViolation = () => (refused = true);
  addEventListener("securitypolicyviolation", onViolation);
  try {
    return await fetch(url);
  } catch (cause) {
    await new Promise((resolve) => setTimeout(resolve)); // the event is queued, and may come after the failure
    if (refused || location.protocol === "file:" || origin === "null") {
      throw new EngineError("blocked", `a policy keeps the page from fetching ${url}`, { cause });
    }
    throw unreachable(cause);
  } finally {
    removeEventListener("securitypolicyviolation", onViolation);
  }
}

/** @param {number} status */
function refusal(status) {
  const message = `the server answered with status ${status}`;
  if (status === 401 || status === 403) return new EngineError("blocked", message);
  if (status >= 500) return new EngineError("offline", message);
  return new EngineError("missing", message);
}

const notWasm = () => new EngineError("not-wasm", "the server sent something other than a WebAssembly file");

/** @param {unknown} cause */
const unreachable = (cause) => new EngineError("offline", "the connection failed", { cause });
