// The script of a set in a SCORM 1.2 package: the frame's page, whose work the learning platform keeps. Without a platform
// around, it is the page as it is.
import { tell } from "./note.js";
import { findApi, Scorm12 } from "./scorm12.js";
import { workWith } from "./work.js";

const api = findApi(window);
if (api) connect(new Scorm12(api, (message) => tell("lms-refused", { message })));
else tell("lms-none");
// Only now, for it opens the set at once, with what is kept of it.
void import("../embed.js");

/** @param {Scorm12} platform */
function connect(platform) {
  workWith(platform, (_judged, result) => platform.report(result));
  addEventListener("pagehide", () => platform.finish());
}
