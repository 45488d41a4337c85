// The dialog in which traffic is made: in rounds, by pattern, from a list.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { expectRows, open, press, rows, scenario } from "./support/play.js";

/** @import { Page } from "@playwright/test" */

/** Opens the dialog at one of its ways. @param {Page} page @param {string} way */
async function openTraffic(page, way) {
  await press(page, "Traffic…");
  const dialog = page.getByRole("dialog", { name: "Make traffic" });
  await dialog.getByRole("radio", { name: way }).check();
  return dialog;
}

const ahead = (/** @type {string} */ time, /** @type {number} */ requests) => `${time} ${requests} … … … …`;

test("rounds are typed, counted up and down, and drawn", async ({ page }) => {
  await open(page);
  await scenario(page, "Generous: 6 every 3 s");
  const dialog = await openTraffic(page, "In rounds");
  const round = (/** @type {number} */ n) => dialog.getByRole("textbox", { name: `Requests in round ${n},` });
  await expect(round(4), "what was sent already is there").toHaveValue("9");
  await round(1).fill("2");
  await round(2).press("ArrowUp");
  await round(2).press("ArrowUp");
  await round(2).press("ArrowDown");
  await dialog.getByRole("textbox", { name: "Rounds", exact: true }).fill("5");
  await dialog.getByRole("textbox", { name: "Rounds", exact: true }).press("Enter");
  await expect(round(5)).toHaveValue("0");
  // The bar stands above the box; its full height stands for ten.
  const place = await round(5).boundingBox();
  if (!place) throw new Error("the round has no place");
  await page.mouse.move(place.x + place.width / 2, place.y - 6);
  await page.mouse.down();
  await page.mouse.move(place.x + place.width / 2, place.y - 4 - 48, { steps: 4 });
  await page.mouse.up();
  await expect(round(5)).toHaveValue("5");
  await expect(dialog.getByText("29 requests in 5 steps, over 5 s")).toBeVisible();
  await dialog.getByRole("button", { name: "Use this traffic" }).click();
  await expectRows(page, [ahead("1 s", 2), ahead("2 s", 6), ahead("3 s", 7), ahead("4 s", 9), ahead("5 s", 5)]);
  await expect(page.getByText("The new traffic lies ahead: 5 steps.").first()).toBeVisible();
});

test("a pattern becomes steps", async ({ page }) => {
  await open(page);
  const dialog = await openTraffic(page, "By pattern");
  await dialog.getByRole("textbox", { name: "Until" }).fill("12");
  await dialog.getByRole("textbox", { name: "Until" }).press("Enter");
  await dialog.getByRole("textbox", { name: "A step lasts" }).fill("5");
  await dialog.getByRole("textbox", { name: "A step lasts" }).press("Enter");
  await expect(dialog.getByText("30 requests in 3 steps, over 15 s")).toBeVisible();
  await dialog.getByRole("button", { name: "Use this traffic" }).click();
  await expectRows(page, [ahead("0 s", 10), ahead("5 s", 10), ahead("10 s", 10)]);
});

test("the same seed brings the same requests", async ({ page }) => {
  await open(page);
  const taken = [];
  for (const seed of ["7", "8", "7"]) {
    const dialog = await openTraffic(page, "By pattern");
    await dialog.getByRole("combobox", { name: "Traffic 1" }).selectOption("random");
    await dialog.getByRole("textbox", { name: "Seed" }).fill(seed);
    await dialog.getByRole("textbox", { name: "Seed" }).press("Enter");
    await dialog.getByRole("button", { name: "Use this traffic" }).click();
    taken.push(await rows(page));
  }
  expect(taken[0]).toHaveLength(30);
  expect(taken[2]).toEqual(taken[0]);
  expect(taken[1]).not.toEqual(taken[0]);
});

