// A set in a learning platform that speaks cmi5.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { startPlatform } from "../support/cmi5-platform.js";
import { answerFile, filesOf } from "../support/packages.js";
import { answerQuickly, card, questions, score } from "../support/practice.js";
import { start } from "../support/servers.js";
import { words } from "../support/words.js";

/** @import { Page } from "@playwright/test" */

const set = "leaky-practice";
const asked = questions[set];

/** Where the package lies. @type {import("../support/servers.js").Server} */
let host;
/** @type {import("../support/cmi5-platform.js").Platform} */
let platform;

test.beforeAll(async () => {
  /** @type {Record<string, Uint8Array | string>} */
  const files = { ...filesOf(`${set}-cmi5`), back: "<title>The course again</title>" };
  host = await start((request, response) => answerFile(files, request, response) || response.writeHead(404).end());
});
test.afterAll(() => host.close());
test.beforeEach(async () => {
  platform = await startPlatform();
});
test.afterEach(async () => {
  expect(platform.refused, "nothing was against the rules").toEqual([]);
  await platform.close();
});

/** @param {Page} page @param {object} [data] what the platform says at the launch */
async function visit(page, data) {
  await page.goto(platform.launch(`${host.url}index.html`, data));
  await expect(card(page, 1)).toBeVisible();
  await expect.poll(verbs).toContain("initialized");
}

const verbs = () => platform.told.map(({ verb }) => verb);

/** Answers a question, and waits until the platform has heard of it. @param {Page} page @param {number} number @param {"right" | "wrong"} how */
async function answer(page, number, how) {
  const before = verbs().filter((verb) => verb === "answered").length;
  await answerQuickly(card(page, number), asked[number - 1][how]);
  await expect.poll(() => verbs().filter((verb) => verb === "answered").length).toBe(before + 1);
}

test("each answer is told, and so are completion, passing and the end, each once and in order", async ({ page }) => {
  await visit(page, { masteryScore: 0.75, returnURL: `${host.url}back` });
  await answer(page, 1, "right");
  await answer(page, 2, "right");
  await answer(page, 4, "right");
  await expect.poll(verbs).toEqual(["initialized", "answered", "answered", "answered", "passed"]);
  await answer(page, 3, "wrong");
  await answer(page, 3, "right");
  await page.getByRole("button", { name: words("lms-finish") }).click();
  await expect(page).toHaveTitle("The course again");
  expect(verbs()).toEqual(["initialized", "answered", "answered", "answered", "passed", "answered", "completed", "answered", "terminated"]);
  expect(platform.told[4].result).toMatchObject({ success: true, score: { scaled: 0.75 } });

  const [, first, second, reason] = platform.told;
  expect(first).toMatchObject({
    result: { response: "5[,]1", success: true },
    definition: { type: "http://adlnet.gov/expapi/activities/cmi.interaction", interactionType: "fill-in" },
  });
  expect(first.object).toMatch(/\/question\/leaky-practice\/burst$/);
  expect(first.definition.description.en).toContain("6 requests");
  expect(second).toMatchObject({ result: { response: "outcome: dropped, lastDoneInMs: 2.5" }, definition: { interactionType: "other" } });
  expect(reason.result.response).toBe("bucket: leaky, why: steady-output");
});

test("at the next visit everything stands as it was, and nothing is said twice", async ({ page }) => {
  await visit(page, { masteryScore: 0.5 });
  await answer(page, 1, "right");
  await answer(page, 2, "right");
  await answer(page, 3, "wrong");
  await expect.poll(() => platform.documents.get("bucket-playground")?.result).toEqual({ score: 0.5, completed: false, passed: true });
  await page.goto("about:blank");
  await expect.poll(verbs).toContain("terminated");

  await visit(page, { masteryScore: 0.5 });
  await expect(score(page, 2)).toBeVisible();
  await expect(card(page, 3).getByRole("textbox", { name: "Processed" })).toHaveValue("5");
  await expect(card(page, 3).getByRole("status")).toContainText(/Wrong|Partly/);
  const before = platform.told.length;
  await answer(page, 4, "right");
  await answer(page, 3, "right");
  await expect.poll(() => verbs().slice(before)).toEqual(["answered", "completed", "answered"]);
  await expect.poll(() => platform.documents.get("bucket-playground")?.result).toEqual({ score: 1, completed: true, passed: true });
});

test("who has answered all and reached too little has failed this visit, and can pass at the next", async ({ page }) => {
  await visit(page, { masteryScore: 0.8 });
  for (const number of [1, 2, 3]) await answer(page, number, "right");
  await answer(page, 4, "wrong");
  await expect.poll(verbs).toContain("completed");
  await page.getByRole("button", { name: words("lms-finish") }).click();
  await expect(page.getByText(words("lms-finished"))).toBeVisible();
  expect(verbs().slice(-2)).toEqual(["failed", "terminated"]);

  await visit(page, { masteryScore: 0.8 });
  await answer(page, 4, "right");
  await expect.poll(verbs).toContain("passed");
});

test("what was only typed is kept when the page is left", async ({ page }) => {
  await visit(page);
  await card(page, 1).getByRole("textbox", { name: "Queued" }).fill("five?");
  await page.goto("about:blank");
  await expect.poll(verbs).toContain("terminated");
  await visit(page);
  await expect(card(page, 1).getByRole("textbox", { name: "Queued" })).toHaveValue("five?");
});

test("whoever only looks changes nothing", async ({ page }) => {
  await visit(page, { launchMode: "Review" });
  await expect(page.getByText(words("lms-looks"))).toBeVisible();
  await answerQuickly(card(page, 1), asked[0].right);
  await expect(card(page, 1).getByRole("status")).toContainText("Right.");
  await page.getByRole("button", { name: words("lms-finish") }).click();
  await expect(page.getByText(words("lms-finished"))).toBeVisible();
  expect(verbs()).toEqual(["initialized", "terminated"]);
  expect(platform.documents.has("bucket-playground")).toBe(false);
});

test("it speaks the learner's language, as the platform knows it", async ({ page }) => {
  platform.documents.set("cmi5LearnerPreferences", { languagePreference: "xx-not-ours,es-MX,en" });
  await page.goto(platform.launch(`${host.url}index.html`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(`practice-${set}-title`, {}, "es"));
});

test("axe finds nothing in it", async ({ page }) => {
  await visit(page, { launchMode: "Browse" });
  await expect(page.getByText(words("lms-looks"))).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`)).toEqual([]);
});

test("a launch that is over says so, and the questions work all the same", async ({ page }) => {
  await visit(page);
  await page.reload();
  await expect(page.getByText(words("lms-unreached", { message: "The token has already been given." }))).toBeVisible();
  await answerQuickly(card(page, 1), asked[0].right);
  await expect(card(page, 1).getByRole("status")).toContainText("Right.");
});

test("without a platform it says so, and works in the browser", async ({ page }) => {
  await page.goto(`${host.url}index.html`);
  await expect(page.getByText(words("lms-none"))).toBeVisible();
  await answerQuickly(card(page, 1), asked[0].right);
  await expect(score(page, 1)).toBeVisible();
});
