// The script of a set in a cmi5 package: the frame's page, whose work the learning platform keeps. Without a platform
// around, it is the page as it is.
import { t } from "../i18n.js";
import { Cmi5, messageOf } from "./cmi5.js";
import { tell } from "./note.js";
import { workWith } from "./work.js";
import { launchIn } from "./xapi.js";

void begin();

async function begin() {
  const launch = launchIn(location.search);
  if (!launch) tell("lms-none");
  else {
    try {
      connect(await Cmi5.begin(launch, (message) => tell("lms-refused", { message })));
    } catch (error) {
      tell("lms-unreached", { message: messageOf(error) });
    }
  }
  // Only now, for it opens the set at once, with what is kept of it.
  await import("../embed.js");
}

/** @param {Cmi5} platform */
function connect(platform) {
  workWith(platform, (judged, result) => platform.report(judged, result));
  addEventListener("pagehide", () => void platform.finish({ leaving: true }));
  offerToFinish(platform);
}

/** A button at the end: cmi5 wants a visit to have an end, and the learner brought back to where they came from.
 * @param {Cmi5} platform */
function offerToFinish(platform) {
  const foot = document.createElement("footer");
  foot.className = "lms-end";
  const button = document.createElement("button");
  button.className = "btn";
  button.textContent = t("lms-finish");
  button.addEventListener("click", async () => {
    button.disabled = true;
    await platform.finish();
    if (platform.returnTo) return location.assign(platform.returnTo);
    foot.remove();
    document.querySelector("main")?.remove();
    tell("lms-finished");
  });
  foot.append(button);
  document.body.append(foot);
}
