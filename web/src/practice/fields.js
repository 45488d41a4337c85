// The fields of an answer: a box for a number, radio buttons for a choice, and a table with boxes in its cells.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { t } from "../i18n.js";
import { duration, number } from "../ui/format.js";
import { partMark } from "./feedback.js";
import { figureName, optionName, partName } from "./words.js";

/**
 * @import { Answer, Part, Question, Table } from "./questions.js"
 * @import { Result } from "./results.js"
 * @import { Bucket } from "./sets.js"
 *
 * @typedef {ReturnType<typeof partMark> | null} Mark
 *
 * @typedef {object} Filling
 * @property {string} id what the names of the fields begin with
 * @property {Answer} typed
 * @property {boolean} locked whether no more can be typed
 * @property {(part: Part) => Mark} markOf
 * @property {Bucket} [bucket] whose figures are asked for
 * @property {(part: string, text: string) => void} onType
 */

/** The fields of a question.
 * @param {Question} question @param {Filling} given */
export function fields({ bucket, parts, table }, given) {
  const filling = { ...given, bucket };
  if (table) return tableFields(table, parts, filling);
  return parts.map((part) => (part.type === "choice" ? choice(part, filling) : numberField(part, filling)));
}

/** @param {Part} part @param {Filling} filling */
function numberField(part, filling) {
  const name = `${filling.id}-${part.id}`;
  const mark = filling.markOf(part);
  return html`
    <div class="part">
      <label for=${name}>${partName(part)}</label>
      <div class="box">
        ${box(part, filling, mark, `${name}-unit`)}
        <span class="unit" id="${name}-unit">${t(`practice-unit-${part.unit}`)}</span>
      </div>
      ${part.tolerance ? html`<p class="tolerance">${t("practice-tolerance", { tolerance: part.tolerance })}</p>` : nothing}
      ${partVerdict(name, mark)}
    </div>
  `;
}

/** @param {Part} part @param {Filling} filling @param {Mark} mark @param {string} described @param {string} [label] */
function box(part, { id, typed, locked, onType, bucket }, mark, described, label) {
  const name = `${id}-${part.id}`;
  return html`<input id=${name} type="text" inputmode=${mayBeAThird(part, bucket) ? "text" : "decimal"} autocomplete="off" enterkeyhint="done" class=${mark?.look ?? ""}
    aria-label=${label ?? nothing} aria-invalid=${mark?.invalid ? "true" : nothing}
    aria-describedby="${described} ${mark ? `${name}-mark` : ""}" ?readonly=${locked} .value=${live(typed[part.id] ?? "")}
    @input=${(/** @type {Event} */ event) => onType(part.id, valueOf(event))} />`;
}

/** What is told in whole numbers only where the bucket goes from one instant to the next in whole numbers. */
const levels = ["tokens", "refilled", "spilled", "level"];

/** Whether an answer may have to be written as 1/3, for which a phone's keypad for decimals has no sign. It goes by what is
 * asked for, not by the answer, which it would give away. @param {Part} part @param {Bucket | undefined} bucket */
function mayBeAThird({ unit, figure = "" }, bucket) {
  if (levels.includes(figure)) return bucket?.kind === "meter" || bucket?.pacing === "steady";
  return unit !== "requests" && unit !== "tokens";
}

/** @param {Part} part @param {Filling} filling */
function choice(part, { id, typed, locked, markOf, onType }) {
  const name = `${id}-${part.id}`;
  const mark = markOf(part);
  return html`
    <fieldset class="options" aria-describedby=${mark ? `${name}-mark` : nothing} ?disabled=${locked}>
      <legend>${partName(part)}</legend>
      ${part.options?.map(
        (option) => html`
          <label>
            <input type="radio" name=${name} value=${option} .checked=${live(typed[part.id] === option)}
              @change=${(/** @type {Event} */ event) => onType(part.id, valueOf(event))} />
            <span>${optionName(option)}</span>
          </label>
        `,
      )}
      ${partVerdict(name, mark)}
    </fieldset>
  `;
}

/** @param {Table} table @param {Part[]} parts @param {Filling} filling */
function tableFields({ columns, rows }, parts, filling) {
  const part = new Map(parts.map((one) => [one.id, one]));
  return html`<div class="table-scroll table-answer"><table>
    <thead><tr>${columns.map(({ figure }) => html`<th scope="col">${columnName(figure)}</th>`)}</tr></thead>
    <tbody>${rows.map(({ cells }) => html`<tr>${cells.map((cell, column) => {
      if ("value" in cell) return html`<td>${shown(columns[column].figure, cell.value)}</td>`;
      const asked = part.get(cell.part);
      return asked ? html`<td>${tableCell(asked, filling)}</td>` : nothing;
    })}</tr>`)}</tbody>
  </table></div>`;
}

/** @param {Part} part @param {Filling} filling */
function tableCell(part, filling) {
  const mark = filling.markOf(part);
  const name = `${filling.id}-${part.id}`;
  return html`<span class="cell">${box(part, filling, mark, "", partName(part))}${mark
    ? html`<span class="part-verdict ${mark.look}" id="${name}-mark"><span aria-hidden="true">${mark.mark}</span><span class="visually-hidden">${mark.word}</span></span>`
    : nothing}</span>`;
}

/** A figure as a table shows it. @param {string} figure @param {number | null} value */
export function shown(figure, value) {
  if (value === null) return t("practice-none");
  return figure.endsWith("Ms") ? duration(value) : number(value);
}

/** @param {string} figure */
export const columnName = (figure) => (figure === "atMs" ? t("practice-column-at") : figure === "requests" ? t("practice-column-requests") : figureName(figure));

/** @param {string} name @param {Mark} mark */
const partVerdict = (name, mark) =>
  mark
    ? html`<p class="part-verdict ${mark.look}" id="${name}-mark"><span aria-hidden="true">${mark.mark}</span> ${mark.word}</p>`
    : nothing;

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;
