// The words of the page, for tests: a test that asks for a message by its id holds in spite of better wording, and in
// every language.
import { readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

/**
 * @param {string} id a message, or "message.attribute"
 * @param {Record<string, string | number>} [args]
 * @param {string} [locale]
 * @returns {string}
 */
export function words(id, args, locale = "en") {
  const folder = new URL(`../../locales/${locale}/`, import.meta.url);
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const name of readdirSync(folder)) {
    bundle.addResource(new FluentResource(readFileSync(new URL(name, folder), "utf8")));
  }
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no message ${id} in ${locale}`);
  return bundle.formatPattern(pattern, args);
}
