// Play as its tests reach for it: by roles and names.
import { expect } from "@playwright/test";

/** @import { Page } from "@playwright/test" */

/** Opens Play, with the engine there. @param {Page} page */
export async function open(page) {
  await page.goto("./");
  await expect(picture(page)).toBeVisible();
}

/** @param {Page} page */
export const picture = (page) => page.getByRole("img", { name: /^A (token|leaky) bucket with|^A bucket used as a meter|^A plant with/ });
/** @param {Page} page @param {string} name */
export const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
/** @param {Page} page @param {string} name */
export const scenario = (page, name) => page.getByRole("combobox", { name: "Scenario" }).selectOption({ label: name });
/** @param {Page} page @param {string} name */
export const box = (page, name) => page.getByRole("textbox", { name, exact: true });
/** What a screen reader was last told. @param {Page} page */
export const spoken = (page) => page.getByRole("status").filter({ hasText: /\S/ });

/** The rows of the table as they read, without the head. @param {Page} page @returns {Promise<string[]>} */
export async function rows(page) {
  const found = await page.getByRole("table", { name: "Step by step" }).getByRole("row").all();
  const texts = await Promise.all(found.map((row) => row.getByRole("rowheader").or(row.getByRole("cell")).allInnerTexts()));
  return texts.slice(1).map((cells) => cells.map((cell) => cell.replace(/…[\s\S]*/, "…").trim()).join(" "));
}

/** @param {Page} page @param {string[]} expected */
export const expectRows = (page, expected) => expect.poll(() => rows(page)).toEqual(expected);
