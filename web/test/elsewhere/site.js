// The playground on a site of its own for each case, so that none finds what another has left in the browser's storage.
import { startSite } from "../support/origin.js";

/** @import { Browser } from "./browser.js" */

/** Runs before anything of the page and writes down all that browsers complain of. */
const listener = `const complaints = globalThis.complaints = [];
addEventListener("error", (event) => complaints.push(event.message ?? "not loaded: " + (event.target.src ?? event.target.href)), true);
addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => complaints.push([violatedDirective, blockedURI, sample].join(" ")));
for (const level of ["error", "warn"]) console[level] = (...said) => complaints.push(said.join(" "));`;

/** @param {Record<string, string>} [pages] of the site besides the playground, which lies in /playground/ */
export const startPlayground = (pages = {}) =>
  startSite({ "/complaints.js": listener, ...pages }, {
    folder: "playground",
    change: (name, data) => name.endsWith(".html") ? data.toString().replace("<meta name=\"viewport\"", "<script src=\"/complaints.js\"></script>$&") : data,
  });

/** What the page has complained of so far. @param {Browser} browser @returns {Promise<string[]>} */
export const complaints = (browser) => browser.run(() => /** @type {any} */ (globalThis).complaints);
