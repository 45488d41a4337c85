// What a learner gets for a wrong answer: the rule it came from, both rules drawn, hints, the solution, another like it.
import { expect, test } from "@playwright/test";
import { answerByKeyboard, card, openSet, questions, score } from "./support/practice.js";
import { words } from "./support/words.js";

/** @import { Page } from "@playwright/test" */

/** The answer of somebody who forgets the cap. @param {Page} page */
async function forgetTheCap(page) {
  await openSet(page, "token-practice");
  const question = card(page, 3);
  await answerByKeyboard(page, question, [{ type: "In the bucket", text: "10" }]);
  return question;
}

test("a wrong answer is told which rule it came from, and not the right one", async ({ page }) => {
  const question = await forgetTheCap(page);
  const status = question.getByRole("status");
  await expect(status).toContainText("Wrong.");
  await expect(status).toContainText("if the bucket could hold any number of tokens");
  await expect(question.getByText("min(5, 0 + 10)")).toHaveCount(0);
});

test("“See it” draws both rules to the moment asked about, and says where they part", async ({ page }) => {
  const question = await forgetTheCap(page);
  const see = question.getByRole("button", { name: "See it: Without a cap, question 3" });
  await expect(see).toHaveAttribute("aria-expanded", "false");
  const before = await see.boundingBox();
  await see.click();
  await expect(see).toHaveAttribute("aria-expanded", "true");
  await expect(see).toBeFocused();
  expect((await see.boundingBox())?.y).toBe(before?.y);
  await expect(question.getByRole("img", { name: "Without a cap: 10 after 12 s" })).toBeVisible();
  await expect(question.getByRole("img", { name: "This bucket: 5 after 12 s" })).toBeVisible();
  await expect(question.getByText("They part at 8 s: the bucket is as full as it gets")).toBeVisible();
  await expect(question.getByRole("row", { name: "In the bucket 10 5" })).toBeVisible();
  await see.click();
  await expect(question.getByRole("img")).toHaveCount(0);
});

test("a rule that only waits tell apart has its figures shown", async ({ page }) => {
  await openSet(page, "leaky-practice");
  const question = card(page, 2);
  const [outcome] = questions["leaky-practice"][1].right;
  await answerByKeyboard(page, question, [outcome, { type: "The last one is done after", text: "2" }]);
  await expect(question.getByRole("status")).toContainText("Partly right.");
  await expect(question.getByRole("status")).toContainText("It is done only after its own processing, 0.5 s later.");
  await question.getByRole("button", { name: "See it: Without its own processing" }).click();
  await expect(question.getByRole("row", { name: "The last one is done after 2 s 2.5 s" })).toBeVisible();
});

test("hints come one by one, and the last one leaves the asked number out", async ({ page }) => {
  await openSet(page, "token-practice");
  const question = card(page, 3);
  const hint = question.getByRole("button", { name: "Hint for question 3" });
  const [first, second] = [1, 2].map((n) => words(`practice-token-practice-idle-hint-${n}`, { capacity: 5 }));
  await expect(question.getByText(first)).toHaveCount(0);
  await hint.click();
  await expect(question.getByText(first)).toBeVisible();
  await expect(question.getByText(second)).toHaveCount(0);
  await hint.click();
  await expect(question.getByText(second)).toBeVisible();
  await hint.click();
  await expect(question.getByRole("row", { name: "12 s 0 5 5 0 0 ?" })).toBeVisible();
  await expect(hint).toBeFocused();
  await expect(hint).toBeDisabled();
  await expect(score(page, 0)).toBeVisible();
});

test("the solution is shown on request, and the record says so", async ({ page }) => {
  await openSet(page, "token-practice");
  const question = card(page, 2);
  await question.getByRole("button", { name: "Show the solution of question 2" }).click();
  await expect(question.getByText("min(3, 2) = 2 accepted, the other 1 rejected")).toBeVisible();
  await expect(question.getByRole("definition")).toHaveText(["2", "1"]);
  await expect(score(page, 0)).toBeVisible();
  await page.reload();
  await expect(question.getByRole("definition")).toHaveText(["2", "1"]);
  await page.getByRole("button", { name: "Summary" }).click();
  await expect(page.getByRole("row", { name: /^2\. Then, 2 seconds later/ })).toContainText("the solution");
});

