// The labs in an address: shows the lab that an address asks for, and writes the address of what is shown.
import { t } from "../i18n.js";
import { labs } from "./index.js";
import { readSettings, writeSettings } from "./settings.js";

/**
 * @import { Lab } from "./index.js"
 * @import { BucketLab } from "./bucket-lab.js"
 * @import { Parameters } from "../url/parameters.js"
 */

/** The labs that have come; null is one that could not be fetched. @type {Map<string, Lab | null>} */
const come = new Map();

/**
 * What has to come before the lab can be opened, since only its module knows what its settings mean.
 * @param {string | null} id
 * @returns {Promise<unknown> | null} null if nothing has to; it is never rejected, a lab that cannot be fetched says so itself
 */
export function labToCome(id) {
  const known = labs.find((lab) => lab.id === id);
  if (!known || come.has(known.id)) return null;
  return known.load().then(({ lab }) => come.set(known.id, lab), () => come.set(known.id, null));
}

/** @param {BucketLab} element @param {string | null} id null shows the list @param {Parameters} from */
export function openLab(element, id, from) {
  const lab = come.get(id ?? "") ?? null;
  element.open(id, lab, lab && from.left.length > 0 ? readSettings(lab, from) : null);
}

/** The address of what is shown, without the "#". @param {BucketLab} element */
export function labAddress({ asked, lab, settings }) {
  if (!lab) return asked === null ? "lab" : `lab/${asked}`;
  const written = writeSettings(lab, settings);
  return `lab/${lab.id}${written ? `?${written}` : ""}`;
}

/** What the page is called while a lab is shown. @param {BucketLab} element */
export const labTitle = ({ lab }) => (lab ? t(`lab-${lab.id}-title`) : t("lab-list"));
