// <bucket-playground> on a page of another site.
import { expect, test } from "@playwright/test";
import { openHost } from "./support/frame.js";
import { startSite } from "./support/origin.js";
import { answerByKeyboard, card, questions } from "./support/practice.js";

/** @import { Page } from "@playwright/test" */

/** @type {{close: () => Promise<void>}[]} */
const open = [];
test.afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const moment = "play?bucket=token&amp;capacity=5&amp;refill=2/2s&amp;send=6@0s,3@2s";

/** A page with elements, which writes down their events. @param {Page} page @param {string | undefined} baseURL @param {string} body @param {Record<string, string>} [headers] */
async function withElements(page, baseURL, body, headers) {
  const listener = `<script>const events = [];
    for (const type of ["ready", "step", "answer", "complete", "error"]) document.addEventListener(type, ({ target, detail }) => detail && events.push([type, target.id, detail]));</script>`;
  open.push(await openHost(page, `${listener}<script src="${new URL("bucket-playground.js", baseURL)}"></script>${body}`, headers));
}
/** @param {Page} page @param {string} type @returns {Promise<[string, string, Record<string, any>][]>} */
const events = (page, type) => page.evaluate((wanted) => /** @type {any} */ (globalThis).eval("events").filter((/** @type {any[]} */ [t]) => t === wanted), type);
/** How much higher the frame is than what is in it. @param {Page} page */
const spare = async (page) => (await page.locator("iframe").evaluate((f) => f.clientHeight))
  - (await page.frameLocator("iframe").locator("html").evaluate((root) => Math.ceil(root.getBoundingClientRect().height)));

test("one script and one tag show an exercise, and its events bubble", async ({ page, baseURL }) => {
  await withElements(page, baseURL, '<div id="text"><bucket-playground id="one" activity="token-practice"><p>An exercise</p></bucket-playground></div>');
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Practice: the token bucket");
  await expect(page.getByTitle("Practice: the token bucket")).toBeVisible();
  await expect(page.getByText("An exercise")).toBeHidden();
  for (const { number, right } of questions["token-practice"]) await answerByKeyboard(page, card(frame, number), right);
  await expect.poll(() => events(page, "complete")).toEqual([["complete", "one", { activity: "practise/token-practice", right: 4, of: 4 }]]);
  expect((await events(page, "ready")).length).toBe(1);
  expect((await events(page, "answer")).map(([, , { question, verdict }]) => [question, verdict]))
    .toEqual([["burst", "right"], ["later", "right"], ["idle", "right"], ["limits", "right"]]);
});

test("it is as high as what is in it, grows and shrinks with it, and not for ever", async ({ page, baseURL }) => {
  await withElements(page, baseURL, '<bucket-playground activity="token-practice" height="100"></bucket-playground>');
  const frame = page.frameLocator("iframe");
  await expect.poll(() => events(page, "ready")).toHaveLength(1);
  await expect.poll(() => spare(page)).toBe(0);
  const height = () => page.locator("iframe").evaluate((f) => f.clientHeight);
  const before = await height();
  await frame.getByRole("button", { name: "Summary" }).click();
  await expect.poll(height).toBeGreaterThan(before + 100);
  await expect.poll(() => spare(page)).toBe(0);
  await frame.getByRole("button", { name: "Summary" }).click();
  await expect.poll(height).toBe(before);
  // Something that is always a little higher than the frame.
  await frame.locator("html").evaluate((root) => (root.style.minHeight = "calc(100vh + 40px)"));
  await expect.poll(height).toBe(before + 3 * 40);
  await page.evaluate(() => /** @type {any} */ (document.querySelector("bucket-playground")).getState());
  expect(await height()).toBe(before + 3 * 40);
});

test("attributes are handed on as they change, without the frame being loaded anew", async ({ page, baseURL }) => {
  await withElements(page, baseURL, `<bucket-playground activity="${moment}" show="picture,controls" theme="dark"></bucket-playground>`);
  const frame = page.frameLocator("iframe");
  const picture = frame.getByRole("img", { name: /^A token bucket/ });
  await expect(picture).toHaveAccessibleName(/3 requests arrived/);
  await expect(frame.getByRole("table")).toBeHidden();
  const scheme = () => frame.locator("html").evaluate((root) => getComputedStyle(root).colorScheme);
  expect(await scheme()).toBe("dark");
  await frame.getByRole("button", { name: "Next second" }).click();
  await expect(picture).toHaveAccessibleName(/no requests? arrived|nobody/i);
  await frame.locator("html").evaluate((root) => (root.dataset.same = "yes"));

  const element = page.locator("bucket-playground");
  await element.evaluate((e) => {
    e.setAttribute("theme", "light");
    e.setAttribute("show", "table");
    e.setAttribute("lang", "pt-BR");
  });
  await expect.poll(scheme).toBe("light");
  await expect(frame.getByRole("table")).toBeVisible();
  await expect(frame.getByRole("row")).toHaveCount(4);
  await expect(frame.locator("html")).toHaveAttribute("lang", "pt-BR");
  await element.evaluate((e) => e.setAttribute("activity", "leaky-practice"));
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await scheme()).toBe("light");
  await expect(frame.locator("html")).toHaveAttribute("data-same", "yes");
  // What is no longer asked for is the reader's own again.
  await element.evaluate((e) => e.removeAttribute("theme"));
  await expect.poll(scheme).toBe("light dark");
});

