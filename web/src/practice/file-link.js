// An exercise file as a part of an address: base64url of its JSON, without the blanks.

/** @param {unknown} spec */
export function packed(spec) {
  const bytes = new TextEncoder().encode(JSON.stringify(spec));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The file in an address, or null where it cannot be read.
 * @param {string} text @returns {any} */
export function unpacked(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
