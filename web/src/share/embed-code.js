// What a course author pastes: an activity as a link, a frame, an element, or both in Markdown.

/**
 * @typedef {object} Wanted
 * @property {URL} base the folder of the playground
 * @property {string} activity its address without what it looks like, and without the "#"
 * @property {{lang?: string, theme?: string, show?: string}} look
 * @property {string} address the two together
 * @property {string} title
 * @property {number} height of the frame, in pixels
 */

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** An address of the playground. What Markdown or MDX would read as its own is encoded. @param {string} page @param {Wanted} wanted */
const addressIn = (page, { base, address }) =>
  new URL(`${page}#${address}`, base).href.replace(/[ (){}[\]*_`\\|]/g, (letter) => (letter === "_" ? letter : `%${letter.charCodeAt(0).toString(16).toUpperCase()}`));

/** @param {Wanted} wanted */
export const frameAddress = (wanted) => addressIn("embed.html", wanted);

/** @param {Wanted} wanted @param {string} [more] attributes */
const frame = (wanted, more = "") =>
  `<iframe src="${escaped(frameAddress(wanted))}" width="100%" height="${wanted.height}" loading="lazy"${more} title="${escaped(wanted.title)}"></iframe>`;

/** @type {Record<"link" | "frame" | "element" | "markdown", (wanted: Wanted) => string>} */
export const codes = {
  link: (wanted) => addressIn("index.html", wanted),
  frame: (wanted) => frame(wanted, ' style="border: 0"'),
  element: (wanted) => {
    const look = Object.entries(wanted.look).filter(([, value]) => value !== undefined).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
    return `<script src="${escaped(new URL("bucket-playground.js", wanted.base).href)}" async></script>\n`
      + `<bucket-playground activity="${escaped(wanted.activity)}"${look.join("")}>\n`
      + `  <a href="${escaped(codes.link(wanted))}">${escaped(wanted.title)}</a>\n</bucket-playground>`;
  },
  // A frame is read by Markdown and by MDX alike, but for a style; the link is for where HTML is taken out.
  markdown: (wanted) => `${frame(wanted)}\n\n[${wanted.title.replace(/[[\]\\`*_<>&{}]/g, "\\$&")}](${codes.link(wanted)})`,
};
