// The picture in motion and at rest: motion shows the way, and what stands there afterwards is the truth, however it ended.
import { expect, test } from "@playwright/test";
import { open, picture, press, scenario } from "./support/play.js";

/** @import { Page } from "@playwright/test" */

/** How many shapes are moving. @param {Page} page */
const moving = (page) => picture(page).evaluate((svg) => svg.getAnimations({ subtree: true }).length);
/** The picture without the keyframes of its way: what is drawn. @param {Page} page */
const drawn = (page) => picture(page).evaluate((svg) => svg.innerHTML.replaceAll(/ data-way="[^"]*"|<!--.*?-->/g, ""));

/** Makes the tab as if another one lay over it, or brings it back. @param {Page} page @param {boolean} hidden */
const hide = (page, hidden) => page.evaluate((value) => {
  Object.defineProperty(document, "hidden", { value, configurable: true });
  Object.defineProperty(document, "visibilityState", { value: value ? "hidden" : "visible", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}, hidden);

test("a step moves, and going back shows what was there at once", async ({ page }) => {
  await open(page);
  await scenario(page, "Generous: 6 every 3 s");
  const first = await drawn(page);
  await press(page, "Forward");
  expect(await moving(page)).toBeGreaterThan(6);
  await press(page, "Back");
  expect(await moving(page)).toBe(0);
  expect(await drawn(page)).toBe(first);
});

test("the picture after the motion is the one without motion", async ({ page }) => {
  await open(page);
  await scenario(page, "The queue of five");
  for (const step of [1, 2, 3]) {
    await press(page, "Forward");
    await expect.poll(() => moving(page), `step ${step} comes to rest`).toBe(0);
    const rested = await drawn(page);
    await press(page, "Back");
    await page.getByRole("button", { name: "Motion" }).click();
    await press(page, "Forward");
    expect(await drawn(page)).toBe(rested);
    await page.getByRole("button", { name: "Motion" }).click();
  }
});

test("motion can be switched off, and stays off at the next visit", async ({ page }) => {
  await open(page);
  const motion = page.getByRole("button", { name: "Motion" });
  await expect(motion).toHaveAttribute("aria-pressed", "true");
  await motion.click();
  await press(page, "Send 6 requests");
  expect(await moving(page)).toBe(0);
  await page.reload();
  await expect(motion).toHaveAttribute("aria-pressed", "false");
  await press(page, "Next second");
  expect(await moving(page)).toBe(0);
  await motion.click();
  await press(page, "Send 5 requests");
  expect(await moving(page)).toBeGreaterThan(0);
});

test("whoever asks for less motion gets none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await press(page, "Send 6 requests");
  expect(await moving(page)).toBe(0);
});

test("out of sight nothing moves", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page);
  await press(page, "Send 6 requests");
  await page.getByRole("textbox", { name: "Capacity", exact: true }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 1200));
  await expect(picture(page)).not.toBeInViewport();
  await expect.poll(() => moving(page)).toBe(0);
  await page.keyboard.press("n");
  expect(await moving(page)).toBe(0);
});

test("a tab that was hidden for five minutes goes on where it stood", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await press(page, "Send 6 requests");
  await press(page, "Run");
  await page.clock.runFor(2500);
  const before = Number(await page.getByText(/^Step \d+ of/).textContent().then((text) => /\d+/.exec(String(text))?.[0]));
  await hide(page, true);
  expect(await moving(page)).toBe(0);
  await page.clock.runFor(5 * 60_000);
  await hide(page, false);
  await expect(page.getByText(`Step ${before} of ${before} ·`)).toBeVisible();
  await page.clock.runFor(1100);
  await expect(page.getByText(`Step ${before + 1} of ${before + 1} ·`)).toBeVisible();
});

test("leaves and caterpillars are leaves and caterpillars, in the picture, the sentence and the table", async ({ page }) => {
  await open(page);
  await scenario(page, "Leaves and caterpillars");
  await press(page, "Forward");
  await press(page, "Forward");
  await expect(picture(page)).toHaveAccessibleName("A plant with 0 of 5 leaves. In this step 5 caterpillars came: 4 ate, 1 went hungry.");
  await expect(page.getByText("5 caterpillars come for 4: min(5, 4) = 4 eat. Number 5 finds no leaf and goes hungry.").first()).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "hungry" })).toBeVisible();
});

for (const [kind, capacity] of /** @type {const} */ ([["Token", 1], ["Token", 20], ["Token", 10_000], ["Leaky", 1], ["Leaky", 20], ["Leaky", 10_000], ["Meter", 20], ["Meter", 10_000]])) {
  test(`a ${kind.toLowerCase()} bucket of ${capacity} keeps within its picture`, async ({ page }) => {
    await open(page);
    await page.getByRole("radio", { name: kind }).check();
    const box = page.getByRole("textbox", { name: "Capacity", exact: true });
    await box.fill(String(capacity));
    await box.press("Enter");
    await page.getByRole("textbox", { name: "How many to send" }).fill(String(capacity + 30));
    await press(page, `Send ${(capacity + 30).toLocaleString("en")} requests`);
    await press(page, "Next second");
    await press(page, "Back");
    const outside = await picture(page).evaluate((svg) => {
      const frame = svg.getBoundingClientRect();
      return [...svg.querySelectorAll("circle, text, path")].filter((shape) => shape.getClientRects().length > 0 && getComputedStyle(shape.closest("g[opacity='0']") ?? shape).opacity !== "0")
        .map((shape) => ({ box: shape.getBoundingClientRect(), text: shape.outerHTML.slice(0, 80) }))
        .filter(({ box: b }) => b.left < frame.left - 1 || b.right > frame.right + 1 || b.top < frame.top - 1 || b.bottom > frame.bottom + 1);
    });
    expect(outside).toEqual([]);
  });
}
