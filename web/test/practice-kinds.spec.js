// Every set can be worked through with the answers its own solution gives; and the kinds of question besides numbers:
// tables to complete, buckets to set up, a bucket to choose.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { sets } from "../src/practice/sets.js";
import { openSet } from "./support/practice.js";

/** @import { Locator, Page } from "@playwright/test" */

/** @param {Page} page @param {number} number */
const question = (page, number) => page.getByRole("group", { name: new RegExp(`^Question ${number} of`) });

/** What the engine answers to a set. @param {Page} page @param {object} spec */
const solved = (page, spec) => page.evaluate((spec) => /** @type {any} */ (globalThis).bucketEngine.solution(spec, {}).value.questions, spec);

/** Gives the answers of a solution. @param {Locator} question @param {Record<string, {text?: string, option?: string}>} parts */
async function answer(question, parts) {
  for (const { text, option } of Object.values(parts)) {
    if (option) await question.locator(`input[value="${option}"]`).check();
    else await question.getByRole("textbox").and(question.locator(":not([data-filled])")).first().evaluate((field, text) => {
      const input = /** @type {HTMLInputElement} */ (field);
      input.dataset.filled = "yes";
      input.value = String(text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }, text);
  }
}

for (const spec of sets) {
  test(`${spec.id}: what the engine answers is right, in every question`, async ({ page }) => {
    await openSet(page, spec.id);
    const solutions = await solved(page, spec);
    for (const [i, { id }] of spec.questions.entries()) {
      await answer(question(page, i + 1), solutions[id].parts);
      await question(page, i + 1).getByRole("button", { name: "Check" }).click();
      await expect(question(page, i + 1).getByRole("status")).toContainText("Right.");
    }
    const of = spec.questions.length;
    await expect(page.getByRole("status").filter({ hasText: `${of} of ${of} right` })).toBeVisible();
  });
}

test("a table is completed cell by cell, and each cell is marked", async ({ page }) => {
  await openSet(page, "token-generous");
  const table = question(page, 1).getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText(["Requests", "Accepted", "Rejected", "In the bucket"]);
  await table.getByRole("textbox", { name: "Accepted, row 4" }).fill("9");
  await table.getByRole("textbox", { name: "In the bucket, row 3" }).fill("1");
  await table.getByRole("textbox", { name: "In the bucket, row 3" }).press("Enter");
  const status = question(page, 1).getByRole("status");
  await expect(status).toContainText("Partly right.");
  await expect(status).toContainText("Not right: “Accepted, row 4”.");
  await expect(table.getByRole("textbox", { name: "In the bucket, row 3" })).toHaveAccessibleDescription(/right/);
  await expect(table.getByRole("textbox", { name: "Accepted, row 4" })).toHaveAccessibleDescription(/wrong/);
});

test("a bucket to be set up is run: every one that does it is right", async ({ page }) => {
  await openSet(page, "leaky-twentyfive");
  const sizing = question(page, 4);
  await expect(sizing).toContainText("Longest until done: at most 2 s");
  const field = sizing.getByRole("textbox", { name: "Capacity" });
  const status = sizing.getByRole("status");
  for (const [places, verdict, said] of [
    ["20", "Wrong.", "But it is 4 s."],
    ["8", "Wrong.", "A larger “Capacity” does it too."],
    ["2.5", "Wrong.", "“Capacity” has to be a whole number."],
    ["10", "Right.", "No larger “Capacity” does it."],
  ]) {
    await field.fill(places);
    await field.press("Enter");
    await expect(status).toContainText(verdict);
    await expect(status).toContainText(said);
  }
});

test("which bucket for the job: the comparison is shown, and the reason is judged", async ({ page }) => {
  await openSet(page, "both-jobs");
  const payment = question(page, 1);
  await payment.getByRole("radio", { name: "Leaky bucket" }).check();
  await payment.getByRole("radio", { name: "Clients get their answer sooner" }).check();
  await payment.getByRole("button", { name: "Check" }).click();
  await expect(payment.getByRole("status")).toContainText("Partly right.");
  await expect(payment.getByRole("status")).toContainText("Not right: “The reason”.");
  const table = payment.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText(["Token bucket", "Leaky bucket"]);
  await expect(table.getByRole("row", { name: "Most that reach the server in one instant 10 1" })).toBeVisible();
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const set of ["token-leaves", "leaky-twentyfive", "both-jobs"]) {
    test(`${set} in ${colorScheme} colours is accessible, with verdicts, hints and solutions`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openSet(page, set);
      const boxes = await page.getByRole("textbox").all();
      for (const box of boxes.slice(0, 3)) await box.fill("3");
      for (const radio of (await page.getByRole("radio").all()).slice(0, 1)) await radio.check();
      await question(page, 1).getByRole("button", { name: "Check" }).click();
      await question(page, 1).getByRole("button", { name: "Hint" }).click();
      await question(page, 2).getByRole("button", { name: "Show the solution" }).click();
      await page.getByRole("button", { name: "Summary" }).click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });
  }
}

for (const width of [320, 390, 1280, 1920]) {
  test(`at ${width} pixels no kind of question is wider than the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    for (const set of ["token-leaves", "leaky-twentyfive", "both-jobs"]) {
      await openSet(page, set);
      for (const button of await page.getByRole("button", { name: "Show the solution" }).all()) await button.click();
      await page.getByRole("button", { name: "Summary" }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}
