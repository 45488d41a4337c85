// The practice set being written, in the address: #author?file=…
import { packed, unpacked } from "../practice/file-link.js";
import { isSpec } from "../practice/open.js";

/** @import { Spec } from "../practice/sets.js" */

/** From here on, some programs cut a link. */
export const longestFile = 1900;

/** @param {import("../url/parameters.js").Parameters} from @returns {Spec | null} */
export function readAuthored(from) {
  const given = from.take("file");
  if (given === undefined) return null;
  const spec = unpacked(given);
  if (isSpec(spec)) return spec;
  from.complain("practice-problem-file", { name: "file", given });
  return null;
}

/** A set that is too large for a link is left out of it. @param {Spec} spec */
export function authorAddress(spec) {
  const file = packed(spec);
  return file.length > longestFile ? "author" : `author?file=${file}`;
}
