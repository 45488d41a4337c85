// The languages there are, each with its message files. A message id starts with the name of its file.
import enCommon from "./en/common.ftl";
import enPlay from "./en/play.ftl";
import enPractice from "./en/practice.ftl";

/** @type {Record<string, string[]>} */
export const resources = {
  en: [enCommon, enPlay, enPractice],
};
