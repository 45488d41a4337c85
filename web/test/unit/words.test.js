// The words of the page: every language says everything, with what it is told, and the page says nothing of its own.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FluentParser, Junk, Message, Visitor } from "@fluent/syntax";
import { literals, toldByName } from "../support/sources.js";

const folder = new URL("../../locales/", import.meta.url);
const locales = readdirSync(folder);
const english = "en";

/** @param {string} locale */
const files = (locale) => readdirSync(new URL(`${locale}/`, folder)).map((name) => ({ name, text: readFileSync(new URL(`${locale}/${name}`, folder), "utf8") }));

/** @param {string} locale */
const entries = (locale) => files(locale).flatMap(({ name, text }) => new FluentParser().parse(text).body.map((entry) => ({ name, entry })));

/** @param {import("@fluent/syntax").BaseNode} node the variables that it names, in order */
function variables(node) {
  /** @type {Set<string>} */
  const names = new Set();
  class Names extends Visitor {
    visitVariableReference(/** @type {import("@fluent/syntax").VariableReference} */ { id }) {
      names.add(id.name);
    }
  }
  new Names().visit(node);
  return [...names].sort();
}

/** What a language says: of each message its attributes and its variables. @param {string} locale */
function messages(locale) {
  const found = new Map();
  for (const { name, entry } of entries(locale)) {
    if (!(entry instanceof Message)) continue;
    assert.ok(!found.has(entry.id.name), `${locale}/${name}: ${entry.id.name} is said twice`);
    found.set(entry.id.name, { file: name, attributes: entry.attributes.map(({ id }) => id.name).sort(), variables: variables(entry) });
  }
  return found;
}

const said = messages(english);

for (const locale of locales) {
  test(`${locale}: every line is a message`, () => {
    for (const { name, entry } of entries(locale)) {
      assert.ok(!(entry instanceof Junk), `${locale}/${name}: ${entry instanceof Junk ? entry.content : ""}`);
    }
  });

  test(`${locale} says all that English says, in files of the same names, and is told the same`, () => {
    const own = messages(locale);
    assert.deepEqual([...said.keys()].filter((id) => !own.has(id)), [], "missing");
    assert.deepEqual([...own.keys()].filter((id) => !said.has(id)), [], "not in English");
    for (const [id, message] of own) {
      const { file, attributes, variables: told } = said.get(id);
      assert.equal(message.file, file, id);
      assert.deepEqual(message.attributes, attributes, id);
      assert.deepEqual(message.variables.filter((/** @type {string} */ name) => !told.includes(name)), [], `${id} names what it is not told`);
      assert.deepEqual(told.filter((/** @type {string} */ name) => !message.variables.includes(name)), [], `${id} leaves out what English names`);
    }
  });

  test(`${locale}: each message can be told of none, one, some and many`, () => {
    const bundle = new FluentBundle(locale, { useIsolating: false });
    for (const { text } of files(locale)) assert.deepEqual(bundle.addResource(new FluentResource(text)), []);
    for (const [id, { attributes, variables: told }] of said) {
      const message = bundle.getMessage(id);
      for (const n of [0, 1, 2, 5, 1234.5, 1_000_000]) {
        const args = Object.fromEntries(told.map((/** @type {string} */ name) => [name, n]));
        for (const pattern of [message?.value, ...attributes.map((/** @type {string} */ name) => message?.attributes[name])]) {
          if (!pattern) continue;
          /** @type {Error[]} */
          const errors = [];
          const text = bundle.formatPattern(pattern, args, errors);
          assert.deepEqual(errors, [], id);
          assert.doesNotMatch(text, /[{}]/, id);
        }
      }
    }
  });
}

/** Names of messages in the sources: as they stand, or with "\0" for what is filled in. */
const prefixes = [...new Set([...said.keys()].map((id) => id.split("-")[0]))];
const named = literals().map(({ text }) => text).filter((text) => prefixes.some((prefix) => text.startsWith(`${prefix}-`)));

/** @param {string} text */
const patternOf = (text) => new RegExp(`^${text.split("\0").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[\\w-]+")}$`);

test("every message is said somewhere", () => {
  const html = ["index", "embed"].map((page) => readFileSync(new URL(`../../${page}.html`, import.meta.url), "utf8")).join();
  const patterns = [...new Set(named.map((text) => text.split(".")[0]))].map(patternOf);
  const unused = [...said.keys()].filter((id) => !patterns.some((pattern) => pattern.test(id)) && !html.includes(`"${id}"`));
  // Two are read by the build, from the files themselves: what a language calls itself, and what a course package is.
  assert.deepEqual(unused.filter((id) => !["common-language-name", "lms-about"].includes(id)), []);
});

test("what the page says is written down", () => {
  assert.deepEqual([...toldByName()].filter((id) => !said.has(id.split(".")[0])), []);
});

test("no word stands in the page's scripts", () => {
  const found = literals()
    .filter(({ tag }) => tag === "html" || tag === "svg")
    .flatMap(({ source, text }) => wordsIn(text).map((words) => `${source}: ${words}`));
  assert.deepEqual(found, []);
});

/** Marks and units of the drawing that are the same in every language. */
const noWords = /^[\s\d\0.,:;·•–—−+×÷=≥≤<>%/()[\]{}'"“”…?!✓✕◐○→←↑↓|&]*$/;

/** The text that a template says: between its tags, and in the attributes that are read. @param {string} template */
function wordsIn(template) {
  const attributes = [...template.matchAll(/\b(?:aria-label|title|alt|placeholder|label|aria-valuetext)="([^"]*)"/g)].map(([, value]) => value);
  const text = template.replace(/<!--.*?-->/gs, "").replace(/<\/?[a-zA-Z](?:[^<>"]|"[^"]*")*>/g, "\n").split("\n");
  return [...attributes, ...text].map((part) => part.replace(/&\w+;/g, "").trim()).filter((part) => !noWords.test(part));
}
