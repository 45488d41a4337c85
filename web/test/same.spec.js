// The engine gives the same results in a browser as natively and in node: one hash over ten thousand scenarios.
import { expect, test } from "@playwright/test";
import { compileSame } from "./support/same.js";

test("ten thousand scenarios give the same hash as natively", async ({ page }) => {
  test.setTimeout(120_000);
  const { program, support } = compileSame();
  await page.route("**/same.html", (route) => route.fulfill({ contentType: "text/html", body: "<title>same</title>" }));
  await page.route("**/same.wasm", (route) => route.fulfill({ contentType: "application/wasm", body: program }));
  await page.goto("same.html");
  await page.addScriptTag({ content: support });
  const { got, wanted } = await page.evaluate(async () => {
    const go = new Go();
    const { instance } = await WebAssembly.instantiateStreaming(fetch("same.wasm"), go.importObject);
    await go.run(instance);
    const told = /** @type {any} */ (globalThis);
    return { got: told.sameHash, wanted: told.sameWanted };
  });
  expect(wanted).toMatch(/^[0-9a-f]{32}$/);
  expect(got).toBe(wanted);
});
