// The lab that takes a set-up to production: what each product is told, what it does differently, and the engine's word for it.
import { expect, test } from "@playwright/test";
import { effect, open, rows, said, type } from "./support/lab.js";
import { words } from "./support/words.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page @param {string} product */
const code = (page, product) => effect(page).getByRole("region", { name: `For ${product}` });
/** @param {Page} page @param {string} name */
const choose = (page, name) => page.getByRole("radio", { name, exact: true }).check();
/** What the bucket here and the product let in, moment by moment. @param {Page} page @param {string} product */
const letIn = async (page, product) => (await rows(page, `The same requests here and in ${product}`)).map((row) => row.split(" | ").slice(2).join(" "));

test("a capacity of 20 is burst=19 in nginx, where burst counts those beyond the first", async ({ page }) => {
  await open(page, "production");
  await expect(code(page, "nginx")).toContainText("rate=5r/s;");
  await expect(code(page, "nginx")).toContainText("limit_req zone=clients burst=19 nodelay;");
  await expect(said(page)).toContainText("burst=19 lets 20 in at once, and burst=20 would let in one more.");
  await expect(effect(page)).toContainText("The same bucket");
  await expect(effect(page)).toContainText("Checked: a test runs nginx’s rule");
  expect(await letIn(page, "nginx")).toEqual(["20 20", "2 2", "3 3", "7 7"]);
});

test("in nginx a queue is the same without nodelay, and a rate that is no whole number is rounded", async ({ page }) => {
  await open(page, "production");
  await choose(page, "Leaky, a queue");
  await expect(code(page, "nginx")).toContainText("burst=19;");
  await expect(said(page)).toContainText("burst=19 is a queue of 20.");
  await type(page, "Every", "7");
  await expect(code(page, "nginx")).toContainText("rate=43r/m;");
  await expect(effect(page)).toContainText("43r/m is 0.716 a second instead of 0.714286.");
  await expect(effect(page)).toContainText("Near it, not the same");
  await type(page, "Every", "10");
  await expect(code(page, "nginx")).toContainText("rate=30r/m;");
  await expect(effect(page)).toContainText("The same bucket");
  await open(page, "production?count=1&every=3600s");
  await expect(effect(page)).toContainText("Not to be had there");
  await expect(code(page, "nginx")).toHaveCount(0);
});

test("Envoy has the bucket with an even flow, and had the one in lumps", async ({ page }) => {
  await open(page, "production?capacity=10&count=6&every=3s&in=envoy");
  await expect(code(page, "Envoy")).toContainText("max_tokens: 10");
  await expect(code(page, "Envoy")).toContainText("tokens_per_fill: 6");
  await expect(code(page, "Envoy")).toContainText("fill_interval: 3s");
  expect(await letIn(page, "Envoy")).toEqual(["10 10", "3 3", "3 3", "9 9"]);
  await choose(page, "Token, in lumps");
  await expect(said(page)).toContainText("From 1.31 on the same lines mean an even flow");
  expect(await letIn(page, "Envoy")).toEqual(["10 10", "0 3", "6 3", "6 9"]);
  await choose(page, "Leaky, a queue");
  await expect(effect(page)).toContainText("Not to be had there");
});

test("x/time/rate is all or nothing, and its queue has no end", async ({ page }) => {
  await open(page, "production?in=go");
  await expect(code(page, "Go")).toContainText("rate.NewLimiter(5, 20)");
  await expect(said(page)).toContainText("AllowN(now, 9) on one token gets none");
  await type(page, "Every", "3");
  await expect(code(page, "Go")).toContainText("rate.NewLimiter(5.0 / 3, 20)");
  await choose(page, "Leaky, a queue");
  await expect(code(page, "Go")).toContainText("limiter.Wait(ctx)");
  await expect(said(page)).toContainText("it has no end");
  expect((await letIn(page, "Go"))[0]).toBe("20 25");
});

test("HAProxy counts over a window instead, and AWS keeps to its numbers as well as it can", async ({ page }) => {
  await open(page, "production");
  await choose(page, "HAProxy");
  await expect(page).toHaveURL(/#lab\/production\?in=haproxy$/);
  await expect(code(page, "HAProxy")).toContainText("store http_req_rate(4s)");
  await expect(code(page, "HAProxy")).toContainText("gt 20 }");
  await expect(effect(page)).toContainText("Rejected requests count as well");
  await choose(page, "AWS");
  await expect(code(page, "AWS")).toContainText("BurstLimit: 20");
  await expect(code(page, "AWS")).toContainText("RateLimit: 5");
  await expect(said(page)).toContainText("AWS calls it no hard limit");
});

test("a product that there is not is named", async ({ page }) => {
  await open(page, "production?in=apache");
  await expect(page.locator("#place-note")).toContainText("“in” is one of nginx, envoy, go, haproxy, aws, not “apache”. It is nginx here.");
});

test("one goes on in Play with the same bucket", async ({ page }) => {
  await open(page, "production?kind=lumps&capacity=10&count=6&every=3s");
  await expect(page.getByRole("link", { name: "Go on in Play" })).toHaveAttribute("href",
    "#play?bucket=token&capacity=10&refill=6/3s&round=3s&send=15@0s,10@1.5s,10@3s,10@7.5s&at=1");
});

for (const settings of ["capacity=1&count=1000&every=100ms", "capacity=1000&count=1&every=3600s", "capacity=1&count=1&every=100ms"]) {
  test(`${settings} says in every product what it is told, or why it cannot be`, async ({ page }) => {
    for (const product of ["nginx", "Envoy", "Go", "HAProxy", "AWS"]) {
      for (const [kind, name] of [["steady", "Token, steady"], ["lumps", "Token, in lumps"], ["queue", "Leaky, a queue"], ["meter", "Leaky, a meter"]]) {
        await open(page, `production?kind=${kind}&${settings}&in=${product.toLowerCase()}`);
        await expect(page.getByRole("radio", { name: product, exact: true })).toBeChecked();
        await expect(page.getByRole("radio", { name, exact: true })).toBeChecked();
        expect([product, kind, await effect(page).innerHTML()]).toEqual([product, kind, expect.not.stringMatching(/NaN|undefined|Infinity|e[+-]\d| 0s| 0ms|\(0m?s\)/)]);
      }
    }
  });
}

test("Play leads here with its own set-up, where products have one like it", async ({ page }) => {
  await page.goto("index.html#play?bucket=token&capacity=10&refill=6/3s");
  await page.getByRole("link", { name: words("share-production") }).click();
  await expect(page).toHaveURL(/#lab\/production\?kind=lumps&capacity=10&count=6&every=3s/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("lab-production-title"));
  await expect(page.getByRole("textbox", { name: words("lab-production-capacity") })).toHaveValue("10");
  await page.goto("index.html?2#play?bucket=leaky&capacity=5&drain=2/1s&timeout=1s");
  await expect(page.getByRole("link", { name: words("share-compare") })).toBeVisible();
  await expect(page.getByRole("link", { name: words("share-production") })).toHaveCount(0);
});
