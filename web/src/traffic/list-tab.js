// Traffic from a list of times or a log, pasted or from a file; what cannot be read is named by its line.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { t } from "../i18n.js";
import { duration } from "../ui/format.js";
import { inputsAt, readList } from "./read-list.js";

/** @typedef {{text: string, every: number, leaveOut: boolean}} Pasted `every`: within how many milliseconds requests are one
 *   step, 0 for those at the same moment only; leaveOut: whether to go on without the lines that cannot be read */
/** @typedef {import("./read-list.js").List} List */

const groups = [0, 100, 1000, 60_000];
/** As many complaints as are shown; of the rest, only their number. */
const mostShown = 8;
const exampleLines = ["2000-10-10T13:55:36.250Z", "127.0.0.1 - - [10/Oct/2000:13:55:36 -0700] \"GET / HTTP/1.0\" 200 12", "971211336", "0.25"];

/** Reading a long log takes its time: once for each text. @type {{text: string, list: List}} */
let latest = { text: "", list: readList("") };

/** @param {string} text */
export function listOf(text) {
  if (text !== latest.text) latest = { text, list: readList(text) };
  return latest.list;
}

/** The steps, or null while there are lines that nobody has agreed to leave out. @param {Pasted} pasted */
export function stepsIn({ text, every, leaveOut }) {
  const { atMs, problems } = listOf(text);
  return problems.length > 0 && !leaveOut ? null : inputsAt(atMs, every);
}

/** @param {List["problems"]} problems */
const complaints = (problems) => html`<ul class="complaints">
  ${problems.slice(0, mostShown).map(({ line, given, problem }) => html`<li class="problem"><span>${t(`play-traffic-list-${problem}`, { line, given: given.length > 70 ? `${given.slice(0, 70)}…` : given })}</span></li>`)}
  ${problems.length > mostShown ? html`<li>${t("play-traffic-list-more", { count: problems.length - mostShown })}</li>` : nothing}</ul>`;

/**
 * @param {Pasted} pasted
 * @param {(pasted: Pasted) => void} change
 */
export function listTab(pasted, change) {
  const { text, every, leaveOut } = pasted;
  const { atMs, problems, header, unordered } = listOf(text);
  const choose = async (/** @type {Event & {target: any}} */ event) => {
    const [file] = event.target.files;
    if (file) change({ ...pasted, text: await file.text(), leaveOut: false });
  };
  return html`
    <div class="field"><div class="field-head"><label for="times">${t("play-traffic-list")}</label></div>
      <textarea id="times" class="num" rows="7" wrap="off" spellcheck="false" autocomplete="off" aria-describedby="times-about" .value=${live(text)}
        @input=${(/** @type {Event & {target: any}} */ event) => change({ ...pasted, text: event.target.value, leaveOut: false })}></textarea></div>
    <p class="quiet" id="times-about">${t("play-traffic-list-about")}</p>
    <details class="quiet"><summary>${t("play-traffic-list-examples")}</summary><ul class="examples">${exampleLines.map((line) => html`<li><code>${line}</code></li>`)}</ul>
      <p>${t("play-traffic-list-zones")}</p></details>
    <label class="file"><span>${t("play-traffic-list-file")}</span> <input type="file" accept=".csv,.txt,.log,text/*" @change=${choose}></label>
    <div role="status">
      ${header === null ? nothing : html`<p class="quiet">${t("play-traffic-list-header", { given: header })}</p>`}
      ${problems.length > 0 ? html`<p><strong>${t("play-traffic-list-problems", { count: problems.length })}</strong></p>${complaints(problems)}` : nothing}
      ${unordered > 0 ? html`<p class="quiet">${t("play-traffic-list-unordered", { count: unordered })}</p>` : nothing}
      ${atMs.length > 0 ? html`<p class="num">${t("play-traffic-sum", { requests: atMs.length, steps: inputsAt(atMs, every).length, time: duration(atMs[atMs.length - 1]) })}</p>` : nothing}
    </div>
    ${problems.length > 0 && atMs.length > 0 ? html`<label class="check"><input type="checkbox" .checked=${leaveOut}
      @change=${(/** @type {Event & {target: any}} */ event) => change({ ...pasted, leaveOut: event.target.checked })}><span>${t("play-traffic-list-leave-out", { count: problems.length })}</span></label>` : nothing}
    <label class="group"><span>${t("play-traffic-list-group")}</span>
      <select @change=${(/** @type {Event & {target: any}} */ event) => change({ ...pasted, every: Number(event.target.value) })}>
        ${groups.map((ms) => html`<option value=${ms} .selected=${ms === every}>${ms === 0 ? t("play-traffic-list-group-exact") : t("play-traffic-list-group-within", { time: duration(ms) })}</option>`)}
      </select></label>`;
}
