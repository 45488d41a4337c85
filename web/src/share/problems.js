// What is wrong with an address, in words, on the page that is shown nevertheless.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { exact } from "../ui/format.js";

/** @typedef {import("../url/parameters.js").Problem} Problem */

/** The most that are told one by one; an address that is no address would fill the page. */
const most = 6;
/** As much of what was given as helps to find it. */
const longest = 60;

/** @param {Problem} problem */
export function problemText({ id, args }) {
  const told = Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? exact(value) : name === "given" ? shortened(value) : value]);
  return t(id, Object.fromEntries(told));
}

/** @param {string} text */
const shortened = (text) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** @param {Problem[]} problems */
export function problemList(problems) {
  if (problems.length === 1) return html`<p>${problemText(problems[0])}</p>`;
  return html`<p>${t("share-problems", { count: problems.length })}</p>
    <ul>${problems.slice(0, most).map((problem) => html`<li>${problemText(problem)}</li>`)}
      ${problems.length > most ? html`<li>${t("share-problems-more", { count: problems.length - most })}</li>` : nothing}</ul>`;
}
