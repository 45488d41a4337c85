// The story of a set as rows of fields: how long after the step before, and how many requests.
import { html } from "lit";
import { t } from "../i18n.js";
import "../ui/number-field.js";

/** @import { StoryStep } from "../practice/sets.js" */

/** @param {StoryStep[]} story @param {(story: StoryStep[]) => void} change */
export function storyFields(story, change) {
  const set = (/** @type {number} */ i, /** @type {StoryStep} */ step) => change(story.map((old, k) => (k === i ? { ...old, ...step } : old)));
  return html`<fieldset class="author-part">
    <legend>${t("author-story")}</legend>
    <ol class="author-story">${story.map(({ advanceMs = 0, requests = 0 }, i) => html`<li>
      <span>${t("author-after")}</span>
      <number-field compact name=${`after-${i}`} label=${t("author-after-label", { step: i + 1 })} unit="seconds" .value=${advanceMs / 1000} .min=${0} .max=${1_000_000}
        @change-value=${(/** @type {CustomEvent} */ { detail }) => set(i, { advanceMs: Math.round(detail * 1e9) / 1e6 })}></number-field>
      <span>${t("author-come")}</span>
      <number-field compact whole name=${`come-${i}`} label=${t("author-come-label", { step: i + 1 })} .value=${requests} .min=${0} .max=${1_000_000_000}
        @change-value=${(/** @type {CustomEvent} */ { detail }) => set(i, { requests: detail })}></number-field>
      <button class="btn quiet" type="button" aria-label=${t("author-step-remove", { step: i + 1 })} ?disabled=${story.length === 1}
        @click=${() => change(story.filter((_, k) => k !== i))}>✕</button></li>`)}</ol>
    <button class="btn" type="button" @click=${() => change([...story, { advanceMs: 1000, requests: 1 }])}>${t("author-step-add")}</button>
  </fieldset>`;
}
