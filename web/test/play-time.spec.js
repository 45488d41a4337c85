// Back and forth in Play: steps and rows, the time line, and running.
import { expect, test } from "@playwright/test";
import { expectRows, open, picture, press, rows, scenario, spoken } from "./support/play.js";

/** @import { Page } from "@playwright/test" */

/** Opens Play with the page's clock in the test's hand: no time passes there but what the test lets pass. @param {Page} page */
async function openAtAStandstill(page) {
  await page.clock.install({ time: 0 });
  await open(page);
  await page.clock.pauseAt(60_000);
}

test("going back two steps keeps what came after, until something new replaces it", async ({ page }) => {
  await open(page);
  await scenario(page, "Generous: 6 every 3 s");
  for (let step = 1; step <= 4; step++) await press(page, "Forward");
  const end = await picture(page).getAttribute("aria-label");
  await press(page, "Back");
  await press(page, "Back");
  await expectRows(page, ["1 s 3 0 3 0 7", "2 s 5 0 5 0 2", "3 s 7 … … … …", "4 s 9 … … … …"]);
  await press(page, "Forward");
  await press(page, "Forward");
  await expect(picture(page)).toHaveAttribute("aria-label", end ?? "");

  await page.getByRole("button", { name: "Go to step 2, at 2 s" }).click();
  await press(page, "Send 1 request");
  await expectRows(page, ["1 s 3 0 3 0 7", "2 s 5 0 5 0 2", "2 s 1 0 1 0 1"]);
});

test("the time line moves through the steps with the keyboard", async ({ page }) => {
  await open(page);
  await scenario(page, "Generous: 6 every 3 s");
  const scrubber = page.getByRole("slider", { name: "Step to look at" });
  await scrubber.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(picture(page)).toHaveAccessibleName(/2 of 10 tokens/);
  await page.keyboard.press("End");
  await expect(picture(page)).toHaveAccessibleName(/0 of 10 tokens/);
  await expect(scrubber).toHaveAttribute("aria-valuetext", "Step 4 of 4. 4 s: 9 asked, 1 accepted, 8 rejected, 0 left.");
  await page.keyboard.press("Home");
  await expect(picture(page)).toHaveAccessibleName(/10 of 10 tokens/);
});

test("the time line goes to the step that is pressed, reads the one under the pointer, and is dragged along", async ({ page }) => {
  await open(page);
  await scenario(page, "Generous: 6 every 3 s");
  for (let step = 1; step <= 4; step++) await press(page, "Forward");
  const before = await rows(page);
  const place = await page.getByRole("img", { name: "Tokens and requests over time, 4 steps" }).boundingBox();
  if (!place) throw new Error("the time line has no place");
  // The time under the chart stands in the middle of its step.
  const at = async (/** @type {string} */ time) => {
    const label = await page.getByRole("img", { name: "Tokens and requests over time" }).getByText(time, { exact: true }).boundingBox();
    return label ? label.x + label.width / 2 : NaN;
  };
  const middle = place.y + place.height / 2;
  await page.mouse.click(await at("2 s"), middle);
  await expect(picture(page)).toHaveAccessibleName(/2 of 10 tokens/);
  await page.mouse.move(await at("4 s"), middle);
  await expect(page.getByText("4 s: 9 requests will come")).toBeVisible();
  await page.mouse.move(await at("1 s"), middle);
  await expect(page.getByText("1 s: 3 asked, 3 accepted, 0 rejected, 7 left")).toBeVisible();
  await expect(picture(page), "looking is not going").toHaveAccessibleName(/2 of 10 tokens/);
  await page.mouse.down();
  await page.mouse.move(await at("3 s"), middle, { steps: 4 });
  await page.mouse.move(await at("4 s"), middle, { steps: 4 });
  await page.mouse.up();
  await expect(picture(page)).toHaveAccessibleName(/0 of 10 tokens/);
  expect(await rows(page), "scrubbing changes no row").toEqual(before);
});

