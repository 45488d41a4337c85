// The labs as their tests reach for them: by roles and names.
import { expect } from "@playwright/test";
import { words } from "./words.js";

/**
 * @import { FrameLocator, Page } from "@playwright/test"
 * @typedef {Page | FrameLocator} Where
 */

/** Opens a lab, with what comes of it there. Its title comes first: what another lab said stands until this one has been
 * fetched. @param {Page} page @param {string} address such as "rounding?every=5s" */
export async function open(page, address) {
  await page.goto(`./#lab/${address}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(`lab-${address.split("?")[0]}-title`));
  await expect(said(page)).not.toBeEmpty();
}

/** @param {Where} where */
export const effect = (where) => where.getByRole("region", { name: "What comes of it" });
/** The sentence about what is there now. @param {Where} where */
export const said = (where) => effect(where).getByRole("status");
/** @param {Where} where @param {string | RegExp} name */
export const drawing = (where, name) => effect(where).getByRole("img", { name });
/** @param {Where} where @param {string} name */
export const box = (where, name) => where.getByRole("textbox", { name, exact: true });

/** Types a number into a control. @param {Where} where @param {string} name @param {string} text */
export async function type(where, name, text) {
  await box(where, name).fill(text);
  await box(where, name).press("Enter");
}

/** The check question. @param {Where} where @param {string} id */
export const question = (where, id) => where.getByRole("form", { name: words(`lab-${id}-ask`) });

/** Answers it. @param {Where} where @param {string} id @param {string} option */
export const answer = (where, id, option) => question(where, id).getByRole("radio", { name: words(`lab-${id}-option-${option}`), exact: true }).check();

/** The verdict and its reason. @param {Where} where @param {string} id */
export const verdict = (where, id) => question(where, id).getByRole("status");

/** The rows of a table as they read, opened first if need be. @param {Where} where @param {string} name */
export async function rows(where, name) {
  const table = effect(where).getByRole("table", { name });
  if (!(await table.isVisible())) await effect(where).getByText("The same as a table").click();
  await expect(table).toBeVisible();
  const all = (await table.getByRole("row").all()).slice(1);
  return Promise.all(all.map(async (row) => (await row.getByRole("rowheader").or(row.getByRole("cell")).allInnerTexts()).join(" | ")));
}
