// Words: every text a person reads comes from locales/<language>/*.ftl through this file.
//
// English is bundled with the page: its words are there before the engine is, and in places where nothing can be fetched.
// Another language is loaded when it is first asked for.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { locales } from "#locales";
import { recall, remember } from "./ui/storage.js";

export const defaultLocale = "en";
const stored = "lang";

/** The languages the page speaks, each with the name it has for itself. @type {{tag: string, name: string}[]} */
export const languages = locales.map(({ tag, name }) => ({ tag, name }));
const tags = languages.map(({ tag }) => tag);

/** @typedef {{tag: string, numbers: string, bundle: FluentBundle}} Language numbers: whose rules for numbers and dates hold */

/**
 * @param {string} tag @param {string} numbers @param {string[]} sources the texts of the message files
 * @returns {Language}
 */
function languageOf(tag, numbers, sources) {
  // Isolation marks are for mixed directions; they would also land in copied text and in accessible names.
  const bundle = new FluentBundle([numbers, tag], { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length) throw new Error(`${tag}: ${errors.map(String).join("; ")}`);
  }
  return { tag, numbers, bundle };
}

const english = locales.find(({ tag }) => tag === defaultLocale)?.sources ?? [];
const fallback = languageOf(defaultLocale, defaultLocale, english);
let current = fallback;

/** The language of the page's words, as a BCP 47 tag. */
export const locale = () => current.tag;

/** Whose rules hold for numbers, dates and lists: those of the reader's own region, where the language is theirs. Spanish is
 * written with a decimal point in Mexico, and with a comma in Spain. */
export const numberLocale = () => current.numbers;

/** Whether there is such a message.
 * @param {string} id */
export const has = (id) => fallback.bundle.hasMessage(id);

/** The language that a message is said in: English where the page's language, being translated, does not have it yet.
 * @param {string} id a message, or "message.attribute" */
export const languageSaying = (id) => having(id).tag;

/** @param {string} id */
const having = (id) => (current.bundle.hasMessage(id.split(".")[0]) ? current : fallback);

/**
 * The text of a message, its variables filled in by the language's own rules for numbers and plurals.
 * @param {string} id a message, or "message.attribute"
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(id, args) {
  const [name, attribute] = id.split(".");
  const { bundle } = having(id);
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no message ${id}`);
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  if (errors.length) throw new Error(`message ${id}: ${errors.map(String).join("; ")}`);
  return text;
}

/**
 * The language of the page that serves a wish best, or undefined if none does. Portuguese of Portugal gets that of Brazil,
 * any simplified Chinese that of China.
 * @param {string} wish a BCP 47 tag
 */
export function languageFor(wish) {
  try {
    return negotiateLanguages([wish], tags, { strategy: "matching" })[0];
  } catch {
    return undefined; // no language tag at all
  }
}

/** What the reader wants, the first wish first: their own choice on this page, then what the browser is set to. */
const wishes = () => [recall(stored), ...navigator.languages].filter((wish) => typeof wish === "string");

/** Told after the page's language has changed. */
export const spoken = new EventTarget();

/** The language on its way. @type {string | null} */
let coming = null;
/** Languages whose words could not be loaded. @type {Set<string>} */
const failed = new Set();

/**
 * Has the page speak the language asked for, or else the one that the reader wants.
 * @param {string} [asked] by the address or the host of a frame
 * @returns {Promise<unknown> | null} what is to be waited for; null where the page speaks it already
 */
export function speak(asked) {
  const wish = [asked, ...wishes()].find((tag) => tag !== undefined && languageFor(tag) !== undefined) ?? defaultLocale;
  const tag = languageFor(wish) ?? defaultLocale;
  const numbers = numbersFor(tag, wish);
  if ((tag === current.tag && numbers === current.numbers) || failed.has(tag)) return null;
  coming = wish;
  return sourcesOf(tag).then((sources) => {
    // Another may have been asked for in the meantime.
    if (coming !== wish) return;
    current = languageOf(tag, numbers, sources);
    spoken.dispatchEvent(new Event("change"));
  }, () => void failed.add(tag));
}

/** Has the page speak a language of its own, from now on and at the next visit. @param {string} tag */
export function choose(tag) {
  remember(stored, tag);
  failed.delete(tag);
  return speak(tag);
}

/** The name of a language whose words could not be loaded, of late. */
export const silent = () => languages.find(({ tag }) => failed.has(tag))?.name;

/** A region of the reader's that the language is spoken in: from the wish itself, or from the browser's settings.
 * @param {string} tag @param {string} wish */
function numbersFor(tag, wish) {
  const own = [wish, ...navigator.languages].find((other) => other.includes("-") && languageFor(other) === tag);
  return own && Intl.NumberFormat.supportedLocalesOf(own).length > 0 ? own : tag;
}

/** @param {string} tag @returns {Promise<string[]>} */
async function sourcesOf(tag) {
  const found = locales.find((one) => one.tag === tag);
  return found?.sources ?? (await found?.load?.()) ?? [];
}
