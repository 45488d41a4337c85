// What an address may say in every place: the language of the page, and its colours.
import { languages, locale } from "../i18n.js";
import { themes, wear } from "../ui/theme-switch.js";

/** @typedef {{lang?: string, theme?: string}} Everywhere only what the address says */

/**
 * Reads both and wears the theme.
 * @param {import("../url/parameters.js").Parameters} from
 * @returns {Everywhere}
 */
export function followEverywhere(from) {
  /** @type {Everywhere} */
  const given = {};
  if (from.take("lang") !== undefined) given.lang = from.oneOf("lang", languages, locale());
  if (from.take("theme") !== undefined) {
    given.theme = from.oneOf("theme", themes, "auto");
    wear(given.theme);
  }
  return given;
}
