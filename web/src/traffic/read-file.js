// Reads a file of times, however long, piece by piece, so that the page goes on answering.
import { ListReader } from "./read-list.js";

/** How long the page may be kept from answering. */
const sliceMs = 12;

/**
 * @param {Blob} file
 * @param {(bytes: number) => boolean} goOn is told how much has been read, and says whether to go on
 * @returns {Promise<import("./read-list.js").List | null>} null if it was not to go on
 */
export async function readFile(file, goOn) {
  const list = new ListReader();
  const decoder = new TextDecoder();
  const pieces = file.stream().getReader();
  let bytes = 0;
  let rested = performance.now();
  for (;;) {
    const { done, value } = await pieces.read();
    if (done) break;
    list.read(decoder.decode(value, { stream: true }));
    bytes += value.length;
    if (performance.now() - rested < sliceMs) continue;
    if (!goOn(bytes)) {
      await pieces.cancel();
      return null;
    }
    await new Promise((resolve) => setTimeout(resolve));
    rested = performance.now();
  }
  list.read(decoder.decode());
  return goOn(bytes) ? list.end() : null;
}
