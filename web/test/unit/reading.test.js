// What a person types into a field or an address, and how it is read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readNumber } from "../../src/ui/read-number.js";
import { routeOf } from "../../src/url.js";

const numbers = {
  "5": 5, " 12 ": 12, "2.5": 2.5, "2,5": 2.5, ".5": 0.5, "3.": 3, "-1": -1, "+4": 4, "10 000": 10_000, "10\u00a0000": 10_000,
  "1 000 000": 1_000_000, "５": 5, "0,125": 0.125, "0.125": 0.125, "007": 7, "1000,25": 1000.25,
};
for (const [text, value] of Object.entries(numbers)) {
  test(`“${text}” is ${value}`, () => assert.deepEqual(readNumber(text), { value }));
}

/** @type {Record<string, string[]>} */
const problems = {
  empty: ["", "   "],
  ambiguous: ["10,000", "1.234", "1.000.000", "999,999"],
  unreadable: ["many", "1e3", "0x10", "1 0", "5 s", "1.2.3", "1,2,3", "--1", "∞", "NaN", ".", "1 00"],
};
for (const [problem, texts] of Object.entries(problems)) {
  for (const text of texts) test(`“${text}” is ${problem}`, () => assert.deepEqual(readNumber(text), { problem }));
}

const routes = {
  "": { place: "play" },
  "#": { place: "play" },
  "#play": { place: "play" },
  "#practise": { place: "practise", set: null },
  "#practise/": { place: "practise", set: null },
  "#practise/token-practice": { place: "practise", set: "token-practice" },
  "#practise/leaky%2Dpractice?lang=en": { place: "practise", set: "leaky-practice", settings: "lang=en" },
  "#compare": { place: "compare" },
  "#bigrun?traffic=steady:1/1s@0s-60s": { place: "bigrun", settings: "traffic=steady:1/1s@0s-60s" },
  "#compare/more": { place: "play", unknown: "compare/more" },
  "#practise/a/b": { place: "play", unknown: "practise/a/b" },
  "#laboratory": { place: "play", unknown: "laboratory" },
  "#%": { place: "play", unknown: "%" },
  "#play?bucket=token": { place: "play", settings: "bucket=token" },
};
for (const [hash, route] of Object.entries(routes)) {
  test(`“${hash}” leads to ${JSON.stringify(route)}`, () => assert.deepEqual(routeOf(hash), route));
}
