// The script of a set in a SCORM 1.2 package: the frame's page, whose work the learning platform keeps. Without a platform
// around, it is the page as it is.
import { keepIn } from "../practice/saved.js";
import { tell } from "./note.js";
import { openIn } from "./opening.js";
import { resultAfter, usualMark } from "./result.js";
import { findApi, Scorm12 } from "./scorm12.js";
import { storeIn } from "./store.js";
import { unpack } from "./suspend.js";

const api = findApi(window);
if (api) connect(new Scorm12(api, (message) => tell("lms-refused", { message })));
else tell("lms-none");
// Only now, for it opens the set at once, with what is kept of it.
void import("../embed.js");

/** @param {Scorm12} platform */
function connect(platform) {
  openIn(platform.language);
  if (platform.looksOnly) tell("lms-looks");
  else if (platform.kept && !unpack(platform.kept)) tell("lms-unreadable");
  keepIn(storeIn(platform.kept, (text, happened) => platform.looksOnly || platform.keep(text, happened)));
  const mark = platform.mark ?? usualMark;
  addEventListener("practice-judged", (event) => {
    const { detail } = /** @type {CustomEvent<import("../practice/judged.js").Judged>} */ (event);
    platform.report(resultAfter(platform.result, detail, mark));
  });
  addEventListener("pagehide", () => platform.finish());
}
