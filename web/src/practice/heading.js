// What stands above a set: its title, and the sentence that introduces it. The page's own sets have messages for both; an
// author's has the author's words, or says what the bucket is.
import { locale } from "../i18n.js";
import { worded } from "../ui/foreign.js";
import { bucketSentence } from "./story-list.js";
import { bucketNumbers } from "./words.js";

/**
 * @import { Worded } from "../ui/foreign.js"
 * @import { Progress } from "./progress.js"
 * @import { Words } from "./sets.js"
 * @import { Named } from "./words.js"
 */

/** @param {Named} set @param {Progress} progress @returns {Worded} */
export function titleOf(set, progress) {
  return set ? worded(`practice-${set}-title`) : (authored(progress, "title") ?? { text: progress.spec.id, language: locale() });
}

/** @param {Named} set @param {Progress} progress @returns {Worded} */
export function ledeOf(set, progress) {
  const { opened } = progress;
  const bucket = opened.bucket ?? opened.questions[0]?.bucket;
  if (set) return worded(`practice-${set}-lede`, bucket && bucketNumbers(bucket));
  return authored(progress, "lede") ?? { text: bucket ? bucketSentence(bucket) : "", language: locale() };
}

/** An author's words in the language that the engine has chosen; before it is there, the first there are.
 * @param {Progress} progress @param {"title" | "lede"} what @returns {Worded | undefined} */
function authored({ opened, spec }, what) {
  const text = opened[what];
  if (text) return { text, language: opened.languages?.[what] ?? locale() };
  const first = Object.entries(spec[what] ?? {})[0];
  return first && { language: first[0], text: first[1] };
}
