// What the page has said and still shows or may have to read aloud: kept as a way to say it, so that it is told in whatever
// language the page speaks by then.
import { t } from "../i18n.js";

/** @typedef {() => string} Saying */

/** @type {Saying} */
export const silence = () => "";

/** Sentences one after the other, as the language sets them; those that say nothing are left out.
 * @param {string[]} sentences */
export const together = (...sentences) =>
  sentences.filter(Boolean).reduce((first, second) => (first ? t("common-two-sentences", { first, second }) : second), "");
