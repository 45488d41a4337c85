// The rule as it ran: the bucket's algorithm in a few lines, those that ran in this step lit, with their values beside them.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { go } from "./code/go.js";
import { javascript } from "./code/javascript.js";
import { ruleOf } from "./code/listing.js";
import { valuesOf } from "./code/values.js";
import { words } from "./code/words.js";

/** @typedef {import("../moment.js").Moment} Moment */
/** @typedef {import("./code/listing.js").Line} Line */
/** @typedef {keyof typeof listings} Language */

const listings = { javascript, go, words };
export const languages = /** @type {Language[]} */ (Object.keys(listings));

/** @param {Line} line @param {Language} language */
function written(line, language) {
  if ("heading" in line) return language === "words" ? t(`play-code-words-${line.heading}`) : `// ${t(`play-code-${line.heading}`)}`;
  return "code" in line ? line.code : t(line.words);
}

/** @param {Moment} m @param {Language} language */
function lines(m, language) {
  const values = valuesOf(m);
  const listing = listings[language][ruleOf(m.bucket)];
  return listing.map((line, i) => {
    if ("heading" in line) return html`<li class="heading"><code>${written(line, language)}</code></li>`;
    const value = values[line.part];
    // A part of several lines has its value at the last of them, the test of a loop at its first.
    const others = line.part === "due" ? listing.slice(0, i) : listing.slice(i + 1);
    const shows = value && !others.some((other) => "part" in other && other.part === line.part);
    return html`<li class=${value === undefined ? nothing : "lit"} aria-current=${value === undefined ? nothing : "true"}>
      <code>${written(line, language)}</code>${shows ? html` <span class="value num">${value}</span>` : nothing}</li>`;
  });
}

/**
 * @param {Moment} m
 * @param {Language} language
 * @param {(language: Language) => void} choose
 */
export const code = (m, language, choose) => html`<section class="card rule" aria-label=${t("play-code")}>
  <div class="rule-head"><span class="eyebrow" aria-hidden="true">${t("play-code")}</span>
    <label class="push"><span class="visually-hidden">${t("play-code-language")}</span>
      <select @change=${(/** @type {Event & {target: any}} */ event) => choose(event.target.value)}>
        ${languages.map((name) => html`<option value=${name} .selected=${name === language}>${t(`play-code-language-${name}`)}</option>`)}
      </select></label></div>
  <ol class=${language === "words" ? "lines in-words" : "lines"}>${lines(m, language)}</ol>
</section>`;
