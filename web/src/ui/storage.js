// What the page remembers between visits, in the browser's local storage. Where storage is refused (a sandboxed frame,
// a strict browser) everything works for the visit and is forgotten after it.

const prefix = "bucket-playground.";

/**
 * The value kept under a name, or null if there is none or it cannot be read.
 * @param {string} name
 * @returns {any}
 */
export function recall(name) {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Keeps a plain JSON value; tells whether that was possible.
 * @param {string} name
 * @param {unknown} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
