// Messages with marked words: "<pass>5 accepted</pass>" becomes a span in the colour that means "passes". Only the few
// marks below exist; anything else stays text, so no message or value can bring markup into the page.
import { html } from "lit";

const marks = /<(token|wait|pass|stop|strong|code)>(.*?)<\/\1>/g;

/** The message as parts to render.
 * @param {string} text */
export function rich(text) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    parts.push(text.slice(from, match.index), html`<b class=${match[1]}>${match[2]}</b>`);
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

/** The message as it is spoken: without its marks.
 * @param {string} text */
export const plain = (text) => text.replace(marks, "$2");
