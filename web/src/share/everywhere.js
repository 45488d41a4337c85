// What an address may say in every place: the language of the page, and its colours.
import { languageFor, languages, locale } from "../i18n.js";
import { themes, wear } from "../ui/theme-switch.js";

/** @typedef {{lang?: string, theme?: string}} Everywhere only what the address says */

/**
 * Reads both and wears the theme. The language is any that one of the page's serves: "es-MX" is Spanish with the numbers of
 * Mexico.
 * @param {import("../url/parameters.js").Parameters} from
 * @returns {Everywhere}
 */
export function followEverywhere(from) {
  /** @type {Everywhere} */
  const given = {};
  const lang = from.take("lang");
  if (lang !== undefined && languageFor(lang)) given.lang = lang;
  else if (lang !== undefined) {
    from.complain("share-problem-word", { name: "lang", given: lang, allowed: languages.map(({ tag }) => tag).join(", "), used: locale() });
  }
  if (from.take("theme") !== undefined) {
    given.theme = from.oneOf("theme", themes, "auto");
    wear(given.theme);
  }
  return given;
}
