// The messages between a frame and the page that holds it.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { ask, frameOf, heard, hears, openHost, say } from "./support/frame.js";
import { answerByKeyboard, card, questions } from "./support/practice.js";
import { words } from "./support/words.js";

/** @type {import("./support/host.js").Host | undefined} */
let host;
test.afterEach(async () => {
  await host?.close();
  host = undefined;
});

const moment = "play?bucket=token&capacity=5&refill=2/2s&send=6@0s,3@2s";

test("the frame tells when it is ready, each step, and where it stands", async ({ page, baseURL }) => {
  host = await openHost(page, frameOf(baseURL, moment));
  expect(await hears(page, "ready")).toEqual({ bucketPlayground: 1, type: "ready", activity: moment, title: "Play · Bucket Playground" });
  expect(await heard(page, "step")).toEqual([]);
  await page.frameLocator("iframe").getByRole("button", { name: "Next second" }).click();
  expect(await hears(page, "step")).toEqual({ bucketPlayground: 1, type: "step", activity: `${moment},0@3s`, step: 3, steps: 3 });
});

test("the frame tells every answer with its verdict, and when the set is complete", async ({ page, baseURL }) => {
  host = await openHost(page, frameOf(baseURL, "token-practice"));
  const frame = page.frameLocator("iframe");
  await hears(page, "ready");
  const [first, ...others] = questions["token-practice"];
  await answerByKeyboard(page, card(frame, 1), first.wrong);
  expect(await hears(page, "answer")).toEqual({
    bucketPlayground: 1, type: "answer", activity: "practise/token-practice", question: "burst", answer: { accepted: "4", tokens: "1" }, verdict: "wrong", attempt: 1,
  });
  await answerByKeyboard(page, card(frame, 1), first.right);
  for (const { number, right } of others) await answerByKeyboard(page, card(frame, number), right);
  expect(await hears(page, "complete")).toEqual({ bucketPlayground: 1, type: "complete", activity: "practise/token-practice", right: 4, of: 4 });
  const answers = await heard(page, "answer");
  expect(answers.map(({ verdict, attempt }) => [verdict, attempt])).toEqual([["wrong", 1], ["right", 2], ["right", 1], ["right", 1], ["right", 1]]);
  expect(await heard(page, "complete")).toHaveLength(1);
});

test("the question of a lab is told too", async ({ page, baseURL }) => {
  host = await openHost(page, frameOf(baseURL, "lab/full-or-empty"));
  const frame = page.frameLocator("iframe");
  await frame.getByRole("radio", { name: words("lab-full-or-empty-option-full") }).check();
  expect(await hears(page, "answer")).toMatchObject({ activity: expect.stringMatching(/^lab\/full-or-empty/), question: "check", answer: { check: "full" }, verdict: "wrong" });
  await frame.getByRole("radio", { name: words("lab-full-or-empty-option-same") }).check();
  expect(await hears(page, "complete")).toMatchObject({ right: 1, of: 1 });
});

test("an answer given before the engine is there is told once it is", async ({ page, baseURL }) => {
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => (release = () => resolve(null)));
  await page.route("**/engine.wasm?*", async (route) => {
    await held;
    await route.continue();
  });
  host = await openHost(page, frameOf(baseURL, "token-practice"));
  const frame = page.frameLocator("iframe");
  await answerByKeyboard(page, card(frame, 1), questions["token-practice"][0].right);
  expect(await heard(page, "answer")).toEqual([]);
  release();
  expect((await hears(page, "answer")).verdict).toBe("right");
});

test("what goes wrong is told by its code", async ({ page, baseURL }) => {
  await page.route("**/engine.wasm?*", (route) => route.fulfill({ status: 404 }));
  host = await openHost(page, frameOf(baseURL, `${moment}&speed=3`));
  await expect.poll(async () => (await heard(page, "error")).map(({ code }) => code).sort()).toEqual(["address", "missing"]);
  expect((await heard(page, "error")).find(({ code }) => code === "address")?.message).toContain("“speed” is no setting here");
});

