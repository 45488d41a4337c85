// A walk through everything the page shows: each place, and the states of it that look or read differently. Whoever walks
// it looks at the page at every stop.
import { expect } from "@playwright/test";

/**
 * @import { Locator, Page } from "@playwright/test"
 * @import { Say } from "./words.js"
 *
 * @typedef {AsyncGenerator<string, void>} Walk stops by what is seen there
 */

/** Opens a place by its address, in the page that is open. @param {Page} page @param {string} address @param {Locator} sign what shows that it is there */
async function go(page, address, sign) {
  await page.evaluate((hash) => void (location.hash = hash), address);
  await expect(sign).toBeVisible();
}

/** @param {Page} page @param {Say} say */
const reach = (page, say) => ({
  button: (/** @type {string} */ id, /** @type {any} */ args = undefined) => page.getByRole("button", { name: say(id, args), exact: true }),
  box: (/** @type {string} */ id) => page.getByRole("textbox", { name: say(id), exact: true }).first(),
  radio: (/** @type {string} */ id) => page.getByRole("radio", { name: say(id), exact: true }).first(),
  heading: (/** @type {string} */ id) => page.getByRole("heading", { level: 1, name: say(id), exact: true }),
});

/**
 * The whole page, in one language.
 * @param {Page} page @param {Say} say @param {string} settings of the address: language and theme
 * @returns {Walk}
 */
export async function* everywhere(page, say, settings) {
  await page.goto(`index.html#play?bucket=token&capacity=5&refill=2/2s&send=3@0s,4@1s,9@4s&${settings}`);
  yield* play(page, say);
  yield* compare(page, say);
  yield* practise(page, say);
  yield* author(page, say);
  yield* bigRun(page, say);
  yield* labs(page, say);
}

/** @param {Page} page @param {Say} say @returns {Walk} */
async function* play(page, say) {
  const { button, box, radio } = reach(page, say);
  const steps = page.getByRole("table", { name: say("play-table") });
  const last = steps.getByRole("row").last();
  await expect(last).toHaveAttribute("aria-current", "step");
  yield "a token bucket";
  for (const [what, address] of Object.entries({
    "a token bucket with steady refill": "bucket=token&capacity=5&refill=3/1s&pacing=steady&send=6@0s,0@400ms",
    "a token bucket that spills": "bucket=token&capacity=5&refill=4/1s&send=1@0s,2@3s",
    "large numbers": "bucket=token&capacity=1000000000&refill=123456789/1s&send=1000000000@0s,987654321@3s",
    "a queue": "bucket=leaky&capacity=5&drain=2/1s&send=6@0s,4@1s",
    "a queue that people leave": "bucket=leaky&capacity=6&drain=1/1s&timeout=2500ms&send=9@0s,1@3s",
    "a long queue": "bucket=leaky&capacity=20&drain=5/1s&pacing=interval&send=25@0s,0@1s",
    "a meter": "bucket=meter&capacity=5&drain=2/1s&send=4@0s,4@1s",
    "a meter with room": "bucket=meter&capacity=5&drain=2/1s&send=2@0s",
    "a plant": "scenario=leaves&at=2",
    "a plant that cannot grow": "scenario=leaves&at=4",
  })) {
    await go(page, `play?${address}`, steps);
    await expect(steps.locator("[aria-current=step]")).toBeVisible();
    yield what;
  }
  await go(page, "play?bucket=token&capacity=5&refill=2/2s&send=3@0s,4@1s,9@4s&at=2", last);
  yield "a step of the past";
  await box("play-capacity").fill("7");
  await box("play-capacity").press("Enter");
  await expect(button("play-undo")).toBeVisible();
  await box("play-refill").fill("many");
  await box("play-refill").press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  yield "a changed set-up, and a field that cannot be read";

  await go(page, "play?bucket=token&capacity=5&refill=2/2s&send=3@0s", last);
  await button("play-predict").click();
  await button("play-next-second").click();
  const guess = page.getByRole("textbox", { name: say("practice-part-tokens"), exact: true });
  await guess.fill("x");
  await guess.press("Enter");
  yield "a step to be predicted, by no number";
  await guess.fill("7");
  await guess.press("Enter");
  await expect(guess).toBeHidden();
  yield "a step predicted wrongly";
  await button("play-predict").click();

  await button("play-keys").click();
  yield* dialog(page, "the keys");
  await button("play-traffic-open").click();
  for (const way of ["rounds", "patterns", "list"]) {
    await radio(`play-traffic-way-${way}`).check();
    if (way === "list") await box("play-traffic-list").fill("0.5\nsoon\n1.5");
    yield `traffic by ${way}`;
  }
  await page.keyboard.press("Escape");
  await button("share-open").click();
  yield* dialog(page, "the link");
  await button("share-take").click();
  yield* dialog(page, "files to take away");
  await go(page, "play?capacity=many&sped=3", page.getByRole("button", { name: say("share-problem-dismiss") }));
  yield "an address with faults";
  await button("share-problem-dismiss").click();
}

