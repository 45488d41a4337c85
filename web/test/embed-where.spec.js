// Where the frame has to run: what works in each place, and what is said where something cannot.
import { expect, test } from "@playwright/test";
import { openHost } from "./support/frame.js";
import { startSite } from "./support/origin.js";
import { answerByKeyboard, card, questions, score } from "./support/practice.js";
import { languages, words } from "./support/words.js";

/** @import { FrameLocator, Page } from "@playwright/test" */

/** @type {{close: () => Promise<void>}[]} */
const open = [];
test.afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const folder = "courses/limits/playground";

/**
 * A playground of its own, below a folder, and a frame of it in a page: of the same origin, of another one, or of another site.
 * @param {Page} page
 * @param {{from?: "same" | "origin" | "site", sandbox?: string, activity?: string, site?: Parameters<typeof startSite>[1], host?: Record<string, string>}} [how]
 */
async function openFrame(page, { from = "origin", sandbox, activity = "practise/token-practice", site: how = {}, host = {} } = {}) {
  const attributes = sandbox === undefined ? "" : `sandbox="${sandbox}"`;
  const frame = (/** @type {string} */ base) => `<iframe title="Activity" width="700" height="600" ${attributes} src="${base}embed.html#${activity.replaceAll("&", "&amp;")}"></iframe>`;
  const site = await startSite({ "/course": `<!doctype html><html lang="en"><title>A course</title>${frame(`/${folder}/`)}` }, { folder, ...how });
  open.push(site);
  if (from === "same") await page.goto(`${site.url}course`);
  // Another port of the same host is another origin, and another name of the same machine another site.
  else open.push(await openHost(page, frame(`${from === "site" ? site.url.replace("127.0.0.1", "localhost") : site.url}${folder}/`), host));
  return { frame: page.frameLocator("iframe"), site };
}

/** Checks that questions can be answered. @param {Page} page @param {FrameLocator} frame */
async function expectWorking(page, frame) {
  await expect(score(frame, 0)).toBeVisible();
  await answerByKeyboard(page, card(frame, 1), questions["token-practice"][0].right);
  await expect(card(frame, 1).getByRole("status")).toContainText("Right.");
}

/** Checks that what was typed is there again after the page is loaded anew, or that it is said that it will not be.
 * @param {Page} page @param {FrameLocator} frame @param {boolean} kept */
async function expectKept(page, frame, kept) {
  await expect(frame.getByText(words("practice-not-kept"))).toHaveCount(kept ? 0 : 1);
  await page.reload();
  await expect(card(frame, 1).getByRole("textbox", { name: "Accepted" })).toHaveValue(kept ? "5" : "");
}

const cors = { headers: { "Access-Control-Allow-Origin": "*" } };

for (const [name, how, kept] of /** @type {[string, Parameters<typeof openFrame>[1], boolean][]} */ ([
  ["on a page of the same origin", { from: "same" }, true],
  ["on a page of another origin", {}, true],
  ["on a page of another site, to whose frames the browser gives no storage", { from: "site" }, false],
  ["in a sandbox with scripts alone, where the host allows every origin", { sandbox: "allow-scripts", site: cors }, false],
  ["in a sandbox with scripts alone, where the host allows none", { sandbox: "allow-scripts" }, false],
  ["in a sandbox that keeps the origin", { sandbox: "allow-scripts allow-same-origin" }, true],
  ["on a strict page", { host: { "Content-Security-Policy": "default-src 'none'; frame-src *; script-src 'unsafe-inline'; sandbox allow-scripts allow-same-origin" } }, true],
  ["from a host that does not know what wasm is", { site: { type: (file) => (file.endsWith(".wasm") ? "application/octet-stream" : undefined) } }, true],
  ["from a host that lost its modules", { site: { change: (file, data) => (file === "embed.js" ? null : data) } }, true],
  ["from a host that sends modules as plain text", { site: { headers: { "X-Content-Type-Options": "nosniff" }, type: (file) => (file === "embed.js" ? "text/plain" : undefined) } }, true],
])) {
  test(`it works ${name}, and ${kept ? "keeps" : "says that it does not keep"} what is typed`, async ({ page }) => {
    const { frame } = await openFrame(page, how);
    await expectWorking(page, frame);
    await expectKept(page, frame, kept);
  });
}

test("where storage is blocked, it works and says that nothing is kept", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, "localStorage", { get: () => { throw new DOMException("blocked", "SecurityError"); } }));
  const { frame } = await openFrame(page);
  await expectWorking(page, frame);
  await expectKept(page, frame, false);
});

const run = "bigrun?bucket=token&capacity=10&refill=6/3s&traffic=random:2/1s:7@0s-100000s";
for (const [name, how] of /** @type {[string, Parameters<typeof openFrame>[1]][]} */ ([
  ["a policy", { site: { headers: { "Content-Security-Policy": "worker-src 'none'" } } }],
  ["a sandbox", { sandbox: "allow-scripts", site: cors }],
  ["a sandbox of a host that allows no origin", { sandbox: "allow-scripts" }],
])) {
  test(`a long run that ${name} refuses a worker runs in the page, and says so`, async ({ page }) => {
    const { frame } = await openFrame(page, { ...how, activity: run });
    await frame.getByRole("button", { name: words("bigrun-run") }).click();
    await expect(frame.getByRole("img").first()).toBeVisible();
    await expect(frame.getByText(words("bigrun-in-page"))).toBeVisible();
  });
}

for (const [name, change, code] of /** @type {[string, (file: string, data: Buffer) => Buffer | string | null, string][]} */ ([
  ["is missing", (file, data) => (file === "engine.wasm" ? null : data), "missing"],
  ["is a page in its place", (file, data) => (file === "engine.wasm" ? "<!doctype html><title>Welcome</title>" : data), "not-wasm"],
])) {
  test(`where the engine ${name}, that is said, the questions are there, and what is typed stays`, async ({ page }) => {
    const { frame } = await openFrame(page, { site: { change } });
    await expect(frame.getByText(words(`common-engine-${code}`))).toBeVisible();
    await card(frame, 1).getByRole("textbox", { name: "Accepted" }).fill("5");
    await expectKept(page, frame, true);
  });
}

test("where the host's policy forbids WebAssembly, that is said, with what would allow it", async ({ page }) => {
  const { frame } = await openFrame(page, { site: { headers: { "Content-Security-Policy": "script-src 'self'" } } });
  await expect(frame.getByText(words("common-engine-blocked"))).toBeVisible();
  await expect(card(frame, 1)).toBeVisible();
});

test("where scripts are switched off, that is said in every language", async ({ page }) => {
  const { frame } = await openFrame(page, { sandbox: "" });
  for (const language of languages) await expect(frame.locator(`p:lang(${language})`).filter({ hasText: "JavaScript" }), language).toBeVisible();
});
