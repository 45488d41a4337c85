// The labs: what all of them have in common.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { labs } from "../src/labs/index.js";
import { answer, box, effect, open, question, said, type, verdict } from "./support/lab.js";
import { startHost } from "./support/host.js";
import { words } from "./support/words.js";

const ids = labs.map(({ id }) => id);

/** @param {import("@playwright/test").Page} page */
async function violationsOf(page) {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(" "))]);
}

test("the list leads to every lab, and each lab to the next", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Labs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Labs");
  await expect(page).toHaveTitle("Labs · Bucket Playground");
  await expect(page.getByRole("main").getByRole("listitem").getByRole("link")).toHaveCount(ids.length);
  await page.getByRole("link", { name: words(`lab-${ids[0]}-title`) }).click();
  for (const [i, id] of ids.entries()) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(`lab-${id}-title`));
    await expect(page).toHaveTitle(`${words(`lab-${id}-title`)} · Bucket Playground`);
    await expect(page.getByRole("main")).toContainText(`Lab ${i + 1} of ${ids.length}`);
    const next = page.getByRole("link", { name: /^Next lab: / });
    if (i < ids.length - 1) await next.click();
    else await expect(next).toHaveCount(0);
  }
  await page.getByRole("link", { name: "All labs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Labs");
});

for (const id of ids) {
  test(`${id}: of its answers exactly one is right, and each has its reason`, async ({ page }) => {
    await open(page, id);
    let right = 0;
    for (const radio of await question(page, id).getByRole("radio").all()) {
      await radio.check();
      await expect(verdict(page, id)).toContainText(words(`lab-${id}-why-${await radio.inputValue()}`).replace(/<\/?\w+>/g, ""));
      if ((await verdict(page, id).innerText()).includes("Right.")) right++;
    }
    expect(right).toBe(1);
  });

  test(`${id}: says its point in one sentence, and leads on to the same buckets`, async ({ page }) => {
    await open(page, id);
    await expect(page.getByRole("region", { name: "In one sentence" })).toContainText(words(`lab-${id}-lesson`));
    await page.getByRole("link", { name: /^Go on in / }).click();
    await expect(page.getByRole("heading", { level: 1, name: words(`lab-${id}-title`) })).toBeHidden();
    await expect(page.locator("#place-note")).toBeHidden();
    await page.goBack();
    await expect(said(page)).toBeVisible();
  });

  test(`${id}: axe finds nothing, with one answer in light and another in dark`, async ({ page }) => {
    await open(page, id);
    const [first, second] = await question(page, id).getByRole("radio").all();
    await first.check();
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await second.check();
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`${id}: works in a frame of another origin`, async ({ page, baseURL }) => {
    const host = await startHost(`<!doctype html><html lang="en"><title>A course</title>
      <iframe title="Lab" src="${new URL(`embed.html#lab/${id}`, baseURL).href}" width="720" height="600"></iframe>`);
    await page.goto(host.url);
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText(words(`lab-${id}-title`));
    await expect(said(frame)).not.toBeEmpty();
    await host.close();
  });

  test(`${id}: fits a phone, and the effect of its controls is right below them`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, id);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const controls = await page.getByRole("region", { name: "What can be changed" }).boundingBox();
    const shown = await effect(page).boundingBox();
    expect(Number(shown?.y) - Number(controls?.y) - Number(controls?.height)).toBeLessThan(20);
  });
}

test("axe finds nothing in the list of labs, light or dark", async ({ page }) => {
  await page.goto("./#lab");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Labs");
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsOf(page)).toEqual([]);
});

test("a lab that there is not is named, beside those there are", async ({ page }) => {
  await page.goto("./#lab/%3Cimg%20src=x%3E");
  await expect(page.getByRole("alert")).toHaveText("There is no lab called “<img src=x>”. These are there:");
  await page.getByRole("link", { name: words("lab-rounding-title") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("lab-rounding-title"));
});

test("a lab that cannot be fetched says so", async ({ page }) => {
  await page.route(/\/rounding-[^/]*\.js$/, (route) => route.abort());
  await page.goto("./#lab/rounding");
  await expect(page.getByRole("alert")).toHaveText("This lab could not be fetched. Check the network connection and reload the page.");
});

test("the address holds what is set, and a link shows the same", async ({ page }) => {
  await open(page, "rounding");
  await type(page, "One token every", "5");
  await expect.poll(() => new URL(page.url()).hash).toBe("#lab/rounding?every=5s");
  const told = await said(page).innerText();
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  await page.goto("about:blank");
  await page.goto(link);
  await expect(said(page)).toHaveText(told);
  await expect(box(page, "One token every")).toHaveValue("5");
});

test("a lab is left as it was until one comes back", async ({ page }) => {
  await open(page, "rounding");
  await type(page, "One token every", "5");
  await answer(page, "rounding", "360");
  await page.getByRole("link", { name: "All labs" }).click();
  await page.getByRole("link", { name: words("lab-rounding-title") }).click();
  await expect(box(page, "One token every")).toHaveValue("5");
  await expect(verdict(page, "rounding")).toContainText("Not quite.");
});

test("what a lab shows follows the language of the page", async ({ page }) => {
  await open(page, "full-or-empty");
  const drawn = (/** @type {string} */ language) =>
    page.getByRole("img", { name: words("lab-full-or-empty-chart", { start: "full", accepted: 16, requests: 16 }, language) });
  await expect(drawn("en")).toBeVisible();
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("es");
  await expect(drawn("es")).toBeVisible();
});

test("settings that cannot be followed are named, and the others used", async ({ page }) => {
  await open(page, "full-or-empty?capacity=1000&every=2s&page=9&click=two&clock=off");
  const note = page.locator("#place-note");
  await expect(note).toContainText("“capacity” is a whole number from 1 to 100, not “1000”. It is 6 here.");
  await expect(note).toContainText("“click” is a whole number from 0 to 100, not “two”. It is 2 here.");
  await expect(note).toContainText("“clock” is no setting here, so “off” was left aside.");
  await expect(box(page, "First page loads")).toHaveValue("9");
  await expect(box(page, "One token every")).toHaveValue("2");
  await open(page, "rounding?every=10ms");
  await expect(note).toContainText("“every” is a time from 100ms to 60s, as in 2s or 500ms, not “10ms”. It is 2s here.");
});

test("the keyboard reaches every control, and the effect is spoken", async ({ page }) => {
  await open(page, "rounding");
  await page.getByRole("slider", { name: "One token every, slider" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toContainText("0.33 of a token");
});

test("what is set and what comes of it are on one screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const id of ids) {
    await open(page, id);
    const controls = await page.getByRole("region", { name: "What can be changed" }).boundingBox();
    const drawn = await effect(page).getByRole("img").or(effect(page).getByRole("table")).first().boundingBox();
    expect([id, Number(controls?.y) + Number(controls?.height) < 720, Number(drawn?.y) + Math.min(200, Number(drawn?.height)) < 720]).toEqual([id, true, true]);
  }
});
