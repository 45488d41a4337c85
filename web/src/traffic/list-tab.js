// Traffic from a list of times or a log, pasted or from a file; what cannot be read is named by its line.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { t } from "../i18n.js";
import { duration } from "../ui/format.js";
import { arrivalsAt, inputsOf } from "./group.js";
import { readList } from "./read-list.js";

/**
 * @typedef {import("./read-list.js").List} List
 * @typedef {import("../bigrun/slices.js").Arrivals} Arrivals
 *
 * A file too long for a field to show: how much of it has been read, and in the end what it says.
 * @typedef {{name: string, size: number, read: number, list: List | null, failed: boolean}} LongFile
 *
 * @typedef {{text: string, file: LongFile | null, every: number, leaveOut: boolean}} Pasted `file` is in place of the text; `every`:
 *   within how many milliseconds requests are one step, 0 for those at the same moment only; leaveOut: whether to go on without
 *   the lines that cannot be read
 */

/** The longest file whose text is shown, in bytes. */
export const mostShownBytes = 200_000;
const groups = [0, 100, 1000, 60_000];
/** As many complaints as are shown; of the rest, only their number. */
const mostShown = 8;
const exampleLines = ["2000-10-10T13:55:36.250Z", "127.0.0.1 - - [10/Oct/2000:13:55:36 -0700] \"GET / HTTP/1.0\" 200 12", "971211336", "0.25"];

const nothingRead = readList("");
/** Reading a long text takes its time: once for each. @type {{text: string, list: List}} */
let latest = { text: "", list: nothingRead };

/** @param {Pasted} pasted */
function listOf({ text, file }) {
  if (file) return file.list ?? nothingRead;
  if (text !== latest.text) latest = { text, list: readList(text) };
  return latest.list;
}

/** So does gathering. @type {{list: List, every: number, arrivals: Arrivals}} */
let gathered = { list: nothingRead, every: 0, arrivals: arrivalsAt(nothingRead.atMs, 0) };

/** @param {Pasted} pasted */
function gather(pasted) {
  const list = listOf(pasted);
  const { every } = pasted;
  if (list !== gathered.list || every !== gathered.every) gathered = { list, every, arrivals: arrivalsAt(list.atMs, every) };
  return gathered.arrivals;
}

/** What arrives, or null while there are lines that nobody has agreed to leave out. @param {Pasted} pasted */
export const arrivalsIn = (pasted) => (listOf(pasted).unread > 0 && !pasted.leaveOut ? null : gather(pasted));

/** The same as steps, of which there may be so many; null where there are more, or none. @param {Pasted} pasted @param {number} most */
export function stepsIn(pasted, most) {
  const arrivals = arrivalsIn(pasted);
  return arrivals && arrivals.atMs.length > 0 && arrivals.atMs.length <= most ? inputsOf(arrivals) : null;
}

/** @param {List} list */
const complaints = ({ problems, unread }) => html`<ul class="complaints">
  ${problems.slice(0, mostShown).map(({ line, given, problem }) => html`<li class="problem"><span>${t(`play-traffic-list-${problem}`, { line, given: given.length > 70 ? `${given.slice(0, 70)}…` : given })}</span></li>`)}
  ${unread > mostShown ? html`<li>${t("play-traffic-list-more", { count: unread - mostShown })}</li>` : nothing}</ul>`;

/** The text, to be written, pasted and mended. @param {Pasted} pasted @param {(pasted: Pasted) => void} change */
const textField = (pasted, change) => html`
  <div class="field"><div class="field-head"><label for="times">${t("play-traffic-list")}</label></div>
    <textarea id="times" class="num" rows="7" wrap="off" spellcheck="false" autocomplete="off" aria-describedby="times-about" .value=${live(pasted.text)}
      @input=${(/** @type {Event & {target: any}} */ event) => change({ ...pasted, text: event.target.value, leaveOut: false })}></textarea></div>`;

