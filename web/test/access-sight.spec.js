// For eyes that need the page otherwise: with colours of their own, with more room between letters and lines, and without
// motion. (Magnified four times a desk's page is 320 pixels wide: for that see the tests of overflow and of the keyboard.)
import { expect, test } from "@playwright/test";
import { violations } from "./support/axe.js";
import { misfits } from "./support/misfits.js";
import { words } from "./support/words.js";

/** @import { Locator, Page } from "@playwright/test" */

const addresses = {
  Play: "play?bucket=token&capacity=5&refill=2/2s&send=3@0s,4@1s,9@4s",
  "a queue": "play?bucket=leaky&capacity=5&drain=2/1s&send=6@0s,4@1s",
  Compare: "compare?a.bucket=token&a.capacity=10&a.refill=2/1s&b.bucket=leaky&b.capacity=10&b.drain=2/1s&send=10@2s",
  Practise: "practise/leaky-practice",
  Write: "author",
  "a long run": "bigrun?traffic=steady:2/1s@0s-1000s",
  "a lab": "lab/rounding",
};

/** @param {Page} page @param {string} address */
async function open(page, address) {
  await page.goto("about:blank");
  await page.goto(`index.html#${address}`);
  await expect(page.getByRole("main").locator(":scope > :not([hidden])").getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}

/** How it is painted, as far as people tell things apart by it. @param {Locator} element */
const painted = (element) => element.evaluate((one) => {
  const { backgroundColor, color, textDecorationLine, borderInlineStartColor } = getComputedStyle(one);
  return [backgroundColor, color, textDecorationLine, borderInlineStartColor].join();
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`with colours of one's own, ${colorScheme}, what is chosen still shows`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await open(page, addresses.Play);
    const kind = (/** @type {string} */ id) => page.getByText(words(id), { exact: true }).first();
    expect(await painted(kind("play-kind-token"))).not.toBe(await painted(kind("play-kind-leaky")));
    const place = (/** @type {string} */ id) => page.getByRole("link", { name: words(id), exact: true });
    expect(await painted(place("common-nav-play"))).not.toBe(await painted(place("common-nav-compare")));
    const motion = page.getByRole("button", { name: words("play-motion") });
    const pressed = await painted(motion);
    await motion.click();
    expect(await painted(motion)).not.toBe(pressed);
    const rows = page.getByRole("table").getByRole("rowheader");
    expect(await painted(rows.last())).not.toBe(await painted(rows.first()));
  });
}

test("with colours of one's own the drawings follow them, whatever theme was chosen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await open(page, `${addresses.Play}&theme=light`);
  const ink = () => page.getByRole("img").first().locator("text").first().evaluate((text) => getComputedStyle(text).fill);
  const light = await ink();
  await open(page, `${addresses.Play}&theme=dark`);
  expect(light).toBe(await ink());
});

test("in a browser that knows no light-dark() everything can be read, in light colours", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route(/style\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll("light-dark(", "unheard-of(") });
  });
  /** @type {string[]} */
  const found = [];
  for (const [place, address] of Object.entries(addresses)) {
    await open(page, `${address}&theme=dark`.replace(/^([^?]*)&/, "$1?"));
    found.push(...(await violations(page)).map((violation) => `${place}: ${violation}`));
  }
  expect(found).toEqual([]);
  await open(page, addresses.Play);
  const luminance = (/** @type {string} */ property) => page.locator("body").evaluate((body, name) =>
    Math.max(...(getComputedStyle(body).getPropertyValue(name).match(/\d+/g) ?? []).map(Number)), property);
  expect(await luminance("background-color")).toBeGreaterThan(200);
  expect(await luminance("color")).toBeLessThan(80);
  await page.getByRole("button", { name: words("play-next-second") }).hover();
  expect(await violations(page), "the filled button under the pointer").toEqual([]);
});

/** As much room as a reader may give to texts (WCAG 1.4.12). */
const spaced = `
  :not(svg, svg *) { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }`;

for (const width of [1280, 390]) {
  test(`with more room between letters, words and lines nothing is lost, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    /** @type {string[]} */
    const found = [];
    for (const [name, address] of Object.entries(addresses)) {
      await open(page, address);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, spaced);
      for (const misfit of await misfits(page, { closed: false })) found.push(`${name}: ${misfit}`);
    }
    expect(found).toEqual([]);
  });
}

test("who wants no motion is shown each step at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "play?bucket=token&capacity=5&refill=2/2s");
  await page.getByRole("button", { name: words("play-send-n", { n: 6 }) }).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