test("a state taken from one frame is had back in another", async ({ page, baseURL }) => {
  host = await openHost(page, frameOf(baseURL, "play") + frameOf(baseURL, "leaky-practice?only=burst,spread"));
  await hears(page, "ready", 0);
  await hears(page, "ready", 1);
  const [play, practice] = await page.locator("iframe").all();
  await play.contentFrame().getByRole("button", { name: "Send 6 requests" }).click();
  await say(page, { bucketPlayground: 1, type: "set", theme: "dark" });
  const { state } = await ask(page, { type: "get" });
  expect(state).toEqual({ v: 1, activity: "play?bucket=token&capacity=5&refill=2/2s&send=6@0s" });

  const name = words("practice-number", { number: 1, of: 2 });
  await practice.contentFrame().getByRole("group", { name }).getByRole("textbox", { name: "Queued" }).fill("5");
  const typed = (await ask(page, { type: "get" }, 1)).state;
  expect(typed.answers.burst).toEqual({ queued: "5" });

  await practice.evaluate((frame) => frame.setAttribute("src", String(frame.getAttribute("src")).replace(/#.*/, "#play")));
  await expect(practice.contentFrame().getByRole("img", { name: /5 of 5 tokens/ })).toBeVisible();
  expect(await ask(page, { type: "set", state }, 1)).toMatchObject({ type: "state", state, problems: [] });
  await expect(practice.contentFrame().getByRole("img", { name: /0 of 5 tokens/ })).toBeVisible();
  expect(await ask(page, { type: "set", state: { ...typed, answers: { burst: { queued: "7", nothing: "1" }, nobody: { queued: "1" } } } }, 0))
    .toMatchObject({ state: { activity: typed.activity, answers: { burst: { queued: "7" } } } });
  await expect(play.contentFrame().getByRole("group", { name }).getByRole("textbox", { name: "Queued" })).toHaveValue("7");
});

test("activity, theme and parts can be set, each alone or together, and bad ones are named", async ({ page, baseURL }) => {
  host = await openHost(page, frameOf(baseURL, moment));
  await hears(page, "ready");
  const frame = page.frameLocator("iframe");
  const scheme = () => frame.locator("html").evaluate((root) => getComputedStyle(root).colorScheme);
  await frame.getByRole("button", { name: "Next second" }).click();
  expect(await ask(page, { type: "set", theme: "dark", show: "picture,sentence" })).toMatchObject({ problems: [], state: { activity: `${moment},0@3s&show=picture,sentence` } });
  expect(await scheme()).toBe("dark");
  await expect(frame.getByRole("table")).toBeHidden();
  // What is not said stays.
  await ask(page, { type: "set", activity: "leaky-practice" });
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Practice: the leaky bucket");
  expect(await scheme()).toBe("dark");
  // Its own links lead on, also to where the frame came from.
  await ask(page, { type: "set", activity: "nowhere/at-all" });
  await expect(frame.getByText("There is no activity “nowhere/at-all”.")).toBeVisible();
  await frame.getByRole("link", { name: "Leaky bucket" }).click();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Practice: the leaky bucket");
  const { problems } = await ask(page, { type: "set", activity: "compare", theme: "pink" });
  expect(problems).toEqual([expect.stringContaining("“theme” can be one of auto, light, dark, not “pink”.")]);
});

test("a state of a newer version says so, on the page and in the answer, and what is shown stays", async ({ page, baseURL }) => {
  host = await openHost(page, frameOf(baseURL, moment));
  await hears(page, "ready");
  const answer = await ask(page, { type: "set", state: { v: 9, steps: { all: "different" } } });
  expect(answer.problems).toEqual([expect.stringContaining("made by a newer version")]);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("made by a newer version")).toBeVisible();
  await expect(frame.getByRole("img", { name: /3 requests arrived/ })).toBeVisible();
});

test("what is no message of ours is left alone, and what is wrong is answered with what it is", async ({ page, baseURL }) => {
  host = await openHost(page, frameOf(baseURL, moment));
  await hears(page, "ready");
  const before = await page.evaluate(() => /** @type {any} */ (globalThis).eval("heard").length);
  for (const message of [
    null, 7, "set", [], {}, { type: "set", activity: "compare" }, { bucketPlayground: "1", type: "set", activity: "compare" },
    { bucketPlayground: 0, type: "set", activity: "compare" }, { bucketPlayground: 1 }, { bucketPlayground: 1, type: "toString" },
    { bucketPlayground: 1, type: "explode", activity: "compare" }, { bucketPlayground: 1, type: ["set"], activity: "compare" },
  ]) await say(page, message);
  // Answers come in the order of the questions: whoever was to be answered before has been by now.
  await ask(page, { type: "get" });
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).eval("heard").length)).toBe(before + 1);

  for (const [fields, code, field] of /** @type {[Record<string, unknown>, string, string][]} */ ([
    [{ type: "set", activity: 5 }, "invalid", "activity"],
    [{ type: "set", activity: "x".repeat(300_000) }, "invalid", "activity"],
    [{ type: "set", theme: {} }, "invalid", "theme"],
    [{ type: "set", state: "play" }, "invalid", "state"],
    [{ type: "set", state: { v: 1 } }, "invalid", "state"],
    [{ type: "set", state: { v: 1, activity: "token-practice", answers: { burst: { accepted: 5 } } } }, "invalid", "state"],
    [{ type: "set", bucketPlayground: 2, activity: "compare" }, "newer", "bucketPlayground"],
  ])) expect(await ask(page, fields)).toMatchObject({ type: "error", code, message: expect.stringContaining(field) });
  await expect(page.frameLocator("iframe").getByRole("img", { name: /3 requests arrived/ })).toBeVisible();
});

