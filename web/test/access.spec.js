// Everyone can use the page: axe finds nothing in any place and state, in either theme and every language, and in frames.
import { expect, test } from "@playwright/test";
import { violations } from "./support/axe.js";
import { everywhere, framed } from "./support/screens.js";
import { languages, speaking } from "./support/words.js";

/** Each language once, in either theme; both in English: the colours are the same in every language. */
const walks = languages.flatMap((lang, i) => (lang === "en" ? ["light", "dark"] : [i % 2 ? "light" : "dark"]).map((theme) => ({ lang, theme })));

for (const { lang, theme } of walks) {
  test(`axe finds nothing anywhere, ${lang}, ${theme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const settings = `lang=${lang}&theme=${theme}`;
    /** @type {string[]} */
    const found = [];
    for (const walk of [everywhere(page, speaking(lang), settings), framed(page, speaking(lang), settings)]) {
      for await (const stop of walk) for (const violation of await violations(page)) found.push(`${stop}: ${violation}`);
    }
    expect(found).toEqual([]);
  });
}
