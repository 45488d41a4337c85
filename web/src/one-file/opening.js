// A page in one file opens the place that was written into it, unless its address names another.

const opens = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=opens]"))?.content;
if (opens && location.hash === "") history.replaceState(null, "", `#${opens}`);
