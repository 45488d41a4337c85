// The playground in one file, opened from the disk as by a double-click, with no network at all.
import { expect, test } from "@playwright/test";
import { onDisk } from "./support/dist.js";
import { expectRows, picture, press } from "./support/play.js";
import { answerByKeyboard, answerQuickly, card, questions, score } from "./support/practice.js";
import { words } from "./support/words.js";

/** @import { Page } from "@playwright/test" */

const playground = onDisk("bucket-playground.html");
/** A set by itself, as it is handed out. */
const handout = onDisk("packages/leaky-practice.html");

/** Everything that the page asked anyone for, and everything it complained of. @type {string[]} */
let heard;

test.beforeEach(async ({ context, page }) => {
  await context.setOffline(true);
  heard = [];
  page.on("request", (request) => request.isNavigationRequest() || /^(data|blob):/.test(request.url()) || heard.push(request.url()));
  page.on("console", (message) => heard.push(message.text()));
  page.on("pageerror", (error) => heard.push(String(error)));
});
test.afterEach(() => expect(heard, "the file has all it needs").toEqual([]));

test("Play works, and stands there again when the file is opened the next time", async ({ page }) => {
  await page.goto(playground);
  await expect(picture(page)).toBeVisible();
  await press(page, "Send 6 requests");
  await expect(page.getByText("Number 6 finds no token and is rejected.").first()).toBeVisible();
  await page.goto("about:blank");
  await page.goto(playground);
  await expect(picture(page)).toHaveAccessibleName(/0 of 5 tokens.*6 requests arrived: 5 accepted, 1 rejected/);
});

test("an address with a set-up opens it", async ({ page }) => {
  await page.goto(`${playground}#play?bucket=token&capacity=10&refill=6/3s&rounds=3,5/1s`);
  await expectRows(page, ["1 s 3 0 3 0 7", "2 s 5 0 5 0 2"]);
});

test("Practise works, and keeps what was typed", async ({ page }) => {
  await page.goto(playground);
  await page.getByRole("link", { name: words("common-nav-practise"), exact: true }).click();
  await expect(score(page, 0)).toBeVisible();
  await answerByKeyboard(page, card(page, 1), questions["token-practice"][0].right);
  await expect(card(page, 1).getByRole("status")).toContainText("Right.");
  await page.reload();
  await expect(score(page, 1)).toBeVisible();
  await expect(card(page, 1).getByRole("textbox", { name: "Accepted" })).toHaveValue("5");
});

test("every language is inside", async ({ page }) => {
  for (const [lang, locale] of [["es-MX", "es"], ["pt", "pt-BR"], ["zh", "zh-CN"]]) {
    await page.goto(`${handout}#practise/leaky-practice?lang=${lang}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("practice-leaky-practice-title", {}, locale));
  }
});

test("a lab, which the page loads when it is asked for, is inside as well", async ({ page }) => {
  await page.goto(playground);
  await page.getByRole("link", { name: words("common-nav-lab"), exact: true }).click();
  await page.getByRole("link", { name: words("lab-full-or-empty-title") }).click();
  await expect(page.getByRole("heading", { name: words("lab-full-or-empty-title"), level: 1 })).toBeVisible();
});

test("a long run goes on in the page, which has no worker, and says so", async ({ page }) => {
  await page.goto(`${playground}#bigrun?bucket=token&capacity=5&refill=2/2s&traffic=bursts:10/5s@0s-50000s`);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByText("50,000 rounds brought 100,000 requests").first()).toBeVisible();
  await expect(page.getByText(words("bigrun-in-page"))).toBeVisible();
});

test("a picture can be taken away", async ({ page }) => {
  await page.goto(`${playground}#compare`);
  await page.getByRole("button", { name: words("share-take") }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: words("share-take-png") }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
});

test("a set handed out by itself opens at once, under its own name, with nothing around it", async ({ page }) => {
  await page.goto(handout);
  await expect(page).toHaveTitle(words("practice-leaky-practice-title"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("practice-leaky-practice-title"));
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(score(page, 0)).toBeVisible();
  for (const { number, right } of questions["leaky-practice"]) await answerQuickly(card(page, number), right);
  await expect(score(page, 4)).toBeVisible();
  await page.reload();
  await expect(score(page, 4)).toBeVisible();
});

test("its address can ask for it in another way", async ({ page }) => {
  await page.goto(`${handout}#practise/leaky-practice?only=sixth&attempts=1`);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(1);
  await expect(page.getByText(words("practice-attempts-left", { left: 1 }))).toBeVisible();
});
