// Writing a practice set, and giving it to learners.
import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
async function open(page) {
  await page.goto("./#author");
  await expect(answers(page, 1)).toBeVisible();
}

/** What the engine answers to a question. @param {Page} page @param {number} number */
const answers = (page, number) => page.getByRole("region", { name: "What the engine answers" }).getByRole("table").nth(number - 1);

/** The fields of a question. @param {Page} page @param {number} number */
const fields = (page, number) => page.getByRole("group", { name: `Question ${number}`, exact: true });

test("answers follow what is typed, and so does what every wrong rule answers", async ({ page }) => {
  await open(page);
  await expect(answers(page, 1).getByRole("row", { name: "The bucket's own 2 1" })).toBeVisible();
  await expect(answers(page, 1).getByRole("row", { name: "All or nothing 0 3" })).toBeVisible();
  await expect(answers(page, 2).getByRole("row", { name: "Without a cap 10" })).toBeVisible();
  await page.getByRole("textbox", { name: "Requests in step 2" }).fill("4");
  await expect(answers(page, 1).getByRole("row", { name: "The bucket's own 2 2" })).toBeVisible();
  await fields(page, 2).getByRole("checkbox", { name: "Ran over" }).check();
  await expect(answers(page, 2).getByRole("row", { name: "The bucket's own 5 5" })).toBeVisible();
});

test("a mistake that no question reveals is named", async ({ page }) => {
  await open(page);
  const status = page.getByRole("region", { name: "What the engine answers" }).getByRole("status");
  await expect(status).not.toContainText("Without a cap");
  await page.getByRole("button", { name: "Remove question 2" }).click();
  await expect(status).toContainText(/No question of the set reveals these mistakes:.*Without a cap/);
  await expect(answers(page, 1).getByRole("row", { name: /Without a cap 2 1/ })).toContainText("goes unnoticed here");
});

test("a set that the engine refuses is told where, and the form goes on", async ({ page }) => {
  await open(page);
  const json = page.getByRole("textbox", { name: "The file's text" });
  await json.fill('{"format":1,"id":"x","bucket":{"kind":"token","capacity":0,"refill":1,"everyMs":1000},"story":[{}],"questions":[{"id":"a","at":1,"ask":["tokens"]}]}');
  await json.blur();
  await expect(page.getByRole("alert").filter({ hasText: "bucket.capacity" })).toBeVisible();
  await json.fill("{");
  await json.blur();
  await expect(page.getByRole("alert").filter({ hasText: "This is no practice set" })).toBeVisible();
});

test("from the form to the learner, by link", async ({ page }) => {
  await open(page);
  await page.getByRole("textbox", { name: "Title" }).fill("¿Cuántas? 令牌");
  await page.getByRole("textbox", { name: "Title" }).blur();
  await fields(page, 1).getByRole("textbox", { name: "Your own wording" }).fill("Three more, two seconds later: what becomes of them?");
  await page.getByRole("link", { name: "Try it as a learner" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("¿Cuántas? 令牌");
  const question = page.getByRole("group", { name: "Question 1 of 2 Three more, two seconds later" });
  await expect(question.getByRole("listitem")).toHaveText(["0 s: 5 requests", "2 s: 3 requests"]);
  await question.getByRole("textbox", { name: "Accepted" }).fill("0");
  await question.getByRole("textbox", { name: "Rejected" }).fill("3");
  await question.getByRole("textbox", { name: "Rejected" }).press("Enter");
  await expect(question.getByRole("status")).toContainText("if a burst passed as a whole or not at all");
  await question.getByRole("textbox", { name: "Accepted" }).fill("2");
  await question.getByRole("textbox", { name: "Rejected" }).fill("1");
  await question.getByRole("textbox", { name: "Rejected" }).press("Enter");
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: "1 of 2 right" })).toBeVisible();
});

test("the address holds the set being written", async ({ page, context }) => {
  await open(page);
  await expect(page).toHaveURL(/#author\?file=/);
  const opening = page.url();
  await page.getByRole("textbox", { name: "Requests in step 1" }).fill("4");
  await expect(page).not.toHaveURL(opening);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("textbox", { name: "Requests in step 1" })).toHaveValue("4");
});

test("the file is saved without answers, and opened again", async ({ page }) => {
  await open(page);
  await page.getByRole("textbox", { name: "Requests in step 1" }).fill("4");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the file" }).click()]);
  expect(download.suggestedFilename()).toBe("my-practice.json");
  const text = await readFile(await download.path(), "utf8");
  expect(JSON.parse(text).questions[0]).toEqual({ id: "later", at: 2, ask: ["accepted", "rejected"] });
  await page.goto("./#play");
  await page.goto("./#author");
  await page.getByRole("textbox", { name: "Requests in step 1" }).fill("9");
  const files = { name: "set.json", mimeType: "application/json" };
  await page.getByLabel("Open a file").setInputFiles({ ...files, buffer: Buffer.from(text) });
  await expect(page.getByRole("textbox", { name: "Requests in step 1" })).toHaveValue("4");
  await page.getByLabel("Open a file").setInputFiles({ ...files, buffer: Buffer.from("no set") });
  await expect(page.getByRole("alert").filter({ hasText: "This is no practice set" })).toBeVisible();
});

test("a link that was cut is told, not followed", async ({ page }) => {
  await page.goto("./#practise/custom?file=eyJmb3JtYXQiOjEsIm");
  await expect(page.getByText("“file” should hold a practice set written on this page, and cannot be read.")).toBeVisible();
  await expect(page.getByText("There is no practice set called “custom”.")).toBeVisible();
});

test("a file in a link that the engine refuses is told, and nothing of it is drawn", async ({ page }) => {
  const file = Buffer.from('{"format":1,"id":"x","bucket":{"kind":"token"},"story":[{}],"questions":[{"id":"a","at":1,"ask":["tokens"]}]}').toString("base64url");
  await page.goto(`./#practise/custom?file=${file}`);
  await expect(page.getByRole("alert")).toContainText("bucket.capacity");
  await expect(page.getByRole("group")).toHaveCount(0);
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`writing in ${colorScheme} colours is accessible`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}

for (const width of [320, 390, 1280, 1920]) {
  test(`writing at ${width} pixels is not wider than the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await open(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
