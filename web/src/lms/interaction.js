// An answer in the terms that xAPI has for answers: as an interaction of one of its kinds, with the response as one text.
import { locale } from "../i18n.js";
import { optionName, promptOf } from "../practice/words.js";

/**
 * @import { Judged } from "../practice/judged.js"
 * @import { Question } from "../practice/questions.js"
 */

const type = "http://adlnet.gov/expapi/activities/cmi.interaction";
/** What xAPI puts between the parts of a response. */
const between = "[,]";

/** @param {Judged} judged */
export const interactionOf = ({ set, seed, question, answer, verdict }) => ({
  // Another variant has other numbers, and is therefore another question.
  id: seed === 0 ? `${set}/${question.id}` : `${set}/${seed}/${question.id}`,
  definition: definitionOf(set, question),
  response: responseOf(question, answer),
  success: verdict === "right",
});

/** A choice is the option's name; numbers are what was typed, one after the other; what is neither names its parts.
 * @param {Question} question @param {Record<string, string>} answer */
function responseOf(question, answer) {
  const texts = question.parts.map(({ id }) => answer[id] ?? "");
  if (kindOf(question) !== "other") return texts.join(between);
  return question.parts.map(({ id }, i) => `${id}: ${texts[i]}`).join(", ");
}

/** @param {string} set @param {Question} question */
function definitionOf(set, question) {
  const inWords = (/** @type {string} */ text, language = locale()) => ({ [language]: text });
  const prompt = promptOf(set, question);
  const interactionType = kindOf(question);
  const choices = question.parts[0]?.options?.map((id) => ({ id, description: inWords(optionName(id)) }));
  return { type, interactionType, description: inWords(prompt.text, prompt.language), ...(interactionType === "choice" && { choices }) };
}

/** @param {Question} question */
function kindOf({ parts }) {
  if (parts.every(({ type }) => type === "number")) return "fill-in";
  return parts.length === 1 ? "choice" : "other";
}
