// Sees to it that embed.html works where its scripts are not loaded: modules are not in a sandboxed frame without an origin,
// unless the playground's host allows every origin to read them, and in WebKit no file at all is. The frame is then opened as one
// file with everything inside. This script is therefore written into the page as it is built.
addEventListener("error", ({ target }) => {
  if (target instanceof HTMLScriptElement) location.replace(new URL(`embed-alone.html${location.hash}`, location.href));
}, true);
// It is the only one, so that any other that stood in the page would be someone else's.
document.currentScript?.remove();