const log = [
  '10.0.0.1 - - [10/Oct/2000:13:55:36 -0700] "GET / HTTP/1.0" 200 12',
  '10.0.0.2 - - [10/Oct/2000:13:55:36 -0700] "GET /a HTTP/1.0" 200 12',
  '10.0.0.1 - - [10/Oct/2000:13:55:39 -0700] "GET /b HTTP/1.0" 200 12',
];

test("an access log becomes steps at its own times", async ({ page }) => {
  await open(page);
  const dialog = await openTraffic(page, "From a list");
  await dialog.getByRole("textbox", { name: "Times of the requests" }).fill(log.join("\n"));
  await expect(dialog.getByText("3 requests in 2 steps, over 3 s")).toBeVisible();
  await dialog.getByRole("button", { name: "Use this traffic" }).click();
  await expectRows(page, [ahead("0 s", 2), ahead("3 s", 1)]);
});

test("lines that cannot be read are named, stay where they are, and are left out only when asked", async ({ page }) => {
  await open(page);
  const dialog = await openTraffic(page, "From a list");
  const list = dialog.getByRole("textbox", { name: "Times of the requests" });
  const text = [log[0], "yesterday", log[2], "2000-13-01T00:00:00Z", "12"].join("\n");
  await list.fill(text);
  await expect(dialog.getByText("3 lines cannot be read.")).toBeVisible();
  await expect(dialog.getByText("Line 2: a time belongs at its beginning, and “yesterday” has none.")).toBeVisible();
  await expect(dialog.getByText("Line 4: there is no such date or time as in “2000-13-01T00:00:00Z”.")).toBeVisible();
  await expect(dialog.getByText("Line 5: the lines before have another kind of time, dates or plain seconds, than “12”.")).toBeVisible();
  await expect(list).toHaveValue(text);
  const use = dialog.getByRole("button", { name: "Use this traffic" });
  await expect(use).toBeDisabled();
  await dialog.getByRole("checkbox", { name: "Go on without those 3 lines" }).check();
  await use.click();
  await expectRows(page, [ahead("0 s", 1), ahead("3 s", 1)]);
});

test("a file is read like a pasted list", async ({ page }) => {
  await open(page);
  const dialog = await openTraffic(page, "From a list");
  await dialog.getByLabel("Or from a file:").setInputFiles({ name: "times.csv", mimeType: "text/csv", buffer: Buffer.from("time,path\n0.5,/a\n2,/b\n") });
  await expect(dialog.getByText("The first line names the columns: “time,path”.")).toBeVisible();
  await expect(dialog.getByText("2 requests in 2 steps, over 2 s")).toBeVisible();
});

test("a list too long to be played can be gathered, or seen as a long run", async ({ page }) => {
  await open(page);
  const dialog = await openTraffic(page, "From a list");
  await dialog.getByRole("textbox", { name: "Times of the requests" }).fill(Array.from({ length: 1100 }, (_, i) => (i / 10).toFixed(1)).join("\n"));
  await expect(dialog.getByText("1,100 steps are more than can be played one by one")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Use this traffic" })).toBeDisabled();
  await dialog.getByRole("combobox", { name: "Requests together in one step" }).selectOption({ label: "those within 1 s" });
  await expect(dialog.getByText("1,100 requests in 110 steps")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Use this traffic" })).toBeEnabled();
  await dialog.getByRole("combobox", { name: "Requests together in one step" }).selectOption({ label: "those at the same moment" });
  await dialog.getByRole("button", { name: "See it as a long run" }).click();
  await expect(page).toHaveURL(/#bigrun/);
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`axe finds nothing in the dialog of the traffic, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    for (const way of ["In rounds", "By pattern", "From a list"]) {
      const dialog = await openTraffic(page, way);
      if (way === "From a list") await dialog.getByRole("textbox", { name: "Times of the requests" }).fill("yesterday");
      const { violations } = await new AxeBuilder({ page }).include("dialog[open]").withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`), way).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
}
