// What is seen of an activity: the parts its address lists, on the page and in a frame alike.
import { expect, test } from "@playwright/test";
import { startHost } from "./support/host.js";
import { words } from "./support/words.js";

/** @import { Host } from "./support/host.js" */
/** @import { Page } from "@playwright/test" */

/** @type {Host | undefined} */
let host;
test.afterEach(async () => {
  await host?.close();
  host = undefined;
});

const moment = "play?bucket=token&capacity=5&refill=2/2s&send=6@0s,3@2s";

/** The parts of Play as a reader finds them. @param {Page} page */
const inPlay = (page) => ({
  picture: page.getByRole("img", { name: /^A token bucket with/ }),
  sentence: page.getByRole("paragraph").filter({ hasText: "3 requests" }),
  controls: page.getByRole("group", { name: words("play-transport") }),
  traffic: page.getByRole("button", { name: "Traffic…" }),
  chart: page.getByRole("slider", { name: words("play-chart-scrub") }),
  code: page.getByRole("region", { name: words("play-code") }),
  table: page.getByRole("table", { name: "Step by step" }),
  setup: page.getByRole("region", { name: "Set-up" }),
});

/** @param {Page} page */
const inCompare = (page) => ({
  sentence: page.getByRole("region", { name: words("compare-verdict") }),
  chart: page.getByRole("img", { name: /^A: / }),
  figures: page.getByRole("term").first(),
  table: page.getByText(words("compare-table-show")),
  setup: page.getByRole("group", { name: words("compare-cases") }),
  traffic: page.getByRole("region", { name: words("compare-traffic") }),
});

/** @param {Record<string, import("@playwright/test").Locator>} parts @param {string[]} seen */
async function expectOnly(parts, seen) {
  for (const [name, part] of Object.entries(parts)) await expect(part, name).toBeVisible({ visible: seen.includes(name) });
}

for (const seen of [["picture"], ["sentence", "table"], ["picture", "sentence", "controls"], ["chart", "code"], ["traffic"], ["setup"]]) {
  test(`of Play only ${seen.join(" and ")} can be shown`, async ({ page }) => {
    await page.goto(`./embed.html#${moment}`);
    await expectOnly(inPlay(page), Object.keys(inPlay(page)));
    await page.goto(`./embed.html#${moment}&show=${seen.join(",")}`);
    await expectOnly(inPlay(page), seen);
  });
}

for (const seen of [["sentence"], ["chart", "table"], ["figures"], ["setup", "traffic"]]) {
  test(`of Compare only ${seen.join(" and ")} can be shown`, async ({ page }) => {
    await page.goto("./embed.html#compare");
    await expectOnly(inCompare(page), Object.keys(inCompare(page)));
    await page.goto(`./embed.html#compare?show=${seen.join(",")}`);
    await expectOnly(inCompare(page), seen);
  });
}

test("a part that there is not is named, beside those there are; the others are shown", async ({ page }) => {
  await page.goto(`./embed.html#${moment}&show=picture,pictures`);
  await expect(page.getByText("“pictures” is none and was left aside.")).toContainText("picture, sentence, controls, traffic, chart, code, table, setup");
  await expectOnly(inPlay(page), ["picture"]);
  await page.goto("./embed.html#practise/token-practice?show=picture");
  await expect(page.getByText("“show” is no setting here")).toBeVisible();
});

test("the page keeps the parts in its address until it is asked for the whole", async ({ page }) => {
  await page.goto(`./#${moment}&show=picture,controls`);
  await page.getByRole("button", { name: "Next second" }).click();
  await expect(page).toHaveURL(/&show=picture,controls$/);
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await expect(inPlay(page).table).toBeVisible();
  await expect(page).not.toHaveURL(/show=/);
});

test("an address of a newer version says so, and is shown as far as it is understood", async ({ page }) => {
  await page.goto(`./embed.html#${moment}&v=7&warp=9`);
  await expect(page.getByText("made by a newer version of the playground")).toBeVisible();
  await expect(page.getByText("“warp” is no setting here")).toBeVisible();
  await expect(inPlay(page).picture).toBeVisible();
});

test("keys do something in the frame that has the focus, nothing outside it, and nothing where the controls are hidden", async ({ page, baseURL }) => {
  const frame = (/** @type {string} */ name, /** @type {string} */ show) =>
    `<iframe title="${name}" src="${new URL(`embed.html#${moment}${show}`, baseURL)}" width="700" height="500"></iframe>`;
  host = await startHost(`<!doctype html><html lang="en"><title>A course</title><p>Text</p>${frame("whole", "")}${frame("picture", "&show=picture")}`);
  await page.goto(host.url);
  const [whole, picture] = ["whole", "picture"].map((name) => page.frameLocator(`iframe[title=${name}]`).getByRole("img", { name: /^A token bucket with/ }));
  await expect(whole).toHaveAccessibleName(/3 requests arrived/);
  await expect(picture).toHaveAccessibleName(/3 requests arrived/);
  await page.getByText("Text").click();
  await page.keyboard.press("1");
  await picture.click();
  await page.keyboard.press("1");
  await expect(whole).toHaveAccessibleName(/3 requests arrived/);
  await whole.click();
  await page.keyboard.press("1");
  await expect(whole).toHaveAccessibleName(/one request arrived/);
  await expect(picture).toHaveAccessibleName(/3 requests arrived/);
});
