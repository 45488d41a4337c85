// A lab's settings in an address: each of its controls under its own name. What is left out is as the lab opens.
import { written } from "../url/parameters.js";
import { readCount, readTime, toMs, toNs, writeTime } from "../url/values.js";

/**
 * @import { Control, Lab, Settings } from "./index.js"
 * @import { Parameters } from "../url/parameters.js"
 */

/** @param {Lab} lab @returns {Settings} */
export const openingSettings = ({ controls }) => Object.fromEntries(controls.map(({ name, value }) => [name, value]));

/** @param {Lab} lab @param {Parameters} from @returns {Settings} */
export const readSettings = ({ controls }, from) =>
  Object.fromEntries(controls.map((control) => [control.name, readSetting(control, from)]));

/** @param {Control} control @param {Parameters} from */
function readSetting(control, from) {
  const { name, kind, value } = control;
  switch (kind) {
    case "count": {
      const { min, max } = control;
      return from.read(name, (text) => readCount(text, min, max), value, { id: "share-problem-count", least: min, most: max, used: value });
    }
    case "time": {
      const { min, max } = control;
      const [least, most] = [toNs(min), toNs(max)];
      const read = (/** @type {string} */ text) => {
        const ns = readTime(text);
        return ns !== undefined && ns >= least && ns <= most ? toMs(ns) : undefined;
      };
      return from.read(name, read, value, { id: "lab-problem-time", least: writeTime(least), most: writeTime(most), used: timeText(value) });
    }
    case "times": return toMs(readTime(from.oneOf(name, control.options.map(timeText), timeText(value))) ?? 0n);
    case "choice": return from.oneOf(name, control.options, value);
    case "switch": return from.oneOf(name, switched, onOff(value)) === "on";
    case "own": return from.read(name, control.read, value, { id: control.problem, used: control.write(value) });
  }
}

/** @param {Lab} lab @param {Settings} settings */
export function writeSettings({ controls }, settings) {
  const texts = controls.map((control) => {
    const text = writeSetting(control, settings[control.name]);
    return [control.name, text === writeSetting(control, control.value) ? undefined : text];
  });
  return written(Object.fromEntries(texts));
}

/** @param {Control} control @param {any} value */
function writeSetting(control, value) {
  switch (control.kind) {
    case "time":
    case "times": return timeText(value);
    case "switch": return onOff(value);
    case "own": return control.write(value);
    default: return String(value);
  }
}

/** @param {number} ms */
const timeText = (ms) => writeTime(toNs(ms));

const switched = /** @type {const} */ (["on", "off"]);
/** @param {boolean} value */
const onOff = (value) => (value ? "on" : "off");
