// The rule as it ran: the programs shown come to the engine's figures, and what is lit and written beside them is true.
import { expect, test } from "@playwright/test";
import { javascript } from "../src/views/code/javascript.js";
import { ruleOf } from "../src/views/code/listing.js";
import { box, open, press, scenario } from "./support/play.js";

/** @import { Page } from "@playwright/test" */
/** @import { Bucket, Input } from "../src/history.js" */

/** @param {Page} page */
const rule = (page) => page.getByRole("region", { name: "The rule, as it ran" });

/** Times are whole seconds or halves and quarters of them, which a program's numbers hold exactly.
 * @type {Bucket[]} */
const buckets = [
  { kind: "token", capacity: 7, refill: 3, everyMs: 2000 },
  { kind: "token", capacity: 7, refill: 2, everyMs: 4000, pacing: "steady", initial: 3 },
  { kind: "leaky", capacity: 6, drain: 2, everyMs: 1000 },
  { kind: "leaky", capacity: 6, drain: 2, everyMs: 1000, timeoutMs: 1500 },
  { kind: "leaky", capacity: 6, drain: 2, everyMs: 1000, pacing: "interval" },
  { kind: "leaky", capacity: 6, drain: 1, everyMs: 1000, pacing: "interval", timeoutMs: 1500 },
  { kind: "meter", capacity: 6, drain: 2, everyMs: 1000 },
];
/** @type {Input[]} */
const inputs = [[0, 5], [250, 3], [750, 0], [1000, 9], [0, 1], [500, 2], [3000, 4], [250, 4], [2250, 1], [1500, 6], [10_000, 2], [500, 8]]
  .map(([advanceMs, requests]) => ({ advanceMs, requests }));

for (const bucket of buckets) {
  const name = ruleOf(bucket);
  test(`the program of ${name} comes to the engine's figures`, async ({ page }) => {
    await open(page);
    /** @type {any[]} */
    const engine = await page.evaluate(([given, steps]) => {
      const { bucketEngine } = /** @type {any} */ (globalThis);
      let state = bucketEngine.start(given).value;
      return steps.map((input) => {
        const { value } = bucketEngine.step(state, input);
        state = value.state;
        return value.row;
      });
    }, /** @type {const} */ ([bucket, inputs]));

    const program = new Function("s", `with (s) {\n${javascript[name].map((line) => ("code" in line ? line.code : "")).join("\n")}\n}`);
    const every = bucket.everyMs / 1000;
    const amount = bucket.kind === "token" ? bucket.refill : bucket.drain;
    const counted = name === "leaky-interval";
    /** @type {Record<string, any>} */
    const s = {
      capacity: bucket.capacity, every, refill: amount, drain: amount, timeout: "timeoutMs" in bucket ? Number(bucket.timeoutMs) / 1000 : 0,
      tokens: "initial" in bucket ? bucket.initial : bucket.capacity, level: 0, queue: counted ? 0 : [], since: 0, start: 0, tick: every, now: 0,
      elapsed: 0, asked: 0, arrived: 0, accrued: 0, leaked: 0, room: 0, free: 0, accepted: 0, rejected: 0, queued: 0, dropped: 0, late: false,
    };
    const ran = inputs.map(({ advanceMs, requests }) => {
      s.elapsed = advanceMs / 1000;
      s.now += s.elapsed;
      s.asked = s.arrived = requests;
      program(s);
      if (bucket.kind === "token") return { accepted: s.accepted, rejected: s.rejected, tokens: s.tokens };
      if (bucket.kind === "meter") return { accepted: s.accepted, rejected: s.rejected, level: s.level };
      return { queued: s.queued, dropped: s.dropped, queue: counted ? s.queue : s.queue.length };
    });
    expect(ran).toEqual(engine.map((row) => Object.fromEntries(Object.keys(ran[0]).map((key) => [key, row[key]]))));
  });
}

test("the lines that ran are lit, with their values beside them", async ({ page }) => {
  await open(page);
  await scenario(page, "Generous: 6 every 3 s");
  const lit = rule(page).locator("[aria-current=true]");
  await expect(lit).toHaveCount(0);
  for (let step = 1; step <= 3; step++) await press(page, "Forward");
  await expect(lit).toHaveText([
    /since \+= elapsed\s+2 s \+ 1 s = 3 s/, /while \(since >= every\) \{\s+3 s ≥ 3 s: yes/, /tokens = Math\.min\(capacity, tokens \+ refill\)\s+min\(10, 2 \+ 6\) = 8/,
    /since -= every\s+= 0 s/, "}", /accepted = Math\.min\(asked, tokens\)\s+min\(7, 8\) = 7/, /rejected = asked - accepted\s+7 − 7 = 0/, /tokens -= accepted\s+8 − 7 = 1/,
  ]);
  const loop = lit.filter({ hasText: /tokens \+ refill|^\s*\}\s*$/ });
  await expect(loop).toHaveCount(2);
  await press(page, "Forward");
  await expect(lit.first()).toHaveText(/0 s \+ 1 s = 1 s/);
  await expect(rule(page).getByText("1 s ≥ 3 s: no")).toBeVisible();
  await expect(loop, "what did not run is not lit").toHaveCount(0);
});

test("the rule can be read in another language, which is kept", async ({ page }) => {
  await open(page);
  await page.getByRole("radio", { name: "Leaky" }).check();
  const language = page.getByRole("combobox", { name: "Language of the rule" });
  await language.selectOption({ label: "Go" });
  await expect(rule(page).getByText("queued := min(arrived, free)")).toBeVisible();
  await language.selectOption({ label: "In words" });
  await expect(rule(page).getByText("All others are dropped.")).toBeVisible();
  await expect(page).toHaveURL(/bucket=leaky/); // the address follows what is shown within half a second
  await page.reload();
  await expect(rule(page).getByText("All others are dropped.")).toBeVisible();
});

test("with a time limit the rule says who gives up", async ({ page }) => {
  await open(page);
  await page.getByRole("radio", { name: "Leaky" }).check();
  await box(page, "Give up after").fill("1");
  await box(page, "Give up after").press("Enter");
  await press(page, "Send 5 requests");
  await press(page, "Next second");
  await expect(rule(page).getByText("2 processed, 2 gave up")).toBeVisible();
});
