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
  // Whether it is a possible exercise is for the engine to say.
  if (isSpec(spec)) return spec;
  from.complain("practice-problem-file", { name: "file", given: given ?? "" });
  return null;
}

/** Whether a value has the outline of an exercise file, as far as the page builds on it.
 * @param {any} spec @returns {spec is Spec} */
export function isSpec(spec) {
  if (typeof spec?.id !== "string" || !Array.isArray(spec.questions) || !spec.questions.every(isQuestion)) return false;
  return (spec.bucket === undefined || kinds.includes(spec.bucket?.kind)) && (spec.story === undefined || isStory(spec.story));
}

const kinds = ["token", "leaky", "meter"];

/** @param {any} question */
const isQuestion = (question) => typeof question?.id === "string" && (question.ask === undefined || Array.isArray(question.ask));

/** @param {any} story */
const isStory = (story) => Array.isArray(story) && story.every((step) => typeof step === "object" && step !== null);

/** The address of what is shown. @param {Pick<BucketPractice, "set" | "file" | "lesson" | "seed">} element */
export function practiceAddress({ set, file, lesson, seed }) {
  const settings = [lessonSettings({ ...lesson, seed }), file ? `file=${packed(file)}` : ""].filter(Boolean).join("&");
  return `practise/${file ? custom : set}${settings ? `?${settings}` : ""}`;
}
