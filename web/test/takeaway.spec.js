// What is taken away: files that hold the rows or the chart, and say of which bucket and traffic they are.
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";

/** @import { Page } from "@playwright/test" */

const generous = "#play?bucket=token&capacity=10&refill=6/3s&rounds=3,5,7,9/1s";

/** Takes a file away, and gives its name and bytes. @param {Page} page @param {string} kind */
async function take(page, kind) {
  await page.getByRole("button", { name: "Take away" }).click();
  const dialog = page.getByRole("dialog", { name: "Take away what you see" });
  const [download] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: `as ${kind}` }).click()]);
  await expect(dialog.getByRole("status")).toContainText(download.suggestedFilename());
  await dialog.getByRole("button", { name: "Close" }).click();
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** @param {Page} page @param {string} hash */
async function open(page, hash) {
  await page.goto(`./${hash}`);
  await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
}

test("the steps of the lesson as CSV: the set-up in lines of their own, then the rows", async ({ page }) => {
  await open(page, generous);
  const { name, bytes } = await take(page, "CSV");
  expect(name).toBe("token-bucket.csv");
  const lines = bytes.toString().split("\r\n");
  const notes = lines.filter((line) => line.startsWith("#"));
  expect(notes).toContain("# bucket: kind=token capacity=10 refill=6 everyMs=3000");
  expect(notes.filter((line) => line.includes(","))).toEqual([]);
  const link = notes.find((line) => line.startsWith("# link: "))?.slice(8) ?? "";
  expect(lines.slice(notes.length)).toEqual([
    "atMs,requests,refilled,spilled,accepted,rejected,tokens,retryAfterMs",
    "1000,3,0,0,3,0,7,0", "2000,5,0,0,5,0,2,0", "3000,7,6,0,7,0,1,0", "4000,9,0,0,1,8,0,2000", "",
  ]);
  // The link in the file leads back to what the file shows.
  await open(page, "");
  await page.goto(link);
  await expect(page.getByRole("img", { name: /0 of 10 tokens.*9 requests arrived: 1 accepted, 8 rejected/ })).toBeVisible();
});

test("the steps up to the one looked at as JSON, with set-up, inputs and link", async ({ page }) => {
  await open(page, `${generous}&at=2`);
  const { name, bytes } = await take(page, "JSON");
  expect(name).toBe("token-bucket.json");
  const file = JSON.parse(bytes.toString());
  expect(file.bucket).toEqual({ kind: "token", capacity: 10, refill: 6, everyMs: 3000 });
  expect(file.inputs.map((/** @type {any} */ input) => input.requests)).toEqual([3, 5, 7, 9]);
  expect(file.link).toBe(page.url());
  expect(file.engine).toMatch(/^\d+\.\d+\.\d+$/);
  expect(file.rows.map((/** @type {any} */ row) => row.tokens)).toEqual([7, 2]);
});

test("a queue's waits are in its file, and a wait there is not is an empty cell", async ({ page }) => {
  await open(page, "#play?bucket=leaky&capacity=5&drain=2/1s&send=6@0s,0@1s");
  const lines = (await take(page, "CSV")).bytes.toString().split("\r\n").filter((line) => !line.startsWith("#"));
  expect(lines[0]).toBe("atMs,requests,processed,expired,queued,dropped,queue,firstStartInMs,lastStartInMs,firstDoneInMs,lastDoneInMs,retryAfterMs");
  expect(lines[1]).toBe("0,6,0,0,5,1,5,0,2000,500,2500,500");
  expect(lines[2]).toBe("1000,0,2,0,0,0,3,,,,,0");
});

for (const [view, hash] of [["Play", generous], ["Compare", "#compare"]]) {
  test(`the chart of ${view} as SVG stands alone, and says what it shows`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, hash);
    const { name, bytes } = await take(page, "SVG");
    expect(name).toMatch(/\.svg$/);
    const text = bytes.toString();
    // In a page of its own: the playground's policy lets no text become a document.
    const alone = await context.newPage();
    const parsed = await alone.evaluate((source) => {
      const file = new DOMParser().parseFromString(source, "image/svg+xml");
      const read = (/** @type {string} */ tag) => file.documentElement.querySelector(`:scope > ${tag}`)?.textContent ?? "";
      return { wrong: file.querySelector("parsererror")?.textContent ?? null, title: read("title"), desc: read("desc"), metadata: JSON.parse(read("metadata")) };
    }, text);
    expect(parsed.wrong).toBeNull();
    expect(parsed.title).toContain("Token bucket of 10");
    expect(parsed.desc).toBe(page.url());
    expect(parsed.metadata.bucket ?? parsed.metadata.a).toMatchObject({ kind: "token", capacity: 10 });
    // Nothing in it depends on the page it comes from.
    expect(text).not.toMatch(/var\(|class=|style=|light-dark|currentColor/);

    await alone.setContent(`<img alt="the file" src="data:image/svg+xml;base64,${bytes.toString("base64")}">`);
    const image = alone.getByRole("img", { name: "the file" });
    expect(await image.evaluate((/** @type {HTMLImageElement} */ img) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(300);
  });
}

test("the chart as PNG is a picture of twice its size, with the link inside", async ({ page, context }) => {
  await open(page, generous);
  const width = await page.getByRole("img", { name: /over|Tokens and requests/ }).last().evaluate((svg) => Number(svg.getAttribute("width")));
  const { name, bytes } = await take(page, "PNG");
  expect(name).toBe("token-bucket.png");
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(bytes.readUInt32BE(16)).toBe(2 * width);
  expect(bytes.toString("latin1")).toContain(`Source\0\0\0\0\0${page.url()}`);
  // Every chunk's check sum is right, or the browser would refuse it.
  const decoded = await (await context.newPage()).evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    return [bitmap.width, bitmap.height];
  }, bytes.toString("base64"));
  expect(decoded[0]).toBe(2 * width);
});

test("a comparison as CSV has the columns of both buckets", async ({ page }) => {
  await open(page, "#compare");
  const { name, bytes } = await take(page, "CSV");
  expect(name).toBe("two-buckets.csv");
  const lines = bytes.toString().split("\r\n");
  expect(lines).toContain("# b: kind=leaky capacity=10 drain=2 everyMs=1000");
  expect(lines).toContain("atMs,requests,a.accepted,a.rejected,b.queued,b.dropped,b.processed,b.waiting");
  expect(lines).toContain("2000,10,10,0,10,0,2,8");
});

test("before the engine is there, there is nothing to take, and that is said", async ({ page }) => {
  await page.route(/engine\.wasm/, () => {});
  await page.goto("./");
  await page.getByRole("button", { name: "Take away" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "as CSV" }).click();
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("the engine is still on its way");
});
