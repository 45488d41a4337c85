// Which parts of a place are seen: show=picture,sentence in an address. What is left out is hidden by styles/parts.css,
// for everyone alike; the place goes on working without it.

/**
 * Reads the setting, names what is no part of the place, and has only the parts seen that it lists; all without it.
 * @param {HTMLElement} element the place
 * @param {readonly string[]} parts those it has; none where it is seen as a whole, or not at all
 * @param {import("../url/parameters.js").Parameters} from
 */
export function followParts(element, parts, from) {
  const shown = parts.length > 0 ? readParts(parts, from) : [];
  if (shown.length > 0) element.dataset.show = shown.join(" ");
  else delete element.dataset.show;
}

/** @param {readonly string[]} parts @param {import("../url/parameters.js").Parameters} from */
function readParts(parts, from) {
  const given = from.take("show");
  if (given === undefined) return [];
  const named = given.split(",");
  for (const name of named) {
    if (!parts.includes(name)) from.complain("share-problem-part", { name: "show", given: name, allowed: parts.join(", ") });
  }
  return parts.filter((part) => named.includes(part));
}

/** The setting as an address has it; undefined where all parts are seen. @param {HTMLElement} element */
export const partsShown = (element) => element.dataset.show?.replaceAll(" ", ",");

/** Whether a part is seen. @param {HTMLElement} element @param {string} part */
export const shows = ({ dataset: { show } }, part) => show === undefined || show.split(" ").includes(part);
