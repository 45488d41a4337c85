// bucket-playground.js, the one script that a page needs for <bucket-playground>: registers the element, with the folder
// this script comes from as the place of the playground. Apart from the class, which can be had without this effect.
import { BucketPlaygroundElement } from "./element/bucket-playground-element.js";

// A module does not know which of the page's scripts it is.
const script = /** @type {HTMLScriptElement | null} */ (document.currentScript ?? document.querySelector("script[src*='bucket-playground.js']"));
BucketPlaygroundElement.from = new URL(".", script?.src || document.baseURI).href;
if (!customElements.get("bucket-playground")) customElements.define("bucket-playground", BucketPlaygroundElement);
