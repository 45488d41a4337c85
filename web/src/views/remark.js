// The remark beside the sentence of Play: about the last change; at the opening of a scenario, what to look for; in the past,
// what would become of the future.
import { html, nothing } from "lit";
import { ahead } from "../history.js";
import { t } from "../i18n.js";
import { scenarioOf } from "./setup.js";

/**
 * @import { History } from "../history.js"
 * @import { Saying } from "../ui/saying.js"
 *
 * What there is to say about the last change, and what was there before it where that can be had back.
 * @typedef {{say: Saying, before?: History}} Note
 */

/** @param {History} history @param {Note} note */
export function remarkOn(history, note) {
  const noted = note.say();
  if (noted) return noted;
  const scenario = history.cursor === 0 ? scenarioOf(history) : undefined;
  if (scenario) return t(`play-scenario-${scenario.id}-about`);
  const steps = ahead(history);
  return steps > 0 ? t("play-ahead", { ahead: steps }) : "";
}

/** The remark, and after a change of the set-up the ways out of it.
 * @param {History} history @param {Note} note @param {{undo: () => void, clear: () => void}} actions */
export function aside(history, note, { undo, clear }) {
  const remark = remarkOn(history, note);
  if (!remark) return nothing;
  return html`<p class="note">${remark}${note.before ? html`
    <button class="link" @click=${undo}>${t("play-undo")}</button>
    <button class="link" @click=${clear}>${t("play-clear")}</button>` : nothing}</p>`;
}
