// A log too long to be shown: read from its file piece by piece, and seen as a long run.
import { expect, test } from "@playwright/test";
import { open, press } from "./support/play.js";

/** A log of a web server: four requests a second for four hours. */
const seconds = 14_400;
const log = Array.from({ length: 4 * seconds }, (_, i) => {
  const at = new Date(Date.UTC(2000, 9, 10) + 250 * i).toISOString();
  return `10.0.0.${i % 7} - - [10/Oct/2000:${at.slice(11, 19)} +0000] "GET /${i} HTTP/1.1" 200 12`;
});

/** @param {import("@playwright/test").Page} page @param {string[]} lines */
async function choose(page, lines) {
  await press(page, "Traffic…");
  const dialog = page.getByRole("dialog", { name: "Make traffic" });
  await dialog.getByRole("radio", { name: "From a list" }).check();
  await dialog.getByLabel("Or from a file:").setInputFiles({ name: "access.log", mimeType: "text/plain", buffer: Buffer.from(lines.join("\n")) });
  return dialog;
}

test("a long log is read from its file and becomes a long run", async ({ page }) => {
  await open(page);
  const dialog = await choose(page, [...log, "out of the blue"]);
  await expect(dialog.getByText("access.log has been read.")).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText("57,600 requests in 14,400 steps, over 14,399 s")).toBeVisible();
  await expect(dialog.getByText("Line 57601: a time belongs at its beginning, and “out of the blue” has none.")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Times of the requests" }), "nobody wants to scroll through that").toBeHidden();
  await dialog.getByRole("checkbox", { name: "Go on without that line" }).check();
  await dialog.getByRole("button", { name: "See it as a long run" }).click();
  await expect(page.getByText("The traffic is a list of 14,400 arrivals.")).toBeVisible();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  // Five tokens at the start, and two more every two seconds up to the last but one.
  await expect(page.getByText(/\b14,403\b/).first()).toBeVisible({ timeout: 30_000 });
});

test("a file can be left, and a short list typed", async ({ page }) => {
  await open(page);
  const dialog = await choose(page, log);
  await dialog.getByRole("button", { name: /^(Stop reading|Leave the file, and type or paste)$/ }).click();
  await dialog.getByRole("textbox", { name: "Times of the requests" }).fill("0\n2");
  await expect(dialog.getByText("2 requests in 2 steps, over 2 s")).toBeVisible();
  await expect(dialog.getByText("access.log")).toBeHidden();
});

test("a file that went away is told, and the page goes on", async ({ page }) => {
  await open(page);
  // A browser lets nobody take a chosen file away; its stream can be made to fail as it does then.
  await page.evaluate(() => {
    Blob.prototype.stream = () => new ReadableStream({ start: (controller) => controller.error(new DOMException("gone", "NotReadableError")) });
  });
  const dialog = await choose(page, log);
  await expect(dialog.getByText("access.log cannot be read. It may have been moved or changed; choose it once more.")).toBeVisible();
  await dialog.getByRole("button", { name: "Leave the file, and type or paste" }).click();
  await expect(dialog.getByRole("textbox", { name: "Times of the requests" })).toBeVisible();
});
