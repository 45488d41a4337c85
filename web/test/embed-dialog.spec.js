// The dialog that makes what the page shows into something for another page. What it gives is pasted and tried.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { startHost } from "./support/host.js";
import { openSet } from "./support/practice.js";
import { words } from "./support/words.js";

/** @import { Page } from "@playwright/test" */

/** @type {import("./support/host.js").Host | undefined} */
let host;
test.afterEach(async () => {
  await host?.close();
  host = undefined;
});

/** Opens the dialog. @param {Page} page */
async function embed(page) {
  await page.getByRole("button", { name: "Embed" }).click();
  const dialog = page.getByRole("dialog", { name: words("embed-title") });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    preview: dialog.frameLocator("iframe"),
    tick: (/** @type {string} */ id, /** @type {boolean} */ on) => dialog.getByRole("checkbox", { name: words(id), exact: true }).setChecked(on),
    /** What it gives to paste. @param {"link" | "frame" | "element" | "markdown"} form */
    async code(form) {
      await dialog.getByRole("radio", { name: words(`embed-form-${form}`) }).check();
      return dialog.getByRole("textbox", { name: words("embed-code") }).inputValue();
    },
  };
}

/** Pastes a text into a page of another site. @param {Page} page @param {string} text */
async function paste(page, text) {
  host = await startHost(`<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title><main>${text}</main>`);
  await page.goto(host.url);
}

const moment = "./#play?bucket=token&capacity=5&refill=2/2s&send=6@0s,3@2s&at=1";

/** Expects the moment, of which picture and sentence alone are seen, in dark. @param {import("@playwright/test").FrameLocator | Page} frame */
async function expectMoment(frame) {
  await expect(frame.getByRole("img", { name: /6 requests arrived/ })).toBeVisible();
  await expect(frame.getByRole("table")).toBeHidden();
  await expect(frame.getByRole("group", { name: words("play-transport") })).toBeHidden();
  expect(await frame.locator("html").evaluate((root) => getComputedStyle(root).colorScheme)).toBe("dark");
}

for (const form of /** @type {const} */ (["frame", "element", "markdown", "link"])) {
  test(`a moment of Play, in part, as ${form}`, async ({ page }) => {
    await page.goto(moment);
    await expect(page.getByRole("img", { name: /6 requests arrived/ })).toBeVisible();
    const { dialog, preview, tick, code } = await embed(page);
    for (const part of ["controls", "traffic", "chart", "code", "table", "setup"]) await tick(`embed-part-${part}`, false);
    await dialog.getByRole("combobox", { name: "Theme" }).selectOption({ label: "Dark" });
    await expectMoment(preview);
    const text = await code(form);
    if (form === "link") {
      await page.goto(text);
      await expectMoment(page);
      return;
    }
    await paste(page, text);
    await expectMoment(page.frameLocator("iframe"));
    if (form === "frame") await expect(page.getByTitle("Play")).toHaveAttribute("height", "640");
  });
}

test("a practice set goes with the questions, hints and solutions that are chosen, in the language that is", async ({ page }) => {
  await openSet(page, "token-practice");
  const { dialog, preview, tick, code } = await embed(page);
  for (const number of [1, 3]) await dialog.getByRole("checkbox", { name: words("practice-number", { number, of: 4 }) }).uncheck();
  await tick("embed-hints", false);
  await tick("embed-solutions", false);
  await dialog.getByRole("combobox", { name: "Language" }).selectOption("es");
  const group = words("practice-number", { number: 1, of: 2 }, "es");
  await expect(preview.getByRole("group", { name: group })).toBeVisible();
  await paste(page, await code("element"));
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("group", { name: group })).toBeVisible();
  await expect(frame.getByRole("button", { name: words("practice-solve", {}, "es") })).toHaveCount(0);
});

