// The playground away from its own page: in pages of other sites, in one file, and its engine by itself.
import assert from "node:assert/strict";
import { onDisk } from "../support/dist.js";
import { startHost } from "../support/host.js";
import { compileSame } from "../support/same.js";
import { start } from "../support/servers.js";
import { words } from "../support/words.js";
import { eventually } from "./eventually.js";
import { pick, press, reads } from "./person.js";

/** @import { Browser } from "./browser.js" */
/** @import { Case } from "./page.js" */

/**
 * Opens a page of another site with an activity in it, does something there, and closes the site.
 * @param {Browser} browser @param {string} script what the page runs @param {string} body
 * @param {() => Promise<void>} task
 */
async function onHost(browser, script, body, task) {
  const host = await startHost(`<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title><script>${script}</script>${body}`);
  try {
    // Another name of this machine is another site to a browser, not only another origin.
    await browser.open(host.url.replace("127.0.0.1", "localhost"));
    await task();
  } finally {
    await browser.open("about:blank");
    await host.close();
  }
}

/** The frame of the page, be it an element's or not. Runs in the page. */
function frame() {
  const element = document.querySelector("bucket-playground");
  return (element?.shadowRoot ?? document).querySelector("iframe");
}

/** Does something inside of the frame. @template T @param {Browser} browser @param {() => Promise<T>} task */
async function inFrame(browser, task) {
  await browser.enterFrame(frame);
  const result = await task();
  await browser.leaveFrame();
  return result;
}

/** @param {string} url of the playground @param {string} activity @param {string} [attributes] */
const frameOf = (url, activity, attributes = "") =>
  `<iframe title="Activity" width="700" height="600" ${attributes} src="${new URL(`embed.html#${activity.replaceAll("&", "&amp;")}`, url)}"></iframe>`;

/** Writes down what a frame says. */
const messages = 'const heard = globalThis.heard = []; addEventListener("message", ({ data }) => heard.push(data));';
/** Writes down what an element tells. */
const events = `const heard = globalThis.heard = [];
  for (const type of ["ready", "answer"]) document.addEventListener(type, ({ detail }) => detail && heard.push({ type, ...detail }));`;

/** Waits until the page has heard something of a type, and gives the last of it.
 * @param {Browser} browser @param {string} wanted @returns {Promise<Record<string, any>>} */
const hears = (browser, wanted) =>
  eventually(`to hear “${wanted}”`, () => browser.run((of) => /** @type {any} */ (globalThis).heard.findLast((/** @type {any} */ message) => message.type === of), wanted));

/** @param {Browser} browser @param {string} message as JSON */
const say = (browser, message) => browser.run((text) => document.querySelector("iframe")?.contentWindow?.postMessage(JSON.parse(text), "*"), message);

/** A question whose answer is chosen. What is typed by these ways of driving a browser does not reach frames of other sites. */
const exercise = "leaky-practice?only=payment";

/** Answers it, and reads that it is right. @param {Browser} browser */
async function answer(browser) {
  await pick(browser, "Leaky bucket");
  await pick(browser, "It sends requests on at a steady pace, however they come in");
  await press(browser, "Check");
  await reads(browser, words("practice-score", { right: 1, of: 1 }));
}

