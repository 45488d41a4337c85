// Numbers that a machine reads, or that name a line, are written without grouping in every language.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { words } from "../support/words.js";

const plain = ["play-picture-retry", "play-said-token-retry", "play-said-leaky-retry", "play-said-meter-retry",
  "play-traffic-list-unreadable", "play-traffic-list-no-date", "play-traffic-list-mixed"];

for (const locale of readdirSync(new URL("../../locales/", import.meta.url))) {
  test(`${locale} writes the seconds of a header, and the number of a line, as they are`, () => {
    for (const id of plain) {
      assert.match(words(id, { seconds: 1234567, line: 1234567, wait: "", given: "" }, locale), /1234567/, id);
    }
  });
}