/** A long file in place of the text. @param {LongFile} file @param {(event: Event) => void} leave */
const longFile = ({ name, size, read, list, failed }, leave) => html`
  <div class="long-file">${failed ? html`<p class="problem"><span>${t("play-traffic-list-file-failed", { name })}</span></p>`
    : html`<p>${list ? t("play-traffic-list-file-read", { name }) : t("play-traffic-list-file-reading", { name, percent: (100 * read) / size })}</p>`}
    ${list || failed ? nothing : html`<progress max=${size} .value=${read} aria-label=${t("play-traffic-list-file-progress")}></progress>`}
    <p><button class="btn" type="button" @click=${leave}>${t(list || failed ? "play-traffic-list-file-leave" : "play-traffic-list-file-stop")}</button></p></div>`;

/** What was found in the list. @param {Pasted} pasted */
function found(pasted) {
  const list = listOf(pasted);
  const { atMs, unread, header, unordered } = list;
  return html`<div role="status">
    ${header === null ? nothing : html`<p class="quiet">${t("play-traffic-list-header", { given: header })}</p>`}
    ${unread > 0 ? html`<p><strong>${t("play-traffic-list-problems", { count: unread })}</strong></p>${complaints(list)}` : nothing}
    ${unordered > 0 ? html`<p class="quiet">${t("play-traffic-list-unordered", { count: unordered })}</p>` : nothing}
    ${atMs.length > 0 ? html`<p class="num">${t("play-traffic-sum", { requests: atMs.length, steps: gather(pasted).atMs.length, time: duration(atMs[atMs.length - 1]) })}</p>` : nothing}
  </div>`;
}

/**
 * @param {Pasted} pasted
 * @param {(pasted: Pasted) => void} change
 * @param {(file: File) => void} read is given a file that is too long to be shown
 */
export function listTab(pasted, change, read) {
  const { file, every, leaveOut } = pasted;
  const { atMs, unread } = listOf(pasted);
  const choose = async (/** @type {Event & {target: any}} */ event) => {
    const [chosen] = event.target.files;
    if (chosen?.size > mostShownBytes) read(chosen);
    else if (chosen) change({ ...pasted, text: await chosen.text(), file: null, leaveOut: false });
  };
  const leave = (/** @type {Event & {target: any}} */ event) => {
    event.target.closest("dialog").querySelector("input[type=file]").value = "";
    change({ ...pasted, file: null, leaveOut: false });
  };
  return html`
    ${file ? longFile(file, leave) : textField(pasted, change)}
    <p class="quiet" id="times-about">${t("play-traffic-list-about")}</p>
    <details class="quiet"><summary>${t("play-traffic-list-examples")}</summary><ul class="examples">${exampleLines.map((line) => html`<li><code>${line}</code></li>`)}</ul>
      <p>${t("play-traffic-list-zones")}</p></details>
    <label class="file"><span>${t("play-traffic-list-file")}</span> <input type="file" accept=".csv,.txt,.log,text/*" @change=${choose}
      @click=${(/** @type {Event & {target: any}} */ event) => (event.target.value = "")}></label>
    ${found(pasted)}
    ${unread > 0 && atMs.length > 0 ? html`<label class="check"><input type="checkbox" .checked=${leaveOut}
      @change=${(/** @type {Event & {target: any}} */ event) => change({ ...pasted, leaveOut: event.target.checked })}><span>${t("play-traffic-list-leave-out", { count: unread })}</span></label>` : nothing}
    <label class="group"><span>${t("play-traffic-list-group")}</span>
      <select @change=${(/** @type {Event & {target: any}} */ event) => change({ ...pasted, every: Number(event.target.value) })}>
        ${groups.map((ms) => html`<option value=${ms} .selected=${ms === every}>${ms === 0 ? t("play-traffic-list-group-exact") : t("play-traffic-list-group-within", { time: duration(ms) })}</option>`)}
      </select></label>`;
}
