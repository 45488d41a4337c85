// The labs about queues and what they come to: each shows its point, and its controls change what comes of them.
import { expect, test } from "@playwright/test";
import { answer, box, drawing, effect, open, rows, said, type, verdict } from "./support/lab.js";

/** @import { Page } from "@playwright/test" */

/** Where the lab sends those who want to go on. @param {Page} page */
const onward = (page) => page.getByRole("link", { name: /^Go on in / });

test.describe("waiting has a price", () => {
  const depths = "The same traffic into queues of other depths";

  test("twenty places at five a second make people wait four seconds; ten are worth having for two", async ({ page }) => {
    await open(page, "waiting");
    await expect(said(page)).toContainText("With 20 places the slowest takes 4 s, waiting included; 15 of 25 take longer than 2 s, and 10 are dropped.");
    await expect(effect(page)).toContainText("At 5 a second, 10 of a crowd are done within 2 s: so many places are worth having.");
    // Places, the slowest, in time, too late, dropped.
    expect(await rows(page, depths)).toEqual(["5 | 1 s | 10 | 0 | 25", "10 | 2 s | 15 | 0 | 20", "20 (chosen) | 4 s | 10 | 15 | 10", "40 | 6 s | 10 | 25 | 0"]);
    await type(page, "Places in the queue", "10");
    await expect(said(page)).toContainText("With 10 places nobody takes longer than 2 s: all 15 that get in are done in time, and 20 are dropped");
  });

  test("those who give up keep their places, and newcomers find the queue full", async ({ page }) => {
    await open(page, "waiting");
    await page.getByRole("checkbox", { name: "Clients give up" }).check();
    await expect(said(page)).toContainText("9 give up after 2 s.");
    await expect(said(page)).toContainText("while 5 of the 10 who come at 1 s find the queue full. Served: 16.");
    // Places, the slowest, served, given up, dropped.
    expect(await rows(page, depths)).toEqual(["5 | 1 s | 10 | 0 | 25", "10 | 2 s | 15 | 0 | 20", "20 (chosen) | 2.2 s | 16 | 9 | 10", "40 | 2.2 s | 16 | 19 | 0"]);
    await expect(onward(page)).toHaveAttribute("href", "#play?bucket=leaky&capacity=20&drain=5/1s&timeout=2s&send=25@0s,10@1s,5x0@2s/1s&at=2");
  });

  test("another pace or another patience is worth other depths", async ({ page }) => {
    await open(page, "waiting?drain=10");
    await expect(effect(page)).toContainText("At 10 a second, 20 of a crowd are done within 2 s");
    await type(page, "A bearable wait", "0.5");
    await expect(effect(page)).toContainText("At 10 a second, 5 of a crowd are done within 0.5 s");
    await open(page, "waiting?drain=1&patience=500ms");
    await expect(effect(page)).toContainText("At 1 a second not even the first of a crowd is done within 0.5 s.");
  });
});

test.describe("head of line", () => {
  test("all behind a slow request wait, though they keep within the limit", async ({ page }) => {
    await open(page, "head-of-line");
    await expect(said(page)).toContainText("Request 3 takes 4 s instead of 0.5 s. The 11 behind it did nothing unusual and wait 22 s longer, all together; the one hit hardest waits 3.25 s longer.");
    await expect(drawing(page, "14 requests in line behind each other, one of them slow: the longest wait is 3.25 s.")).toBeVisible();
    await expect(drawing(page, "The same 14 requests where all take the same: the longest wait is 0 s.")).toBeVisible();
    // Request, arrives at, takes, waits, would wait.
    const table = await rows(page, "Request by request: how long each waits until it starts");
    expect(table.slice(1, 5)).toEqual(["2 | 0.75 s | 0.5 s | 0 s | 0 s", "3 | 1.5 s | 4 s | 0 s | 0 s", "4 | 2.25 s | 0.5 s | 3.25 s | 0 s", "5 | 3 s | 0.5 s | 3 s | 0 s"]);
  });

  test("it does no harm where nobody is behind, or the pauses are long", async ({ page }) => {
    await open(page, "head-of-line");
    await type(page, "It is the", "14");
    await expect(said(page)).toContainText("Nobody waits longer for request 14");
    await type(page, "It is the", "13");
    await expect(said(page)).toContainText("The one behind it did nothing unusual and waits 3.25 s longer.");
    await page.getByRole("radio", { name: "2 s" }).check();
    await type(page, "The slow one takes", "4");
    await expect(said(page)).toContainText("Nobody waits longer for request 13, which takes 2 s where 0.5 s is usual.");
  });

  test("in Play the slow one is several at once", async ({ page }) => {
    await open(page, "head-of-line");
    await expect(page.getByRole("main")).toContainText("In Play all requests are alike, so the slow one goes there as several at once");
    await expect(onward(page)).toHaveAttribute("href", "#play?bucket=leaky&capacity=22&drain=2/1s&round=500ms&send=1@0s,1@750ms,8@1.5s,11x1@2.25s/750ms");
  });
});

