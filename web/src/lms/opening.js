// The place at which a package opens, in the language that the platform asks for.
import { languageFor } from "../i18n.js";
import "../one-file/opening.js";

/** @param {string} wishes language tags, the first wish first, with commas between them */
export function openIn(wishes) {
  const language = wishes.split(",").map((tag) => tag.trim()).find((tag) => tag && languageFor(tag));
  if (!language || /[?&]lang=/.test(location.hash)) return;
  history.replaceState(null, "", `${location.hash}${location.hash.includes("?") ? "&" : "?"}lang=${language}`);
}
