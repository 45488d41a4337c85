// A set in a learning platform that speaks SCORM 1.2: scorm-again as the platform's part, in a page with the set in a frame.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { answerFile, filesOf } from "../support/packages.js";
import { answerQuickly, card, questions, score } from "../support/practice.js";
import { start } from "../support/servers.js";
import { words } from "../support/words.js";

/** @import { Page } from "@playwright/test" */

const set = "token-practice";
const asked = questions[set];

/** The platform's page. What is committed it keeps from one visit to the next, and nothing else. */
const player = `<!doctype html><html lang="en"><title>A course</title><script src="scorm12.js"></script>
<script>
  window.API = new Scorm12API({ autocommit: false, logLevel: 5 });
  const kept = localStorage.getItem("course");
  if (kept) API.loadFromJSON(JSON.parse(kept), "");
  const settings = new URLSearchParams(location.search);
  for (const [name, value] of settings) API.loadFromFlattenedJSON({ [name]: value }, "");
  window.commits = 0;
  // An element that can only be written.
  API.on("LMSSetValue.cmi.core.session_time", (_, value) => (window.sessionTime = value));
  API.on("LMSCommit", () => {
    window.commits++;
    localStorage.setItem("course", JSON.stringify(API.cmi));
  });
</script>
<iframe title="Activity" src="package/index.html" width="760" height="900"></iframe>`;

/** @type {import("../support/servers.js").Server} */
let platform;

test.beforeAll(async () => {
  const runtime = readFileSync(new URL("../../node_modules/scorm-again/dist/scorm12.js", import.meta.url));
  const served = Object.fromEntries(Object.entries(filesOf(`${set}-scorm12`)).map(([name, data]) => [`package/${name}`, data]));
  /** @type {Record<string, Uint8Array | string>} */
  const files = { "": player, "scorm12.js": runtime, ...served };
  platform = await start((request, response) => answerFile(files, request, response) || response.writeHead(404).end());
});
test.afterAll(() => platform.close());

/** Opens the course, with what the platform knows besides. @param {Page} page @param {Record<string, string>} [known] */
async function visit(page, known = {}) {
  await page.goto(`${platform.url}?${new URLSearchParams(known)}`);
  const frame = page.frameLocator("iframe");
  await expect(card(frame, 1)).toBeVisible();
  return frame;
}

/** What the platform has of an element of the data model. @param {Page} page @param {string} name */
const has = (page, name) => page.evaluate((name) => name.split(".").reduce((part, key) => part[key], /** @type {any} */ (window).API), name);

/** @param {ReturnType<Page["frameLocator"]>} frame @param {number} number @param {"right" | "wrong"} how */
async function answer(frame, number, how) {
  const question = card(frame, number);
  await answerQuickly(question, asked[number - 1][how]);
  await expect(question.getByRole("status")).toContainText(how === "right" ? "Right." : /Wrong|Partly/);
}

test("each answer is scored and committed, and the set is passed when the mark is reached", async ({ page }) => {
  const frame = await visit(page);
  await expect(score(frame, 0)).toBeVisible();
  await expect.poll(() => has(page, "cmi.core.lesson_status")).toBe("incomplete");
  await answer(frame, 1, "right");
  for (const [part, value] of [["raw", "25"], ["min", "0"], ["max", "100"]]) expect(await has(page, `cmi.core.score.${part}`)).toBe(value);
  const commits = await page.evaluate(() => /** @type {any} */ (window).commits);
  await answer(frame, 2, "wrong");
  expect(await has(page, "cmi.core.score.raw"), "a wrong answer takes nothing away").toBe("25");
  expect(await page.evaluate(() => /** @type {any} */ (window).commits), "once for an answer").toBe(commits + 1);
  await answer(frame, 3, "right");
  expect(await has(page, "cmi.core.lesson_status")).toBe("incomplete");
  await answer(frame, 4, "right");
  expect(await has(page, "cmi.core.score.raw")).toBe("75");
  expect(await has(page, "cmi.core.lesson_status"), "all are answered, and the mark is 80").toBe("completed");
  await answer(frame, 2, "right");
  expect(await has(page, "cmi.core.score.raw")).toBe("100");
  expect(await has(page, "cmi.core.lesson_status")).toBe("passed");
  expect(await page.evaluate(() => /** @type {any} */ (window).sessionTime)).toMatch(/^\d{4}:\d\d:\d\d\.\d\d$/);
  // To begin anew is to practise on; it does not undo what was achieved.
  await frame.getByRole("button", { name: words("practice-reset") }).click();
  await answer(frame, 1, "wrong");
  expect([await has(page, "cmi.core.score.raw"), await has(page, "cmi.core.lesson_status")]).toEqual(["100", "passed"]);
});

