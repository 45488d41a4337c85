// Predict each step before it is taken: the question, what is said of the answer, and that nothing happens before.
import { expect, test } from "@playwright/test";
import { expectRows, open, picture, press, rows } from "./support/play.js";
import { words } from "./support/words.js";

const toggle = words("play-predict");
const check = words("play-predict-check");

/** @param {import("@playwright/test").Page} page @param {string} figure */
const field = (page, figure) => page.getByRole("textbox", { name: words(`practice-part-${figure}`), exact: true });

test("a burst is predicted, checked and taken in one go, and the next second after it", async ({ page }) => {
  await open(page);
  await press(page, toggle);
  await press(page, words("play-send-n", { n: 6 }));
  await expect(page.getByRole("group", { name: "6 requests arrive now. What will come of them?" })).toBeVisible();
  expect(await rows(page), "nothing has happened yet").toEqual([]);
  await expect(field(page, "accepted"), "the answer is to be typed").toBeFocused();
  await page.keyboard.type("5");
  await field(page, "tokens").fill("0");
  await page.keyboard.press("Enter");
  await expectRows(page, ["0 s 6 0 5 1 0"]);
  await expect(page.getByText(words("practice-right"))).toBeVisible();
  await expect(page.getByText("1 of 1 predicted.")).toBeVisible();
  await expect(page.getByRole("button", { name: words("play-send-n", { n: 6 }) }), "the focus is where it was").toBeFocused();

  await page.getByRole("button", { name: words("play-next-second") }).click();
  await field(page, "tokens").fill("2");
  await page.keyboard.press("Enter");
  await expectRows(page, ["0 s 6 0 5 1 0", "1 s 0 0 0 0 0"]);
  await expect(page.getByText("1 of 2 predicted.")).toBeVisible();
  await expect(page.getByText(words("practice-flaw-refillsEveryRound-said", { refill: 2, everySeconds: 2, every: "2 s" })), "the rule it comes from").toBeVisible();
});

test("what cannot be read is asked again, nothing typed is only shown, and one can leave it", async ({ page }) => {
  await open(page);
  await page.keyboard.press("p");
  await page.keyboard.press("1");
  await field(page, "accepted").fill("one");
  await press(page, check);
  await expect(page.getByText(words("practice-not-a-number", { typed: "one", part: "Accepted" }))).toBeVisible();
  expect(await rows(page)).toEqual([]);
  await field(page, "accepted").fill("");
  await press(page, check);
  await expectRows(page, ["0 s 1 0 1 0 4"]);
  await expect(page.getByText(words("play-predict-shown"))).toBeVisible();
  await page.keyboard.press("n");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: check })).toHaveCount(0);
  await expectRows(page, ["0 s 1 0 1 0 4"]);
});

test("a step taken before can be predicted on the way forward, and the future stays", async ({ page }) => {
  await open(page);
  await page.keyboard.press("5");
  await page.keyboard.press("n");
  await page.keyboard.press("Home");
  await page.keyboard.press("p");
  await page.keyboard.press("ArrowRight");
  await field(page, "accepted").fill("5");
  await field(page, "tokens").fill("0");
  await page.keyboard.press("Enter");
  await expect(picture(page)).toHaveAccessibleName(/0 of 5 tokens/);
  await expect(page.getByText("Step 1 of 2 · 0 s")).toBeVisible();
});
