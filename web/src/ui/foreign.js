// Texts that may be in another language than the page: an author's, and what a translation does not have yet. Each is marked
// with its language, so that it is read aloud, hyphenated and set as what it is.
import { html } from "lit";
import { languageSaying, locale, t } from "../i18n.js";

/** A text and the language it is in, as a BCP 47 tag. @typedef {{text: string, language: string}} Worded */

/** A message of the page's, in the language that has it. @param {string} id @param {Parameters<typeof t>[1]} [args] @returns {Worded} */
export const worded = (id, args) => ({ text: t(id, args), language: languageSaying(id) });

/** The text for the page. @param {Worded} worded */
export const marked = ({ text, language }) => (language === locale() ? text : html`<span lang=${language} dir="auto">${text}</span>`);

/** Stands for the text in a message around it: a character that nobody writes. */
const gap = "\uE000";

/** A message of the page's around such a text.
 * @param {string} id @param {string} name of the message's variable that is the text @param {Worded} inner @param {Record<string, string | number>} [args] */
export function around(id, name, inner, args) {
  const [before, after] = t(id, { ...args, [name]: gap }).split(gap);
  return html`${before}${marked(inner)}${after}`;
}