test("the mark that the platform names is the one that counts", async ({ page }) => {
  const frame = await visit(page, { "cmi.student_data.mastery_score": "50" });
  await answer(frame, 1, "right");
  await answer(frame, 2, "right");
  expect(await has(page, "cmi.core.lesson_status")).toBe("passed");
});

test("at the next visit everything stands as it was, from what was committed alone", async ({ page, context }) => {
  const frame = await visit(page);
  await answer(frame, 3, "wrong");
  await card(frame, 3).getByRole("button", { name: "Hint" }).click();
  await card(frame, 2).getByRole("textbox", { name: "Accepted" }).fill("2 of them");
  await answer(frame, 1, "right");
  // No goodbye: the browser is gone from one moment to the next.
  const kept = await page.evaluate(() => localStorage.getItem("course"));
  expect(String(JSON.parse(String(kept)).suspend_data).length).toBeLessThan(4096);
  await page.close({ runBeforeUnload: false });

  const later = await context.newPage();
  const again = await visit(later);
  await expect(score(again, 1)).toBeVisible();
  await expect(card(again, 1).getByRole("status")).toContainText("Right.");
  await expect(card(again, 3).getByRole("textbox", { name: "In the bucket" })).toHaveValue("10");
  await expect(card(again, 3).getByRole("status")).toContainText("Wrong.");
  await expect(card(again, 3).getByText(words("practice-hint", { given: 1, of: 3 }))).toBeVisible();
  await expect(card(again, 2).getByRole("textbox", { name: "Accepted" })).toHaveValue("2 of them");
  expect(await has(later, "cmi.core.score.raw")).toBe("25");
  await answer(again, 3, "right");
  expect(await has(later, "cmi.core.score.raw")).toBe("50");
});

test("whoever only looks changes nothing", async ({ page }) => {
  const frame = await visit(page, { "cmi.core.lesson_mode": "review", "cmi.core.lesson_status": "passed", "cmi.core.score.raw": "100" });
  await expect(frame.getByText(words("lms-looks"))).toBeVisible();
  await answer(frame, 1, "wrong");
  expect([await has(page, "cmi.core.score.raw"), await has(page, "cmi.core.lesson_status"), await has(page, "cmi.suspend_data")]).toEqual(["100", "passed", ""]);
});

test("what a newer version has kept is not taken for nothing", async ({ page }) => {
  const frame = await visit(page, { "cmi.suspend_data": JSON.stringify({ v: 2, all: "else" }) });
  await expect(frame.getByText(words("lms-unreadable"))).toBeVisible();
  await answer(frame, 1, "right");
  expect(await has(page, "cmi.core.score.raw")).toBe("25");
});

test("without a platform it says so, and works in the browser", async ({ page }) => {
  await page.goto(`${platform.url}package/index.html`);
  await expect(page.getByText(words("lms-none"))).toBeVisible();
  await answerQuickly(card(page, 1), asked[0].right);
  await expect(score(page, 1)).toBeVisible();
  await page.reload();
  await expect(score(page, 1)).toBeVisible();
});

test("a platform that takes nothing is named, and the answers are judged all the same", async ({ page }) => {
  await page.addInitScript(() => {
    const no = () => "false";
    Object.defineProperty(window, "API", { value: { LMSInitialize: no, LMSFinish: no, LMSCommit: no, LMSSetValue: no, LMSGetValue: () => "", LMSGetLastError: () => "101", LMSGetErrorString: () => "General exception" } });
  });
  await page.goto(`${platform.url}package/index.html`);
  await expect(page.getByText(words("lms-refused", { message: "General exception (101)" }))).toBeVisible();
  await answerQuickly(card(page, 1), asked[0].right);
  await expect(card(page, 1).getByRole("status")).toContainText("Right.");
});
