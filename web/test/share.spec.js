// The address holds what the page shows: a link opened elsewhere shows the same moment, and an address that cannot be
// followed says so.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { words } from "./support/words.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
const picture = (page) => page.getByRole("img", { name: /^A (token|leaky) bucket with|^A bucket used as a meter/ });
/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
/** What the page says is wrong with its address. @param {Page} page */
const complaint = (page) => page.getByRole("status").filter({ hasText: "“" });

/** The words of a moment: what the picture shows, and all that the page says. @param {Page} page */
async function moment(page) {
  await expect(picture(page)).toBeVisible();
  return { picture: await picture(page).getAttribute("aria-label"), main: await page.getByRole("main").innerText() };
}

for (const [kind, steps] of /** @type {[string, string[]][]} */ ([
  ["Token", ["Send 6 requests", "Next second", "Send 1 request", "Next second", "Next second", "Back"]],
  ["Leaky", ["Send 5 requests", "Send 6 requests", "Next second", "Next second", "Back", "Back"]],
  ["Meter", ["Next second", "Send 6 requests", "Next second"]],
])) {
  test(`a link to a ${kind.toLowerCase()} bucket opens at the very moment it was taken`, async ({ page, context }) => {
    await page.goto("./");
    await page.getByRole("radio", { name: kind }).check();
    await expect(picture(page)).toBeVisible();
    for (const name of steps) await press(page, name);
    await press(page, "Share");
    const dialog = page.getByRole("dialog", { name: "Share this moment" });
    const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
    await dialog.getByRole("button", { name: "Close" }).click();
    const here = await moment(page);

    const other = await context.newPage();
    await other.goto(link);
    expect((await moment(other)).picture).toBe(here.picture);
    // The step's own row is marked, and what lay ahead lies ahead.
    const rows = (/** @type {Page} */ p) => p.getByRole("table", { name: "Step by step" }).innerText();
    expect(await rows(other)).toBe(await rows(page));
    await expect(other.getByRole("row", { selected: undefined }).and(other.locator("[aria-current=step]"))).toHaveText(
      await page.locator("[aria-current=step]").innerText(), { useInnerText: true });
  });
}

