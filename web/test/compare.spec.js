// Compare: the same traffic through two buckets, what their clients feel and what the server sees.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { words } from "./support/words.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page @param {string} [hash] */
async function open(page, hash = "#compare") {
  await page.goto(`./${hash}`);
  await expect(chart(page, "A")).toBeVisible();
}

/** @param {Page} page @param {"A" | "B"} name */
const chart = (page, name) => page.getByRole("img", { name: new RegExp(`^${name}: `) });
/** @param {Page} page @param {"A" | "B"} name */
const side = (page, name) => page.getByRole("region", { name: new RegExp(`^${name} `) });
/** @param {Page} page */
const verdict = (page) => page.getByRole("region", { name: "What differs" });
/** @param {Page} page @param {string} name */
const choose = (page, name) => page.getByRole("group", { name: "Comparisons worth seeing" }).getByRole("button", { name }).click();

/** The rows of the table, without its two head rows. @param {Page} page */
async function rows(page) {
  const table = page.getByRole("table", { name: "Both buckets, row by row" });
  if (!(await table.isVisible())) await page.getByText("The same as a table").click();
  await expect(table).toBeVisible();
  const found = await table.getByRole("row").all();
  return (await Promise.all(found.slice(2).map((row) => row.getByRole("rowheader").or(row.getByRole("cell")).allInnerTexts()))).map((cells) => cells.join(" "));
}

test("a burst of requests becomes a burst of charges behind a token bucket, and none behind a leaky one", async ({ page }) => {
  await open(page);
  await choose(page, "Generous and scarce");
  await choose(page, "A burst of charges");
  await expect(verdict(page)).toContainText("All 12 requests get into both buckets.");
  await expect(verdict(page)).toContainText("A answers at once; in B the longest wait, until it is processed, is 5 s.");
  await expect(verdict(page)).toContainText("Behind A the server gets up to 10 within 1 s, behind B never more than 2.");
  // From, asked; A: accepted, rejected; B: queued, dropped, processed, waiting.
  expect(await rows(page)).toEqual([
    "0 s 0 0 0 0 0 0 0", "1 s 1 1 0 1 0 1 0", "2 s 10 10 0 10 0 2 8", "3 s 0 0 0 0 0 2 6", "4 s 0 0 0 0 0 2 4", "5 s 0 0 0 0 0 2 2",
    "6 s 0 0 0 0 0 2 0", "7 s 0 0 0 0 0 0 0", "8 s 1 1 0 1 0 1 0",
  ]);
});

test("six every three seconds and two every second let in the same, in different lumps", async ({ page }) => {
  await open(page);
  await choose(page, "The same rate, in lumps");
  await expect(verdict(page)).toContainText("Of 60 requests, A lets in 28 and B lets in 26.");
  await expect(verdict(page)).toContainText("A turns everyone away 2 times in a row, where B always lets someone in.");
  const all = (await rows(page)).map((row) => row.split(" ").filter((cell) => cell !== "s"));
  expect(all.map((cells) => cells[2]).join(" ")).toBe("0 10 0 6 0 0 6 0 0 6");
  expect(all.map((cells) => cells[4]).join(" ")).toBe("0 10 2 2 2 2 2 2 2 2");
});

test("a queue and a meter of the same numbers let in the same requests; only one makes them wait", async ({ page }) => {
  await open(page);
  await choose(page, "Queue and meter");
  await expect(verdict(page)).toContainText("Of 14 requests, each bucket lets in 12.");
  await expect(verdict(page)).toContainText("B answers at once; in A the longest wait, until it is processed, is 2.5 s.");
});

test("either bucket can be of any kind and set-up, and the rest follows", async ({ page }) => {
  await open(page);
  await side(page, "B").getByRole("radio", { name: "Meter" }).check();
  await expect(side(page, "B")).toContainText("Meter up to 5, leaks 2 every 1 s");
  const capacity = side(page, "A").getByRole("textbox", { name: "Capacity", exact: true });
  await capacity.fill("4");
  await capacity.press("Enter");
  await expect(chart(page, "A")).toHaveAccessibleName(/12 requests over time, 6 let in, 6 turned away\. At most 4/);
  await expect(chart(page, "B")).toHaveAccessibleName(/12 requests over time, 7 let in, 5 turned away\. At most 5/);
  await expect(page.getByRole("status").filter({ hasText: "A lets in 6 and B lets in 7" })).toHaveCount(1);
  await page.getByRole("button", { name: "Swap A and B" }).click();
  await expect(chart(page, "A")).toHaveAccessibleName(/7 let in/);
});

