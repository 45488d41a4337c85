// Prints compareRounds' medians in Chromium, as JSON. Argument: the address of the served dist/.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "../support/chromium.js";

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
await page.goto(process.argv[2]);
await page.waitForFunction(() => "bucketEngine" in globalThis);
// Evaluated as text, which no policy of the page keeps from running.
const source = readFileSync(new URL("./rounds.js", import.meta.url), "utf8").replace("export function", "function");
const call = "compareRounds({ run: (scenario) => bucketEngine.run(scenario).value })";
const result = await page.evaluate(`(() => { ${source}\nreturn ${call}; })()`);
console.log(JSON.stringify(result));
await browser.close();
