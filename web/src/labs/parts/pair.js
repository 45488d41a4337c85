// Two pictures side by side where there is room for both, one below the other where there is not.
import { html } from "lit";

const apart = 20;
/** A picture needs so much; the style sheet has the same. */
const least = 300;

/** How wide each of the two is. @param {number} width of both, in pixels */
export const halfOf = (width) => (width >= 2 * least + apart ? Math.floor((width - apart) / 2) : width);

/** @param {unknown} first @param {unknown} second */
export const pair = (first, second) => html`<div class="lab-pair">${first}${second}</div>`;
