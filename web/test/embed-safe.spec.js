// Nothing that comes from outside becomes markup or script; nothing is asked of third parties; no cookies.
import { expect, test } from "@playwright/test";
import { ask, frameOf, hears, openHost } from "./support/frame.js";
import { words } from "./support/words.js";

/** @import { Page } from "@playwright/test" */

/** @type {import("./support/host.js").Host | undefined} */
let host;
test.afterEach(async () => {
  await host?.close();
  host = undefined;
});

const attacks = [
  "<img src=x onerror=attacked()>",
  '"><script>attacked()</script>',
  "'\"><svg/onload=attacked()>",
  "</textarea></title></style><iframe srcdoc='<script>parent.attacked()</script>'>",
  "javascript:attacked()",
  "data:text/html,<script>attacked()</script>",
  "${attacked()}",
  "{{constructor.constructor('attacked()')()}}",
  "<token><img src=x onerror=attacked()></token>",
  "__proto__",
  "constructor",
  "{ $attacked }",
  "=HYPERLINK(\"javascript:attacked()\")",
  "\u0000\u202e<b>",
];

/** The elements through which markup from outside would do something. */
const foreign = "img, object, embed, base, meta[http-equiv=refresh], script:not([src]), iframe[srcdoc], a[href^='javascript:' i], a[href^='data:' i], [onerror], [onload], b > img";

