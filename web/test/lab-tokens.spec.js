// The labs about token buckets: each shows its point, and its controls change what comes of them.
import { expect, test } from "@playwright/test";
import { answer, drawing, effect, open, rows, said, type, verdict } from "./support/lab.js";

/** @import { Page } from "@playwright/test" */

test.describe("two requests, one token", () => {
  /** @param {Page} page @param {string} name */
  const press = (page, name) => effect(page).getByRole("button", { name, exact: true }).click();
  /** @param {Page} page */
  const trace = (page) => effect(page).getByRole("list", { name: "What happened so far" }).getByRole("listitem").allInnerTexts();

  test("both pass on one token where both read before either writes", async ({ page }) => {
    await open(page, "two-requests");
    await expect(said(page)).toContainText("Both read the count before either wrote it: 2 passed on one token, and the count is 0");
    expect(await trace(page)).toEqual(["A reads 1", "B reads 1", "A has 1: go on", "B has 1: go on", "A writes 0: passed", "B writes 0: passed"]);
  });

  test("the instructions are stepped by hand, taken back, and kept in the address", async ({ page }) => {
    await open(page, "two-requests");
    await press(page, "Start over");
    const [a, b] = ["A", "B"].map((name) => page.getByRole("region", { name: `Request ${name}` }));
    for (const name of ["A: read", "A: decide", "A: write", "B: read"]) await press(page, name);
    await expect(a).toContainText("✓ passed");
    await expect(b).toContainText("its copy: 0");
    await press(page, "B: decide");
    await expect(b).toContainText("✕ rejected");
    await expect(said(page)).toContainText("One waited until the other had written: 1 passed, and the count is 0.");
    await expect(page).toHaveURL(/#lab\/two-requests\?order=AAABB$/);
    await press(page, "Undo a step");
    await expect(b.getByRole("button", { name: "B: decide" })).toBeVisible();
    await expect(said(page)).toContainText("The count is 0 now, and 1 passed so far.");
  });

  test("with the atomic check the same order lets one pass, and without it two again", async ({ page }) => {
    await open(page, "two-requests");
    const atomic = page.getByRole("checkbox", { name: "Atomic check" });
    await atomic.check();
    await expect(said(page)).toContainText("each takes its turn as a whole: 1 passed, and the count is 0.");
    expect(await trace(page)).toEqual(["A takes one: passed", "B finds none: rejected"]);
    await expect(drawing(page, "Of 400 requests at a limit of 100, 100 pass if 400 at a time read the count together.")).toBeVisible();
    await atomic.uncheck();
    await expect(said(page)).toContainText("2 passed on one token");
  });

  test("400 go through a limit of 100, and fewer where fewer read together", async ({ page }) => {
    await open(page, "two-requests");
    const passing = (/** @type {number} */ n, /** @type {number} */ together) =>
      drawing(page, `Of 400 requests at a limit of 100, ${n} pass if ${together} at a time read the count together.`);
    await expect(passing(400, 400)).toBeVisible();
    await type(page, "Read together", "3");
    await expect(passing(300, 3)).toBeVisible();
    await type(page, "Read together", "1");
    await expect(passing(100, 1)).toBeVisible();
  });

  test("both forms of the code stand beside it, in Go and with Redis, and a request stands at its line", async ({ page }) => {
    await open(page, "two-requests?order=A");
    const line = (/** @type {string} */ code) => effect(page).getByRole("listitem").filter({ hasText: code });
    await expect(line("if n < 1 {")).toContainText("A");
    await expect(line("n := tokens")).toContainText("B");
    await page.getByRole("radio", { name: "Redis" }).check();
    await expect(line('rdb.Get(ctx, "tokens")')).toContainText("B");
    await page.getByRole("checkbox", { name: "Atomic check" }).check();
    await expect(line("redis.call('DECR', KEYS[1])")).toBeVisible();
    await page.getByRole("radio", { name: "Go", exact: true }).check();
    await expect(line("mu.Lock()")).toContainText("B");
  });

  test("an order that is none is named", async ({ page }) => {
    await open(page, "two-requests?order=ABC");
    await expect(page.locator("#place-note")).toContainText("“order” is up to six letters A and B");
    await expect(said(page)).toContainText("2 passed on one token");
  });
});

test.describe("at least, not exactly", () => {
  test("after a missed tick the exact test never fills the bucket again", async ({ page }) => {
    await open(page, "at-least");
    await expect(said(page)).toContainText("The exact bucket had its last refill at 3 s and never fills again; it accepts 14 of 58, the other one 58.");
    await expect(drawing(page, "Refills after at least the interval: 58 of 58 requests accepted, 8 tokens at the end.")).toBeVisible();
    await expect(drawing(page, "Refills after exactly the interval: 14 of 58 requests accepted, 0 tokens at the end.")).toBeVisible();
    const table = await rows(page, "Both buckets, tick by tick");
    expect(table.slice(3, 8)).toEqual(["4 s | 2 | 2 | 6 | 2 | 6", "5 s | 2 | 2 | 4 | 2 | 4", "7 s | 2 | 2 | 8 | 2 | 2", "8 s | 2 | 2 | 6 | 2 | 0", "9 s | 2 | 2 | 8 | 0 | 0"]);
  });

  test("a tick at which no refill was due, or none, does no harm", async ({ page }) => {
    await open(page, "at-least?missed=7");
    await expect(said(page)).toContainText("Missing tick 7 does no harm, since no refill was due there");
    await type(page, "Missed tick", "3");
    await expect(said(page)).toContainText("At tick 3 the first refill was due, and nobody looked.");
    await type(page, "Missed tick", "0");
    await expect(said(page)).toContainText("No tick is missed");
  });
});

test.describe("rounding to zero", () => {
  test("whole tokens and a clock reset at each look starve the client, two other ways do not", async ({ page }) => {
    await open(page, "rounding");
    await expect(said(page)).toContainText("Between two requests 0.5 of a token comes.");
    await expect(said(page)).toContainText("nothing, for ever. With fractions 14 of 24 pass.");
    await expect(drawing(page, /clock is reset at each look: 3 of 24/)).toBeVisible();
    await expect(drawing(page, /rest of the time is kept: 15 of 24/)).toBeVisible();
    await expect(drawing(page, /fractions are kept: 14 of 24/)).toBeVisible();
  });

  test("a client that asks more slowly loses less, or nothing", async ({ page }) => {
    await open(page, "rounding?every=2s&pause=3s");
    await expect(said(page)).toContainText("all three let 24 of 24 pass");
    await open(page, "rounding?every=1s&pause=700ms");
    await expect(said(page)).toContainText("nothing, for ever");
    expect(await rows(page, "All three buckets, request by request: the answer, and the tokens left after it")).toHaveLength(24);
  });
});

test.describe("starting full or empty", () => {
  test("the first page works from a full start, and not from an empty one", async ({ page }) => {
    await open(page, "full-or-empty");
    await expect(said(page)).toContainText("Of the 6 requests of the first page, the empty start lets 0 pass. In the first minute 16 of 16 pass from a full start and 10 of 16 from an empty one");
    await expect(drawing(page, /from a full start: 16 of 16/)).toBeVisible();
    await expect(drawing(page, /from an empty start: 10 of 16/)).toBeVisible();
  });

  test("the difference goes on while the bucket does not fill", async ({ page }) => {
    await open(page, "full-or-empty");
    await type(page, "Each click after that", "3");
    await expect(said(page)).toContainText("In the first minute 16 of 21 pass from a full start and 10 of 21 from an empty one");
    await type(page, "Capacity", "1");
    await expect(said(page)).toContainText("In the first minute 6 of 21 pass from a full start and 5 of 21 from an empty one");
  });
});

test.describe("same average, different feel", () => {
  test("a long interval brings dry spells, a short one hardly any", async ({ page }) => {
    await open(page, "same-average");
    await expect(said(page)).toContainText("With 10 tokens every 5 s, the steady client goes without for up to 2.5 s on end and gets 60 of 120 requests through; the bursty one gets 52 of 64.");
    await page.getByRole("radio", { name: "0.5 s" }).check();
    await expect(said(page)).toContainText("With one token every 0.5 s, the steady client goes without for up to 0.25 s on end and gets 69 of 120 requests through; the bursty one gets 64 of 64.");
    expect(await rows(page, "All intervals side by side")).toEqual([
      "10 every 5 s | 60 | 2.5 s | 52", "6 every 3 s | 64 | 1.5 s | 60", "4 every 2 s | 66 | 1 s | 64", "2 every 1 s | 68 | 0.5 s | 64", "1 every 0.5 s | 69 | 0.25 s | 64",
    ]);
  });

  test("within the rate nobody notices the interval", async ({ page }) => {
    await open(page, "same-average?steady=2&burst=4");
    await expect(said(page)).toContainText("60 of 60 requests through; the bursty one gets 32 of 32");
  });
});

test.describe("coming back", () => {
  test("trying at once costs many requests and gains nothing; repeating everything wastes tokens", async ({ page }) => {
    await open(page, "retry-after");
    await expect(said(page)).toContainText("Trying again every 0.1 s sends 40,900 requests, heeding Retry-After 4,360; nobody is served sooner, for either way all are done after 28 s.");
    await expect(said(page)).toContainText("Repeating everything spends 186 tokens on what had passed already, and it takes 47 s.");
    expect(await rows(page, "The three ways side by side")).toEqual([
      "heed Retry-After | 4,360 | 300 | 0 | 50 of 50 | 28 s", "try the rest again | 40,900 | 300 | 0 | 50 of 50 | 28 s", "repeat everything | 67,980 | 486 | 186 | 50 of 50 | 47 s",
    ]);
  });

  test("who repeats more than a refill brings is never done", async ({ page }) => {
    await open(page, "retry-after");
    await type(page, "Each wants", "12");
    await expect(said(page)).toContainText("Of those who repeat everything, only 1 of 50 get it all through in 60 s");
  });
});

test("a wrong answer is followed by its reason, and by the right one when that is chosen", async ({ page }) => {
  await open(page, "two-requests");
  await answer(page, "two-requests", "400");
  await expect(verdict(page, "two-requests")).toContainText("Not quite. The count does go down, by one for every two.");
  await answer(page, "two-requests", "200");
  await expect(verdict(page, "two-requests")).toContainText("Right. Two pass for each token");
});

/** The opening settings, and the ends of what can be set. */
const extremes = [
  "two-requests?together=1&order=", "two-requests?order=BBBBBB", "at-least?missed=29&every=5&asked=20", "at-least?missed=1&every=1&asked=0",
  "rounding?every=100ms&pause=60s", "rounding?every=60s&pause=100ms", "full-or-empty?capacity=1&every=500ms&page=100&click=100",
  "full-or-empty?capacity=100&every=60s&page=1&click=0", "same-average?steady=1&burst=1", "same-average?interval=500ms&steady=10&burst=20",
  "retry-after?clients=1&wanted=1", "retry-after?clients=200&wanted=20&pause=50ms", "retry-after?clients=200&wanted=20&pause=5s",
];

for (const address of extremes) {
  test(`${address} is shown without a fault`, async ({ page }) => {
    /** @type {string[]} */
    const faults = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    await open(page, address);
    await expect(effect(page).getByRole("img").first()).toBeVisible();
    await expect(page.locator("#place-note")).toBeHidden();
    expect(await effect(page).innerHTML()).not.toMatch(/NaN|undefined|Infinity/);
    expect(faults).toEqual([]);
  });
}

/** Where each lab leads on to, and what stands there. */
const onward = [
  { address: "two-requests", place: "play", bucket: "capacity=100", requests: "send=400@0s" },
  { address: "at-least?every=2&asked=1&missed=0", place: "play", bucket: "capacity=10&refill=4/2s", requests: "rounds=30x1/1s" },
  { address: "rounding?every=5s", place: "play", bucket: "capacity=3&refill=1/5s&pacing=steady", requests: "rounds=24x1/1s" },
  { address: "full-or-empty?capacity=8", place: "compare", bucket: "a.capacity=8&a.refill=1/5s&b.bucket=token&b.capacity=8&b.refill=1/5s&b.initial=0", requests: "send=6@0s,5x2@10s/10s" },
  { address: "same-average?interval=2s", place: "compare", bucket: "a.refill=4/2s&b.bucket=token&b.capacity=10&b.refill=1/500ms", requests: "traffic=steady:4/1s@0s-30s" },
  { address: "retry-after?clients=30&wanted=3", place: "play", bucket: "capacity=20&refill=10/1s", requests: "send=90@0s" },
];

for (const { address, place, bucket, requests } of onward) {
  test(`${address} leads on to its buckets and its traffic`, async ({ page }) => {
    await open(page, address);
    await page.getByRole("link", { name: /^Go on in / }).click();
    await expect.poll(() => new URL(page.url()).hash).toContain(`#${place}?`);
    const { hash } = new URL(page.url());
    expect(hash).toContain(bucket);
    expect(hash).toContain(requests);
  });
}
