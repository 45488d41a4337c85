// Finds texts that do not fit where they stand: measured in the page, letter by letter as the browser set them.

/** @import { Page } from "@playwright/test" */

/** What may be moved sideways to be read: tables, the bars of traffic, and what is typed. */
const scrollable = ".table-scroll, .bars, textarea";

/**
 * What does not fit, in words; nothing where all is well.
 * @param {Page} page @param {{closed: boolean}} which closed: whether a choice has to be read without opening it
 * @returns {Promise<string[]>}
 */
export const misfits = (page, { closed }) => page.evaluate(look, { scrollable, fields: closed ? "select, input[placeholder]" : "input[placeholder]" });

/** @param {{scrollable: string, fields: string}} which */
function look({ scrollable, fields }) {
  const slack = 1;
  /** @type {string[]} */
  const found = [];
  const dialog = document.querySelector("dialog[open]");
  const root = dialog ?? document.body;
  const named = (/** @type {Element} */ element) =>
    `<${element.localName}${element.getAttribute("class") ? `.${String(element.getAttribute("class")).replaceAll(" ", ".")}` : ""}>`;
  const told = (/** @type {string} */ text) => `“${text.trim().replace(/\s+/g, " ").slice(0, 60)}”`;
  /** Read, but not seen: of no width on purpose. @param {Element} element */
  const unseen = (element) => {
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
      const { clipPath, opacity } = getComputedStyle(at);
      if (clipPath.startsWith("inset(50%") || opacity === "0") return true;
    }
    return !element.checkVisibility({ visibilityProperty: true });
  };

  /** What stays in sight lies over what is scrolled away below it. @param {Element} element */
  const stuck = (element) => {
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) if (getComputedStyle(at).position === "sticky") return at;
    return null;
  };

  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px wider than the window`);

  // Boxes whose content is wider than they are, or cut off below.
  for (const element of root.querySelectorAll("*")) {
    if (!(element instanceof HTMLElement) || element.matches("html, body, input, select, option, svg, progress") || unseen(element)) continue;
    const { display, overflowX, overflowY } = getComputedStyle(element);
    if (display === "inline" || display === "contents") continue;
    if (element.scrollWidth > element.clientWidth + slack && !element.matches(scrollable)) {
      found.push(`${named(element)} ${told(element.textContent ?? "")} is ${element.scrollWidth - element.clientWidth} px too narrow (${overflowX})`);
    }
    if (overflowY === "hidden" && element.scrollHeight > element.clientHeight + slack) {
      found.push(`${named(element)} ${told(element.textContent ?? "")} is ${element.scrollHeight - element.clientHeight} px too low`);
    }
  }

  // What fields say is in one line, and cut where it is longer.
  const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  for (const field of root.querySelectorAll(fields)) {
    if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement) || unseen(field)) continue;
    const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.label ?? "" : field.placeholder;
    const style = getComputedStyle(field);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const arrow = field instanceof HTMLSelectElement ? 18 : 0;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    const width = pen.measureText(text).width;
    if (width > room + slack) found.push(`${named(field)} ${told(text)} is ${Math.round(width - room)} px too narrow`);
  }

  // Where each text is.
  /** @type {{text: string, parent: Element, box: DOMRect}[]} */
  const texts = [];
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent ?? "";
    if (!text.trim() || !parent || parent.closest("option, script, style, title, desc, noscript") || unseen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const scroller = parent.closest(scrollable)?.getBoundingClientRect();
    for (const box of range.getClientRects()) {
      const seen = !scroller || (box.right > scroller.left && box.left < scroller.right && box.bottom > scroller.top && box.top < scroller.bottom);
      if (box.width > 0 && seen) texts.push({ text, parent, box });
    }
  }
  for (const { text, parent, box } of texts) {
    const within = parent.closest("svg, dialog") ?? document.documentElement;
    const outer = within.getBoundingClientRect();
    const [left, right] = within instanceof SVGElement ? [outer.left, outer.right] : [0, clientWidth];
    if (parent.closest(scrollable)) continue;
    if (box.left < left - slack || box.right > right + slack) found.push(`${told(text)} leaves ${named(within)}`);
    if (within instanceof SVGElement && (box.top < outer.top - 3 || box.bottom > outer.bottom + 3)) found.push(`${told(text)} leaves ${named(within)} above or below`);
  }

  // No two lie over each other. The box of a line is higher than its letters.
  const letters = texts.map(({ box, ...rest }) => ({ ...rest, left: box.left + 0.5, right: box.right - 0.5, top: box.top + box.height * 0.25, bottom: box.bottom - box.height * 0.22 }));
  letters.sort((a, b) => a.top - b.top);
  letters.forEach((one, i) => {
    for (let k = i + 1; k < letters.length && letters[k].top < one.bottom; k++) {
      const other = letters[k];
      if (other.left >= one.right || one.left >= other.right) continue;
      if (stuck(one.parent) !== stuck(other.parent)) continue;
      found.push(`${told(one.text)} and ${told(other.text)} lie over each other`);
    }
  });
  return [...new Set(found)];
}
