// A phone: fingers alone, the narrowest of screens and one on its side, the keypad that fits what is asked for, and what
// that keypad types.
import { expect, test } from "@playwright/test";
import { misfits } from "./support/misfits.js";
import { framed, everywhere } from "./support/screens.js";
import { speaking } from "./support/words.js";

/** @import { Locator, Page } from "@playwright/test" */

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

const say = speaking("en");

/** @param {Page} page @param {string} address @param {string} [locale] */
async function open(page, address, locale = "en") {
  await page.goto(`index.html#${address}`);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}

/** Draws a finger over an element, from one share of its width to another. @param {Page} page @param {Locator} element @param {number} from @param {number} to */
async function draw(page, element, from, to) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("there is nothing to draw over");
  const touch = await page.context().newCDPSession(page);
  const at = (/** @type {number} */ share) => [{ x: box.x + box.width * share, y: box.y + box.height / 2 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
  for (let step = 1; step <= 5; step++) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(from + ((to - from) * step) / 5) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("Play by fingers alone: send, step, go back, and draw at a slider and at the time line", async ({ page }) => {
  await open(page, "play?bucket=token&capacity=5&refill=2/2s");
  const rows = page.getByRole("table", { name: say("play-table") }).getByRole("row");
  const tap = (/** @type {string} */ id, /** @type {any} */ args = undefined) => page.getByRole("button", { name: say(id, args), exact: true }).tap();
  await tap("play-send-n", { n: 6 });
  await expect(page.getByRole("img", { name: /^A token bucket with 0 of 5/ })).toBeVisible();
  await tap("play-next-second");
  await tap("play-next-second");
  await expect(page.getByRole("img", { name: /^A token bucket with 2 of 5/ })).toBeVisible();
  await tap("play-back");
  await expect(rows.nth(2)).toHaveAttribute("aria-current", "step");

  const chart = page.getByRole("img", { name: /over time/ });
  await draw(page, chart, 0.6, 0.15);
  await expect(rows.nth(1)).toHaveAttribute("aria-current", "step");

  const slider = page.getByRole("slider", { name: say("common-field-slider", { label: say("play-capacity") }) });
  await draw(page, slider, 0.22, 0.9);
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(12);
  await expect(page.getByRole("button", { name: say("play-undo") })).toBeVisible();
});

test("an exercise by fingers alone", async ({ page }) => {
  await open(page, "practise/leaky-practice");
  const second = page.getByRole("group", { name: say("practice-number", { number: 2, of: 4 }) });
  await second.getByRole("radio", { name: say("practice-option-dropped") }).tap();
  await second.getByRole("textbox").tap();
  await page.keyboard.type("2.5");
  await second.getByRole("button", { name: say("practice-check.name", { number: 2 }) }).tap();
  await expect(second.getByRole("status")).toContainText(say("practice-right"));
});

test("language and theme are chosen behind their signs", async ({ page }) => {
  await open(page, "play");
  await page.getByRole("combobox", { name: say("common-theme") }).selectOption("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("combobox", { name: say("common-language"), exact: true }).selectOption("zh-CN");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});

test("each number has its keypad: digits for what is counted, a decimal sign besides for what is measured, letters where it may be a third", async ({ page }) => {
  const field = (/** @type {string} */ id) => page.getByRole("textbox", { name: say(id), exact: true }).first();
  await open(page, "play");
  for (const id of ["play-capacity", "play-refill", "play-initial", "play-send-own-label"]) await expect(field(id)).toHaveAttribute("inputmode", "numeric");
  await expect(field("play-every")).toHaveAttribute("inputmode", "decimal");
  await open(page, "practise/token-practice");
  for (const id of ["accepted", "rejected", "tokens", "largestBurst"]) await expect(field(`practice-part-${id}`)).toHaveAttribute("inputmode", "decimal");
  await expect(field("practice-part-sustainedPerSecond")).toHaveAttribute("inputmode", "text");
  await open(page, "practise/leaky-practice");
  await expect(field("practice-part-lastDoneInMs")).toHaveAttribute("inputmode", "text");

  await open(page, "play?bucket=token&capacity=5&refill=1/3s&pacing=steady");
  await page.getByRole("button", { name: say("play-predict") }).tap();
  await page.getByRole("button", { name: say("play-send-n", { n: 1 }) }).tap();
  await expect(field("practice-part-accepted")).toHaveAttribute("inputmode", "decimal");
  await expect(field("practice-part-tokens"), "tokens that accrue can be a third").toHaveAttribute("inputmode", "text");
});

for (const [locale, { lang, typed }] of /** @type {[string, {lang: string, typed: string[]}][]} */ (Object.entries({
  "pt-BR": { lang: "pt-BR", typed: ["2,5"] },
  "es-ES": { lang: "es", typed: ["2,5"] },
  "es-MX": { lang: "es", typed: ["2.5"] },
  "zh-CN": { lang: "zh-CN", typed: ["2.5", "２．５", "２.５"] },
  "en-GB": { lang: "en", typed: ["2.5"] },
}))) {
  test.describe(`a phone set to ${locale}`, () => {
    test.use({ locale });
    for (const text of typed) {
      test(`is understood when its keypad types ${text}`, async ({ page }) => {
        const told = speaking(lang);
        await open(page, "play?bucket=token&capacity=5&refill=2/2s", lang);
        const every = page.getByRole("textbox", { name: told("play-every"), exact: true });
        await every.fill(text);
        await every.press("Enter");
        await expect(page).toHaveURL(/refill=2\/2\.5s/);
        await expect(every).not.toHaveAttribute("aria-invalid", "true");

        await open(page, "practise/leaky-practice", lang);
        const second = page.getByRole("group", { name: told("practice-number", { number: 2, of: 4 }) });
        await second.getByRole("radio", { name: told("practice-option-dropped") }).tap();
        await second.getByRole("textbox").fill(text);
        await second.getByRole("textbox").press("Enter");
        await expect(second.getByRole("status")).toContainText(told("practice-right"));
      });
    }
  });
}

for (const [name, viewport] of Object.entries({ upright: { width: 320, height: 640 }, "on its side": { width: 740, height: 360 } })) {
  test(`under fingers, ${name}, every text has its room`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    /** @type {string[]} */
    const found = [];
    for (const walk of [everywhere(page, say, "lang=en"), framed(page, say, "lang=en")]) {
      for await (const stop of walk) for (const misfit of await misfits(page, { closed: true })) found.push(`${stop}: ${misfit}`);
    }
    expect(found).toEqual([]);
  });
}
