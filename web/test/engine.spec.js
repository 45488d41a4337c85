// Loading the engine: what the page shows meanwhile, and what it says, and offers, when loading fails.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startBreakingServer, startPlainHost } from "./support/servers.js";
import { words } from "./support/words.js";

/** @import { Page, Route } from "@playwright/test" */

/** The engine's address, with whatever stands after it. */
const engine = /\/engine\.wasm/;

/** The page as it is when the engine could not be loaded. @param {Page} page @param {string} code */
async function expectFailure(page, code) {
  const alert = page.getByRole("alert").filter({ hasText: words(`common-engine-${code}`) });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole("button", { name: words("common-engine-again") })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}

/** Opens the page and waits until the engine has come and nothing is wrong. @param {Page} page */
async function openAndLoad(page) {
  const arrived = page.waitForEvent("requestfinished", (request) => engine.test(request.url()));
  await page.goto("./");
  await arrived;
  await expectLoaded(page);
}

/** @param {Page} page */
async function expectLoaded(page) {
  await expect.poll(() => page.evaluate(() => "bucketEngine" in globalThis)).toBe(true);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
}

/** Opens the page under a security policy. @param {Page} page @param {string} policy */
async function openUnder(page, policy) {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "Content-Security-Policy": policy } });
  });
  await page.goto("./");
}

test("the engine is fetched once, compressed, and the console stays clean", async ({ page }) => {
  /** @type {string[]} */
  const complaints = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  let requests = 0;
  page.on("request", (request) => (requests += Number(engine.test(request.url()))));
  const answered = page.waitForResponse(engine);

  await openAndLoad(page);

  const response = await answered;
  expect(response.headers()).toMatchObject({ "content-type": "application/wasm", "content-encoding": "br" });
  expect(requests).toBe(1);
  expect(complaints).toEqual([]);
});

test("a progress bar counts the bytes of the engine as it will be, not as it is compressed", async ({ page }) => {
  const size = (await (await page.request.get("engine.wasm")).body()).length;
  const network = await page.context().newCDPSession(page);
  const unlimited = { offline: false, latency: 0, uploadThroughput: -1, downloadThroughput: -1 };
  await page.route(engine, async (route) => {
    await network.send("Network.emulateNetworkConditions", { ...unlimited, downloadThroughput: 200_000 });
    await route.continue();
  });
  await network.send("Network.enable");
  await page.goto("./");

  const bar = page.getByRole("progressbar");
  await expect(bar).toHaveJSProperty("max", size);
  const counted = () => bar.evaluate((element) => /** @type {HTMLProgressElement} */ (element).value);
  await expect.poll(counted).toBeGreaterThan(0);
  const first = await counted();
  expect(first).toBeLessThan(size);
  await expect.poll(counted).toBeGreaterThan(first);

  await network.send("Network.emulateNetworkConditions", unlimited);
  await expectLoaded(page);
});

test("a wrong content type does no harm", async ({ page }) => {
  await page.route(engine, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-type": "text/plain" } });
  });
  await openAndLoad(page);
});

test("no WebAssembly in the browser", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
  await page.goto("./");
  await expectFailure(page, "no-webassembly");
});

const html = "<!doctype html><title>Not what you asked for</title>";
const emptyModule = Buffer.from([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

for (const [what, code, answer] of /** @type {[string, string, Parameters<Route["fulfill"]>[0]][]} */ ([
  ["no such file", "missing", { status: 404, body: "Not found" }],
  ["a page in place of the engine", "not-wasm", { contentType: "text/html", body: html }],
  ["a page under the engine's content type", "not-wasm", { contentType: "application/wasm", body: html }],
  ["an empty file", "not-wasm", { contentType: "application/wasm", body: "" }],
  ["a refusal by the server", "blocked", { status: 403, body: "Forbidden" }],
  ["a server in trouble", "offline", { status: 503, body: "Try later" }],
  ["a WebAssembly file of another kind", "broken", { contentType: "application/wasm", body: emptyModule }],
  ["a damaged engine", "broken", {
    contentType: "application/wasm",
    body: Buffer.concat([emptyModule, Buffer.from("damaged")]),
  }],
])) {
  test(what, async ({ page }) => {
    await page.route(engine, (route) => route.fulfill(answer));
    await page.goto("./");
    await expectFailure(page, code);
  });
}

test("an engine that ends at once", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "bucketplayground-"));
  try {
    const source = join(folder, "ends.go");
    writeFileSync(source, "package main\n\nfunc main() {}\n");
    const env = { ...process.env, GOOS: "js", GOARCH: "wasm" };
    execFileSync("go", ["build", "-o", join(folder, "ends.wasm"), source], { env });
    const body = readFileSync(join(folder, "ends.wasm"));
    await page.route(engine, (route) => route.fulfill({ contentType: "application/wasm", body }));
    await page.goto("./");
    await expectFailure(page, "broken");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a policy against WebAssembly", async ({ page }) => {
  let asked = false;
  page.on("request", (request) => (asked ||= engine.test(request.url())));
  await openUnder(page, "script-src 'self'");
  await expectFailure(page, "blocked");
  expect(asked, "nothing is downloaded that could not be used").toBe(false);
});

test("a policy against fetching", async ({ page }) => {
  await openUnder(page, "connect-src 'none'");
  await expectFailure(page, "blocked");
});

test("a policy that allows just what is needed", async ({ page }) => {
  await openUnder(page, "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'");
  await expectLoaded(page);
});

test("no connection, and then one", async ({ page }) => {
  await page.route(engine, (route) => route.abort("internetdisconnected"));
  await page.goto("./");
  await expectFailure(page, "offline");

  const askedAgain = page.waitForRequest(engine);
  await page.getByRole("button", { name: words("common-engine-again") }).click();
  await askedAgain;
  await expectFailure(page, "offline");

  await page.unroute(engine);
  await page.getByRole("button", { name: words("common-engine-again") }).click();
  await expectLoaded(page);
});

test("a connection that breaks midway", async ({ page }) => {
  const server = await startBreakingServer(await (await page.request.get("engine.wasm")).body());
  await page.route(engine, (route) => route.continue({ url: server.url }));
  await page.goto("./");
  await expectFailure(page, "offline");
  await server.close();
});

test("a plain host with the page in a sub-folder", async ({ page }) => {
  const host = await startPlainHost("courses/limits");
  /** @type {string[]} */
  const missing = [];
  page.on("response", (response) => {
    if (!response.ok() && !response.url().endsWith("/favicon.ico")) missing.push(response.url());
  });
  for (const name of ["", "embed.html#practise/token-practice"]) {
    await page.goto(host.url + name);
    await expectLoaded(page);
  }
  expect(missing).toEqual([]);
  await host.close();
});
