// The colours of the styles, for browsers with light-dark() and without it.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const web = new URL("../../", import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, web), "utf8");

/** What is given in both schemes stands below this line of style.css, and only there. */
const [plain, ...both] = read("style.css").split("@supports (color: light-dark(#000, #fff)) {");
const given = both.join();

test("without light-dark() every colour is the one of the light scheme", () => {
  const inBoth = [...given.matchAll(/(--[\w-]+): light-dark\((#\w+), #\w+\);/g)].map(([, name, light]) => [name, light]);
  assert.ok(inBoth.length > 0);
  const inLight = new Map([...plain.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name, light]) => [name, light]));
  assert.deepEqual(inBoth, [...inLight]);
});

test("light-dark() stands nowhere else", () => {
  const rest = [plain, ...readdirSync(new URL("styles/", web)).map((name) => read(`styles/${name}`)), given.replace(/^ {4}--[\w-]+: light-dark\(#\w+, #\w+\);$/gm, "")];
  assert.deepEqual(rest.filter((text) => /light-dark\(/.test(text.replace(/\/\*[^]*?\*\//g, ""))), []);
});