test("the address follows every step, without a place in the browser's history for each", async ({ page }) => {
  await page.goto("./");
  await expect(picture(page)).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await press(page, "Send 6 requests");
  await expect(page).toHaveURL(/#play\?bucket=token&capacity=5&refill=2\/2s&send=6@0s$/);
  for (let i = 0; i < 6; i++) await press(page, "Next second");
  await expect(page).toHaveURL(/send=6@0s,6x0@1s\/1s$/);
  await press(page, "Back");
  await expect(page).toHaveURL(/&at=6$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test("the address is not rewritten oftener than a browser bears", async ({ page }) => {
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    const counted = /** @type {any} */ (window);
    counted.rewritings = 0;
    history.replaceState = (...args) => {
      counted.rewritings++;
      replace(...args);
    };
  });
  await page.goto("./");
  await expect(picture(page)).toBeVisible();
  const started = Date.now();
  const slider = page.getByRole("slider", { name: "Capacity, slider" });
  await slider.focus();
  for (let i = 0; i < 60; i++) await page.keyboard.press(i % 20 < 10 ? "ArrowRight" : "ArrowLeft");
  await press(page, "Next second");
  await expect(page).toHaveURL(/rounds=0\/1s$/);
  const rewritings = await page.evaluate(() => /** @type {any} */ (window).rewritings);
  expect(rewritings).toBeGreaterThan(0);
  expect(rewritings).toBeLessThanOrEqual(2 + (Date.now() - started) / 400);
});

test("what is wrong in an address is named with what is allowed and what is used, and the page runs", async ({ page }) => {
  const hash = "#play?bucket=token&capacity=0&refill=6/&send=4@0s,3@&capcity=8&initial=2&initial=3";
  await page.goto(`./${hash}`);
  await expect(picture(page)).toHaveAccessibleName(/0 of 5 tokens.*4 requests arrived: 2 accepted, 2 rejected/);
  await expect(complaint(page)).toContainText("5 settings");
  for (const sentence of [
    "“capacity” is a whole number from 1 to 1,000,000,000, not “0”. It is 5 here.",
    "as in 6/3s, not “6/”. It is 2/2s here.",
    "“3@” is none and was left aside",
    "“initial” is given more than once. The first, “2”, is used; “3” was left aside.",
    "“capcity” is no setting here, so “8” was left aside. There are: v, lang, theme, show, scenario, bucket, capacity, refill, pacing, initial, send, rounds, round, at.",
  ]) await expect(complaint(page)).toContainText(sentence);
  // The address stands, to be mended, until something happens on the page.
  expect(new URL(page.url()).hash).toBe(hash);
  await press(page, "Next second");
  await expect(page).toHaveURL(/#play\?bucket=token&capacity=5&refill=2\/2s&initial=2&send=4@0s,0@1s$/);
  await page.getByRole("button", { name: words("share-problem-dismiss") }).click();
  await expect(complaint(page)).toHaveCount(0);
});

test("an address that is changed by hand is followed at once", async ({ page }) => {
  await page.goto("./#play?bucket=leaky&capacity=5&drain=2/1s&rounds=4,4/1s");
  await expect(picture(page)).toHaveAccessibleName(/5 of 5 places taken/);
  await page.evaluate(() => (location.hash = "#play?bucket=leaky&capacity=8&drain=2/1s&rounds=4,4/1s"));
  await expect(picture(page)).toHaveAccessibleName(/6 of 8 places taken/);
});

test("a scenario is opened by its name", async ({ page }) => {
  await page.goto("./#play?scenario=generous&at=4");
  await expect(picture(page)).toHaveAccessibleName(/0 of 10 tokens.*9 requests arrived: 1 accepted, 8 rejected/);
});

test("the theme in an address holds in every place, until the reader chooses another", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto("./");
  const light = await paper();
  await page.goto("./#practise/token-practice?theme=dark");
  await page.reload();
  expect(await paper()).not.toBe(light);
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/&theme=dark$/);
  await page.getByRole("combobox", { name: "Theme" }).selectOption({ label: "Light" });
  expect(await paper()).toBe(light);
  await expect(page).not.toHaveURL(/theme=/);
});

test("a theme and a language that there are not are named", async ({ page }) => {
  await page.goto("./#practise?theme=pink&lang=xx");
  await expect(complaint(page)).toContainText("“theme” can be one of auto, light, dark, not “pink”. It is auto here.");
  await expect(complaint(page)).toContainText("not “xx”. It is en here.");
});

test("the link is copied, and that is said", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./#play?bucket=meter&capacity=7&drain=1/1s&send=3@0s");
  await expect(picture(page)).toBeVisible();
  await press(page, "Share");
  const dialog = page.getByRole("dialog", { name: "Share this moment" });
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
});

test("where the clipboard is closed to the page, the link is copied in the old way, or selected", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto("./");
  await expect(picture(page)).toBeVisible();
  await press(page, "Share");
  const dialog = page.getByRole("dialog", { name: "Share this moment" });
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByRole("status")).toHaveText(words("share-copy-refused"));
  const field = dialog.getByRole("textbox", { name: "Link" });
  expect(await field.evaluate((/** @type {HTMLInputElement} */ input) => [input.selectionStart, input.selectionEnd])).toEqual([0, page.url().length]);
});

test("a link longer than some programs take says so", async ({ page }) => {
  const entries = Array.from({ length: 400 }, (_, i) => `${(i % 7) + 1}@${i + (i % 2) / 2}s`).join(",");
  await page.goto(`./#play?bucket=token&capacity=5&refill=2/2s&send=${entries}`);
  await expect(picture(page)).toBeVisible();
  await press(page, "Share");
  await expect(page.getByRole("dialog")).toContainText("Some mail and chat programs cut links after 2,000.");
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`axe finds nothing in the dialogs and the note about the address, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("./#play?capacity=0&speed=9");
    await expect(picture(page)).toBeVisible();
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`)).toEqual([]);
    };
    await check();
    for (const name of ["Share", "Take away"]) {
      await press(page, name);
      await check();
      await page.keyboard.press("Escape");
    }
  });
}
