// One practice set in a plain frame on someone else's page.
import { expect, test } from "@playwright/test";
import { startHost } from "./support/host.js";
import { answerByKeyboard, card, questions, score } from "./support/practice.js";
import { words } from "./support/words.js";

/** @import { Host } from "./support/host.js" */

/** @type {Host | undefined} */
let host;
test.afterEach(async () => {
  await host?.close();
  host = undefined;
});

/** A page of another origin with a frame of fixed height, and text to scroll past on both sides of it.
 * @param {import("@playwright/test").Page} page @param {string | undefined} baseURL @param {string} activity */
async function openInFrame(page, baseURL, activity) {
  const address = new URL(`embed.html${activity}`, baseURL).href;
  const filler = `<p style="height: 300px">Text of the course</p>`;
  host = await startHost(`<!doctype html><html lang="en"><title>A course</title>${filler}<a href="#before">before</a>
    <iframe title="Exercise" src="${address}" width="640" height="420"></iframe><a href="#after">after</a>
    ${filler}${filler}${filler}`);
  await page.goto(host.url);
  return page.frameLocator("iframe");
}

for (const [set, asked] of Object.entries(questions)) {
  test(`${set} works in a frame of another origin`, async ({ page, baseURL }) => {
    const frame = await openInFrame(page, baseURL, `#practise/${set}`);
    await expect(score(frame, 0)).toBeVisible();
    for (const { number, right, explained } of asked) {
      const question = card(frame, number);
      for (const part of right) {
        if ("choose" in part) await question.getByRole("radio", { name: part.choose, exact: true }).check();
        else await question.getByRole("textbox", { name: part.type, exact: true }).fill(part.text);
      }
      await question.getByRole("button", { name: "Check" }).click();
      await expect(question.getByRole("status")).toContainText("Right.");
      await expect(question.getByRole("status")).toContainText(explained);
    }
    await expect(score(frame, 4)).toBeVisible();
  });
}

test("it takes no focus and does not scroll the page around it", async ({ page, baseURL }) => {
  const frame = await openInFrame(page, baseURL, "#practise/token-practice");
  await expect(score(frame, 0)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("what does not fit the frame's height scrolls inside it", async ({ page, baseURL }) => {
  const frame = await openInFrame(page, baseURL, "#practise/token-practice");
  const button = card(frame, 4).getByRole("button", { name: "Check question 4" });
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(button).not.toBeInViewport();
  const html = frame.locator("html");
  await html.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(button).toBeInViewport();
  expect(await html.evaluate((root) => root.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("the Tab key enters the frame and leaves it again", async ({ page, baseURL }) => {
  const frame = await openInFrame(page, baseURL, "#practise/token-practice");
  await expect(score(frame, 0)).toBeVisible();
  await page.getByRole("link", { name: "before" }).focus();
  await page.keyboard.press("Tab");
  await expect(card(frame, 1).getByRole("textbox", { name: "Accepted" })).toBeFocused();
  await frame.getByRole("button", { name: words("paper-open") }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "after" })).toBeFocused();
});

for (const [activity, shows] of /** @type {[string, (frame: import("@playwright/test").FrameLocator) => import("@playwright/test").Locator][]} */ ([
  ["#play?bucket=token&capacity=10&refill=6/3s&rounds=3,5,7,9/1s&at=4", (frame) => frame.getByRole("img", { name: /0 of 10 tokens.*1 accepted, 8 rejected/ })],
  ["#compare?a.bucket=token&a.capacity=10&a.refill=2/1s&b.bucket=leaky&b.capacity=10&b.drain=2/1s&send=10@2s", (frame) => frame.getByRole("heading", { name: /^B Leaky/ })],
  ["#bigrun?bucket=token&capacity=10&refill=6/3s&traffic=random:2/1s:7@0s-100s", (frame) => frame.getByRole("heading", { level: 1, name: "A long run" })],
  ["#token-practice", (frame) => frame.getByRole("heading", { level: 1, name: "Practice: the token bucket" })],
])) {
  test(`${activity.split("?")[0]} is shown in a frame`, async ({ page, baseURL }) => {
    const frame = await openInFrame(page, baseURL, activity);
    await expect(shows(frame)).toBeVisible();
    await expect(frame.getByRole("navigation")).toHaveCount(0);
  });
}

test("an activity that there is not is named, beside those there are", async ({ page }) => {
  await page.goto("./embed.html#paly?capacity=3");
  await expect(page.getByText("There is no activity “paly”. There are play, compare, bigrun, author, practise")).toBeVisible();
  await expect(page.getByRole("link", { name: "Token bucket" })).toBeVisible();
});

test("what is played in a frame leaves alone what the reader played on the page", async ({ page }) => {
  await page.goto("./#play?bucket=meter&capacity=7&drain=1/1s&send=3@0s");
  await expect(page.getByRole("img", { name: /^A bucket used as a meter/ })).toBeVisible();
  await page.goto("./embed.html#play?bucket=leaky&capacity=4&drain=1/1s");
  await page.getByRole("button", { name: "Send 5 requests" }).click();
  await page.goto("./");
  await expect(page.getByRole("img", { name: /^A bucket used as a meter/ })).toBeVisible();
});

test("there is nothing in it but the set", async ({ page }) => {
  await page.goto("./embed.html#practise/token-practice");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Practice: the token bucket");
  await expect(page).toHaveTitle("Practice: the token bucket");
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("banner")).toHaveCount(0);
});

test("an unknown set is named, beside those there are", async ({ page }) => {
  await page.goto("./embed.html#practise/%3Cimg%20src=x%3E-practice");
  await expect(page.getByText("There is no practice set called “<img src=x>-practice”.")).toBeVisible();
  await page.getByRole("link", { name: "Leaky bucket" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Practice: the leaky bucket");
  await expect(score(page, 0)).toBeVisible();
  await answerByKeyboard(page, card(page, 1), questions["leaky-practice"][0].right);
  await expect(card(page, 1).getByRole("status")).toContainText("Right.");
});

for (const address of ["", "#", "#practise/", "#practise"]) {
  test(`“embed.html${address}” says that no set is named, and which there are`, async ({ page }) => {
    await page.goto(`./embed.html${address}`);
    await expect(page.getByText("No practice set is named here.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Token bucket" })).toHaveAttribute("href", "#practise/token-practice");
    await expect(page.getByRole("link", { name: "Leaky bucket" })).toHaveAttribute("href", "#practise/leaky-practice");
  });
}

test("an address with broken escapes is shown as it is", async ({ page }) => {
  await page.goto("./embed.html#practise/100%");
  await expect(page.getByText("There is no practice set called “100%”.")).toBeVisible();
});

test("the address can choose the colours", async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto("./embed.html#practise/token-practice?theme=light");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const light = await paper();
  await page.goto("./embed.html#practise/token-practice?theme=dark");
  await expect.poll(paper).not.toBe(light);
});

test("a parameter that means nothing is named", async ({ page }) => {
  await page.goto("./embed.html#practise/token-practice?theme=green&speed=3");
  await expect(page.getByText("“theme” can be one of auto, light, dark, not “green”.")).toBeVisible();
  await expect(page.getByText("“speed” is no setting here, so “3” was left aside.")).toBeVisible();
  await expect(card(page, 1)).toBeVisible();
});
