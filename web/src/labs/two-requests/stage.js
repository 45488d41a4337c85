// The stage of the two requests: the shared count, each request with its copy and its next instruction to press, what has
// happened so far, and ways back.
import { html, nothing } from "lit";
import { t } from "../../i18n.js";
import { rich } from "../../ui/rich.js";
import { names } from "./follow.js";

/**
 * @import { Raced } from "../../engine.js"
 * @import { Run } from "./follow.js"
 */

/** Orders worth seeing. */
const presets = { together: "ABABAB", turns: "AAABB" };

/** @param {Run} run @param {boolean} atomic @param {(order: string) => void} become */
export function stage(run, atomic, become) {
  const now = run.states[run.states.length - 1];
  return html`<div class="race">
      ${request(0, now, atomic, run.order, become)}
      <div class="shared"><span>${t("lab-two-requests-shared")}</span><b class="num token">${now.shared}</b></div>
      ${request(1, now, atomic, run.order, become)}
    </div>
    <div class="race-ways" role="group" aria-label=${t("lab-two-requests-ways")}>
      ${Object.entries(presets).map(([name, order]) => html`<button class="btn" @click=${() => become(order)}>${t(`lab-two-requests-preset-${name}`)}</button>`)}
      <button class="btn" ?disabled=${run.order === ""} @click=${() => become(run.order.slice(0, -1))}>${t("lab-two-requests-undo")}</button>
      <button class="btn" ?disabled=${run.order === ""} @click=${() => become("")}>${t("lab-two-requests-again")}</button>
    </div>
    <ol class="race-trace" aria-label=${t("lab-two-requests-trace")}>${[...run.order].map((name, i) => html`<li>${did(name, run.states[i], run.states[i + 1])}</li>`)}</ol>`;
}

/** @param {0 | 1} index @param {Raced} now @param {boolean} atomic @param {string} order @param {(order: string) => void} become */
function request(index, now, atomic, order, become) {
  const name = names[index];
  const { next, copy, outcome } = now.threads[index];
  const done = next === "done";
  const instructions = atomic ? ["take"] : ["read", "decide", "write"];
  return html`<section class="thread" aria-label=${t("lab-two-requests-request", { name })}>
    <h2><span class="badge" aria-hidden="true">${name}</span> ${t("lab-two-requests-request", { name })}</h2>
    <ol>${instructions.map((instruction) => html`<li aria-current=${instruction === next ? "step" : nothing}>${t(`lab-two-requests-${instruction}`)}</li>`)}</ol>
    <p class="copy">${atomic ? t("lab-two-requests-no-copy") : rich(t("lab-two-requests-copy", { copy: copy ?? "–" }))}</p>
    ${done
      ? html`<p class=${outcome === "accepted" ? "outcome pass" : "outcome stop"}>${t(`lab-two-requests-${outcome}`)}</p>`
      : html`<button class="btn main" @click=${() => become(order + name)}>${t("lab-two-requests-next", { name, next })}</button>`}
  </section>`;
}

/** What an instruction did. @param {string} name @param {Raced} before @param {Raced} after */
function did(name, before, after) {
  const index = names.findIndex((known) => known === name);
  const { next } = before.threads[index];
  const { copy, outcome } = after.threads[index];
  const args = { name, copy: copy ?? 0, shared: after.shared, outcome: outcome ?? "open" };
  return rich(t(`lab-two-requests-did-${next}`, args));
}
