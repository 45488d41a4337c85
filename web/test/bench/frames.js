// Ten activities on one page: how long until all of them are ready, and how long the longest task of the page that
// holds them is. Against a playground that is being served: node test/bench/frames.js http://localhost:8080/
import { chromium } from "@playwright/test";
import { launchOptions } from "../support/chromium.js";
import { start } from "../support/servers.js";

const playground = process.argv[2];
const sets = ["token-practice", "leaky-practice", "token-leaves", "token-thirteen", "token-scarce", "token-generous", "leaky-queue", "leaky-twentyfive", "both-average", "both-jobs"];

/** @param {number} count */
async function measure(count) {
  const elements = sets.slice(0, count).map((set) => `<bucket-playground activity="${set}" style="position: absolute; width: 400px"></bucket-playground>`).join("");
  const host = await start((_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end(`<!doctype html><title>Frames</title>
    <script>let ready = 0, longest = 0;
      addEventListener("ready", (event) => { ready += event.detail ? 1 : 0; if (ready === ${count}) document.title = String(performance.now()); });
      new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (longest = Math.max(longest, duration)))).observe({ type: "longtask" });</script>
    <script src="${playground}bucket-playground.js"></script>${elements}`));
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.goto(host.url);
  await page.waitForFunction(() => /^\d/.test(document.title), null, { timeout: 120_000 });
  const [readyMs, longestMs] = await page.evaluate(() => [Number(document.title), /** @type {any} */ (globalThis).eval("longest")]);
  await browser.close();
  await host.close();
  return { frames: count, readyMs: Math.round(readyMs), longestTaskMs: Math.round(longestMs) };
}

console.table([await measure(1), await measure(10)]);
