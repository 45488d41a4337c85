// Where in the page an address leads: #play, #compare, #bigrun, #author, #practise, #practise/<set>, #lab, #lab/<id>;
// and the settings it brings.
// What the settings mean is written down in url/README.md.

/** @typedef {"play" | "compare" | "bigrun" | "author" | "practise" | "lab"} Place */
/** @typedef {{place: Place, set?: string | null, lab?: string | null, unknown?: string, settings?: string}} Route the settings are still encoded */

/** @type {Place[]} */
const views = ["play", "compare", "bigrun", "author"];

/**
 * Anything that is no place of the page leads to Play, with what it was, for the page to name.
 * @param {string} hash as `location.hash` has it
 * @returns {Route}
 */
export function routeOf(hash) {
  const [path, settings] = hash.replace(/^#/, "").split(/\?(.*)/s);
  const brought = settings ? { settings } : {};
  const [place, set, ...rest] = decoded(path).split("/");
  if (place === "practise" && rest.length === 0) return { place, set: set || null, ...brought };
  if (place === "lab" && rest.length === 0) return { place, lab: set || null, ...brought };
  const view = place === "" ? "play" : views.find((name) => name === place);
  if (view && set === undefined) return { place: view, ...brought };
  return { place: "play", unknown: decoded(path), ...brought };
}

/** An address that is not well encoded is taken as it stands. @param {string} text */
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
