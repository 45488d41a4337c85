// The list of the practice sets on a phone, where it is folded so that the questions come first.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { sets } from "../src/practice/sets.js";
import { openSet, tabTo } from "./support/practice.js";
import { languages, speaking, words } from "./support/words.js";

const height = 844;
test.use({ viewport: { width: 390, height } });

for (const locale of languages) {
  test(`the first question of every set stands on the first screen, in ${locale}`, async ({ page }) => {
    const say = speaking(locale);
    /** @type {string[]} */
    const low = [];
    for (const { id } of sets) {
      await page.goto(`./#practise/${id}?lang=${locale}`);
      await expect(page.getByRole("navigation", { name: say("practice-list") }).locator("summary")).toContainText(say(`practice-${id}`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(`practice-${id}-title`));
      const question = page.getByRole("heading", { level: 2 }).first();
      const box = await question.boundingBox();
      // It ends well above the fold, so that what is to be answered shows as well.
      if (!box || box.y + box.height > height * 0.6) low.push(`${id}: ${box && box.y + box.height}`);
    }
    expect(low).toEqual([]);
  });
}

test("the list opens by keyboard, and folds when a set is chosen from it", async ({ page }) => {
  await openSet(page, "token-practice");
  const list = page.getByRole("navigation", { name: words("practice-list") });
  const summary = list.locator("summary");
  await expect(summary).toHaveText("Set 2 of 11: Token bucket");
  await expect(list.getByRole("link")).toHaveCount(0);
  await tabTo(page, summary);
  await page.keyboard.press("Enter");
  await expect(list.getByRole("link")).toHaveCount(sets.length);
  await expect(list.getByRole("list", { name: words("practice-group-leaky") }).getByRole("link")).toHaveCount(3);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await tabTo(page, list.getByRole("link", { name: words("practice-token-generous") }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("practice-token-generous-title"));
  await expect(list.getByRole("link")).toHaveCount(0);
  await expect(summary, "the keyboard goes on from the line that names the set").toBeFocused();
  await expect(summary).toHaveText("Set 3 of 11: Generous");
});

test("with a set of an author's, the line leads to the page's own", async ({ page }) => {
  const own = { format: 1, id: "own", title: { en: "My own" }, bucket: { kind: "token", capacity: 5, refill: 2, everyMs: 2000 }, story: [{ requests: 5 }], questions: [{ id: "a", at: 1, ask: ["accepted"] }] };
  await page.goto(`./#practise/custom?file=${Buffer.from(JSON.stringify(own)).toString("base64url")}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My own");
  const list = page.getByRole("navigation", { name: words("practice-list") });
  await list.getByText(words("practice-list-others")).click();
  await list.getByRole("link", { name: words("practice-token-generous") }).click();
  await expect(list.locator("summary")).toHaveText("Set 3 of 11: Generous");
});
