// Prints compareRounds' medians in Chromium, as JSON. Argument: the address of the served dist/, with the packages.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "../support/chromium.js";

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
await page.goto(`${process.argv[2]}examples/engine.html`);
// Evaluated as text, which no policy of the page keeps from running.
const source = readFileSync(new URL("./rounds.js", import.meta.url), "utf8").replace("export function", "function");
const result = await page.evaluate(`(async () => {
  ${source}
  const { loadEngine } = await import("/engine.js");
  return compareRounds(await loadEngine());
})()`);
console.log(JSON.stringify(result));
await browser.close();
