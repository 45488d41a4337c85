// The drawings of a view as one SVG file that stands alone: the colours and fonts of the moment written out, the set-up
// inside, and nothing left that leads to the page's styles.

const svgNs = "http://www.w3.org/2000/svg";
/** The properties that the drawings use, each with the value that need not be written. */
const properties = {
  fill: "", stroke: "none", "stroke-width": "1px", "stroke-dasharray": "none", "stroke-linejoin": "miter", "stroke-linecap": "butt", opacity: "1",
  "fill-opacity": "1", "stroke-opacity": "1", "font-family": "", "font-size": "", "font-weight": "400", "text-anchor": "start", visibility: "visible", display: "inline",
  transform: "none",
};
const ofText = ["font-family", "font-size", "font-weight", "text-anchor"];
const gap = 24;
const headRoom = 30;

/**
 * @param {SVGSVGElement[]} drawings side by side, as they stand on the page now; each under its `data-title`, or the title of all
 * @param {{title: string, link: string, setup: unknown}} about
 * @returns {{text: string, width: number, height: number}}
 */
export function standalone(drawings, { title, link, setup }) {
  const sizes = drawings.map(({ viewBox }) => viewBox.baseVal);
  const width = sizes.reduce((sum, size) => sum + size.width, gap * (drawings.length - 1));
  const height = sizes.reduce((most, size) => Math.max(most, size.height), 0) + headRoom;
  const file = make("svg", { xmlns: svgNs, viewBox: `0 0 ${width} ${height}`, width, height });
  const style = getComputedStyle(drawings[0].closest(".card") ?? document.body);
  file.append(
    make("title", {}, title),
    make("desc", {}, link),
    make("metadata", {}, JSON.stringify({ link, ...Object(setup) })),
    make("rect", { width, height, fill: style.backgroundColor }),
  );
  let x = 0;
  drawings.forEach((drawing, i) => {
    const copy = resolved(drawing);
    for (const [name, value] of Object.entries({ x, y: headRoom, width: sizes[i].width, height: sizes[i].height })) copy.setAttribute(name, String(value));
    const heading = { x: x + 12, y: 20, fill: style.color, "font-family": style.fontFamily, "font-size": "13px", "font-weight": "600" };
    file.append(make("text", heading, drawing.dataset.title ?? title), copy);
    x += sizes[i].width + gap;
  });
  return { text: `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(file)}\n`, width, height };
}

/** @param {string} name @param {Record<string, string | number>} attributes @param {string} [text] */
function make(name, attributes, text) {
  const element = document.createElementNS(svgNs, name);
  for (const [key, value] of Object.entries(attributes)) if (key !== "xmlns") element.setAttribute(key, String(value));
  if (text) element.textContent = text;
  return element;
}

/** A copy with every style written out as an attribute. @param {SVGSVGElement} drawing */
function resolved(drawing) {
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  originals.forEach((original, i) => writeStyles(original, copies[i]));
  const comments = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) /** @type {Comment} */ (comment).remove();
  return copy;
}

/** @param {Element} from @param {Element} to */
function writeStyles(from, to) {
  const style = getComputedStyle(from);
  const text = from.localName === "text" || from.localName === "tspan";
  for (const [name, usual] of Object.entries(properties)) {
    const value = style.getPropertyValue(name);
    if (value !== "" && value !== usual && (text || !ofText.includes(name))) to.setAttribute(name, value);
    else if (to.getAttribute(name)?.includes("var(")) to.removeAttribute(name);
  }
  for (const name of [...to.getAttributeNames()]) {
    if (name === "class" || name === "style" || name === "tabindex" || name.startsWith("data-")) to.removeAttribute(name);
  }
}
