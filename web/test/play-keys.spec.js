// Play by the keys: each does what its dialog says, and none does anything while someone types.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { box, expectRows, open, picture, press, rows, scenario } from "./support/play.js";
import { words } from "./support/words.js";

test("a burst, some seconds, and the way back and forth by the keys", async ({ page }) => {
  await open(page);
  await page.keyboard.press("5");
  await page.keyboard.press("1");
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await page.keyboard.press("b");
  await expectRows(page, ["0 s 5 0 5 0 0", "0 s 1 0 0 1 0", "1 s 0 0 0 0 0", "2 s 0 2 0 0 2", "2 s 6 0 2 4 0"]);
  await page.keyboard.press("Home");
  await expect(picture(page)).toHaveAccessibleName(/5 of 5 tokens/);
  await page.keyboard.press("ArrowRight");
  await expect(picture(page)).toHaveAccessibleName(/0 of 5 tokens.*5 accepted/);
  await page.keyboard.press("End");
  await expect(page.getByText("Step 5 of 5 · 2 s")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Step 4 of 5 · 2 s")).toBeVisible();
});

test("the address and the files by the keys", async ({ page }) => {
  await open(page);
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog", { name: words("share-title") })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("d");
  await expect(page.getByRole("dialog", { name: words("share-take-title") })).toBeVisible();
});

test("run, slower, faster, motion, language, kind and scenario by the keys", async ({ page }) => {
  await open(page);
  await page.keyboard.press("r");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeVisible();
  const speed = page.getByRole("combobox", { name: "Speed" });
  await page.keyboard.press("+");
  await expect(speed).toHaveValue("2");
  await page.keyboard.press("-");
  await page.keyboard.press("-");
  await expect(speed).toHaveValue("0.5");
  await page.keyboard.press("m");
  await expect(page.getByRole("button", { name: "Motion" })).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("l");
  await expect(page.getByRole("combobox", { name: "Language of the rule" })).toHaveValue("go");
  await page.keyboard.press("k");
  await expect(page.getByRole("radio", { name: "Leaky" })).toBeChecked();
  const scenarios = page.getByRole("combobox", { name: "Scenario" });
  await scenario(page, "A bucket of five");
  await scenarios.blur();
  await page.keyboard.press("s");
  await expect(scenarios).toHaveValue("leaves");
  await page.keyboard.press("S");
  await expect(scenarios).toHaveValue("five");
});

test("keys are letters and numbers to whoever types", async ({ page }) => {
  await open(page);
  await page.keyboard.press("h");
  const field = page.getByRole("textbox", { name: "How many to send" });
  await expect(field).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("15n");
  await expect(field).toHaveValue("15n");
  await field.blur();
  await page.keyboard.press("c");
  await expect(box(page, "Capacity")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("1");
  expect(await rows(page)).toEqual([]);
  // A slider keeps the arrow keys for itself, and lets the others through.
  await page.getByRole("slider", { name: "Refill, slider" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(box(page, "Refill")).toHaveValue("3");
  await page.keyboard.press("n");
  await expectRows(page, ["1 s 0 0 0 0 15"]);
});

test("the dialog lists every key, and can switch them off for good", async ({ page }) => {
  await open(page);
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keys" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("term")).toHaveText(["1", "5", "b", "n", "←", "→", "Home", "End", "r", "-", "+", "k", "s", "S", "c", "h", "t", "l", "p", "m", "a", "e", "d", "?"]);
  await page.keyboard.press("n");
  await dialog.getByRole("checkbox", { name: "Use these keys" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("n");
  await page.reload();
  await expect(picture(page)).toBeVisible();
  await page.keyboard.press("n");
  expect(await rows(page), "neither behind the dialog nor after it").toEqual([]);
  await press(page, "Keys");
  await dialog.getByRole("checkbox", { name: "Use these keys" }).check();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("n");
  await expectRows(page, ["1 s 0 0 0 0 5"]);
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`axe finds nothing in the dialog of the keys, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await press(page, "Keys");
    const { violations } = await new AxeBuilder({ page }).include("dialog[open]").withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`)).toEqual([]);
  });
}