test.describe("fairness", () => {
  test("behind a flood another client waits or is dropped; with a bucket of its own it is served at once", async ({ page }) => {
    await open(page, "fairness");
    await expect(said(page)).toContainText("A sends 12 at once, and at 1 s B sends one. In a bucket for all, B’s only request stands behind A’s and waits 4 s; with a bucket of its own B is served at once");
    await expect(drawing(page, "One bucket for all: 2 of A’s 12 dropped; B’s request waits 4 s.")).toBeVisible();
    await expect(drawing(page, "One bucket for each client: 2 of A’s 12 dropped; B’s request is served at once.")).toBeVisible();
    await type(page, "B sends one at", "0.2");
    await expect(said(page)).toContainText("there is no place left, and B’s only request is dropped");
    await type(page, "B sends one at", "30");
    await expect(said(page)).toContainText("By then the bucket is empty again");
  });

  test("the state of a bucket for each client stands beside that of a window and of a log", async ({ page }) => {
    await open(page, "fairness");
    const table = "What has to be kept of the clients";
    expect(await rows(page, table)).toEqual([
      "fixed window: a count | 80 B | 8 MB | 8 GB", "bucket: a count and a timestamp | 160 B | 16 MB | 16 GB", "sliding log: up to 10 timestamps | 800 B | 80 MB | 80 GB",
    ]);
    await type(page, "Capacity", "100");
    expect((await rows(page, table))[2]).toBe("sliding log: up to 100 timestamps | 8 kB | 800 MB | 800 GB");
    await expect(effect(page)).toContainText("Eight bytes for each number.");
  });
});

test.describe("edges only", () => {
  test("inside the limit both buckets do what no limit does", async ({ page }) => {
    await open(page, "edges");
    await expect(said(page)).toContainText("12 requests, 1 a second, under a limit of 2 a second. Through either bucket every one of them reaches the server the moment it comes, as if there were no limit.");
    await expect(drawing(page, "Without a limit 12 requests reach the server, each when it comes.")).toBeVisible();
    await expect(drawing(page, "Through the token bucket 12 requests reach the server, each when it comes; 0 are rejected.")).toBeVisible();
    await expect(drawing(page, "Through the leaky bucket 12 requests reach the server after a wait of at most 0 s; 0 are dropped.")).toBeVisible();
    await page.getByRole("radio", { name: "0.5 s" }).check();
    await expect(said(page)).toContainText("12 requests, 2 a second, under a limit of 2 a second. Through either bucket");
  });

  test("at the edge they part: bursts, more than the rate, more than fits", async ({ page }) => {
    await open(page, "edges");
    await type(page, "So many at once", "2");
    await expect(said(page)).toContainText("the leaky bucket spaces it out, and the longest wait is 0.5 s.");
    await page.getByRole("radio", { name: "0.5 s" }).check();
    await expect(said(page)).toContainText("here is the edge. The token bucket rejects 8 and lets the others through at once; the leaky bucket drops 8, and the longest wait is 2 s.");
    await type(page, "So many at once", "1");
    await page.getByRole("radio", { name: "0.4 s" }).check();
    await expect(said(page)).toContainText("12 requests, 2.5 a second, are more than the limit of 2, and both buckets still make do.");
    await expect(onward(page)).toHaveAttribute("href", "#compare?a.bucket=token&a.capacity=5&a.refill=2/1s&a.pacing=steady&b.bucket=leaky&b.capacity=5&b.drain=2/1s&send=12x1@0s/400ms");
  });
});