test("a state is had from one element and given to another", async ({ page, baseURL }) => {
  await withElements(page, baseURL, `<bucket-playground id="a" activity="${moment}"></bucket-playground><bucket-playground id="b" activity="compare"></bucket-playground>`);
  const shown = await page.evaluate(async () => {
    const [a, b] = /** @type {any} */ (document.querySelectorAll("bucket-playground"));
    return b.setState(await a.getState());
  });
  expect(shown).toEqual({ v: 1, activity: moment.replaceAll("&amp;", "&") });
  await expect(page.frameLocator("#b iframe").getByRole("img", { name: /3 requests arrived/ })).toBeVisible();
});

test("what the page has in its place is shown where the playground is not there", async ({ page }) => {
  const site = await startSite({});
  open.push(site);
  await page.clock.install();
  const script = await (await import("node:fs/promises")).readFile(new URL("../../dist/bucket-playground.js", import.meta.url), "utf8");
  open.push(await openHost(page, `<script>${script}</script><bucket-playground from="${site.url}" activity="token-practice"><a href="#">The exercise on paper</a></bucket-playground>`));
  await expect.poll(() => site.requests).toContain("/embed.html");
  await expect(page.frameLocator("iframe").getByText("Not found")).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole("link", { name: "The exercise on paper" })).toBeVisible();
  await expect(page.locator("iframe")).toBeHidden();
});

test("what the page has in its place is shown beside what is wrong where the engine does not come, until it does", async ({ page, baseURL }) => {
  await page.route("**/engine.wasm?*", (route) => route.fulfill({ status: 404 }));
  await withElements(page, baseURL, '<bucket-playground activity="token-practice"><p>The exercise on paper</p></bucket-playground>');
  const frame = page.frameLocator("iframe");
  await expect(page.getByText("The exercise on paper")).toBeVisible();
  await expect(frame.getByText("The server has no engine file beside this page.")).toBeVisible();
  expect((await events(page, "error")).map(([, , { code }]) => code)).toEqual(["missing"]);
  await page.unroute("**/engine.wasm?*");
  await frame.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("The exercise on paper")).toBeHidden();
});

test("a strict page can hold it: no inline style or script, Trusted Types", async ({ page, baseURL }) => {
  const { origin } = new URL(String(baseURL));
  const site = await startSite({ "/": `<!doctype html><html lang="en"><title>Strict</title><script src="${origin}/bucket-playground.js"></script>
    <bucket-playground activity="token-practice"></bucket-playground>` },
  { pageHeaders: { "Content-Security-Policy": `default-src 'none'; script-src ${origin}; frame-src ${origin}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'` } });
  open.push(site);
  /** @type {string[]} */
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(site.url);
  await expect(page.frameLocator("iframe").getByText("0 of 4 right")).toBeVisible();
  await expect.poll(() => spare(page)).toBe(0);
  expect(complaints.filter((text) => !text.includes("favicon"))).toEqual([]);
});

test("elements far down a page come when they are scrolled to; ten share what is loaded, and all of them work", async ({ page }) => {
  const sets = ["token-practice", "leaky-practice", "token-leaves", "token-thirteen", "token-scarce", "token-generous", "leaky-queue", "leaky-twentyfive", "both-average", "both-jobs"];
  const elements = sets.map((set) => `<bucket-playground id="${set}" activity="${set}"></bucket-playground>`).join("");
  const site = await startSite({ "/": `<!doctype html><html lang="en"><title>Ten</title>
    <script>let ready = 0; addEventListener("ready", (event) => event.detail && ready++);</script>
    <script src="playground/bucket-playground.js"></script>${elements}` }, { folder: "playground", headers: { "Cache-Control": "max-age=3600" } });
  open.push(site);
  await page.goto(site.url);
  const ready = () => page.evaluate(() => /** @type {any} */ (globalThis).eval("ready"));
  await expect.poll(ready).toBeGreaterThan(0);
  expect(await ready()).toBeLessThan(10);
  for (const set of sets) {
    await page.locator(`#${set}`).scrollIntoViewIfNeeded();
    await expect(page.frameLocator(`#${set} iframe`).getByText(/^0 of \d+ right/)).toBeVisible();
  }
  await expect.poll(ready).toBe(10);
  // Each file came once, whatever the number of frames.
  const files = site.requests.filter((path) => /\.(js|css|wasm)$/.test(path));
  expect(files.sort()).toEqual([...new Set(files)]);
  await answerByKeyboard(page, card(page.frameLocator("#leaky-practice iframe"), 1), questions["leaky-practice"][0].right);
  await expect(card(page.frameLocator("#leaky-practice iframe"), 1).getByRole("status")).toContainText("Right.");
});