test("traffic is typed second by second, or with the moment of each burst", async ({ page }) => {
  await open(page);
  const box = page.getByRole("textbox", { name: "Requests" });
  await box.fill("3, 5 7,9");
  await box.blur();
  await expect(chart(page, "A")).toHaveAccessibleName(/24 requests over time/);
  await expect(page).toHaveURL(/&rounds=3,5,7,9\/1s$/);
  await box.fill("13@0s, 3@2.5s");
  await box.blur();
  await expect(chart(page, "A")).toHaveAccessibleName(/16 requests over time/);
  await expect(page).toHaveURL(/&send=13@0s,3@2.5s$/);
  await box.fill("13@0s, three@2.5s");
  await box.blur();
  await expect(page.getByRole("alert").filter({ hasText: "“three@2.5s” is none" })).toBeVisible();
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await expect(box).toHaveValue("13@0s, three@2.5s");
  await expect(chart(page, "A")).toHaveAccessibleName(/16 requests over time/);
});

test("traffic by pattern reaches both buckets", async ({ page }) => {
  await open(page);
  await page.getByRole("radio", { name: "by pattern" }).check();
  await expect(chart(page, "A")).toHaveAccessibleName(/72 requests over time/);
  await expect(page).toHaveURL(/&traffic=bursts:12\/5s@0s-30s$/);
  await page.getByRole("combobox", { name: "Traffic 1" }).selectOption({ label: "steady" });
  await expect(page).toHaveURL(/&traffic=steady:12\/5s@0s-30s$/);
  await expect(chart(page, "B")).toHaveAccessibleName(/72 requests over time/);
});

test("a comparison's link shows the same in another page", async ({ page, context }) => {
  await open(page, "#compare?a.bucket=leaky&a.capacity=20&a.drain=5/1s&a.timeout=2s&b.bucket=token&b.capacity=20&b.refill=5/1s&b.initial=3&send=25@0s,4@1.5s");
  const here = await verdict(page).innerText();
  await page.getByRole("button", { name: "Swap A and B" }).click();
  await expect(verdict(page)).not.toHaveText(here, { useInnerText: true });
  await page.getByRole("button", { name: "Swap A and B" }).click();
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await expect(verdict(other)).toHaveText(here, { useInnerText: true });
});

test("from Play, the bucket at hand is set beside its counterpart with the same traffic", async ({ page }) => {
  await page.goto("./#play?scenario=thirteen&at=2");
  await page.getByRole("link", { name: words("share-compare") }).click();
  await expect(side(page, "A")).toContainText("Token bucket of 10, 6 every 3 s");
  await expect(side(page, "B")).toContainText("Leaky bucket of 10, 6 every 3 s");
  await expect(chart(page, "A")).toHaveAccessibleName(/13 requests over time, 10 let in, 3 turned away/);
});

test("each moment can be read with the keyboard and with a pointer", async ({ page }) => {
  await open(page);
  const slider = page.getByRole("slider", { name: "Moment to read" });
  await expect(slider).toHaveAttribute("aria-valuetext", /A: From 2 s on: 10 asked, 10 accepted, 0 rejected; 10 reach the server. B: From 2 s on: 10 asked, 10 queued, 0 dropped; 2 processed, 8 still wait./);
  await slider.press("ArrowRight");
  await expect(side(page, "B")).toContainText("From 3 s on: 0 asked, 0 queued, 0 dropped; 2 processed, 6 still wait.");
  const width = Number(await chart(page, "A").getAttribute("width"));
  await chart(page, "A").hover({ position: { x: width - 20, y: 60 } });
  await expect(side(page, "B")).toContainText("From 8 s on: 1 asked");
});

test("a set-up that the engine refuses is named", async ({ page }) => {
  await page.goto("./#compare?a.bucket=token&a.capacity=1000000000&a.refill=1000000000/0.000001ms&a.pacing=steady&rounds=60x1/1d");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(chart(page, "A").or(page.getByRole("alert"))).toBeVisible();
});

for (const width of [320, 390, 760, 1080, 1280, 1920, 2560]) {
  test(`at ${width} pixels nothing of the comparison is cut off at the side`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    for (const name of ["A burst of charges", "The same rate, in lumps", "Queue and meter"]) {
      await choose(page, name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBe(0);
      const cut = await page.getByRole("img", { name: /^[AB]: / }).locator("text").evaluateAll((texts) => texts.filter((text) => {
        const inner = text.getBoundingClientRect();
        const outer = /** @type {Element} */ (text.closest("svg")).getBoundingClientRect();
        return inner.left < outer.left - 1 || inner.right > outer.right + 1;
      }).map((text) => text.textContent));
      expect(cut, name).toEqual([]);
    }
  });
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`axe finds nothing in Compare, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    for (const prepare of [() => rows(page), () => page.getByRole("radio", { name: "by pattern" }).check()]) {
      await prepare();
      const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`)).toEqual([]);
    }
  });
}
