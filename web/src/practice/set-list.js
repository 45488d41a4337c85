// The list of the practice sets, as links in their order, with how each stands where that is known.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { groups } from "./sets.js";

/**
 * @typedef {{right: number, of: number}} Score
 * @param {string | null} current the set that is open
 * @param {(set: string) => Score | null} scoreOf
 */
export const setList = (current, scoreOf = () => null) => html`
  <nav class="set-list" aria-label=${t("practice-list")}>
    ${groups.map(({ id, sets }) => html`
      <p class="eyebrow" id="sets-${id}">${t(`practice-group-${id}`)}</p>
      <ul aria-labelledby="sets-${id}">
        ${sets.map(({ id }) => {
          const score = scoreOf(id);
          return html`
            <li>
              <a href="#practise/${id}" aria-current=${id === current ? "page" : nothing}>
                ${score === null ? html`<span class="set-mark" aria-hidden="true"></span>` : mark(score)}
                ${t(`practice-${id}`)}
                ${score === null ? nothing : html`<span class="visually-hidden">${t("practice-score", { ...score })}</span>`}
              </a>
            </li>
          `;
        })}
      </ul>`)}
  </nav>
`;

/** @param {Score} score */
const mark = ({ right, of }) =>
  html`<span class="set-mark ${right === of ? "ok" : right > 0 ? "part" : ""}" aria-hidden="true">${right === of ? "✓" : right || nothing}</span>`;
