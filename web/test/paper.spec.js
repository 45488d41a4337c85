// What comes out of the printer: a practice set as a sheet to be filled in, its solutions on another one, and Play with its
// set-up, its chart and all its steps; dark on white whatever the screen looks like.
import { expect, test } from "@playwright/test";
import { card, openSet, questions } from "./support/practice.js";
import { words } from "./support/words.js";

/** @import { Page } from "@playwright/test" */

/** Shows the page as it is printed: the browser tells it before, and draws it for paper. @param {Page} page */
async function toPaper(page) {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
}

/** How many pages come out. @param {Page} page */
const pages = async (page) => (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

/** Asks for the sheet by its button; the browser's own dialog is left out. @param {Page} page @param {{solved: boolean}} which */
async function print(page, { solved }) {
  await page.evaluate(() => void (window.print = () => {}));
  await page.getByRole("button", { name: words("paper-open") }).click();
  const dialog = page.getByRole("dialog", { name: words("paper-title") });
  const solutions = dialog.getByRole("checkbox", { name: words("paper-solutions") });
  if (solved) await solutions.check();
  await dialog.getByRole("button", { name: words("paper-now") }).click();
  await expect(dialog).toBeHidden();
}

test("an exercise is printed as a clean sheet, with room for answers in place of those that were typed", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openSet(page, "leaky-practice");
  await card(page, 1).getByRole("textbox").first().fill("5");
  await print(page, { solved: false });
  expect(await pages(page)).toBe(1);
  await toPaper(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([words("practice-leaky-practice-title")]);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([/^1\. /, /^2\. /, /^3\. /, /^4\. /]);
  await expect(page.getByText(words("paper-name"), { exact: true })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: words("practice-option-dropped") })).toBeVisible();
  for (const role of /** @type {const} */ (["textbox", "radio", "button", "navigation", "link"])) await expect(page.getByRole(role)).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
});

test("the solutions come on a sheet of their own, for those who ask for them", async ({ page }) => {
  await openSet(page, "token-practice");
  await print(page, { solved: true });
  expect(await pages(page)).toBe(2);
  await toPaper(page);
  const title = words("practice-token-practice-title");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([title, words("paper-solutions-title", { title })]);
  const [questionSheet, solutionSheet] = await page.getByRole("article").all();
  for (const { explained } of questions["token-practice"]) {
    await expect(questionSheet).not.toContainText(explained);
    await expect(solutionSheet).toContainText(explained);
  }
});

test("where the lecturer shows no solutions, none can be printed", async ({ page }) => {
  await page.goto("index.html#practise/token-practice?solutions=off&seed=7");
  await page.getByRole("button", { name: words("paper-open") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await toPaper(page);
  await expect(page.getByText(words("paper-variant", { seed: 7 }), { exact: true })).toBeVisible();
});

test("a table and a design task are printed to be filled in", async ({ page }) => {
  await openSet(page, "token-leaves");
  const asked = await page.getByRole("table").getByRole("textbox").count();
  await toPaper(page);
  await expect(page.getByRole("table").getByRole("cell", { name: "", exact: true })).toHaveCount(asked);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await openSet(page, "token-sizing");
  await toPaper(page);
  await expect(page.getByRole("article").getByRole("listitem").first()).toBeVisible();
});

test("after printing the page is as it was", async ({ page }) => {
  await openSet(page, "token-practice");
  await card(page, 1).getByRole("textbox").first().fill("5");
  await page.pdf();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(card(page, 1).getByRole("textbox").first()).toHaveValue("5");
});

test("Play prints its set-up, its chart and every step", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("index.html#play?bucket=token&capacity=10&refill=6/3s&rounds=24x3/1s");
  const rows = page.getByRole("table", { name: words("play-table") }).getByRole("row");
  await expect(rows).toHaveCount(25);
  await toPaper(page);
  const setUp = page.getByRole("region", { name: words("play-setup") });
  await expect(setUp.getByRole("textbox", { name: words("play-capacity"), exact: true })).toHaveValue("10");
  await expect(setUp.getByText(words("play-kind-token"), { exact: true })).toBeVisible();
  await expect(setUp.getByText(words("play-kind-leaky"), { exact: true })).toBeHidden();
  await expect(page.getByRole("img", { name: /over time/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /^A token bucket/ })).toBeVisible();
  await expect(page.getByRole("slider")).toHaveCount(0);
  await expect(page.getByRole("button", { name: words("play-next-second") })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
  // Nothing of the table is left in a part that would have to be scrolled.
  const cut = await rows.last().evaluate((row) => {
    const { bottom } = row.getBoundingClientRect();
    return [".table-scroll", ".steps"].some((part) => bottom > /** @type {Element} */ (row.closest(part)).getBoundingClientRect().bottom + 1);
  });
  expect(cut).toBe(false);
});
