// What stands in the page's sources, for tests about its words: the string literals, and the text within its templates.
import { readFileSync, readdirSync } from "node:fs";
import { parse } from "acorn";
import { simple } from "acorn-walk";

const folder = new URL("../../src/", import.meta.url);

/**
 * A string or template literal: the tag of a template, and the text, with "\0" for each value in it.
 * @typedef {{source: string, tag: string, text: string}} Literal
 */

/** Every source of the page, parsed. */
const programs = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((source) => source.endsWith(".js"))
  .map((source) => ({ source, program: parse(readFileSync(new URL(source, folder), "utf8"), { ecmaVersion: "latest", sourceType: "module" }) }));

/** @param {import("acorn").TemplateLiteral} template */
const textOf = ({ quasis }) => quasis.map(({ value }) => value.cooked ?? "").join("\0");

/** @returns {Literal[]} those of every source of the page */
export function literals() {
  /** @type {Literal[]} */
  const found = [];
  for (const { source, program } of programs) {
    simple(program, {
      Literal: ({ value }) => void (typeof value === "string" && found.push({ source, tag: "", text: value })),
      TemplateLiteral: (node) => void found.push({ source, tag: "", text: textOf(node) }),
      TaggedTemplateExpression: ({ tag, quasi }) => void found.push({ source, tag: tag.type === "Identifier" ? tag.name : "", text: textOf(quasi) }),
    });
  }
  return found;
}

/** @returns {Set<string>} the messages that are asked for by their whole name */
export function toldByName() {
  /** @type {Set<string>} */
  const ids = new Set();
  for (const { program } of programs) {
    simple(program, {
      CallExpression({ callee, arguments: [id] }) {
        if (callee.type === "Identifier" && callee.name === "t" && id?.type === "Literal") ids.add(String(id.value));
      },
    });
  }
  return ids;
}