test.describe("a leaky bucket is a work queue", () => {
  test("a pool of one worker does the same jobs at the same times", async ({ page }) => {
    await open(page, "worker-pool");
    await expect(said(page)).toContainText("Job for job the same: what the pool starts, the bucket starts at the same moment, and both turn away the same 2.");
    const table = await rows(page, "Job by job, when each is in work");
    expect(table.slice(3)).toEqual([
      "4 | 0 s | 1.5 s to 2 s | 1.5 s to 2 s", "5 | 0 s | 2 s to 2.5 s | 2 s to 2.5 s", "6 | 0 s | turned away | turned away",
      "7 | 0 s | turned away | turned away", "8 | 1.2 s | 2.5 s to 3 s | 2.5 s to 3 s", "9 | 4 s | 4 s to 4.5 s | 4 s to 4.5 s",
    ]);
    await page.getByRole("checkbox", { name: "A long job" }).check();
    await expect(said(page)).toContainText("Job for job the same");
    expect((await rows(page, "Job by job, when each is in work"))[2]).toBe("3 | 0 s | 2 s to 2.5 s | 2 s to 2.5 s");
    await expect(onward(page)).toHaveAttribute("href", "#play?bucket=leaky&capacity=5&drain=1/500ms&round=500ms&send=7@0s,1@1.2s,1@4s");
  });

  test("two workers do as much, but side by side", async ({ page }) => {
    await open(page, "worker-pool");
    await type(page, "Workers", "2");
    await expect(said(page)).toContainText("Job 1 is the first to fare differently. 2 workers do as much as the bucket, but side by side");
    expect((await rows(page, "Job by job, when each is in work")).slice(0, 2)).toEqual(["1 | 0 s | 0 s to 0.5 s | 0 s to 0.25 s", "2 | 0 s | 0 s to 0.5 s | 0.25 s to 0.5 s"]);
  });
});

test.describe("queue or meter", () => {
  test("both let in the same; only the queue makes them wait, and spares the server", async ({ page }) => {
    await open(page, "queue-or-meter");
    await expect(said(page)).toContainText("Of 16 requests both let in the same 9 and turn away the same 7. Within a second the server gets at most 2 from the queue, where the longest wait is 2 s, and up to 5 from the meter, where nobody waits.");
    await expect(drawing(page, "The queue lets in 9 requests and drops 7. The longest wait is 2 s, and at most 2 start within a second.")).toBeVisible();
    await expect(drawing(page, "The meter lets in 9 requests and rejects 7. Nobody waits, and up to 5 start within a second.")).toBeVisible();
    expect((await rows(page, "What goes by the name of leaky bucket")).map((row) => row.split(" | ").slice(0, 2).join(": "))).toEqual([
      "go.uber.org/ratelimit: queue", "nginx limit_req: queue", "nginx limit_req nodelay: meter", "throttled (GCRA): meter",
    ]);
  });

  test("a burst that fits is turned away by neither", async ({ page }) => {
    await open(page, "queue-or-meter");
    await type(page, "A burst is", "4");
    await expect(said(page)).toContainText("Of 8 requests both let in the same 8 and turn none away.");
    await expect(onward(page)).toHaveAttribute("href", "#compare?a.bucket=leaky&a.capacity=5&a.drain=2/1s&b.bucket=meter&b.capacity=5&b.drain=2/1s&send=4@0s,4@2s");
  });
});

test("a wrong answer is followed by its reason, and by the right one when that is chosen", async ({ page }) => {
  await open(page, "waiting");
  await answer(page, "waiting", "20");
  await expect(verdict(page, "waiting")).toContainText("Not quite. The twentieth is done after 4 s.");
  await answer(page, "waiting", "10");
  await expect(verdict(page, "waiting")).toContainText("Right. At 5 a second the tenth in line is done after 2 s.");
});

test("what cannot be set is said beside the control, and the effect stays", async ({ page }) => {
  await open(page, "waiting");
  await type(page, "Places in the queue", "0");
  await expect(page.getByRole("alert").filter({ hasText: "100" })).toBeVisible();
  await expect(box(page, "Places in the queue")).toHaveValue("0");
  await expect(said(page)).toContainText("With 20 places");
});

/** The ends of what can be set. */
const extremes = [
  "waiting?capacity=1&drain=1&patience=100ms&leave=on", "waiting?capacity=100&drain=50&patience=60s&leave=on", "waiting?capacity=100&drain=1&patience=60s",
  "head-of-line?cost=20&place=1&every=250ms", "head-of-line?cost=1&place=14&every=2s", "fairness?flood=100&at=0s&capacity=100", "fairness?flood=1&at=60s&capacity=1",
  "edges?pause=250ms&together=10", "edges?pause=2s&together=10", "worker-pool?burst=30&places=1&workers=4&slow=on", "worker-pool?burst=1&places=30",
  "queue-or-meter?burst=30&capacity=30&drain=1", "queue-or-meter?burst=1&capacity=1&drain=20",
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
