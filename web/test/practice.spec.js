// Working through the practice sets.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { questionsOf } from "../src/practice/questions.js";
import { sets } from "../src/practice/sets.js";
import { answerByKeyboard, card, openSet, questions, score, tabTo } from "./support/practice.js";

/** @import { Page } from "@playwright/test" */

for (const [set, asked] of Object.entries(questions)) {
  test(`${set}: every question wrong, then right, by keyboard alone`, async ({ page }) => {
    await openSet(page, set);
    for (const { number, wrong, right, explained } of asked) {
      const question = card(page, number);
      const status = question.getByRole("status");
      await expect(status).toBeEmpty();
      await expect(page.getByText(explained)).toHaveCount(0);

      await answerByKeyboard(page, question, wrong);
      await expect(status).toContainText("Wrong.");
      await expect(page.getByText(explained)).toHaveCount(0);
      await expect(score(page, number - 1)).toBeVisible();

      await answerByKeyboard(page, question, right);
      await expect(status).toContainText("Right.");
      await expect(status).not.toContainText("Wrong.");
      await expect(status).toContainText(explained);
      await expect(score(page, number)).toBeVisible();
    }
  });
}

test("the Check button can be reached and pressed by keyboard", async ({ page }) => {
  await openSet(page, "token-practice");
  const question = card(page, 3);
  await tabTo(page, question.getByRole("textbox", { name: "In the bucket" }));
  await page.keyboard.type("5");
  await page.keyboard.press("Tab");
  await expect(question.getByRole("button", { name: "Check question 3" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(question.getByRole("status")).toContainText("Right.");
});

test("a partly right answer says which part is not", async ({ page }) => {
  await openSet(page, "token-practice");
  const question = card(page, 2);
  await answerByKeyboard(page, question, [{ type: "Accepted", text: "2" }, { type: "Rejected", text: "3" }]);
  await expect(question.getByRole("status")).toContainText("Partly right.");
  await expect(question.getByRole("status")).toContainText("Not right: “Rejected”.");
  await expect(question.getByRole("textbox", { name: "Accepted" })).toHaveAccessibleDescription("requests right");
  await expect(question.getByRole("textbox", { name: "Rejected" })).toHaveAccessibleDescription("requests wrong");
  await expect(score(page, 0)).toBeVisible();
});

test("an empty answer is unanswered: not wrong, and not yet explained", async ({ page }) => {
  await openSet(page, "token-practice");
  const question = card(page, 1);
  await answerByKeyboard(page, question, [{ type: "Accepted", text: "" }]);
  await expect(question.getByRole("status")).toContainText("Not answered yet.");
  await expect(question.getByRole("status")).not.toContainText("Wrong.");
  await expect(question.getByRole("status")).not.toContainText("min(");
});

test("a part that was left open is named", async ({ page }) => {
  await openSet(page, "token-practice");
  const question = card(page, 1);
  await answerByKeyboard(page, question, [{ type: "Accepted", text: "5" }]);
  await expect(question.getByRole("status")).toContainText("Still open: “In the bucket”.");
});

for (const text of ["2,5", "2.5", " 2,50 "]) {
  test(`“${text}” means two and a half`, async ({ page }) => {
    await openSet(page, "leaky-practice");
    const question = card(page, 2);
    const [outcome] = questions["leaky-practice"][1].right;
    await answerByKeyboard(page, question, [outcome, { type: "The last one is done after", text }]);
    await expect(question.getByRole("status")).toContainText("Right.");
  });
}

test("what is no number is named, with what is allowed", async ({ page }) => {
  await openSet(page, "token-practice");
  const question = card(page, 3);
  await answerByKeyboard(page, question, [{ type: "In the bucket", text: "<i>five</i>" }]);
  const status = question.getByRole("status");
  await expect(status).toContainText("“<i>five</i>” for “In the bucket” cannot be read as a number.");
  await expect(status).toContainText("2.5 or 2,5");
  await expect(status).not.toContainText("Wrong.");
});

test("a changed answer makes the verdict one on the earlier answer, until it is checked again", async ({ page }) => {
  await openSet(page, "token-practice");
  const question = card(page, 3);
  const field = question.getByRole("textbox", { name: "In the bucket" });
  await answerByKeyboard(page, question, [{ type: "In the bucket", text: "10" }]);
  await expect(question.getByRole("status")).toContainText("Wrong.");
  await field.fill("5");
  await expect(question.getByText("You have changed your answer since")).toBeVisible();
  await expect(field).toHaveAccessibleDescription("tokens");
  await field.press("Enter");
  await expect(question.getByText("You have changed your answer since")).toHaveCount(0);
  await expect(question.getByRole("status")).toContainText("Right.");
});

test("checking moves neither the focus nor the question", async ({ page }) => {
  await openSet(page, "token-practice");
  const field = card(page, 4).getByRole("textbox", { name: "Largest burst" });
  await tabTo(page, field);
  await page.keyboard.type("7");
  const before = await field.boundingBox();
  await page.keyboard.press("Enter");
  await expect(card(page, 4).getByRole("status")).not.toBeEmpty();
  await expect(field).toBeFocused();
  expect(await field.boundingBox()).toEqual(before);
});

test("the Enter that confirms an input method's candidate does not check", async ({ page }) => {
  await openSet(page, "token-practice");
  const question = card(page, 3);
  await question.getByRole("textbox", { name: "In the bucket" }).focus();
  const input = await page.context().newCDPSession(page);
  await input.send("Input.imeSetComposition", { text: "５", selectionStart: 1, selectionEnd: 1 });
  await input.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Enter", code: "Enter", windowsVirtualKeyCode: 229 });
  await input.send("Input.insertText", { text: "5" });
  await expect(question.getByRole("textbox", { name: "In the bucket" })).toHaveValue("5");
  await expect(question.getByRole("status")).toBeEmpty();
  await page.keyboard.press("Enter");
  await expect(question.getByRole("status")).toContainText("Right.");
});

test("a reload keeps what was typed, and the verdicts", async ({ page }) => {
  await openSet(page, "leaky-practice");
  await answerByKeyboard(page, card(page, 1), questions["leaky-practice"][0].right);
  await answerByKeyboard(page, card(page, 2), questions["leaky-practice"][1].wrong);
  await card(page, 3).getByRole("textbox", { name: "Processed" }).fill("6");
  await page.reload();

  await expect(card(page, 1).getByRole("textbox", { name: "Queued" })).toHaveValue("5");
  await expect(card(page, 1).getByRole("status")).toContainText("Right.");
  await expect(card(page, 2).getByRole("radio", { name: "It waits its turn and is served" })).toBeChecked();
  await expect(card(page, 2).getByRole("status")).toContainText("Wrong.");
  await expect(card(page, 3).getByRole("textbox", { name: "Processed" })).toHaveValue("6");
  await expect(card(page, 3).getByRole("status")).toBeEmpty();
  await expect(score(page, 1)).toBeVisible();
});

test("where storage is refused, the page says so and works", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await openSet(page, "token-practice");
  await expect(page.getByText("Your answers are not kept")).toBeVisible();
  await answerByKeyboard(page, card(page, 3), questions["token-practice"][2].right);
  await expect(card(page, 3).getByRole("status")).toContainText("Right.");
});

test("the questions are there before the engine, and what is checked waits for it", async ({ page }) => {
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((resolve) => (release = () => resolve(undefined)));
  await page.route(/\.wasm/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("./#practise/token-practice");
  const question = card(page, 3);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await answerByKeyboard(page, question, questions["token-practice"][2].right);
  await expect(question.getByRole("status")).toContainText("checked as soon as the engine has loaded");
  const before = await question.boundingBox();
  release();
  await expect(question.getByRole("status")).toContainText("Right.");
  expect((await question.boundingBox())?.y).toBe(before?.y);
});

for (const spec of sets) {
  test(`${spec.id}: what is shown before the engine is there is what the engine asks`, async ({ page }) => {
    await page.goto("./#practise/token-practice");
    await expect(score(page, 0)).toBeVisible();
    const { value } = await page.evaluate((spec) => /** @type {any} */ (globalThis).bucketEngine.exercise(spec, {}), spec);
    // The cells of a table are the engine's to tell.
    const asked = questionsOf(spec).map(({ parts, story, ...question }) => (question.kind === "table" ? question : { ...question, parts }));
    expect(value.questions).toMatchObject(asked);
  });
}

test("without the engine the questions can be read, and the page says what is wrong", async ({ page }) => {
  await page.route(/\.wasm/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("./#practise/token-practice");
  await expect(page.getByRole("alert")).toContainText("no engine file");
  await expect(card(page, 4)).toBeVisible();
  await page.unroute(/\.wasm/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(score(page, 0)).toBeVisible();
});

test("the list leads from set to set and tells how each stands", async ({ page }) => {
  await openSet(page, "token-practice");
  await answerByKeyboard(page, card(page, 1), questions["token-practice"][0].right);
  const list = page.getByRole("navigation", { name: "Practice sets" });
  await list.getByRole("link", { name: "Leaky bucket" }).click();
  await expect(page.getByRole("heading", { name: "Practice: the leaky bucket" })).toBeVisible();
  await expect(score(page, 0)).toBeVisible();
  await expect(list.getByRole("link", { name: "Token bucket 1 of 4 right" })).toBeVisible();
  await page.goBack();
  await expect(card(page, 1).getByRole("textbox", { name: "Accepted" })).toHaveValue("5");
});

test("an unknown set is named, beside those there are", async ({ page }) => {
  await page.goto("./#practise/nothing-like-it");
  await expect(page.getByText("There is no practice set called “nothing-like-it”.")).toBeVisible();
  const list = page.getByRole("navigation", { name: "Practice sets" });
  await expect(list.getByRole("link")).toHaveCount(sets.length);
  await list.getByRole("link", { name: "Token bucket" }).click();
  await expect(score(page, 0)).toBeVisible();
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const set of Object.keys(questions)) {
    test(`${set} in ${colorScheme} colours is accessible, with all kinds of verdicts`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openSet(page, set);
      await answerByKeyboard(page, card(page, 1), questions[set][0].right);
      await answerByKeyboard(page, card(page, 2), questions[set][1].wrong);
      await answerByKeyboard(page, card(page, 3), questions[set][2].wrong.slice(0, 1));
      await card(page, 4).getByRole("button", { name: "Check" }).press("Enter");
      await expect(card(page, 4).getByRole("status")).toContainText("Not answered yet.");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });
  }
}

for (const width of [320, 390, 1280, 1920]) {
  test(`at ${width} pixels nothing is wider than the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await openSet(page, "leaky-practice");
    await answerByKeyboard(page, card(page, 2), questions["leaky-practice"][1].wrong);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
