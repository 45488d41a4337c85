// The page in four languages: which one it speaks, that changing it keeps all that was done, and that every place speaks it.
import { expect, test } from "@playwright/test";
import { expectRows, open, press } from "./support/play.js";
import { words } from "./support/words.js";

const languages = ["en", "pt-BR", "zh-CN", "es"];

/** @param {import("@playwright/test").Page} page */
const chosen = (page) => page.locator("html").getAttribute("lang");

/** @param {import("@playwright/test").Page} page @param {string} address */
async function visit(page, address) {
  await page.goto(address);
  await expect(page.getByRole("img").first()).toBeVisible();
}

for (const [browser, language] of Object.entries({ "pt-PT": "pt-BR", "zh-Hans": "zh-CN", "zh-SG": "zh-CN", zh: "zh-CN", "es-MX": "es", "de-DE": "en", "en-GB": "en" })) {
  test.describe(`a browser set to ${browser}`, () => {
    test.use({ locale: browser });
    test(`is spoken to in ${language}`, async ({ page }) => {
      await visit(page, "index.html");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("button", { name: words("play-next-second", {}, language) })).toBeVisible();
    });
  });
}

test.describe("numbers", () => {
  test.use({ locale: "es-MX" });
  test("are those of the reader's region, where the language is spoken there", async ({ page }) => {
    await visit(page, "index.html#play?bucket=token&capacity=5&refill=1/2.5s&send=6@0s");
    await expect(page.getByText("2.5 s").first()).toBeVisible();
    await visit(page, "index.html?2#play?bucket=token&capacity=5&refill=1/2.5s&send=6@0s&lang=es-ES");
    await expect(page.getByText("2,5 s").first()).toBeVisible();
  });
});

test.describe("the choice", () => {
  test.use({ locale: "es-ES" });
  test("of the person goes before the browser's, that of the address before both", async ({ page }) => {
    await visit(page, "index.html");
    await page.getByRole("combobox", { name: words("common-language", {}, "es") }).selectOption("zh-CN");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await page.goto("index.html?2#play?lang=pt-BR");
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
    await page.getByRole("combobox", { name: words("common-language", {}, "pt-BR") }).selectOption("en");
    await expect(page.locator("html"), "a choice on the page goes before what the address asked for").toHaveAttribute("lang", "en");
    await expect(page).not.toHaveURL(/lang=/);
  });
});

test("changing it keeps every step, and says the last one anew", async ({ page }) => {
  await open(page);
  await press(page, words("play-send-n", { n: 6 }));
  await expectRows(page, ["0 s 6 0 5 1 0"]);
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("pt-BR");
  await expect(page.getByRole("button", { name: words("play-next-second", {}, "pt-BR") })).toBeVisible();
  const row = page.getByRole("table", { name: words("play-table", {}, "pt-BR") }).getByRole("row").nth(1);
  await expect(row.getByRole("cell")).toHaveText(["6", "0", "5", "1", "0"]);
  await expect(page.getByRole("status").filter({ hasText: "token" }).first()).toContainText("requisi");
  expect(await page.title()).toContain(words("common-title", {}, "pt-BR"));
});

test("changing it keeps what was typed and checked in an exercise", async ({ page }) => {
  await page.goto("index.html#practise/token-practice");
  const first = page.getByRole("group").filter({ has: page.getByRole("heading", { level: 2 }) }).first();
  await first.getByRole("textbox").first().fill("6");
  await first.getByRole("button", { name: words("practice-check.name", { number: 1 }) }).click();
  await expect(first.getByText(words("practice-wrong")).or(first.getByText(words("practice-partly")))).toBeVisible();
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("practice-token-practice-title", {}, "es"));
  await expect(first.getByRole("textbox").first()).toHaveValue("6");
  await expect(first.getByText(words("practice-wrong", {}, "es")).or(first.getByText(words("practice-partly", {}, "es")))).toBeVisible();
});

test("a language whose words cannot be had is named, and the page goes on", async ({ page }) => {
  await open(page);
  await page.context().setOffline(true);
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("es");
  await expect(page.getByText(words("common-language-failed", { name: "Español" }))).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await press(page, words("play-send-n", { n: 6 }));
  await expectRows(page, ["0 s 6 0 5 1 0"]);
  await page.context().setOffline(false);
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

for (const language of languages) {
  test(`a frame speaks ${language} when its address says so`, async ({ page }) => {
    await page.goto(`embed.html#practise/leaky-practice?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("practice-leaky-practice-title", {}, language));
    expect(await chosen(page)).toBe(language);
  });
}
