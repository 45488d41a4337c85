// The page around Play: before its scripts and its engine are there, at other addresses, in both themes, at every width.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { languages } from "./support/words.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
const loaded = (page) => expect(page.getByRole("img", { name: /bucket/ })).toBeVisible();

test("without scripts the page says what it is, and in every language what it needs", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("./");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const language of languages) await expect(page.locator(`p:lang(${language})`).filter({ hasText: "JavaScript" }), language).toBeVisible();
  await context.close();
});

test("while the engine is on its way the set-up can be read and changed", async ({ page }) => {
  /** @type {() => void} */
  let deliver = () => {};
  const held = new Promise((resolve) => (deliver = () => resolve(null)));
  await page.route(/engine\.wasm/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./");
  await expect(page.getByRole("progressbar", { name: /engine is on its way/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send 6 requests" })).toBeDisabled();
  const capacity = page.getByRole("textbox", { name: "Capacity", exact: true });
  await capacity.fill("8");
  await capacity.press("Enter");
  deliver();
  await expect(page.getByRole("img", { name: /8 of 8 tokens/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send 6 requests" })).toBeEnabled();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("an address that leads nowhere is named, and Play opens", async ({ page }) => {
  await page.goto("./#laboratory");
  await expect(page.getByText("There is no “laboratory” here.")).toBeVisible();
  await loaded(page);
});

test("Practise and Play are one click apart, and each keeps where it was", async ({ page }) => {
  await page.goto("./");
  await loaded(page);
  await page.getByRole("button", { name: "Send 6 requests" }).click();
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Practise" }).click();
  await expect(page).toHaveTitle(/^Practise/);
  await expect(main.getByRole("link", { name: "Practise" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: "Send 6 requests" })).toBeHidden();
  await main.getByRole("link", { name: "Play" }).click();
  await expect(page.getByRole("img", { name: /0 of 5 tokens/ })).toBeVisible();
});

test("the theme is a choice, and is kept", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("./");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole("combobox", { name: "Theme" }).selectOption({ label: "Dark" });
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await paper()).toBe(dark);
  await page.getByRole("combobox", { name: "Theme" }).selectOption({ label: "Auto" });
  expect(await paper()).toBe(light);
});

test("the keyboard alone sends a burst and goes back", async ({ page }) => {
  await page.goto("./");
  await loaded(page);
  const tabTo = async (/** @type {string} */ name) => {
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press("Tab");
      if (await page.getByRole("button", { name, exact: true }).evaluate((b) => b === document.activeElement)) return;
    }
    throw new Error(`no way to ${name} with the Tab key`);
  };
  await tabTo("Send 6 requests");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: /0 of 5 tokens/ })).toBeVisible();
  await tabTo("Back");
  await page.keyboard.press("Space");
  await expect(page.getByRole("img", { name: /5 of 5 tokens/ })).toBeVisible();
});

for (const width of [320, 390, 760, 1280, 1920]) {
  test(`at ${width} pixels nothing is cut off at the side`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("./");
    await loaded(page);
    for (const kind of ["Token", "Leaky", "Meter"]) {
      await page.getByRole("radio", { name: kind }).check();
      await page.getByRole("button", { name: "Send 6 requests" }).click();
      await page.getByRole("button", { name: "Next second" }).click();
      const room = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(room, kind).toBe(0);
      const cut = await page.locator("svg.picture text, svg[data-export] text").evaluateAll((texts) => texts.filter((text) => {
        const inner = text.getBoundingClientRect();
        const outer = /** @type {Element} */ (text.closest("svg")).getBoundingClientRect();
        return inner.left < outer.left - 1 || inner.right > outer.right + 1;
      }).map((text) => text.textContent));
      expect(cut, kind).toEqual([]);
    }
  });
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const name of ["A bucket of five", "The queue of five", "Generous: 6 every 3 s"]) {
    test(`axe finds nothing in ${name}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto("./");
      await loaded(page);
      await page.getByRole("combobox", { name: "Scenario" }).selectOption({ label: name });
      if (name === "A bucket of five") await page.getByRole("button", { name: "Send 6 requests" }).click();
      else for (let i = 0; i < 2; i++) await page.getByRole("button", { name: "Forward" }).click();
      const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`)).toEqual([]);
    });
  }
}
