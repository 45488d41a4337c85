// The list of the practice sets, as links in their order, with how each stands where that is known. On a narrow page it is
// folded into one line that names the set that is open, so that the questions come first.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { marked, worded } from "../ui/foreign.js";
import { rich } from "../ui/rich.js";
import { groups, sets } from "./sets.js";

/**
 * @typedef {{right: number, of: number}} Score
 * @typedef {(set: string) => Score | null} ScoreOf
 */

/** @param {string | null} current the set that is open @param {ScoreOf} scoreOf @param {boolean} [folded] */
export const setList = (current, scoreOf = () => null, folded = false) => html`
  <nav class="set-list" aria-label=${t("practice-list")}>
    ${folded ? html`<details><summary><span>${rich(currentName(current))}</span></summary>${links(current, scoreOf)}</details>` : links(current, scoreOf)}
  </nav>
`;

/** Folds the list again once a set was chosen from it. Whoever did that by keyboard goes on from the line that names the set.
 * @param {HTMLElement} within */
export function foldList(within) {
  const details = within.querySelector("details");
  if (!details?.open || !details.closest(".set-list")) return;
  const inside = details.contains(document.activeElement);
  details.open = false;
  if (inside) details.querySelector("summary")?.focus();
}

/** @param {string | null} current */
function currentName(current) {
  const number = sets.findIndex(({ id }) => id === current) + 1;
  if (number === 0) return t("practice-list-others");
  return t("practice-list-current", { number, of: sets.length, name: t(`practice-${current}`) });
}

/** @param {string | null} current @param {ScoreOf} scoreOf */
const links = (current, scoreOf) => groups.map(({ id, sets }) => html`
  <p class="eyebrow" id="sets-${id}">${t(`practice-group-${id}`)}</p>
  <ul aria-labelledby="sets-${id}">
    ${sets.map(({ id }) => {
      const score = scoreOf(id);
      return html`
        <li>
          <a href="#practise/${id}" aria-current=${id === current ? "page" : nothing}>
            ${score === null ? html`<span class="set-mark" aria-hidden="true"></span>` : mark(score)}
            ${marked(worded(`practice-${id}`))}
            ${score === null ? nothing : html`<span class="visually-hidden">${t("practice-score", { ...score })}</span>`}
          </a>
        </li>
      `;
    })}
  </ul>`);

/** @param {Score} score */
const mark = ({ right, of }) =>
  html`<span class="set-mark ${right === of ? "ok" : right > 0 ? "part" : ""}" aria-hidden="true">${right === of ? "✓" : right || nothing}</span>`;
