// The files for handing an activity out, as far as the playground's host has them: not every build makes them.

/** @typedef {{id: "file" | "set" | "scorm" | "cmi5", href: string}} Download */

/** @param {string | null} set a practice set of the playground's own */
const possible = (set) => /** @type {Download[]} */ ([
  { id: "file", href: "bucket-playground.html" },
  ...(set === null ? [] : [
    { id: "set", href: `packages/${set}.html` },
    { id: "scorm", href: `packages/${set}-scorm12.zip` },
    { id: "cmi5", href: `packages/${set}-cmi5.zip` },
  ]),
]);

/** @param {string | null} set @returns {Promise<Download[]>} */
export async function downloadsOf(set) {
  const found = await Promise.all(possible(set).map(async (download) => ({ download, there: await isThere(download.href) })));
  return found.filter(({ there }) => there).map(({ download }) => download);
}

/** @param {string} href */
async function isThere(href) {
  try {
    return (await fetch(href, { method: "HEAD" })).ok;
  } catch {
    return false;
  }
}
