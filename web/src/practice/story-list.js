// What happens in a question whose prompt does not tell it: the bucket and the story, as a list. The bucket of a design task
// is the learner's to choose.
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { duration } from "../ui/format.js";
import { bucketNumbers } from "./words.js";

/**
 * @import { Question } from "./questions.js"
 * @import { Bucket } from "./sets.js"
 */

/** @param {Bucket} bucket */
export const bucketSentence = (bucket) => t(`practice-bucket-${bucket.kind}`, { ...bucketNumbers(bucket), pacing: bucket.pacing ?? "usual" });

/** @param {Question} question */
export function storyList({ bucket, story, at, kind, design }) {
  let now = 0;
  const told = kind === "moment" ? story.slice(0, at) : story;
  const steps = told.map(({ advanceMs = 0, requests = 0 }) => {
    now += advanceMs;
    return html`<li>${t("practice-story-step", { time: duration(now), requests })}</li>`;
  });
  return html`<div class="story">
    ${bucket && !design ? html`<p>${bucketSentence(bucket)}</p>` : nothing}
    <ol>${steps}</ol>
  </div>`;
}
