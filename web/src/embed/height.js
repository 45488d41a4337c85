// Tells the page that holds the frame how high the activity is, so that the frame can be made to fit: in our own words, and in
// those of @open-iframe-resizer/core and of Canvas.
import { tell } from "./messages.js";

/** How often growth is believed that does nothing but follow the frame's own. */
const believed = 2;

/** As high as what is there, whatever the height of the frame. */
const measured = () => Math.ceil(document.documentElement.getBoundingClientRect().height);

let told = 0;
let width = innerWidth;
/** How often in a row it grew because the frame did. */
let followed = 0;
/** Whether the page around it has asked in the way of @open-iframe-resizer/core. */
let resizer = false;

function report() {
  const height = measured();
  if (height === told) return;
  told = height;
  tell("height", { height });
  parent.postMessage({ subject: "lti.frameResize", height }, "*");
  if (resizer) parent.postMessage({ type: "iframe-resized", width: document.documentElement.clientWidth, height }, "*");
}

function changed() {
  if (measured() === told) return;
  followed = 0;
  report();
}

/** The frame has another size. What is as high as the frame, and a little more, would grow with it for ever. */
function resized() {
  const widened = innerWidth !== width;
  width = innerWidth;
  if (widened || measured() <= told) return changed();
  followed++;
  if (followed <= believed) report();
  else told = measured();
}

/** @param {MessageEvent} event */
function heedResizer({ data, source }) {
  if (source !== parent || (data?.type !== "iframe-child-init" && data?.type !== "iframe-get-child-dimensions")) return;
  resizer = true;
  told = 0;
  report();
}

/** Begins to tell, if there is a page around this one. */
export function tellHeight() {
  if (parent === window) return;
  new ResizeObserver(changed).observe(document.documentElement);
  addEventListener("resize", resized);
  addEventListener("message", heedResizer);
}
