// Where in the page an address leads: #play, #practise, #practise/<set>.

/** @typedef {{place: "play", unknown?: string, settings?: string} | {place: "practise", set: string | null}} Route */

/**
 * Anything that is no place of the page leads to Play, with what it was, for the page to name.
 * @param {string} hash as `location.hash` has it
 * @returns {Route}
 */
export function routeOf(hash) {
  const [path, settings] = decoded(hash.replace(/^#/, "")).split(/\?(.*)/s);
  const [place, set, ...rest] = path.split("/");
  if (place === "practise" && rest.length === 0) return { place, set: set || null };
  if (path === "" || path === "play") return settings ? { place: "play", settings } : { place: "play" };
  return { place: "play", unknown: path };
}

/** An address that is not well encoded is taken as it stands. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
