// How the page is tested: in a Chromium of this machine, against the built dist/ as scripts/serve shows it.
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./test/support/chromium.js";

export default defineConfig({
  testDir: "test",
  testMatch: "*.spec.js",
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/golden/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: "list",
  // A busy machine takes its time to compile the engine, and a test may open the page a dozen times.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Set from what the server prints, see below; a port that is taken gives another.
    baseURL: process.env.PLAYGROUND_URL,
    locale: "en",
    screenshot: "only-on-failure",
    launchOptions: launchOptions(),
  },
  webServer: {
    command: "go run ./scripts/serve",
    cwd: "..",
    wait: { stdout: /(?<playground_url>http:\S+)/ },
  },
});
