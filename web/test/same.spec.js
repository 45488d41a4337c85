// The engine gives the same results in a browser as natively and in node: one hash over ten thousand scenarios.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

test("ten thousand scenarios give the same hash as natively", async ({ page }) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), "bucketplayground-"));
  const file = join(folder, "same.wasm");
  const go = (/** @type {string[]} */ args, env = {}) => execFileSync("go", args, { cwd: "..", env: { ...process.env, ...env }, encoding: "utf8" });
  go(["build", "-o", file, "./engine/internal/same/program"], { GOOS: "js", GOARCH: "wasm" });
  const support = join(go(["env", "GOROOT"]).trim(), "lib", "wasm", "wasm_exec.js");
  await page.route("**/same.html", (route) => route.fulfill({ contentType: "text/html", body: "<title>same</title>" }));
  await page.route("**/same.wasm", (route) => route.fulfill({ contentType: "application/wasm", body: readFileSync(file) }));
  await page.goto("same.html");
  await page.addScriptTag({ path: support });
  const { got, wanted } = await page.evaluate(async () => {
    const go = new Go();
    const { instance } = await WebAssembly.instantiateStreaming(fetch("same.wasm"), go.importObject);
    await go.run(instance);
    const told = /** @type {any} */ (globalThis);
    return { got: told.sameHash, wanted: told.sameWanted };
  });
  rmSync(folder, { recursive: true });
  expect(wanted).toMatch(/^[0-9a-f]{32}$/);
  expect(got).toBe(wanted);
});
