// Builds the examples with the hosts' own programs, as far as they are on this machine, and looks at each in Chromium: is the
// activity there, and does it work? Against a built dist/: node examples/try.js [folder for pictures]
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { launchOptions } from "../test/support/chromium.js";
import { startPlainHost, start } from "../test/support/servers.js";

const here = fileURLToPath(new URL(".", import.meta.url));
const pictures = process.argv[2];

/** How each host makes a site of its folder, and where the site lies then. @type {Record<string, {commands: string[][], site: string, at?: string}>} */
const hosts = {
  plain: { commands: [], site: "." },
  mkdocs: { commands: [["mkdocs", "build", "--quiet"]], site: "site" },
  sphinx: { commands: [["sphinx-build", "-q", ".", "out"]], site: "out" },
  vitepress: { commands: [["npm", "install", "--no-audit", "--no-fund"], ["npm", "run", "build"]], site: ".vitepress/dist" },
  reveal: { commands: [["npm", "install", "--no-audit", "--no-fund"]], site: ".", at: "#/1" },
};

/** Puts the playground's address into the files of an example. @param {string} folder @param {string} playground */
function settle(folder, playground) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) settle(path, playground);
    else writeFileSync(path, readFileSync(path, "utf8").replaceAll("https://your.host/playground/", playground));
  }
}

/** @type {Record<string, string>} */
const types = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".json": "application/json", ".svg": "image/svg+xml" };

/** @param {string} folder */
const serve = (folder) => start((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://host/");
  const path = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  try {
    const data = readFileSync(path);
    response.writeHead(200, { "Content-Type": types[extname(path)] ?? "application/octet-stream" }).end(data);
  } catch {
    response.writeHead(404).end();
  }
});

/** @param {string} folder @param {string[][]} commands */
function build(folder, commands) {
  for (const [program, ...args] of commands) execFileSync(program, args, { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
}

const playground = await startPlainHost("playground");
const work = mkdtempSync(join(tmpdir(), "examples-"));
const browser = await chromium.launch(launchOptions());
let failed = false;
for (const [name, { commands, site, at = "" }] of Object.entries(hosts)) {
  const folder = join(work, name);
  mkdirSync(folder);
  cpSync(join(here, name), folder, { recursive: true });
  settle(folder, playground.url);
  try {
    build(folder, commands);
  } catch (error) {
    const missing = /** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT";
    failed ||= !missing;
    console.log(`${name}: ${missing ? `${commands[0][0]} is not on this machine` : `was not built\n${error}`}`);
    continue;
  }
  const host = await serve(join(folder, site));
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(`${host.url}${at}`);
    if (name === "reveal") {
      const frame = page.frameLocator("iframe");
      await frame.getByRole("button", { name: "Send 1 request" }).click();
      await frame.getByRole("img", { name: /one request arrived/ }).waitFor();
    } else {
      const question = page.frameLocator("bucket-playground iframe").getByRole("group", { name: "Question 1 of 4" });
      await question.getByRole("textbox", { name: "Accepted" }).fill("5");
      await question.getByRole("textbox", { name: "In the bucket" }).fill("0");
      await question.getByRole("button", { name: "Check" }).click();
      await question.getByText("Right.").waitFor();
    }
    console.log(`${name}: works`);
  } catch (error) {
    failed = true;
    console.log(`${name}: does not work\n${error}`);
  }
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) });
  await page.close();
  await host.close();
}
await browser.close();
await playground.close();
rmSync(work, { recursive: true });
process.exitCode = failed ? 1 : 0;
