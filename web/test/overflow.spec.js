// No text is cut off or lies over another, in any place and state of the page, in a language with words longer by two
// fifths and in one that is written from right to left, on a phone and on a desk; and in the page's own languages on the
// narrowest phone.
import { expect, test } from "@playwright/test";
import { long, rightToLeft } from "./support/invented.js";
import { misfits } from "./support/misfits.js";
import { everywhere, framed } from "./support/screens.js";
import { languages, speaking } from "./support/words.js";

/**
 * @param {import("@playwright/test").Page} page
 * @param {{lang: string, direction: string, say: import("./support/words.js").Say}} language
 * @param {{width: number, height: number}} size
 * @param {{closed: boolean}} which
 */
async function expectRoom(page, { lang, direction, say }, size, which) {
  await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: "reduce" });
  /** @type {string[]} */
  const found = [];
  for (const walk of [everywhere(page, say, `lang=${lang}`), framed(page, say, `lang=${lang}`)]) {
    for await (const stop of walk) {
      await expect(page.locator("html")).toHaveAttribute("dir", direction);
      for (const misfit of await misfits(page, which)) found.push(`${stop}: ${misfit}`);
    }
  }
  expect(found).toEqual([]);
}

for (const [name, language] of Object.entries({ "longer words": long, "from right to left": rightToLeft })) {
  for (const width of [390, 1280]) {
    test(`${name}, ${width} pixels wide: every text has its room`, async ({ page }) => {
      test.setTimeout(240_000);
      await language.teach(page);
      await expectRoom(page, language, { width, height: 800 }, { closed: false });
    });
  }
}

for (const lang of languages) {
  test(`${lang}, 320 pixels wide: every text has its room`, async ({ page }) => {
    test.setTimeout(240_000);
    const say = speaking(lang);
    await expectRoom(page, { lang, say, direction: say("common-direction") }, { width: 320, height: 640 }, { closed: true });
  });
}
