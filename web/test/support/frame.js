// A page of another site that holds frames and writes down every message that reaches it.
import { expect } from "@playwright/test";
import { startHost } from "./host.js";

/** @import { Page } from "@playwright/test" */
/** @typedef {Record<string, any>} Message */

/** What every such page runs: it keeps what it hears, and says what it is told to say. */
const script = `<script>
  const heard = [];
  addEventListener("message", ({ data, source }) => heard.push({ data, from: [...document.querySelectorAll("iframe")].findIndex((f) => f.contentWindow === source) }));
  const say = (message, to = 0) => document.querySelectorAll("iframe")[to].contentWindow.postMessage(message, "*");
</script>`;

/**
 * @param {Page} page @param {string} body its frames among other things
 * @param {Record<string, string>} [headers] of the page
 * @returns {Promise<import("./host.js").Host>}
 */
export async function openHost(page, body, headers) {
  const host = await startHost(`<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title>${script}${body}`, headers);
  await page.goto(host.url);
  return host;
}

/** A frame. @param {string | undefined} baseURL @param {string} activity @param {string} [attributes] */
export const frameOf = (baseURL, activity, attributes = 'width="700" height="500"') =>
  `<iframe title="Activity" ${attributes} src="${new URL(`embed.html#${activity}`, baseURL).href.replaceAll("&", "&amp;")}"></iframe>`;

/** What the page has heard in our protocol so far, of one type. @param {Page} page @param {string} type @param {number} [from] which frame @returns {Promise<Message[]>} */
export const heard = (page, type, from = 0) =>
  page.evaluate(([wanted, frame]) => /** @type {any} */ (globalThis).eval("heard")
    .filter((/** @type {any} */ m) => m.from === frame && m.data?.bucketPlayground === 1 && m.data.type === wanted).map((/** @type {any} */ m) => m.data), /** @type {const} */ ([type, from]));

/** Waits for a message of a type and gives the last. @param {Page} page @param {string} type @param {number} [from] @returns {Promise<Message>} */
export async function hears(page, type, from = 0) {
  await expect.poll(async () => (await heard(page, type, from)).length, { message: `a message of type ${type}` }).toBeGreaterThan(0);
  return /** @type {Message} */ ((await heard(page, type, from)).at(-1));
}

/** Says something to a frame. @param {Page} page @param {unknown} message @param {number} [to] */
export const say = (page, message, to = 0) =>
  page.evaluate(([data, frame]) => /** @type {any} */ (globalThis).eval("say")(data, frame), /** @type {const} */ ([message, to]));

/** Asks a frame and gives its answer. @param {Page} page @param {Record<string, unknown>} fields @param {number} [to] @returns {Promise<Message>} */
export async function ask(page, fields, to = 0) {
  const id = `question ${asked++}`;
  await say(page, { bucketPlayground: 1, id, ...fields }, to);
  const answers = async () => [...(await heard(page, "state", to)), ...(await heard(page, "error", to))].filter((message) => message.id === id);
  await expect.poll(async () => (await answers()).length, { message: "an answer" }).toBe(1);
  return (await answers())[0];
}
let asked = 0;
