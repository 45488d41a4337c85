// The same cases for every browser, one after the other in one window.
import { after, before, describe, it } from "node:test";
import { hostCases } from "./hosts.js";
import { pageCases } from "./page.js";
import { startPlayground } from "./site.js";

/** @import { Browser } from "./browser.js" */

/** @param {string} name of the browser @param {() => Promise<Browser>} start */
export function runCases(name, start) {
  describe(`the playground in ${name}`, () => {
    /** @type {Browser} */
    let browser;
    before(async () => {
      browser = await start();
    });
    after(() => browser?.close());
    for (const one of [...pageCases, ...hostCases]) {
      it(one.name, async () => {
        const site = await startPlayground();
        try {
          await one.run(browser, `${site.url}playground/index.html`);
        } finally {
          await browser.open("about:blank");
          await site.close();
        }
      });
    }
  });
}
