// What both kinds of package have in common: the platform keeps the work of the set, the page says what stands in the way of
// that, and every answer that was judged is reported.
import { keepIn } from "../practice/saved.js";
import { tell } from "./note.js";
import { openIn } from "./opening.js";
import { resultAfter, usualMark } from "./result.js";
import { storeIn } from "./store.js";
import { unpack } from "./suspend.js";

/**
 * @template {import("./scorm12.js").Scorm12 | import("./cmi5.js").Cmi5} Platform
 * @param {Platform} platform
 * @param {(judged: import("../practice/judged.js").Judged, result: Platform["result"]) => void} report
 */
export function workWith(platform, report) {
  openIn(platform.language);
  if (platform.looksOnly) tell("lms-looks");
  else if (platform.kept && !unpack(platform.kept)) tell("lms-unreadable");
  keepIn(storeIn(platform.kept, (text, happened) => platform.looksOnly || platform.keep(text, happened)));
  const mark = platform.mark ?? usualMark;
  addEventListener("practice-judged", (event) => {
    const { detail } = /** @type {CustomEvent<import("../practice/judged.js").Judged>} */ (event);
    report(detail, resultAfter(platform.result, detail, mark));
  });
}
