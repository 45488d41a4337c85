// The keyboard reaches everything that can be operated, in the order in which it is read; what has the focus is in sight
// and shows it; nothing holds it fast. On a desk, and at 320 pixels, which is a desk's page magnified four times.
import { expect, test } from "@playwright/test";
import { score } from "./support/practice.js";
import { words } from "./support/words.js";

/** @import { Page } from "@playwright/test" */

/** @type {Record<string, {address: string, ready: (page: Page) => Promise<unknown>}>} */
const places = {
  Play: { address: "index.html#play?bucket=token&capacity=5&refill=2/2s&send=3@0s,4@1s,9@4s", ready: (page) => expect(page.getByRole("table")).toBeVisible() },
  Compare: {
    address: "index.html#compare?a.bucket=token&a.capacity=10&a.refill=2/1s&b.bucket=leaky&b.capacity=10&b.drain=2/1s&send=10@2s",
    ready: async (page) => {
      await page.getByText(words("compare-table-show")).click();
      await expect(page.getByRole("table")).toBeVisible();
    },
  },
  Practise: {
    address: "index.html#practise/token-practice",
    ready: async (page) => {
      await expect(score(page, 0)).toBeVisible();
      await page.getByRole("textbox").nth(4).fill("10");
      await page.getByRole("button", { name: words("practice-check.name", { number: 3 }) }).click();
      await page.getByRole("button", { name: /^See it/ }).click();
      await page.getByRole("button", { name: words("practice-summary") }).click();
    },
  },
  "a choice in Practise": { address: "index.html#practise/leaky-practice", ready: (page) => expect(score(page, 0)).toBeVisible() },
  Write: { address: "index.html#author", ready: (page) => expect(page.getByRole("table").first()).toBeVisible() },
  "a long run": {
    address: "index.html#bigrun?traffic=steady:2/1s@0s-1000s",
    ready: async (page) => {
      await page.getByRole("button", { name: words("bigrun-run"), exact: true }).click();
      await expect(page.getByRole("slider", { name: words("bigrun-at") })).toBeVisible();
    },
  },
  "the labs": { address: "index.html#lab", ready: (page) => expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible() },
  "a lab": { address: "index.html#lab/at-least", ready: (page) => expect(page.getByRole("form").getByRole("radio").first()).toBeVisible() },
  "a frame": { address: "embed.html#practise/token-practice", ready: (page) => expect(score(page, 0)).toBeVisible() },
};

/** What the focus is on, and what is wrong with that; null once it has left the page. @param {Page} page */
const focused = (page) => page.evaluate(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const seen = /** @type {any} */ (window);
  /** @type {Element[]} */
  const before = (seen.focusedBefore ??= []);
  const name = `<${element.localName}> “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40) || element.id}”`;
  const again = before.includes(element);
  /** @type {string[]} */
  const faults = [];
  const last = before.at(-1);
  if (last && !again && last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) faults.push(`${name} comes after what follows it`);
  before.push(element);

  const around = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement].filter((one) => one !== null && one !== undefined);
  const drawn = (/** @type {CSSStyleDeclaration} */ style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 && style.opacity !== "0";
  const framed = (/** @type {CSSStyleDeclaration} */ style) => style.content !== "none" && style.content !== "normal" && parseFloat(style.borderTopWidth) >= 2;
  if (!around.some((one) => drawn(getComputedStyle(one)) || (one.matches(":has(:focus-visible)") && framed(getComputedStyle(one, "::after"))))) faults.push(`${name} does not show its focus`);

  const box = element.getBoundingClientRect();
  const [x, y] = [(Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2, (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2];
  if (box.bottom < 1 || box.top > innerHeight - 1 || box.right < 1 || box.left > innerWidth - 1) faults.push(`${name} is out of sight`);
  else {
    const there = document.elementFromPoint(x, y);
    if (!there || !(element.parentElement?.contains(there) || there.contains(element))) faults.push(`${name} is covered by <${there?.localName}>`);
  }
  return { again, faults };
});

/** How many stops the Tab key has to make: of radio buttons that belong together, one; and what has to be moved to be read.
 * @param {Page} page */
const stops = (page) => page.evaluate(() => {
  const operated = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  const moved = [...document.querySelectorAll(".table-scroll:not([tabindex])")].filter((one) => one.scrollWidth > one.clientWidth && !one.querySelector(operated));
  const all = [...document.querySelectorAll(operated), ...moved]
    .filter((one) => !(/** @type {any} */ (one).disabled) && !one.closest("fieldset:disabled") && one.checkVisibility({ visibilityProperty: true }) && one.getAttribute("tabindex") !== "-1");
  const groups = new Set(all.map((one) => one instanceof HTMLInputElement && one.type === "radio" ? `radio ${one.name}` : one));
  return groups.size;
});

for (const [name, { address, ready }] of Object.entries(places)) {
  for (const width of [1280, 320]) {
    test(`the Tab key goes through ${name}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      await ready(page);
      await page.evaluate(() => {
        // From the beginning, as if the page had just been opened.
        document.body.tabIndex = -1;
        document.body.focus();
        document.body.removeAttribute("tabindex");
      });
      const expected = await stops(page);
      /** @type {string[]} */
      const faults = [];
      let made = 0;
      for (; made <= expected; made++) {
        await page.keyboard.press("Tab");
        const stop = await focused(page);
        if (!stop || stop.again) break;
        faults.push(...stop.faults);
      }
      expect(faults).toEqual([]);
      expect(made, "every stop is made, and none twice").toBe(expected);
    });
  }
}

test("the skip link leads past the head, and leaves the address alone", async ({ page }) => {
  await page.goto("index.html#practise/token-practice");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: words("common-skip") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/#practise\/token-practice$/);
});

test("every language is told in its own words, and marked as such", async ({ page }) => {
  await page.goto("index.html#play?lang=pt-BR");
  const choice = page.getByRole("combobox", { name: words("common-language", {}, "pt-BR") });
  await expect(choice.getByRole("option", { name: "简体中文" })).toHaveAttribute("lang", "zh-CN");
  await expect(choice.getByRole("option", { name: "English" })).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
});
