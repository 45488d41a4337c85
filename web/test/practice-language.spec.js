// Practise in two languages at once: an author's words, and those that a translation does not have yet, are marked with the
// language they are in, wherever they stand; the page's own words beside them are the page's.
import { expect, test } from "@playwright/test";
import { sourcesOf, words } from "./support/words.js";

/** @import { Locator, Page } from "@playwright/test" */

/** The language that a text is marked with. @param {Locator} text */
const languageOf = (text) => text.first().evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));

const own = {
  format: 1, id: "own", title: { "zh-CN": "三个令牌" }, lede: { es: "Un balde pequeño." },
  bucket: { kind: "token", capacity: 3, refill: 1, everyMs: 1000 }, story: [{ requests: 4 }],
  questions: [{
    id: "first", at: 1, ask: ["accepted"], prompt: { es: "¿Cuántas pasan?", "pt-BR": "Quantas passam?" },
    why: { fr: "Le seau ne contient que trois jetons." }, hints: [{ fr: "Comptez les jetons." }, { en: "Three." }],
  }],
};
const address = `practise/custom?file=${Buffer.from(JSON.stringify(own)).toString("base64url")}`;

test("an author's words are marked with their language, the page's beside them are not", async ({ page }) => {
  await page.goto(`./#${address}`);
  const question = page.getByRole("group", { name: "Question 1 of 1" });
  await expect(question).toBeVisible();
  expect(await languageOf(page.getByText("三个令牌", { exact: true }))).toBe("zh-CN");
  expect(await languageOf(page.getByText("Un balde pequeño."))).toBe("es");
  expect(await languageOf(question.getByText("¿Cuántas pasan?"))).toBe("es");
  expect(await languageOf(question.getByText("Question 1 of 1"))).toBe("en");
  const hint = question.getByRole("button", { name: words("practice-hint.name", { number: 1 }) });
  await hint.click();
  await hint.click();
  expect(await languageOf(question.getByText("Comptez les jetons."))).toBe("fr");
  expect(await languageOf(question.getByText("Three."))).toBe("en");
  await question.getByRole("textbox").fill("3");
  await question.getByRole("textbox").press("Enter");
  expect(await languageOf(question.getByText("Le seau ne contient que trois jetons."))).toBe("fr");
  expect(await languageOf(question.getByText(words("practice-right"), { exact: true }))).toBe("en");

  await page.getByRole("button", { name: words("practice-summary"), exact: true }).click();
  const summary = page.getByRole("region", { name: words("practice-summary-title", { title: "三个令牌" }) });
  expect(await languageOf(summary.getByText("三个令牌", { exact: true }))).toBe("zh-CN");
  expect(await languageOf(summary.getByRole("rowheader").getByText("¿Cuántas pasan?", { exact: true }))).toBe("es");
  expect(await languageOf(summary.getByRole("columnheader").first())).toBe("en");
});

test("an author's words in the page's language are the page's", async ({ page }) => {
  await page.goto(`./#${address}&lang=pt-BR`);
  const question = page.getByRole("group", { name: words("practice-number", { number: 1, of: 1 }, "pt-BR") });
  await expect(question.getByText("Quantas passam?")).toBeVisible();
  expect(await languageOf(question.getByText("Quantas passam?"))).toBe("pt-BR");
});

test("what a translation does not have yet is marked as English", async ({ page }) => {
  const missing = ["practice-token-practice-title", "practice-token-practice-burst"];
  const sources = sourcesOf("es").map((source) =>
    missing.reduce((left, id) => left.replace(new RegExp(`^${id} =.*\\n(?:[ }].*\\n)*`, "m"), ""), source));
  await page.route(/\/es-[A-Z0-9]+\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: `export default ${JSON.stringify(sources)};` }));
  await page.goto("./#practise/token-practice?lang=es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  const question = page.getByRole("group", { name: words("practice-number", { number: 1, of: 4 }, "es") });
  expect(await languageOf(page.getByRole("heading", { level: 1 }).getByText(words("practice-token-practice-title")))).toBe("en");
  expect(await languageOf(question.getByText("A client sends 5 requests at the same moment."))).toBe("en");
  expect(await languageOf(question.getByText(words("practice-part-accepted", {}, "es")))).toBe("es");
});
