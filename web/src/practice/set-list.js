// The list of the practice sets, as links, with how each stands where that is known.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { sets } from "./sets.js";

/**
 * @typedef {{right: number, of: number}} Score
 * @param {string | null} current the set that is open
 * @param {(set: string) => Score | null} scoreOf
 */
export const setList = (current, scoreOf = () => null) => html`
  <nav class="set-list" aria-label=${t("practice-list")}>
    <p class="eyebrow" aria-hidden="true">${t("practice-list")}</p>
    <ul>
      ${sets.map(({ id }) => {
        const score = scoreOf(id);
        return html`
          <li>
            <a href="#practise/${id}" aria-current=${id === current ? "page" : nothing}>
              ${t(`practice-${id}`)}
              ${score === null ? nothing : mark(score)}
            </a>
          </li>
        `;
      })}
    </ul>
  </nav>
`;

/** @param {Score} score */
const mark = ({ right, of }) => html`
  <span class="set-mark ${right === of ? "ok" : ""}">
    <span aria-hidden="true">${right === of ? "✓" : t("practice-list-score", { right, of })}</span>
    <span class="visually-hidden">${t("practice-score", { right, of })}</span>
  </span>
`;
