// The practice in an address: shows what an address asks for, and writes the address of what is shown.
import { freely, lessonSettings, readLesson } from "./address.js";
import { packed, unpacked } from "./file-link.js";
import { sets } from "./sets.js";

/**
 * @import { Parameters } from "../url/parameters.js"
 * @import { BucketPractice } from "./bucket-practice.js"
 * @import { Spec } from "./sets.js"
 */

/** What stands for the name of a set that the address itself brings along, as `file`. */
export const custom = "custom";

/** @param {BucketPractice} element @param {string | null} set @param {Parameters} from */
export function openPractice(element, set, from) {
  const file = set === custom ? readFile(from) : null;
  const spec = file ?? sets.find(({ id }) => id === set);
  element.set = set;
  element.file = file;
  element.lesson = spec ? readLesson(from, spec.questions.map(({ id }) => id)) : freely;
}

/** @param {Parameters} from @returns {Spec | null} */
function readFile(from) {
  const given = from.take("file");
  const spec = given === undefined ? null : unpacked(given);
  // Whether it is a possible exercise is for the engine to say; here it has to have a name and questions.
  if (isSpec(spec)) return spec;
  from.complain("practice-problem-file", { name: "file", given: given ?? "" });
  return null;
}

/** @param {any} spec @returns {spec is Spec} */
export const isSpec = (spec) =>
  typeof spec?.id === "string" && Array.isArray(spec.questions) && spec.questions.every((/** @type {any} */ question) => typeof question?.id === "string");

/** The address of what is shown. @param {BucketPractice} element */
export function practiceAddress({ set, file, lesson, seed }) {
  const settings = [lessonSettings({ ...lesson, seed }), file ? `file=${packed(file)}` : ""].filter(Boolean).join("&");
  return `practise/${file ? custom : set}${settings ? `?${settings}` : ""}`;
}