test("another like this has other numbers everywhere, is announced, and keeps its place", async ({ page }) => {
  const question = await forgetTheCap(page);
  const another = question.getByRole("button", { name: "Another like question 3" });
  const prompt = await question.getByRole("heading").innerText();
  await another.focus();
  const before = await another.boundingBox();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Another like this: variant 1." })).toBeAttached();
  await expect(another).toBeFocused();
  // To the pixel: a page scrolls by whole ones.
  expect(Math.abs(Number((await another.boundingBox())?.y) - Number(before?.y))).toBeLessThanOrEqual(1);
  await expect(question.getByRole("heading")).not.toHaveText(prompt);
  await expect(question.getByRole("textbox")).toHaveValue("");
  await expect(question.getByRole("status")).toBeEmpty();
  await expect(page).toHaveURL(/#practise\/token-practice\?seed=1$/);

  await page.reload();
  await expect(page.getByText("These are the numbers of variant 1.")).toBeVisible();
  await expect(question.getByRole("heading")).not.toHaveText(prompt);
  await page.getByRole("button", { name: "Back to the first" }).click();
  await expect(question.getByRole("heading")).toHaveText(prompt);
  await expect(question.getByRole("textbox")).toHaveValue("10");
});

test("the same variant has the same numbers for everyone, in every language", async ({ page, browser }) => {
  const asked = async (/** @type {import("@playwright/test").Page} */ of) => {
    // The questions of a variant are there once the engine is.
    await expect(of.getByRole("heading", { level: 2 })).toHaveCount(4);
    const prompts = await of.getByRole("heading", { level: 2 }).allInnerTexts();
    return prompts.map((prompt) => prompt.match(/\d+/g));
  };
  await page.goto("./#practise/token-practice?seed=7");
  const numbers = await asked(page);
  expect(numbers.flat().filter(Boolean).length).toBeGreaterThan(3);
  for (const locale of ["en", "pt-BR", "zh-CN"]) {
    const other = await browser.newPage({ locale });
    await other.goto(page.url());
    expect(await asked(other), locale).toEqual(numbers);
    await other.close();
  }
});

test("a number that reads in two ways is asked about, not marked wrong", async ({ page }) => {
  await openSet(page, "token-practice");
  const question = card(page, 4);
  await answerByKeyboard(page, question, [{ type: "Sustained rate", text: "1.234" }, { type: "Largest burst", text: "5" }]);
  const status = question.getByRole("status");
  await expect(status).toContainText("Not checked yet: this can be read in two ways.");
  await expect(status).not.toContainText("right.");
  await expect(status).toContainText("“1.234” for “Sustained rate”: which number do you mean?");
  await status.getByRole("button", { name: "1234, a whole number" }).click();
  await expect(question.getByRole("textbox", { name: "Sustained rate" })).toHaveValue("1234");
  await expect(status).toContainText("Partly right.");
});

test("the right number in the wrong unit is told so", async ({ page }) => {
  await openSet(page, "leaky-practice");
  const question = card(page, 2);
  const [outcome] = questions["leaky-practice"][1].right;
  await answerByKeyboard(page, question, [outcome, { type: "The last one is done after", text: "2500" }]);
  await expect(question.getByRole("status")).toContainText("it is the right amount in milliseconds, and seconds are asked for");
});

test("there are words for every wrong rule the engine knows", async ({ page }) => {
  await openSet(page, "token-practice");
  const { value } = await page.evaluate(() => /** @type {any} */ (globalThis).bucketEngine.beliefs());
  const numbers = { capacity: 5, everySeconds: 2, eachSeconds: 0.5, time: "8 s" };
  for (const { flaw } of value) {
    for (const end of ["", "-said", "-part"]) expect(words(`practice-flaw-${flaw}${end}`, numbers)).not.toContain("{");
  }
  expect(value.length).toBeGreaterThan(10);
});