/** Watches a page: what was attacked, and which rules of a policy were broken. @param {Page} page */
async function watched(page) {
  /** @type {string[]} */
  const found = [];
  await page.exposeFunction("attacked", () => found.push("a script ran"));
  page.on("dialog", (dialog) => {
    found.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => found.push(String(error)));
  page.on("console", (message) => /Content Security Policy|Trusted/.test(message.text()) && found.push(message.text()));
  return found;
}

/** @param {Page | import("@playwright/test").Frame} page */
async function expectNothingForeign(page) {
  expect(await page.locator(foreign).count()).toBe(0);
  expect(await page.evaluate(() => /** @type {any} */ ({}).polluted)).toBeUndefined();
}

/** The settings of each place. @type {Record<string, string[]>} */
const settings = {
  "play": ["scenario", "bucket", "capacity", "refill", "drain", "pacing", "initial", "timeout", "send", "rounds", "round", "at", "show", "lang", "theme", "v"],
  "compare": ["a.bucket", "a.capacity", "a.refill", "b.drain", "b.timeout", "send", "rounds", "traffic", "show", "lang"],
  "bigrun": ["bucket", "capacity", "traffic", "theme"],
  "practise/token-practice": ["only", "seed", "hints", "solutions", "attempts", "lang", "theme", "v"],
  "practise/custom": ["file"],
  "author": ["file"],
  "lab/full-or-empty": ["capacity", "every", "page", "click", "show"],
};

for (const file of ["index.html", "embed.html"]) {
  test(`no setting of an address to ${file} becomes markup or script`, async ({ page }) => {
    const found = await watched(page);
    await page.goto(`./${file}#play`);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    for (const attack of attacks) {
      const value = encodeURIComponent(attack);
      const addresses = [
        ...Object.entries(settings).map(([place, names]) => `#${place}?${names.map((name) => `${name}=${value}`).join("&")}`),
        `#${value}`, `#practise/${value}`, `#lab/${value}`, `#play?${value}=${value}`, `#play?__proto__[polluted]=1&__proto__=${value}`,
      ];
      for (const address of addresses) {
        await page.evaluate((hash) => (location.hash = hash), address);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
        await expectNothingForeign(page);
      }
    }
    await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toHaveCount(1);
    expect(found).toEqual([]);
  });
}

test("no message becomes markup or script", async ({ page, baseURL }) => {
  const found = await watched(page);
  host = await openHost(page, frameOf(baseURL, "play"));
  await hears(page, "ready");
  const inside = /** @type {import("@playwright/test").Frame} */ (page.frames()[1]);
  for (const attack of attacks) {
    for (const fields of [
      { activity: attack }, { lang: attack }, { theme: attack }, { show: attack }, { activity: "compare", lang: attack, theme: attack, show: attack },
      { state: { v: 1, activity: attack } }, { state: { v: 7, activity: attack } },
      { state: { v: 1, activity: "token-practice", answers: { burst: { accepted: attack, tokens: attack, [attack]: attack }, [attack]: { accepted: attack } } } },
    ]) {
      await ask(page, { type: "set", ...fields });
      await expectNothingForeign(inside);
    }
  }
  expect(new URL(inside.url()).origin).toBe(new URL(String(baseURL)).origin);
  expect(found).toEqual([]);
});

test("no text of an exercise file becomes markup or script", async ({ page }) => {
  const found = await watched(page);
  const show = (/** @type {object} */ spec) => page.evaluate((hash) => (location.hash = hash), `practise/custom?file=${Buffer.from(JSON.stringify(spec)).toString("base64url")}`);
  const bucket = { kind: "token", capacity: 5, refill: 2, everyMs: 2000 };
  const words = (/** @type {string} */ attack) => ({ prompt: { en: attack }, why: { en: attack }, hints: [{ en: attack }, { en: attack }] });
  const file = {
    format: 1, id: "texts", title: { en: attacks.join(" ") }, lede: { en: attacks.join(" ") }, bucket, story: [{ requests: 5 }, { advanceMs: 2000, requests: 3 }],
    questions: attacks.map((attack, i) => ({ id: `question-${i}`, at: 1, ask: ["accepted", "tokens"], ...words(attack) })),
  };
  await page.goto("./embed.html");
  await show(file);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(attacks[0]);
  for (const [i, attack] of attacks.entries()) {
    const question = page.getByRole("group", { name: `Question ${i + 1} of ${attacks.length}` });
    // A character that is none in HTML is left out of the comparison.
    await expect(question.getByRole("heading", { level: 2 })).toContainText(attack.replace("\u0000", ""));
    await question.getByRole("textbox", { name: "Accepted" }).fill("5");
    await question.getByRole("textbox", { name: "In the bucket" }).fill("0");
    await question.getByRole("button", { name: `Check question ${i + 1}` }).click();
    await question.getByRole("button", { name: `Show the solution of question ${i + 1}` }).click();
  }
  await expectNothingForeign(page);
  // Names are no place for it either: whatever the engine thinks of them, the page shows them as they are.
  for (const attack of attacks) {
    for (const named of [
      { ...file, id: attack, title: undefined },
      { ...file, questions: [{ ...file.questions[0], id: attack, ask: [attack] }] },
      { ...file, bucket: { ...bucket, [attack]: attack } },
      { ...file, questions: [{ id: "one", at: 1, ask: [{ id: attack, why: [attack] }] }] },
    ]) {
      await show(named);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await expectNothingForeign(page);
    }
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(found).toEqual([]);
});

test("no answer becomes markup or script, on the page, in its summary, and at the next visit", async ({ page }) => {
  const found = await watched(page);
  await page.goto("./embed.html#token-practice");
  const group = page.getByRole("group", { name: words("practice-number", { number: 1, of: 4 }) });
  await page.getByRole("button", { name: words("practice-summary") }).click();
  for (const attack of attacks) {
    await group.getByRole("textbox", { name: "Accepted" }).fill(attack.replace("\u0000", ""));
    await group.getByRole("textbox", { name: "In the bucket" }).fill(attack.replace("\u0000", ""));
    await group.getByRole("button", { name: "Check" }).click();
    await expect(group.getByRole("status")).not.toBeEmpty();
    await expectNothingForeign(page);
  }
  await page.reload();
  await page.getByRole("button", { name: words("practice-summary") }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await expectNothingForeign(page);
  // Whatever else lies in the browser's storage, from other pages of this host.
  await page.evaluate((list) => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, JSON.stringify({ typed: { burst: { accepted: list[0] } }, checked: { burst: { accepted: list[1], __proto__: list } }, events: list }));
    localStorage.setItem("bucket-playground.play", JSON.stringify({ bucket: { kind: list[0] } }));
    localStorage.setItem("bucket-playground.theme", JSON.stringify(list[0]));
  }, attacks);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNothingForeign(page);
  expect(found).toEqual([]);
});

test("the policy is on: no inline script, no eval, no markup from text", async ({ page }) => {
  for (const file of ["index.html", "embed.html", "bucket-playground.html", "embed-alone.html"]) {
    await page.goto(`./${file}#token-practice`);
    await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toBeVisible();
    // In tasks of their own: what a test tells the browser to evaluate may do everything.
    const refused = await page.evaluate(() => Promise.all([
      () => (document.body.innerHTML = "<b>markup</b>"),
      () => document.body.insertAdjacentHTML("beforeend", "<b>markup</b>"),
      () => new Function("return 1")(),
      () => document.body.append(Object.assign(document.createElement("script"), { text: "globalThis.ran = true" })),
    ].map((attempt) => new Promise((resolve) => setTimeout(() => {
      try {
        attempt();
        resolve("went through");
      } catch (error) {
        resolve(/** @type {Error} */ (error).name);
      }
    })))));
    expect(refused, file).toEqual(["TypeError", "TypeError", "EvalError", "TypeError"]);
    expect(await page.evaluate(() => "ran" in globalThis), file).toBe(false);
  }
});

test("nothing is asked of third parties, no cookie is set, and the page keeps its own policy wherever one goes", async ({ page, context, baseURL }) => {
  const found = await watched(page);
  /** @type {string[]} */
  const asked = [];
  context.on("request", (request) => asked.push(request.url()));
  await page.goto("./");
  for (const name of ["Play", "Compare", "Practise", "Labs", "Write"]) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toBeAttached();
  }
  await page.goto("./#bigrun?bucket=token&capacity=10&refill=6/3s&traffic=random:2/1s:7@0s-100000s");
  await page.getByRole("button", { name: words("bigrun-run"), exact: true }).click();
  await expect(page.getByRole("img").first()).toBeVisible();
  // In a worker: no word about the page's own thread.
  await expect(page.getByText(words("bigrun-in-page"))).toHaveCount(0);
  await page.goto("./#play?bucket=token&capacity=5&refill=2/2s&rounds=6,3/2s");
  await page.getByRole("button", { name: words("play-traffic-open") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: words("share-take") }).click();
  for (const kind of ["csv", "json", "svg", "png"]) {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: words(`share-take-${kind}`) }).click();
    await saved;
  }
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Embed" }).click();
  await expect(page.frameLocator("dialog iframe").getByRole("img", { name: /^A token bucket/ })).toBeVisible();
  await page.goto("./embed.html#leaky-practice?lang=zh-CN");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const { origin } = new URL(String(baseURL));
  expect(asked.filter((url) => !url.startsWith("data:") && !url.startsWith("blob:") && new URL(url).origin !== origin)).toEqual([]);
  expect(asked.length).toBeGreaterThan(10);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  expect(found).toEqual([]);
});