test("several bursts at one moment stand side by side on the time line", async ({ page }) => {
  await open(page);
  await press(page, "Send 1 request");
  await press(page, "Send 5 requests");
  await expect(page.getByText("Step 2 of 2 · 0 s")).toBeVisible();
  await page.getByRole("slider", { name: "Step to look at" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("0 s: 1 asked, 1 accepted, 0 rejected, 4 left")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("0 s: 5 asked, 4 accepted, 1 rejected, 0 left")).toBeVisible();
});

test("a press on a row of the table goes to its step", async ({ page }) => {
  await open(page);
  await scenario(page, "Generous: 6 every 3 s");
  await page.getByRole("cell", { name: "7", exact: true }).click();
  await expect(picture(page)).toHaveAccessibleName(/1 of 10 tokens/);
  await expect(page.getByRole("row", { name: "3 s" })).toHaveAttribute("aria-current", "step");
});

test("a long table keeps the row of the moment in sight", async ({ page }) => {
  await open(page);
  await page.getByRole("combobox", { name: "Speed" }).selectOption({ label: "at once" });
  await press(page, "Run");
  await expect(page.getByRole("row", { name: "60 s" })).toBeInViewport();
  await press(page, "Start over");
  await expect(page.getByRole("columnheader", { name: "asked" })).toBeInViewport();
  expect(await page.evaluate(() => scrollY), "the page itself has not moved").toBe(0);
});

test("a run at once is at its end at once", async ({ page }) => {
  await open(page);
  await scenario(page, "Generous: 6 every 3 s");
  await page.getByRole("combobox", { name: "Speed" }).selectOption({ label: "at once" });
  await press(page, "Run");
  await expectRows(page, ["1 s 3 0 3 0 7", "2 s 5 0 5 0 2", "3 s 7 6 7 0 1", "4 s 9 0 1 8 0"]);
  await press(page, "Run");
  await expect(page.getByText("Step 64 of 64 · 64 s")).toBeVisible();
});

test("a run is paused when the learner goes to Practise", async ({ page }) => {
  await openAtAStandstill(page);
  await page.getByRole("combobox", { name: "Speed" }).selectOption({ label: "20 / s" });
  await press(page, "Run");
  await page.clock.runFor(100);
  await expectRows(page, ["1 s 0 0 0 0 5", "2 s 0 0 0 0 5", "3 s 0 0 0 0 5"]);
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Practise" }).click();
  await expect(picture(page)).toBeHidden();
  await page.clock.runFor(10_000);
  await main.getByRole("link", { name: "Play" }).click();
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeVisible();
  await page.clock.runFor(10_000);
  expect(await rows(page), "nothing has gone on unseen").toHaveLength(3);
});

test("a run lets the seconds pass until it is paused", async ({ page }) => {
  await openAtAStandstill(page);
  await press(page, "Send 5 requests");
  await page.getByRole("combobox", { name: "Speed" }).selectOption({ label: "20 / s" });
  await press(page, "Run");
  await page.clock.runFor(100);
  const passed = ["0 s 5 0 5 0 0", "1 s 0 0 0 0 0", "2 s 0 2 0 0 2", "3 s 0 0 0 0 2"];
  await expectRows(page, passed);
  await press(page, "Pause");
  await expect(spoken(page)).toContainText("Step 4");
  await page.clock.runFor(10_000);
  expect(await rows(page), "nothing happens while paused").toEqual(passed);
});

test("a run through a scenario ends with it", async ({ page }) => {
  await open(page);
  await scenario(page, "Generous: 6 every 3 s");
  await page.getByRole("combobox", { name: "Speed" }).selectOption({ label: "20 / s" });
  await press(page, "Run");
  await expectRows(page, ["1 s 3 0 3 0 7", "2 s 5 0 5 0 2", "3 s 7 6 7 0 1", "4 s 9 0 1 8 0"]);
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeVisible();
  await expectRows(page, ["1 s 3 0 3 0 7", "2 s 5 0 5 0 2", "3 s 7 6 7 0 1", "4 s 9 0 1 8 0"]);
});