/** @type {Case[]} */
export const hostCases = [
  {
    name: "a frame tells the page around it each step, and where it stands when asked",
    async run(browser, url) {
      const activity = "play?bucket=token&capacity=5&refill=2/2s&send=6@0s,3@2s";
      await onHost(browser, messages, frameOf(url, activity), async () => {
        assert.equal((await hears(browser, "ready")).activity, activity);
        await inFrame(browser, () => press(browser, "Next second"));
        assert.equal((await hears(browser, "step")).activity, `${activity},0@3s`);
        await say(browser, '{"bucketPlayground": 1, "type": "get", "id": "one"}');
        const { id, state } = await hears(browser, "state");
        assert.deepEqual({ id, state }, { id: "one", state: { v: 1, activity: `${activity},0@3s` } });
      });
    },
  },
  {
    name: "a frame that may do nothing but run scripts works, and says that it keeps nothing",
    async run(browser, url) {
      await onHost(browser, messages, frameOf(url, exercise, 'sandbox="allow-scripts"'), async () => {
        await hears(browser, "ready");
        await inFrame(browser, async () => {
          await answer(browser);
          await reads(browser, words("practice-not-kept"));
        });
        assert.equal((await hears(browser, "answer")).verdict, "right");
      });
    },
  },
  {
    name: "an element is as high as its exercise, tells the answers, and takes on other colours",
    async run(browser, url) {
      const script = `<script src="${new URL("bucket-playground.js", url)}"></script>`;
      await onHost(browser, events, `${script}<bucket-playground activity="${exercise}" height="100"></bucket-playground>`, async () => {
        await hears(browser, "ready");
        await inFrame(browser, () => answer(browser));
        const { question, verdict } = await hears(browser, "answer");
        assert.deepEqual({ question, verdict }, { question: "payment", verdict: "right" });
        await eventually("the frame is as high as what is in it", async () => {
          const height = await browser.run(heightOfElement);
          return height === await inFrame(browser, () => browser.run(() => Math.ceil(document.documentElement.getBoundingClientRect().height)));
        });
        for (const theme of ["dark", "light"]) {
          await browser.run((name) => document.querySelector("bucket-playground")?.setAttribute("theme", name), theme);
          await inFrame(browser, () => eventually(`a ${theme} ground`, async () => (await browser.run(ground)) === theme));
        }
      });
    },
  },
  {
    name: "the one file works from the disk, and runs long without a worker",
    async run(browser) {
      await browser.open(onDisk("bucket-playground.html"));
      await press(browser, "Send 6 requests");
      await reads(browser, "Number 6 finds no token and is rejected.");
      await browser.run(() => void (location.hash = "#bigrun?bucket=token&capacity=5&refill=2/2s&traffic=bursts:10/5s@0s-50000s"));
      await press(browser, "Run");
      await reads(browser, "50,000 rounds brought 100,000 requests");
      await reads(browser, words("bigrun-in-page"));
    },
  },
  {
    name: "ten thousand scenarios give the same hash as natively",
    async run(browser) {
      const { program, support } = compileSame();
      // The program runs in a worker, so that the page can be asked meanwhile.
      const worker = `${support}
        const go = new Go();
        WebAssembly.instantiateStreaming(fetch("same.wasm"), go.importObject)
          .then(({ instance }) => go.run(instance))
          .then(() => postMessage({ got: sameHash, wanted: sameWanted }), (error) => postMessage({ got: String(error) }));`;
      /** @type {Record<string, [string, string | Buffer]>} */
      const files = {
        "/": ["text/html", '<!doctype html><title>same</title><script>new Worker("worker.js").onmessage = ({ data }) => (globalThis.told = data)</script>'],
        "/worker.js": ["text/javascript", worker],
        "/same.wasm": ["application/wasm", program],
      };
      const site = await start(({ url = "" }, response) => {
        const [contentType, body] = files[url] ?? ["text/plain", ""];
        response.writeHead(url in files ? 200 : 404, { "Content-Type": contentType }).end(body);
      });
      try {
        await browser.open(site.url);
        const { got, wanted } = await eventually("the hash", () => browser.run(() => /** @type {any} */ (globalThis).told));
        assert.match(wanted, /^[0-9a-f]{32}$/);
        assert.equal(got, wanted);
      } finally {
        await browser.open("about:blank");
        await site.close();
      }
    },
  },
];

/** Runs in the page. */
const heightOfElement = () => document.querySelector("bucket-playground")?.getBoundingClientRect().height;

/** Whether the ground that a page's text stands on is dark or light; runs in the page. */
function ground() {
  const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
  return red + green + blue < 3 * 64 ? "dark" : "light";
}