test("an answer goes to the asker alone; what nobody asked for, to the page that holds the frame", async ({ page, baseURL }) => {
  const asker = `<script>addEventListener("message", ({ data }) => (document.body.textContent += data.type + " "));
    parent.frames[0].postMessage({ bucketPlayground: 1, type: "get" }, "*");</script>`;
  host = await openHost(page, frameOf(baseURL, moment));
  await hears(page, "ready");
  await page.evaluate((html) => {
    const frame = document.createElement("iframe");
    frame.srcdoc = `<body>${html}</body>`;
    frame.sandbox.add("allow-scripts");
    document.body.append(frame);
  }, asker);
  const sibling = page.frameLocator("iframe >> nth=1");
  await expect(sibling.locator("body")).toContainText("state");
  await page.frameLocator("iframe >> nth=0").getByRole("button", { name: "Next second" }).click();
  await hears(page, "step");
  expect(await heard(page, "state")).toEqual([]);
  await expect(sibling.locator("body")).not.toContainText("step");
});

test("the height told grows and shrinks with what is there", async ({ page, baseURL }) => {
  host = await openHost(page, frameOf(baseURL, "token-practice"));
  await hears(page, "ready");
  const frame = page.frameLocator("iframe");
  const height = async () => (await hears(page, "height")).height;
  await expect.poll(height).toBe(await frame.locator("html").evaluate((root) => Math.ceil(root.getBoundingClientRect().height)));
  const before = await height();
  await frame.getByRole("button", { name: "Summary" }).click();
  await expect.poll(height).toBeGreaterThan(before + 100);
  await frame.getByRole("button", { name: "Summary" }).click();
  await expect.poll(height).toBe(before);
});

test("@open-iframe-resizer/core fits the frame, and nothing grows for ever", async ({ page, baseURL }) => {
  const resizer = readFileSync(new URL("../node_modules/@open-iframe-resizer/core/dist/index.umd.cjs", import.meta.url), "utf8");
  host = await openHost(page, `${frameOf(baseURL, "token-practice", 'width="700" height="150"')}<script>${resizer}</script>
    <script>Object.values(globalThis).find((lib) => lib?.initialize && lib.initializeChildListener).initialize({}, "iframe")</script>`);
  await hears(page, "ready");
  const frame = page.locator("iframe");
  const inner = frame.contentFrame().locator("html");
  const fits = async () => (await frame.evaluate((f) => f.clientHeight)) - (await inner.evaluate((root) => Math.ceil(root.getBoundingClientRect().height)));
  await expect.poll(fits).toBe(0);
  const fitting = await frame.evaluate((f) => f.clientHeight);
  await inner.evaluate((root) => (root.style.minHeight = "calc(100vh + 40px)"));
  // What is always a little higher than the frame is followed twice, and then no more: a message that comes afterwards still says the same.
  await expect.poll(() => frame.evaluate((f) => f.clientHeight)).toBe(fitting + 3 * 40);
  await frame.contentFrame().getByRole("button", { name: "Check question 1" }).click();
  await ask(page, { type: "get" });
  expect(await frame.evaluate((f) => f.clientHeight)).toBe(fitting + 3 * 40);
});

test("Canvas is told the height in its own words", async ({ page, baseURL }) => {
  host = await openHost(page, frameOf(baseURL, "token-practice"));
  const { height } = await hears(page, "height");
  await expect.poll(() => page.evaluate(() => /** @type {any} */ (globalThis).eval("heard").map((/** @type {any} */ m) => m.data))).toContainEqual({ subject: "lti.frameResize", height });
});
