// The address bar holds what the page shows. It is rewritten in place, so that the way back through the browser's history
// stays one of places, not of steps; and not at every step, since browsers stop listening to a page that does it often.

/** Browsers allow about a hundred rewritings in half a minute. */
const everyMs = 400;

/** @type {(() => string) | null} the address to come */
let due = null;
/** The address it is to take the place of. */
let standing = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let lastMs = -Infinity;

/**
 * Has the address rewritten soon.
 * @param {() => string} address gives it, without the "#", when the time has come
 */
export function keepAddress(address) {
  due = address;
  standing = location.hash;
  timer ??= setTimeout(flushAddress, Math.max(0, lastMs + everyMs - performance.now()));
}

/** Leaves the address as it is, whatever was to come. */
export function leaveAddress() {
  clearTimeout(timer);
  timer = undefined;
  due = null;
}

/** Rewrites the address now, if that is due. */
export function flushAddress() {
  const address = due;
  leaveAddress();
  // Another address means that someone is on the way to another place, which the page has not been told yet.
  if (!address || location.hash !== standing) return;
  lastMs = performance.now();
  writeAddress(address());
}

/** @param {string} address without the "#" */
export function writeAddress(address) {
  const hash = `#${address}`;
  // In a page made of a string (an iframe's srcdoc) the address is not the page's to write.
  try {
    if (hash !== location.hash) history.replaceState(history.state, "", hash);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
addEventListener("pagehide", flushAddress);
