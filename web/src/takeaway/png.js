// An SVG file as a PNG picture, with what it shows written into the file as text.

/** As fine as a good screen. */
const scale = 2;

/**
 * @param {{text: string, width: number, height: number}} svg
 * @param {Record<string, string>} notes by the PNG standard's keywords, such as Title and Description
 * @returns {Promise<Blob>}
 */
export async function png(svg, notes) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: svg.width * scale, height: svg.height * scale });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("the browser draws no picture of this size");
  return withNotes(new Uint8Array(await blob.arrayBuffer()), notes);
}

/** The signature of a PNG and its first chunk, which has to stay the first. */
const headLength = 8 + 25;

/** @param {Uint8Array<ArrayBuffer>} file @param {Record<string, string>} notes */
function withNotes(file, notes) {
  const chunks = Object.entries(notes).map(([keyword, text]) => textChunk(keyword, text));
  return new Blob([file.subarray(0, headLength), ...chunks, file.subarray(headLength)], { type: "image/png" });
}

/** A chunk of uncompressed UTF-8 text, "iTXt". @param {string} keyword @param {string} text */
function textChunk(keyword, text) {
  // After the keyword: its end, no compression, of no method, no language, no translated keyword.
  const body = new TextEncoder().encode(`iTXt${keyword}\0\0\0\0\0${text}`);
  const chunk = new Uint8Array(body.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length - 4);
  chunk.set(body, 4);
  view.setUint32(body.length + 4, crc32(body));
  return chunk;
}

/** The check sum that ends every chunk. @param {Uint8Array} bytes */
function crc32(bytes) {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return ~crc >>> 0;
}