/** @param {Page} page @param {string} what @returns {Walk} */
async function* dialog(page, what) {
  await expect(page.getByRole("dialog")).toBeVisible();
  yield what;
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** @param {Page} page @param {Say} say @returns {Walk} */
async function* compare(page, say) {
  const { box, radio, heading } = reach(page, say);
  await go(page, "compare?a.bucket=token&a.capacity=10&a.refill=2/1s&b.bucket=leaky&b.capacity=10&b.drain=2/1s&send=10@2s,9@5s", heading("compare-heading"));
  await page.getByText(say("compare-table-show"), { exact: true }).click();
  await expect(page.getByRole("table", { name: say("compare-table") })).toBeVisible();
  yield "two buckets and their table";
  await box("compare-typed").fill("3, many");
  await box("compare-typed").blur();
  await expect(page.getByRole("alert")).toBeVisible();
  yield "traffic that cannot be read";
  await radio("compare-traffic-pattern").check();
  yield "two buckets under a pattern";
}

/** @param {Page} page @param {Say} say @returns {Walk} */
async function* practise(page, say) {
  const { button } = reach(page, say);
  const set = (/** @type {string} */ name) => go(page, `practise/${name}`, page.getByRole("heading", { level: 1, name: say(`practice-${name}-title`) }));
  const check = (/** @type {number} */ number) => button("practice-check.name", { number });
  await set("token-practice");
  await expect(page.getByRole("button", { name: say("practice-hint.name", { number: 1 }) })).toBeVisible();
  yield "a practice set";
  await fill(page, [["4", "1"], ["1", "2"], ["10"], ["1,000", "x"]], check);
  await page.getByRole("button", { name: say("practice-see.name", { number: 3, name: "\0" }).split("\0")[0] }).first().click();
  for (let i = 0; i < 3; i++) await page.getByRole("button", { name: say("practice-hint.name", { number: 2 }) }).click();
  await button("practice-solve.name", { number: 4 }).click();
  yield "wrong answers, hints, a solution, and two rules side by side";
  await button("paper-open").click();
  yield* dialog(page, "the sheet to print");
  await fill(page, [["5", "0"], ["2", "1"]], check);
  await button("practice-summary").click();
  yield "right answers, and the summary";
  for (const name of ["token-sizing", "token-leaves", "leaky-practice", "both-jobs"]) {
    await set(name);
    yield `the set ${name}`;
  }
  await page.getByRole("radio").first().check();
  await check(1).click();
  yield "a choice that was judged";
  await go(page, "practise/nothing-of-the-kind", page.getByRole("heading", { level: 1, name: say("practice-unknown-title") }));
  yield "a set that there is not";
}

/** Fills the questions of a set from the top and checks them. @param {Page} page @param {string[][]} answers @param {(number: number) => Locator} check */
async function fill(page, answers, check) {
  for (const [i, texts] of answers.entries()) {
    const question = page.getByRole("group").filter({ has: check(i + 1) }).last();
    const boxes = question.getByRole("textbox");
    for (const [k, text] of texts.entries()) await boxes.nth(k).fill(text);
    await check(i + 1).click();
  }
}

/** @param {Page} page @param {Say} say @returns {Walk} */
async function* author(page, say) {
  const { heading } = reach(page, say);
  await go(page, "author", heading("author-heading"));
  yield "writing exercises";
  const file = page.getByRole("textbox", { name: say("author-json"), exact: true });
  await file.fill("{");
  await file.blur();
  yield "a file that cannot be read";
}

/** @param {Page} page @param {Say} say @returns {Walk} */
async function* bigRun(page, say) {
  const { button, heading } = reach(page, say);
  await go(page, "bigrun?bucket=token&capacity=10&refill=6/3s&traffic=random:2/1s:7@0s-100000s,bursts:9/1d@0s-100000s", heading("bigrun-heading"));
  yield "a long run to come";
  await button("bigrun-run").click();
  await expect(page.getByRole("slider", { name: say("bigrun-at") })).toBeVisible();
  yield "a long run";
}

/** @param {Page} page @param {Say} say @returns {Walk} */
async function* labs(page, say) {
  await go(page, "lab", page.getByRole("heading", { level: 1, name: say("lab-list") }));
  yield "the list of labs";
  const links = page.getByRole("main").getByRole("listitem").getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((link) => String(link.getAttribute("href")).slice(1)));
  for (const address of addresses) {
    const id = address.slice("lab/".length);
    await go(page, address, page.getByRole("heading", { level: 1, name: say(`lab-${id}-title`) }));
    await page.getByRole("form").getByRole("radio").first().check();
    yield `the lab ${id}`;
  }
}

/**
 * Frames, each opened by itself.
 * @param {Page} page @param {Say} say @param {string} settings of the address: language and theme
 * @returns {Walk}
 */
export async function* framed(page, say, settings) {
  const { button, heading } = reach(page, say);
  const frame = async (/** @type {string} */ address, /** @type {Locator} */ sign) => {
    await page.goto("about:blank");
    await page.goto(`embed.html#${address}${settings}`);
    await expect(sign).toBeVisible();
  };
  await frame("practise/leaky-practice?", heading("practice-leaky-practice-title"));
  await expect(button("practice-solve.name", { number: 1 })).toBeVisible();
  yield "exercises in a frame";
  await frame("play?show=picture,sentence,controls,chart&bucket=leaky&capacity=5&drain=2/1s&send=6@0s&", page.getByRole("slider", { name: say("play-chart-scrub") }));
  yield "Play in a frame, in part";
  await frame("paly?", page.getByRole("heading", { level: 1 }));
  yield "a frame of nothing";
}
