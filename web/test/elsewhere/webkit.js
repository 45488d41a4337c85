// WebKit as the cases use it, by WebDriver: the small browser that comes with WebKitGTK, on a screen that nobody sees.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { Builder, By, Capabilities, Key, error } from "selenium-webdriver";
import { findProgram } from "../support/programs.js";
import { eventually } from "./eventually.js";

/**
 * @import { ChildProcess } from "node:child_process"
 * @import { WebDriver, WebElement } from "selenium-webdriver"
 * @import { Browser, Element } from "./browser.js"
 */

/** @type {Record<string, string>} */
const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT, Tab: Key.TAB };

/** @returns {Promise<Browser>} */
export async function startWebKit() {
  const screen = await startScreen();
  const port = await freePort();
  const server = spawn(findProgram("WEBKITDRIVER", ["WebKitWebDriver"]), [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: screen.display, LANGUAGE: "en", LC_ALL: "C.UTF-8", GDK_BACKEND: "x11" },
  });
  const url = `http://127.0.0.1:${port}`;
  await eventually("WebKit's driver answers", () => fetch(`${url}/status`).then(({ ok }) => ok, () => false));
  const driver = await new Builder().usingServer(url).withCapabilities(new Capabilities({ browserName: "MiniBrowser" })).build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });

  return {
    async open(address) {
      await driver.switchTo().defaultContent();
      await driver.get(address);
    },
    add: (script) => driver.executeScript(script),
    run: (task, ...args) => run(driver, task, args),
    element: async (task, ...args) => elementOf(driver, await run(driver, task, args)),
    async press(key) {
      await driver.actions().sendKeys(keys[key] ?? key).perform();
    },
    async drag([fromX, fromY], [toX, toY]) {
      const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ x: Math.round(x), y: Math.round(y) });
      await driver.actions({ async: true }).move(at(fromX, fromY)).press().move(at((fromX + toX) / 2, (fromY + toY) / 2)).move(at(toX, toY)).release().perform();
    },
    async enterFrame(task) {
      await driver.switchTo().frame(await run(driver, task, []));
    },
    async leaveFrame() {
      await driver.switchTo().defaultContent();
    },
    async close() {
      await driver.quit();
      await end(server);
      await end(screen.server);
    },
  };
}

/** What a function gives in the page, or what it promises. @param {WebDriver} driver @param {(...args: any[]) => any} task @param {any[]} args */
const run = (driver, task, args) => driver.executeScript(`return (${task}).apply(null, arguments)`, ...args);

/** @param {WebDriver} driver @param {WebElement | null} element @returns {Element | null} */
function elementOf(driver, element) {
  return element && {
    async click() {
      try {
        await element.click();
      } catch (cause) {
        if (cause instanceof error.ElementNotInteractableError || cause instanceof error.StaleElementReferenceError) return false;
        throw cause;
      }
      return true;
    },
    async type(text) {
      await element.click();
      await driver.actions().keyDown(Key.CONTROL).sendKeys("a").keyUp(Key.CONTROL).sendKeys(text).perform();
    },
    async choose(option) {
      for (const one of await element.findElements(By.css("option"))) if ((await one.getText()) === option) return one.click();
      throw new Error(`there is no option ${option}`);
    },
    run: (task, ...args) => run(driver, task, [element, ...args]),
    element: async (task, ...args) => elementOf(driver, await run(driver, task, [element, ...args])),
  };
}

/** A screen of its own: Xvfb chooses a number that is free, and tells it. */
async function startScreen() {
  const server = spawn(findProgram("XVFB", ["Xvfb"]), ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = await once(createInterface(server.stdout), "line");
  return { server, display: `:${number}` };
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/** @param {ChildProcess} process */
async function end(process) {
  if (process.exitCode !== null || !process.kill()) return;
  await once(process, "exit");
}
