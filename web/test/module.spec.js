// The engine as a module, in a page that has nothing else of ours.
import { expect, test } from "@playwright/test";

test("a page of twenty lines loads the engine and steps a bucket", async ({ page }) => {
  await page.goto("./examples/engine.html");
  const send = page.getByRole("button", { name: "Send 3" });
  await expect(send).toBeEnabled();
  for (let i = 0; i < 3; i++) await send.click();
  await expect(page.getByRole("listitem")).toHaveText(["3 accepted, 2 left", "3 accepted, 1 left", "1 accepted, 0 left"]);
});

test("the engine's file can lie elsewhere, and a failure has its code", async ({ page }) => {
  await page.goto("./examples/engine.html");
  await page.route("**/elsewhere.wasm", async (route) => route.fulfill({ response: await route.fetch({ url: new URL("../engine.wasm", page.url()).href }) }));
  const found = await page.evaluate(async () => {
    const { loadEngine, EngineError } = await import(/** @type {any} */ ("/engine.js?again"));
    const failure = await loadEngine({ wasm: "/nowhere.wasm" }).catch((/** @type {unknown} */ error) => error);
    const engine = await loadEngine({ wasm: "/elsewhere.wasm" });
    return { isEngineError: failure instanceof EngineError, code: failure.code, tokens: engine.step(engine.start({ kind: "token", capacity: 5, refill: 2, everyMs: 2000 })).row.tokens };
  });
  expect(found).toEqual({ isEngineError: true, code: "missing", tokens: 5 });
});
