// Numbers and durations as a person reads them, in the language of the page.
import { numberLocale, t } from "../i18n.js";

/** Made once for each language and form: making one takes longer than using it a hundred times.
 * @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {number} value @param {string} form @param {Intl.NumberFormatOptions} options */
function formatted(value, form, options) {
  const key = `${numberLocale()} ${form}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(numberLocale(), options)));
  return format.format(value);
}

/** A number to show: at most two decimals, since more say nothing to the eye.
 * @param {number} value */
export const number = (value) => formatted(value, "shown", { maximumFractionDigits: 2 });

/** A number to be heard: two decimals, and of what is smaller its first three digits.
 * @param {number} value */
export const heard = (value) => (Math.abs(value) < 1 ? formatted(value, "small", { maximumSignificantDigits: 3 }) : number(value));

/** A number in full, grouped.
 * @param {number} value */
export const exact = (value) => formatted(value, "exact", { maximumSignificantDigits: 15 });

/** A number to edit: no grouping, every decimal.
 * @param {number} value */
export const editable = (value) => formatted(value, "editable", { useGrouping: false, maximumSignificantDigits: 15 });

const units = [
  { ms: 86_400_000, id: "common-days" },
  { ms: 3_600_000, id: "common-hours" },
];

/** A length of time: in days or hours where two decimals say it exactly, else in seconds. Not in minutes: a column of times
 * should not change its unit on the way.
 * @param {number} ms */
export function duration(ms) {
  const unit = units.find((u) => ms >= u.ms && (ms * 100) % u.ms === 0);
  if (unit) return t(unit.id, { n: ms / unit.ms });
  // Down to a millisecond; below that, the first digits that are not zero.
  const seconds = ms > 0 && ms < 1
    ? formatted(ms / 1000, "tiny", { maximumSignificantDigits: 2 })
    : formatted(ms / 1000, "seconds", { maximumFractionDigits: 3 });
  return t("common-seconds", { n: seconds });
}

/** The same beside others that are in days: nothing at all is then no day, not no second.
 * @param {number} ms @param {number} roundMs */
export const durationAmong = (ms, roundMs) => (ms === 0 && roundMs === units[0].ms ? t(units[0].id, { n: 0 }) : duration(ms));
