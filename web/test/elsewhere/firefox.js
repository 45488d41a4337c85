// Firefox as the cases use it, by WebDriver BiDi. Playwright speaks that too, but asks for commands that the release of
// Firefox with long support, which is Debian's, does not have yet.
import puppeteer from "puppeteer-core";
import { findProgram } from "../support/programs.js";

/**
 * @import { ElementHandle, Frame, JSHandle, KeyInput, Page } from "puppeteer-core"
 * @import { Browser, Element } from "./browser.js"
 */

/** @returns {Promise<Browser>} */
export async function startFirefox() {
  const firefox = await puppeteer.launch({
    browser: "firefox",
    executablePath: findProgram("FIREFOX", ["firefox-esr", "firefox"]),
    args: ["--width=1280", "--height=900"],
    extraPrefsFirefox: { "intl.accept_languages": "en" },
    defaultViewport: null,
  });
  const [page] = await firefox.pages();
  /** @type {Frame | Page} */
  let within = page;

  return {
    async open(url) {
      within = page;
      await page.goto(url);
    },
    async add(script) {
      await within.evaluate(script);
    },
    run: (task, ...args) => within.evaluate(task, ...args),
    element: async (task, ...args) => elementOf(await within.evaluateHandle(task, ...args)),
    press: (key) => page.keyboard.press(/** @type {KeyInput} */ (key)),
    async drag(from, to) {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 5 });
      await page.mouse.up();
    },
    async enterFrame(task) {
      const frame = await (await page.evaluateHandle(task)).asElement()?.contentFrame();
      if (!frame) throw new Error("there is no frame");
      within = frame;
    },
    async leaveFrame() {
      within = page;
    },
    close: () => firefox.close(),
  };

  /** @param {JSHandle} given @returns {Element | null} */
  function elementOf(given) {
    const handle = /** @type {ElementHandle<globalThis.Element> | null} */ (given.asElement());
    return handle && {
      async click() {
        await handle.click();
        return true;
      },
      async type(text) {
        await handle.focus();
        await page.keyboard.down("Control");
        await page.keyboard.press("a");
        await page.keyboard.up("Control");
        await page.keyboard.type(text);
      },
      async choose(option) {
        const value = await handle.evaluate((list, said) => /** @type {HTMLOptionElement[]} */ ([...list.children]).find(({ text }) => text === said)?.value, option);
        if (value === undefined) throw new Error(`there is no option ${option}`);
        await handle.select(value);
      },
      run: (task, ...args) => handle.evaluate(task, ...args),
      element: async (task, ...args) => elementOf(await handle.evaluateHandle(task, ...args)),
    };
  }
}
