// The practice sets as a learner with a keyboard meets them, and the answers of the lessons.
import { expect } from "@playwright/test";
import { sets } from "../../src/practice/sets.js";
import { words } from "./words.js";

/**
 * @import { Locator, Page } from "@playwright/test"
 *
 * One part of an answer: a text for a field, or the option chosen, both by their names on the page.
 * @typedef {{type: string, text: string} | {choose: string}} Part
 *
 * @typedef {{number: number, right: Part[], wrong: Part[], explained: RegExp}} Question
 */

/** @type {Record<string, Question[]>} */
export const questions = {
  "token-practice": [
    {
      number: 1,
      right: [{ type: "Accepted", text: "5" }, { type: "In the bucket", text: "0" }],
      wrong: [{ type: "Accepted", text: "4" }, { type: "In the bucket", text: "1" }],
      explained: /min\(5, 5\) = 5 accepted, 5 − 5 = 0 left/,
    },
    {
      number: 2,
      right: [{ type: "Accepted", text: "2" }, { type: "Rejected", text: "1" }],
      wrong: [{ type: "Accepted", text: "0" }, { type: "Rejected", text: "3" }],
      explained: /min\(3, 2\) = 2 accepted, the other 1 rejected/,
    },
    {
      number: 3,
      right: [{ type: "In the bucket", text: "5" }],
      wrong: [{ type: "In the bucket", text: "10" }],
      explained: /came 10 tokens, and the bucket keeps 5 at most: min\(5, 0 \+ 10\) = 5/,
    },
    {
      number: 4,
      right: [{ type: "Sustained rate", text: "1" }, { type: "Largest burst", text: "5" }],
      wrong: [{ type: "Sustained rate", text: "2" }, { type: "Largest burst", text: "10" }],
      explained: /2 tokens every 2 seconds, or 1 per second.*a full bucket, 5\./,
    },
  ],
  "leaky-practice": [
    {
      number: 1,
      right: [{ type: "Queued", text: "5" }, { type: "Dropped", text: "1" }],
      wrong: [{ type: "Queued", text: "6" }, { type: "Dropped", text: "0" }],
      explained: /min\(6, 5\) = 5 queued, 1 dropped/,
    },
    {
      number: 2,
      right: [{ choose: "It is dropped on arrival" }, { type: "The last one is done after", text: "2.5" }],
      wrong: [{ choose: "It waits its turn and is served" }, { type: "The last one is done after", text: "3" }],
      explained: /number 5, starts once the 4 ahead of it are through, after 2 s, and is done after 2\.5 s/,
    },
    {
      number: 3,
      right: [
        { type: "Processed", text: "6" },
        { type: "Dropped", text: "0" },
        { type: "Longest wait", text: "0" },
      ],
      wrong: [
        { type: "Processed", text: "5" },
        { type: "Dropped", text: "1" },
        { type: "Longest wait", text: "2" },
      ],
      explained: /done 0\.5 s after it came.*6 processed, 0 dropped, a wait of 0 s/,
    },
    {
      number: 4,
      right: [{ choose: "Leaky bucket" }, { choose: "It sends requests on at a steady pace, however they come in" }],
      wrong: [{ choose: "Token bucket" }, { choose: "It never turns a request away" }],
      explained: /at most 2 requests a second go out.*a burst of requests would become a burst of charges/,
    },
  ],
};

/** Opens a set of the page's own, none of it answered, with all that the engine adds. Its title comes first: the score of a
 * set that was open before stands for a moment more. @param {Page} page @param {string} set */
export async function openSet(page, set) {
  await page.goto(`./#practise/${set}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(`practice-${set}-title`));
  await expect(page.getByRole("status").filter({ hasText: /^0 of \d+ right$/ })).toBeVisible();
  const tables = sets.find(({ id }) => id === set)?.questions.filter(({ table }) => table).length ?? 0;
  await expect(page.getByRole("main").getByRole("table")).toHaveCount(tables);
}

/** A question of the set that is open.
 * @param {{getByRole: Page["getByRole"]}} page a page or a frame @param {number} number */
export const card = (page, number) => page.getByRole("group", { name: `Question ${number} of 4` });

/** Where the set's score is told.
 * @param {{getByRole: Page["getByRole"]}} page a page or a frame @param {number} right */
export const score = (page, right) => page.getByRole("status").filter({ hasText: `${right} of 4 right` });

/** Answers a question and checks it, with whatever is at hand. @param {Locator} question @param {Part[]} parts */
export async function answerQuickly(question, parts) {
  for (const part of parts) {
    if ("choose" in part) await question.getByRole("radio", { name: part.choose, exact: true }).check();
    else await question.getByRole("textbox", { name: part.type, exact: true }).fill(part.text);
  }
  await question.getByRole("button", { name: "Check" }).click();
}

/** Answers a question and checks it, with the keyboard alone.
 * @param {Page} page @param {Locator} question @param {Part[]} parts */
export async function answerByKeyboard(page, question, parts) {
  for (const part of parts) {
    if ("choose" in part) await choose(page, question.getByRole("radio", { name: part.choose, exact: true }));
    else {
      await tabTo(page, question.getByRole("textbox", { name: part.type, exact: true }));
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(part.text);
    }
  }
  await page.keyboard.press("Enter");
}

/** Presses Tab, or Shift+Tab where the target lies before, until the target has the focus.
 * @param {Page} page @param {Locator} target */
export async function tabTo(page, target) {
  for (let pressed = 0; pressed < 60; pressed++) {
    const place = await target.evaluate((element) => {
      const active = document.activeElement;
      if (active === element) return "here";
      const before = Boolean(active && active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
      return active !== document.body && before ? "before" : "after";
    });
    if (place === "here") return;
    await page.keyboard.press(place === "before" ? "Shift+Tab" : "Tab");
  }
  throw new Error("the focus does not get there by the Tab key");
}

/** Chooses an option: Tab to its group, arrows within.
 * @param {Page} page @param {Locator} option */
async function choose(page, option) {
  const name = await option.getAttribute("name");
  const checked = page.locator(`input[name="${name}"]:checked`);
  const first = page.locator(`input[name="${name}"]`).first();
  await tabTo(page, (await checked.count()) ? checked : first);
  await page.keyboard.press("Space");
  const options = await page.locator(`input[name="${name}"]`).count();
  for (let pressed = 0; pressed < options && !(await option.isChecked()); pressed++) await page.keyboard.press("ArrowDown");
  await expect(option).toBeChecked();
}