test("a lab goes with what is set in it", async ({ page }) => {
  await page.goto("./#lab/full-or-empty?capacity=7");
  await expect(page.getByRole("heading", { level: 1, name: words("lab-full-or-empty-title") })).toBeVisible();
  const { tick, code } = await embed(page);
  await tick("embed-part-lesson", false);
  await paste(page, await code("frame"));
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("textbox", { name: words("lab-full-or-empty-capacity") })).toHaveValue("7");
  await expect(frame.getByText(words("lab-full-or-empty-lesson"))).toBeHidden();
});

test("one part stays, a bad height is named, and the browser's way back is not filled", async ({ page }) => {
  await page.goto("./#compare");
  await expect(page.getByRole("img", { name: /^A: / })).toBeVisible();
  const { dialog, tick, code } = await embed(page);
  const before = await page.evaluate(() => history.length);
  for (const part of ["sentence", "figures", "table", "setup", "traffic"]) await tick(`embed-part-${part}`, false);
  await expect(dialog.getByRole("checkbox", { name: words("embed-part-chart") })).toBeDisabled();
  const height = dialog.getByRole("textbox", { name: words("embed-height") });
  await height.fill("20");
  await height.press("Tab");
  await expect(dialog.getByText("From 100 to 5,000; 20 is outside.")).toBeVisible();
  await height.fill("800");
  await height.press("Tab");
  expect(await code("frame")).toMatch(/show=chart" width="100%" height="800"/);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test("the text is copied, and Escape leads back to the button", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSet(page, "leaky-practice");
  const { dialog, code } = await embed(page);
  const text = await code("markdown");
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Embed" })).toBeFocused();
});

test("the files that the host has are offered, and no others", async ({ page }) => {
  await page.route("**/packages/**", (route) => route.fulfill({ status: route.request().url().endsWith("-cmi5.zip") ? 404 : 200 }));
  await openSet(page, "leaky-practice");
  const { dialog } = await embed(page);
  await expect(dialog.getByRole("link", { name: "SCORM 1.2" })).toHaveAttribute("href", "packages/leaky-practice-scorm12.zip");
  await expect(dialog.getByRole("link", { name: words("embed-download-file") })).toHaveAttribute("href", "bucket-playground.html");
  await expect(dialog.getByRole("link", { name: "cmi5" })).toHaveCount(0);
});

test("titles and addresses cannot end the text they stand in", async ({ page }) => {
  const spec = { format: 1, id: '"><script>alert(1)</script>](x)', title: { en: '"><img src=x onerror=alert(1)>](x) {alert(1)}' }, bucket: { kind: "token", capacity: 5, refill: 2, everyMs: 2000 }, story: [{ requests: 5 }], questions: [{ id: "burst", at: 1, ask: ["accepted"] }] };
  const file = Buffer.from(JSON.stringify(spec)).toString("base64url");
  await page.goto(`./#practise/custom?file=${file}`);
  await expect(page.getByText("0 of 1 right")).toBeVisible();
  const { code } = await embed(page);
  const texts = [await code("frame"), await code("element"), await code("markdown")];
  await paste(page, texts.slice(0, 2).join(""));
  expect(await page.locator("main").evaluate((main) => [...main.querySelectorAll("*")].map(({ tagName }) => tagName)))
    .toEqual(["IFRAME", "SCRIPT", "BUCKET-PLAYGROUND", "A"]);
  expect(texts[2]).toContain('["\\>\\<img src=x onerror=alert(1)\\>\\](x) \\{alert(1)\\}](');
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`axe finds nothing in the dialog, ${colorScheme}; at 320 pixels nothing is cut off`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const place of ["play", "practise/token-practice"]) {
      await page.goto(`./#${place}`);
      const { dialog, preview } = await embed(page);
      await expect(preview.getByRole("heading", { level: 1 })).toBeAttached();
      const { violations } = await new AxeBuilder({ page }).include("dialog").withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.keyboard.press("Escape");
    }
  });
}
