// What the page says about the learning platform around it: one line above the activity, in the page's language.
import { spoken, t } from "../i18n.js";

/** @type {{id: string, args?: Record<string, string>} | null} */
let told = null;

const line = document.createElement("p");
line.className = "notice lms-note";
line.setAttribute("role", "status");

const show = () => (line.textContent = told ? t(told.id, told.args) : "");
spoken.addEventListener("change", show);

/** @param {string} id of the message @param {Record<string, string>} [args] */
export function tell(id, args) {
  told = { id, args };
  if (!line.isConnected) document.body.prepend(line);
  show();
}
