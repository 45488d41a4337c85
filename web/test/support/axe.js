// axe on the page as it stands, quickly: its script is brought into the page once, and asked as often as one likes.
import axe from "axe-core";

/** @import { Page } from "@playwright/test" */

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds fault with; in a dialog that is open, and not behind it. @param {Page} page @returns {Promise<string[]>} */
export async function violations(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe } = /** @type {any} */ (window);
    const found = await axe.run(document.querySelector("dialog[open]") ?? document, { runOnly: { type: "tag", values }, resultTypes: ["violations"] });
    return found.violations.flatMap((/** @type {any} */ { id, nodes }) => nodes.map((/** @type {any} */ { html, failureSummary }) =>
      `${id}: ${html.slice(0, 200)} ${failureSummary.split("\n").at(-1).trim()}`));
  }, tags);
}
