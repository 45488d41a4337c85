// Words: every text a person reads comes from locales/<language>/*.ftl through this file.
//
// The messages are bundled with the page, not fetched: they are then there before the engine is, and in places
// where nothing can be fetched (a page opened from disk, a sandboxed frame).
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { resources } from "../locales/index.js";

export const defaultLocale = "en";

/** The languages the page speaks. */
export const languages = Object.keys(resources);

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();

/** @param {string} locale */
function bundleFor(locale) {
  let bundle = bundles.get(locale);
  if (!bundle) {
    // Isolation marks are for mixed directions; they would also land in copied text and in accessible names.
    bundle = new FluentBundle(locale, { useIsolating: false });
    for (const source of resources[locale]) {
      const errors = bundle.addResource(new FluentResource(source));
      if (errors.length) throw new Error(`${locale}: ${errors.map(String).join("; ")}`);
    }
    bundles.set(locale, bundle);
  }
  return bundle;
}

let current = defaultLocale;

/** The language the page speaks now, as a BCP 47 tag. */
export const locale = () => current;

/** Whether there is such a message.
 * @param {string} id */
export const has = (id) => bundleFor(current).hasMessage(id);

/**
 * The text of a message, its variables filled in by the language's own rules for numbers and plurals.
 * @param {string} id a message, or "message.attribute"
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(id, args) {
  const bundle = bundleFor(current);
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no message ${id} in ${current}`);
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  if (errors.length) throw new Error(`message ${id}: ${errors.map(String).join("; ")}`);
  return text;
}
