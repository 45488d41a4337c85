// Languages that nobody speaks, made of the English words: one whose words are longer, one that is written from right to
// left. What holds for them holds for the languages to come.
import { FluentParser, FluentSerializer, Transformer } from "@fluent/syntax";
import { sourcesOf, speaker } from "./words.js";

/** @import { Page } from "@playwright/test" */

/** The language of the page in whose place it is spoken. */
const place = "es";
/** How much longer the words of the long one are. */
const longer = 1.4;

/** @type {Record<string, string>} */
const accented = { a: "ä", e: "é", i: "î", o: "ö", u: "ü", c: "ç", n: "ñ", y: "ý", A: "Å", E: "É", I: "Î", O: "Ö", U: "Ü", C: "Ç", N: "Ñ" };

/** @param {string} word */
function stretched(word) {
  const missing = Math.ceil(word.length * longer) - word.length;
  const vowels = [...word].filter((letter) => /[aeiou]/i.test(letter)).join("") || word;
  const more = vowels.repeat(Math.ceil(missing / vowels.length)).slice(0, missing).toLowerCase();
  return [...word + more].map((letter) => accented[letter] ?? letter).join("");
}

const hebrew = [..."אבגדהוזחטיכלמנסעפצקרשת"];

/** @param {string} word */
const turned = (word) => [...word].map((letter) => hebrew[(letter.toLowerCase().charCodeAt(0) - 97) % hebrew.length]).join("");

/** Words, but for those in the marks of rich texts and in the names of headers. */
const word = /<\/?\w+>|Retry-After|[A-Za-z]+/g;

/** What is no word but says something to the page. */
const kept = ["common-language-name", "common-direction", "common-two-sentences"];

/** @param {string} source of a message file @param {(word: string) => string} change */
function translated(source, change) {
  class Translation extends Transformer {
    visitMessage(/** @type {import("@fluent/syntax").Message} */ message) {
      return kept.includes(message.id.name) ? message : this.genericVisit(message);
    }
    visitTextElement(/** @type {import("@fluent/syntax").TextElement} */ text) {
      text.value = text.value.replace(word, (found) => (/^\w+$/.test(found) ? change(found) : found));
      return text;
    }
  }
  const file = new FluentParser().parse(source);
  new Translation().visit(file);
  return new FluentSerializer().serialize(file);
}

/** @param {(word: string) => string} change @param {string} direction */
function invented(change, direction) {
  const sources = sourcesOf("en").map((source) =>
    translated(source, change).replace(/^common-direction = .*$/m, `common-direction = ${direction}`));
  return {
    lang: place,
    direction,
    say: speaker(sources, place),
    /** Has the page speak it. @param {Page} page */
    teach: (page) => page.route(new RegExp(`/${place}-[A-Z0-9]+\\.js$`), (route) =>
      route.fulfill({ contentType: "text/javascript", body: `export default ${JSON.stringify(sources)};` })),
  };
}

export const long = invented(stretched, "ltr");
export const rightToLeft = invented(turned, "rtl");
