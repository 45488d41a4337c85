// The words of the page, for tests: a test that asks for a message by its id holds in spite of better wording, and in
// every language.
import { readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {(id: string, args?: Record<string, string | number>) => string} Say a message, or "message.attribute" */

const folder = new URL("../../locales/", import.meta.url);

/** The languages of the page. */
export const languages = readdirSync(folder);

/** The texts of a language's files. @param {string} locale */
export const sourcesOf = (locale) =>
  readdirSync(new URL(`${locale}/`, folder)).map((name) => readFileSync(new URL(`${locale}/${name}`, folder), "utf8"));

/** What a page with these words says. @param {string[]} sources @param {string} locale whose rules hold @returns {Say} */
export function speaker(sources, locale) {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return (id, args) => {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no message ${id} in ${locale}`);
    return bundle.formatPattern(pattern, args);
  };
}

/** @type {Map<string, Say>} */
const speakers = new Map();

/** What the page says in one of its languages; in English, what that does not have yet. @param {string} locale @returns {Say} */
export function speaking(locale) {
  let say = speakers.get(locale);
  if (!say) speakers.set(locale, (say = speaker([...sourcesOf(locale), ...sourcesOf("en")], locale)));
  return say;
}

/**
 * @param {string} id a message, or "message.attribute"
 * @param {Record<string, string | number>} [args]
 * @param {string} [locale]
 * @returns {string}
 */
export const words = (id, args, locale = "en") => speaking(locale)(id, args);
