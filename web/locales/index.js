// The languages there are, each with its message files. A message id starts with the name of its file.
import enAuthor from "./en/author.ftl";
import enBigrun from "./en/bigrun.ftl";
import enCommon from "./en/common.ftl";
import enCompare from "./en/compare.ftl";
import enLab from "./en/lab.ftl";
import enLabAtLeast from "./en/lab-at-least.ftl";
import enLabRounding from "./en/lab-rounding.ftl";
import enLabSameAverage from "./en/lab-same-average.ftl";
import enLabFullOrEmpty from "./en/lab-full-or-empty.ftl";
import enPlay from "./en/play.ftl";
import enPlayCode from "./en/play-code.ftl";
import enPlayPicture from "./en/play-picture.ftl";
import enPlaySaid from "./en/play-said.ftl";
import enPlayTraffic from "./en/play-traffic.ftl";
import enPractice from "./en/practice.ftl";
import enPracticeBoth from "./en/practice-both.ftl";
import enPracticeFlaw from "./en/practice-flaw.ftl";
import enPracticeLeaky from "./en/practice-leaky.ftl";
import enPracticeToken from "./en/practice-token.ftl";
import enShare from "./en/share.ftl";

/** @type {Record<string, string[]>} */
export const resources = {
  en: [enCommon, enPlay, enPlayCode, enPlayPicture, enPlaySaid, enPlayTraffic, enPractice, enPracticeBoth, enPracticeFlaw, enPracticeLeaky, enPracticeToken, enAuthor, enCompare, enBigrun, enShare, enLab, enLabAtLeast, enLabFullOrEmpty, enLabRounding, enLabSameAverage],
};
