// Play as a learner meets it: a first burst, the lessons' tables step by step, the way back, and set-ups that are typed,
// dragged, wrong, kept.
import { expect, test } from "@playwright/test";
import { box, expectRows, open, picture, press, rows, scenario, spoken } from "./support/play.js";

test("a stranger sends a burst, sees why the sixth fails, and makes it pass", async ({ page }) => {
  await open(page);
  await press(page, "Send 6 requests");
  await expect(page.getByText("Number 6 finds no token and is rejected.").first()).toBeVisible();
  await expect(picture(page)).toHaveAccessibleName(/0 of 5 tokens.*6 requests arrived: 5 accepted, 1 rejected/);

  await press(page, "Back");
  await expect(picture(page)).toHaveAccessibleName(/5 of 5 tokens.*no request arrived/);
  const slider = page.getByRole("slider", { name: "Capacity, slider" });
  const place = await slider.boundingBox();
  if (!place) throw new Error("the slider has no place");
  // From 1 to 20, with half a thumb at each end.
  const at = (/** @type {number} */ n) => place.x + 8 + ((n - 1) / 19) * (place.width - 16);
  await page.mouse.move(at(5), place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.move(at(6), place.y + place.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(box(page, "Capacity")).toHaveValue("6");
  await expect(page.getByText("your step was played again with it").first()).toBeVisible();

  await press(page, "Forward");
  await expect(picture(page)).toHaveAccessibleName(/0 of 6 tokens.*6 requests arrived: 6 accepted, 0 rejected/);
});

test("the first screen holds picture, sentence and controls", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page);
  await press(page, "Send 6 requests");
  for (const part of [picture(page), page.getByText("Number 6 finds no token and is rejected.").first(), page.getByRole("button", { name: "Run" }), page.getByRole("slider", { name: "Step to look at" })]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("ten, then six every three seconds: the table of the lesson, step by step", async ({ page }) => {
  await open(page);
  await scenario(page, "Generous: 6 every 3 s");
  // What lies ahead shows what will be asked, and nothing of what comes of it.
  const ahead = ["1 s 3 … … … …", "2 s 5 … … … …", "3 s 7 … … … …", "4 s 9 … … … …"];
  const lesson = ["1 s 3 0 3 0 7", "2 s 5 0 5 0 2", "3 s 7 6 7 0 1", "4 s 9 0 1 8 0"];
  await expectRows(page, ahead);
  for (let step = 1; step <= 4; step++) {
    await press(page, "Forward");
    await expectRows(page, [...lesson.slice(0, step), ...ahead.slice(step)]);
  }
  await expect(page.getByText("min(9, 1) = 1 accepted").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Forward" })).toBeDisabled();
});

test("the leaky bucket of five: the table of the lesson, step by step", async ({ page }) => {
  await open(page);
  await scenario(page, "The queue of five");
  for (let step = 1; step <= 5; step++) await press(page, "Forward");
  // Arrive, in the queue then, processed until the next step, left then, dropped.
  await expectRows(page, ["1 s 4 4 2 2 0", "2 s 4 5 2 3 1", "3 s 0 3 2 1 0", "4 s 0 1 1 0 0", "5 s 0 0 … … 0"]);
});

/** What each of the other scenarios comes to at its end. */
const ends = [
  { name: "Leaves and caterpillars", rows: ["1 day 2 3 2 0 1", "2 days 5 3 4 1 0", "3 days 0 3 0 0 3", "4 days 0 2 0 0 5"] },
  { name: "Scarce: 2 every 10 s", rows: ["1 s 5 0 5 0 3", "2 s 5 0 3 2 0", "10 s 0 2 0 0 2"] },
  { name: "Thirteen at once", rows: ["0 s 13 0 10 3 0", "3 s 0 6 0 0 6"] },
  { name: "Twenty-five at once", rows: ["0 s 25 20 5 15 5", "1 s 0 15 5 10 0", "2 s 0 10 5 5 0", "3 s 0 5 5 0 0", "4 s 0 0 … … 0"] },
  { name: "Sized for two seconds", rows: ["0 s 25 10 5 5 15", "1 s 0 5 5 0 0", "2 s 0 0 … … 0"] },
];
for (const { name, rows: expected } of ends) {
  test(`${name.toLowerCase()}: the figures of the lesson`, async ({ page }) => {
    await open(page);
    await scenario(page, name);
    const first = await picture(page).getAttribute("aria-label");
    for (let step = 1; step <= expected.length; step++) await press(page, "Forward");
    await expectRows(page, expected);
    await press(page, "Start over");
    await expect(picture(page), "the start is as it was").toHaveAttribute("aria-label", String(first));
  });
}

test("a burst of 25 on a queue of 20 says when the last one is done", async ({ page }) => {
  await open(page);
  await scenario(page, "Twenty-five at once");
  await press(page, "Forward");
  await expect(page.getByText("The last in line starts after 3.8 s and is done after 4 s.").first()).toBeVisible();
});

test("a change of the set-up can be taken back, and the steps can be cleared", async ({ page }) => {
  await open(page);
  await press(page, "Send 6 requests");
  await box(page, "Capacity").fill("6");
  await box(page, "Capacity").press("Enter");
  await expectRows(page, ["0 s 6 0 6 0 0"]);
  await press(page, "Undo the change");
  await expect(box(page, "Capacity")).toHaveValue("5");
  await expectRows(page, ["0 s 6 0 5 1 0"]);
  await box(page, "Capacity").fill("6");
  await box(page, "Capacity").press("Enter");
  await press(page, "Clear the steps");
  await expectRows(page, []);
  await expect(box(page, "Capacity")).toHaveValue("6");
});

test("a queue with a time limit says who is going to give up, and when", async ({ page }) => {
  await open(page);
  await page.getByRole("radio", { name: "Leaky" }).check();
  await box(page, "Give up after").fill("1");
  await box(page, "Give up after").press("Enter");
  await press(page, "Send 5 requests");
  const shown = page.getByRole("img", { name: /^A leaky bucket/ });
  await expect(shown.getByText("processing, done in 0.5 s")).toBeVisible();
  await expect(shown.getByText("done in 1.5 s")).toBeVisible();
  await expect(shown.getByText("gives up in 1 s")).toHaveCount(2);
  await press(page, "Next second");
  await expect(shown.getByText("2 gave up")).toBeVisible();
});

test("a reload finds the same set-up, the same steps and the same moment", async ({ page }) => {
  await open(page);
  await box(page, "Capacity").fill("7");
  await box(page, "Capacity").press("Enter");
  await press(page, "Send 5 requests");
  await press(page, "Next second");
  await press(page, "Send 5 requests");
  await press(page, "Back");
  const before = { rows: await rows(page), picture: await picture(page).getAttribute("aria-label") };
  await expect(page, "the address has caught up with the step back").toHaveURL(/[?&]at=2(&|$)/);
  await page.reload();
  await expect(picture(page)).toHaveAttribute("aria-label", before.picture ?? "");
  await expectRows(page, before.rows);
  await expect(box(page, "Capacity")).toHaveValue("7");
});

/** What is typed, and what is said of it. */
const nonsense = [
  { typed: "many", said: "“many” is none" },
  { typed: "0", said: "From 1 to 1,000,000,000; 0 is outside." },
  { typed: "-3", said: "-3 is outside" },
  { typed: "2.5", said: "A whole number" },
  { typed: "10,000", said: "can be read in two ways" },
  { typed: "", said: "Give a number from 1 to 1,000,000,000." },
];
for (const { typed, said } of nonsense) {
  test(`“${typed}” is no capacity: the field says so and nothing is lost`, async ({ page }) => {
    await open(page);
    await press(page, "Send 6 requests");
    const before = await rows(page);
    await box(page, "Capacity").fill(typed);
    await box(page, "Capacity").press("Enter");
    await expect(page.getByRole("alert")).toContainText(said);
    await expect(box(page, "Capacity")).toHaveValue(typed);
    await expect(box(page, "Capacity")).toHaveAttribute("aria-invalid", "true");
    await expect(box(page, "Capacity")).toHaveAccessibleDescription(/1 to 1,000,000,000/);
    expect(await rows(page)).toEqual(before);

    await box(page, "Capacity").fill("6");
    await box(page, "Capacity").press("Enter");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectRows(page, ["0 s 6 0 6 0 0"]);
  });
}

for (const typed of ["2,5", "2.5"]) {
  test(`“${typed}” seconds are two and a half`, async ({ page }) => {
    await open(page);
    await box(page, "Every").fill(typed);
    await box(page, "Every").press("Enter");
    await press(page, "Send 6 requests");
    await expect(page.getByText("The next token comes in 2.5 s (Retry-After: 3).").first()).toBeVisible();
  });
}

test("a burst that is no number is not sent", async ({ page }) => {
  await open(page);
  await box(page, "How many to send").fill("lots");
  await box(page, "How many to send").press("Enter");
  await expect(page.getByRole("alert")).toContainText("“lots” is none");
  await expectRows(page, []);
  await box(page, "How many to send").fill("8");
  await box(page, "How many to send").press("Enter");
  await expectRows(page, ["0 s 8 0 5 3 0"]);
});

test("a smaller bucket cannot start with more than it holds, and the page says what it did", async ({ page }) => {
  await open(page);
  await box(page, "Starts with").fill("4");
  await box(page, "Starts with").press("Enter");
  await box(page, "Capacity").fill("3");
  await box(page, "Capacity").press("Enter");
  await expect(page.getByText("It was to start with 4, more than it can hold now, so it starts full.").first()).toBeVisible();
  await expect(picture(page)).toHaveAccessibleName(/3 of 3 tokens/);
});

test("each step is spoken once, in a sentence", async ({ page }) => {
  await open(page);
  await press(page, "Send 6 requests");
  await expect(spoken(page)).toHaveText(/^Step 1, 0 s after the start\. 6 requests ask, but only 5 can be had: min\(6, 5\) = 5 accepted\. Number 6 finds no token and is rejected\. The next token comes in 2 s \(Retry-After: 2\)\.$/);
});

test("a meter rejects what does not fit and has room again as it leaks", async ({ page }) => {
  await open(page);
  await page.getByRole("radio", { name: "Meter" }).check();
  await press(page, "Send 6 requests");
  await press(page, "Next second");
  await press(page, "Send 5 requests");
  await expectRows(page, ["0 s 6 5 1 5", "1 s 0 0 0 3", "1 s 5 2 3 5"]);
});

test("ten thousand at once", async ({ page }) => {
  await open(page);
  await box(page, "Capacity").fill("10000");
  await box(page, "Capacity").press("Enter");
  await box(page, "How many to send").fill("20000");
  await box(page, "How many to send").press("Enter");
  await expectRows(page, ["0 s 20,000 0 10,000 10,000 0"]);
});
