// What an address may say in every place: the language of the page, its colours, and which version of the addresses'
// grammar it is written in.
import { languageFor, languages, locale } from "../i18n.js";
import { themes, wear } from "../ui/theme-switch.js";
import { mostCount, readCount } from "../url/values.js";

/** @typedef {{lang?: string, theme?: string}} Everywhere only what the address says */

/** The version of the grammar. It goes up when an address says something that an earlier page would misunderstand. */
const version = 1;

/**
 * Reads all of it and wears the theme. The language is any that one of the page's serves: "es-MX" is Spanish with the
 * numbers of Mexico.
 * @param {import("../url/parameters.js").Parameters} from
 * @returns {Everywhere}
 */
export function followEverywhere(from) {
  const written = from.read("v", (text) => readCount(text, 1), version, { id: "share-problem-count", least: 1, most: mostCount, used: version });
  if (written > version) from.complain("share-problem-newer", { name: "v", given: written, most: version });
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
