// What a screen reader says through an exercise and through some steps of Play, compared with a text that was read and
// found good: test/golden. After a change that is meant, `npx playwright test spoken --update-snapshots` writes it anew.
import { expect, test } from "@playwright/test";
import { card, openSet, score, tabTo } from "./support/practice.js";
import { focused, heard, listen, read } from "./support/spoken.js";
import { words } from "./support/words.js";

test("an exercise as it is heard: wrong, a hint, right, and on to the next", async ({ page }) => {
  /** @type {string[]} */
  const script = [];
  const tell = async (/** @type {string} */ done, { focus = false } = {}) => {
    script.push(`> ${done}`, ...await heard(page));
    if (focus) script.push(await focused(page));
  };
  await listen(page);
  await openSet(page, "token-practice");
  const first = card(page, 1);
  await tell("The set opens; the first question is read.");
  script.push(await read(page.getByRole("heading", { level: 1 })), await read(first));

  const boxes = first.getByRole("textbox");
  await tabTo(page, boxes.nth(0));
  await tell("Tab, to the first field.", { focus: true });
  await page.keyboard.type("4");
  await page.keyboard.press("Tab");
  await tell("4, Tab.", { focus: true });
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await expect(first.getByText(words("practice-wrong"))).toBeVisible();
  await tell("1, Enter.", { focus: true });
  await tabTo(page, first.getByRole("button", { name: words("practice-hint.name", { number: 1 }) }));
  await tell("Tab, to the hint.", { focus: true });
  await page.keyboard.press("Enter");
  await tell("Enter.", { focus: true });
  await tabTo(page, boxes.nth(0));
  await tell("Shift and Tab, back to the first field.", { focus: true });
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("5");
  await tell("5 in place of 4.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("0");
  await page.keyboard.press("Enter");
  await expect(score(page, 1)).toBeVisible();
  await tell("0 in place of 1, Enter.", { focus: true });
  await tabTo(page, card(page, 2).getByRole("textbox").first());
  await tell("Tab, to the next question.", { focus: true });
  await tell("The first question is read once more.");
  script.push(await read(first));
  expect(`${script.join("\n")}\n`).toMatchSnapshot("exercise.txt");
});

test("steps of Play as they are heard: each once, on the time line by the slider alone, none while running, and the whole at the pause", async ({ page }) => {
  /** @type {string[]} */
  const script = [];
  const tell = async (/** @type {string} */ done, { focus = false } = {}) => {
    script.push(`> ${done}`, ...await heard(page));
    if (focus) script.push(await focused(page));
  };
  await listen(page);
  await page.clock.install({ time: 0 });
  await page.goto("index.html#play?bucket=token&capacity=5&refill=2/2s");
  const pictured = page.getByRole("img").first();
  await expect(pictured).toBeVisible();
  await page.clock.pauseAt(60_000);
  await tell("Play opens; its stage is read.");
  script.push(await read(page.getByRole("region", { name: words("play-stage") })));

  await page.getByRole("button", { name: words("play-send-n", { n: 6 }) }).focus();
  await tell("The button that sends.", { focus: true });
  await page.keyboard.press("Enter");
  await tell("Enter.");
  await page.keyboard.press("n");
  await tell("n, for the next second.");
  await page.keyboard.press("ArrowLeft");
  await tell("Arrow left, a step back.");
  await page.keyboard.press("ArrowRight");
  await tell("Arrow right, a step forward.");

  await page.keyboard.press("r");
  await tell("r, to run.");
  for (let second = 0; second < 4; second++) await page.clock.runFor(1000);
  await tell("Four seconds of running.");
  await page.keyboard.press("r");
  await tell("r, to pause.");

  await page.getByRole("slider", { name: words("play-chart-scrub") }).focus();
  await tell("The time line.", { focus: true });
  await page.keyboard.press("ArrowLeft");
  await tell("Arrow left.", { focus: true });
  await page.getByRole("slider", { name: words("common-field-slider", { label: words("play-every") }) }).focus();
  await tell("The slider of the interval.", { focus: true });
  await page.keyboard.press("ArrowRight");
  await tell("Arrow right.", { focus: true });
  await page.getByRole("textbox", { name: words("play-every"), exact: true }).fill("0.3333");
  await page.keyboard.press("Enter");
  await tell("0.3333 and Enter in its field.", { focus: true });
  await page.keyboard.press("Shift+Tab");
  await tell("Shift and Tab, back to the slider.", { focus: true });
  await page.getByRole("textbox", { name: words("play-capacity"), exact: true }).fill("0");
  await page.keyboard.press("Enter");
  await tell("0 as the capacity.", { focus: true });
  script.push("> The stage and the table are read.", await read(page.getByRole("region", { name: words("play-stage") })),
    await read(page.getByRole("table", { name: words("play-table") })));
  expect(`${script.join("\n")}\n`).toMatchSnapshot("play.txt");
});
