// Sees to it that embed.html works where its scripts are not loaded: modules are not in a sandboxed frame without an origin,
// unless the playground's host allows every origin to read them. The frame is then opened as one file with everything inside.
// A classic script, which is loaded there too.
addEventListener("error", ({ target }) => {
  if (target instanceof HTMLScriptElement) location.replace(new URL(`embed-alone.html${location.hash}`, location.href));
}, true);
