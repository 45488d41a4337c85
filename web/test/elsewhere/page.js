// The playground's page, as someone with another browser than ours meets it.
import assert from "node:assert/strict";
import { words } from "../support/words.js";
import { eventually } from "./eventually.js";
import { follow, press, reads, sees, type } from "./person.js";
import { complaints } from "./site.js";

/** @import { Browser } from "./browser.js" */
/** @typedef {{name: string, run: (browser: Browser, url: string) => Promise<void>}} Case the address is that of the playground */

/** Where the keys go. @param {Browser} browser */
const focused = (browser) => browser.run(() => document.activeElement?.textContent?.trim());

/** Opens Play, with the engine there. @param {Browser} browser @param {string} url */
async function openPlay(browser, url) {
  await browser.open(url);
  await sees(browser, "button", words("play-predict"));
}

/** The texts without enough contrast, as axe sees them. Runs in the page. @returns {Promise<string[]>} */
async function hardToRead() {
  const { violations } = await /** @type {any} */ (globalThis).axe.run({ runOnly: "color-contrast" });
  return violations.flatMap((/** @type {any} */ { nodes }) => nodes.map((/** @type {any} */ { html }) => html));
}

/** @type {Case[]} */
export const pageCases = [
  {
    name: "the page opens, and says why the sixth request of a burst is rejected",
    async run(browser, url) {
      await browser.open(url);
      await press(browser, "Send 6 requests");
      await reads(browser, "Number 6 finds no token and is rejected.");
    },
  },
  {
    name: "no place of the page gives the browser anything to complain of",
    async run(browser, url) {
      await browser.open(url);
      await sees(browser, "button", "Send 6 requests");
      for (const place of ["compare", "practise", "lab", "author"]) {
        await follow(browser, words(`common-nav-${place}`));
        await eventually(`the place ${place}`, () => browser.run((wanted) => document.querySelector(".site-nav [aria-current]")?.getAttribute("href") === `#${wanted}`, place));
      }
      await browser.run(() => void (location.hash = "#lab/full-or-empty"));
      await reads(browser, "In the first minute 16 of 16 pass");
      assert.deepEqual(await complaints(browser), []);
    },
  },
  {
    name: "a step is taken back, and taken again with a larger bucket",
    async run(browser, url) {
      await browser.open(url);
      await press(browser, "Send 6 requests");
      await reads(browser, "0 s: 6 asked, 5 accepted, 1 rejected, 0 left");
      await press(browser, "Back");
      await type(browser, "Capacity", "8");
      await browser.press("Enter");
      await press(browser, "Forward");
      await reads(browser, "0 s: 6 asked, 6 accepted, 0 rejected, 2 left");
    },
  },
  {
    name: "keys send, let time pass, and go back",
    async run(browser, url) {
      await browser.open(url);
      await sees(browser, "button", "Send 6 requests");
      await browser.press("b");
      await browser.press("n");
      await reads(browser, "1 s: 0 asked, 0 accepted, 0 rejected, 0 left");
      await browser.press("ArrowLeft");
      await reads(browser, "0 s: 6 asked, 5 accepted, 1 rejected, 0 left");
    },
  },
  {
    name: "the time line is dragged back to an earlier step",
    async run(browser, url) {
      await browser.open(`${url}#play?capacity=10&refill=6/3s&rounds=3,5,7,9/1s`);
      await reads(browser, "4 s: 9 asked, 1 accepted, 8 rejected, 0 left");
      const [from, to] = await browser.run(() => {
        const drawing = /** @type {SVGElement} */ (document.querySelector(".line svg"));
        drawing.scrollIntoView({ block: "center", behavior: "instant" });
        const texts = [...drawing.querySelectorAll("text")];
        return ["4 s", "2 s"].map((time) => {
          const { left, width, top } = /** @type {SVGElement} */ (texts.find(({ textContent }) => textContent === time)).getBoundingClientRect();
          return [left + width / 2, top - 30];
        });
      });
      await browser.drag(from, to);
      await reads(browser, "2 s: 5 asked, 5 accepted, 0 rejected, 2 left");
    },
  },
  {
    name: "a dialog is as high as what is in it, takes the keyboard, closes with Escape, and gives it back",
    async run(browser, url) {
      await browser.open(url);
      await press(browser, "Share");
      await sees(browser, "textbox", "Link");
      assert.equal(await browser.run(() => Boolean(document.activeElement?.closest("dialog"))), true);
      assert.ok(await browser.run(() => /** @type {HTMLElement} */ (document.querySelector("dialog[open]")).offsetHeight < innerHeight / 2));
      await browser.press("Escape");
      await eventually("the dialog is closed", () => browser.run(() => !document.querySelector("dialog[open]")));
      assert.equal(await focused(browser), "Share");
    },
  },
  {
    name: "a wrong answer is explained, a right one counts, and both are there the next time",
    async run(browser, url) {
      await browser.open(`${url}#practise/token-practice`);
      const question = await sees(browser, "group", "Question 3 of 4");
      await type(browser, "In the bucket", "10", question);
      await press(browser, "Check", question);
      await reads(browser, "That would be so if the bucket could hold any number of tokens.");
      await type(browser, "In the bucket", "5", question);
      await browser.press("Enter");
      await reads(browser, words("practice-score", { right: 1, of: 4 }));
      await browser.open("about:blank");
      await browser.open(`${url}#practise/token-practice`);
      await reads(browser, words("practice-score", { right: 1, of: 4 }));
      const field = await sees(browser, "textbox", "In the bucket", await sees(browser, "group", "Question 3 of 4"));
      assert.equal(await field.run(({ value }) => value), "5");
    },
  },
  {
    name: "in a lab two requests pass on one token, step by step",
    async run(browser, url) {
      await browser.open(`${url}#lab/two-requests`);
      await press(browser, "Start over");
      for (const name of ["A: read", "B: read", "A: decide", "B: decide", "A: write", "B: write"]) await press(browser, name);
      await reads(browser, "Both read the count before either wrote it: 2 passed on one token, and the count is 0");
    },
  },
  {
    name: "a long run counts right, in a worker",
    async run(browser, url) {
      await browser.open(`${url}#bigrun?bucket=token&capacity=5&refill=2/2s&traffic=bursts:10/5s@0s-500000s`);
      await press(browser, "Run");
      await reads(browser, "500,000 rounds brought 1,000,000 requests");
      assert.equal(await browser.run((said) => document.body.innerText.includes(said), words("bigrun-in-page")), false);
    },
  },
  {
    name: "another language is spoken at once and the next time, with its own numbers",
    async run(browser, url) {
      await browser.open(`${url}#compare`);
      await (await sees(browser, "combobox", words("common-language"))).choose(words("common-language-name", {}, "es"));
      await reads(browser, words("compare-heading", {}, "es"));
      await browser.open("about:blank");
      await browser.open(`${url}#bigrun?bucket=token&capacity=5&refill=2/2s&traffic=bursts:10/5s@0s-50000s`);
      await press(browser, words("bigrun-run", {}, "es"));
      await reads(browser, "50.000");
    },
  },
  {
    name: "what is dark is dark, and can be read",
    async run(browser, url) {
      await browser.open(`${url}#practise/token-practice`);
      const question = await sees(browser, "group", "Question 3 of 4");
      await type(browser, "In the bucket", "10", question);
      await press(browser, "Check", question);
      const paper = () => browser.run(() => getComputedStyle(document.body).backgroundColor);
      const light = await paper();
      await (await sees(browser, "combobox", words("common-theme"))).choose(words("common-theme-dark"));
      assert.notEqual(await paper(), light);
      assert.deepEqual(await browser.run(hardToRead), []);
    },
  },
  {
    name: "the chart can be taken away as a picture",
    async run(browser, url) {
      await openPlay(browser, url);
      await press(browser, "Take away");
      await browser.run(() => {
        const { prototype } = HTMLAnchorElement;
        const createObjectURL = URL.createObjectURL;
        URL.createObjectURL = (blob) => createObjectURL(/** @type {any} */ (globalThis).taken = /** @type {Blob} */ (blob));
        prototype.click = () => {};
      });
      await press(browser, words("share-take-png"));
      const [width, drawn] = await eventually("a file", () => browser.run(async () => {
        const { taken } = /** @type {any} */ (globalThis);
        return taken && [(await createImageBitmap(taken)).width, document.querySelector("[data-export=chart]")?.clientWidth];
      }));
      assert.equal(width, 2 * drawn);
    },
  },
];
