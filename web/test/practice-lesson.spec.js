// A set as a lecturer gives it by its address; the summary of the work; starting over.
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { answerByKeyboard, card, openSet, questions, score } from "./support/practice.js";

/** @import { Page } from "@playwright/test" */

/** Where the page says what is wrong with its address. @param {Page} page */
const note = (page) => page.getByRole("status").filter({ has: page.getByRole("button", { name: "Close this note" }) });

test("the address chooses the questions, their order, and what is given", async ({ page }) => {
  await page.goto("./#practise/token-practice?only=idle,burst&hints=off&solutions=off");
  await expect(page.getByRole("status").filter({ hasText: "0 of 2 right" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([/quiet for 10 seconds/, /sends 5 requests/]);
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "solution" })).toHaveCount(0);
  await answerByKeyboard(page, page.getByRole("group", { name: "Question 1 of 2" }), questions["token-practice"][2].right);
  await expect(page.getByRole("status").filter({ hasText: "1 of 2 right" })).toBeVisible();
});

test("with two attempts, the third is not taken", async ({ page }) => {
  await page.goto("./#practise/token-practice?attempts=2");
  await expect(score(page, 0)).toBeVisible();
  const question = card(page, 3);
  await expect(question.getByText("2 attempts are left.")).toBeVisible();
  await answerByKeyboard(page, question, [{ type: "In the bucket", text: "" }]);
  await answerByKeyboard(page, question, [{ type: "In the bucket", text: "10" }]);
  await expect(question.getByText("One attempt is left.")).toBeVisible();
  await answerByKeyboard(page, question, [{ type: "In the bucket", text: "7" }]);
  await expect(question.getByText("No attempts are left.")).toBeVisible();
  const field = question.getByRole("textbox", { name: "In the bucket" });
  await expect(field).not.toBeEditable();
  await field.press("Enter");
  await expect(question.getByRole("button", { name: "Check" })).toHaveCount(0);
  await expect(question.getByRole("status")).toContainText("Wrong.");
  await page.reload();
  await expect(question.getByText("No attempts are left.")).toBeVisible();
});

test("a variant that the address chooses is the one for all: there is no other", async ({ page }) => {
  await page.goto("./#practise/token-practice?seed=7");
  await expect(page.getByText("These are the numbers of variant 7.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Another like" })).toHaveCount(0);
});

test("what the address asks for and cannot have is named, with what is used", async ({ page }) => {
  await page.goto("./#practise/token-practice?only=idle,idel&attempts=many&hints=no");
  await expect(note(page)).toContainText("“only” names “idel”, which is no question of this set. There are: burst, later, idle, limits.");
  await expect(note(page)).toContainText("“attempts” is how often a question may be checked: a whole number from 1 to 100, not “many”.");
  await expect(note(page)).toContainText("“hints” can be one of on, off, not “no”. It is on here.");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(1);
});

test("the summary tells what was asked, answered and shown, and can be saved", async ({ page }) => {
  await openSet(page, "token-practice");
  await answerByKeyboard(page, card(page, 1), questions["token-practice"][0].wrong);
  await answerByKeyboard(page, card(page, 1), questions["token-practice"][0].right);
  await card(page, 2).getByRole("button", { name: "Hint for question 2" }).click();
  await page.getByRole("button", { name: "Summary" }).click();
  const summary = page.getByRole("region", { name: "Your work: Practice: the token bucket" });
  await expect(summary).toContainText("1 of 4 right.");
  await expect(summary.getByRole("row", { name: /^1\. A client sends 5/ })).toContainText(/Accepted: 5; In the bucket: 0\s*right\s*2\s*nothing/);
  await expect(summary.getByRole("row", { name: /^2\. / })).toContainText("a hint");

  const [csv] = await Promise.all([page.waitForEvent("download"), summary.getByRole("button", { name: "Save as CSV" }).click()]);
  expect(csv.suggestedFilename()).toBe("token-practice-0.csv");
  const lines = (await readFile(await csv.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/,token-practice,0,1,.*,check,,Accepted: 4; In the bucket: 1,wrong$/);
  expect(lines[2]).toMatch(/,check,,Accepted: 5; In the bucket: 0,right$/);
  expect(lines[3]).toMatch(/,0,2,.*,hint,1,,$/);

  const [json] = await Promise.all([page.waitForEvent("download"), summary.getByRole("button", { name: "Save as JSON" }).click()]);
  const record = JSON.parse(await readFile(await json.path(), "utf8"));
  expect(record.questions[0]).toMatchObject({ verdict: "right", attempts: 2 });
});

test("printed, the summary stands alone", async ({ page }) => {
  await openSet(page, "token-practice");
  await page.getByRole("button", { name: "Summary" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Your work" })).toBeVisible();
  await expect(card(page, 1)).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

test("starting over makes the set blank, and can be undone", async ({ page }) => {
  await openSet(page, "token-practice");
  await expect(page.getByRole("button", { name: "Start over" })).toBeDisabled();
  await answerByKeyboard(page, card(page, 3), questions["token-practice"][2].right);
  await expect(score(page, 1)).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(score(page, 0)).toBeVisible();
  await expect(card(page, 3).getByRole("textbox")).toHaveValue("");
  await page.getByRole("button", { name: "Bring my answers back" }).click();
  await expect(score(page, 1)).toBeVisible();
  await expect(card(page, 3).getByRole("textbox")).toHaveValue("5");
});
