// The playground's page: shows the place its address leads to, and keeps the address saying what is shown. Each place
// stays once opened, so that nothing typed or played is lost on the way between them.
import { html, render } from "lit";
import { silent, speak, spoken, t } from "./i18n.js";
import { places } from "./places.js";
import { routeOf } from "./url.js";
import { Parameters, written } from "./url/parameters.js";
import { keepAddress, leaveAddress } from "./share/address.js";
import { followEverywhere } from "./share/everywhere.js";
import { followParts, partsShown } from "./share/parts.js";
import { problemList } from "./share/problems.js";
import "./ui/language-switch.js";
import { speakEverywhere } from "./ui/page-words.js";
import "./share/embed-dialog.js";
import "./share/share-dialog.js";
import "./takeaway/take-away.js";

/** @typedef {import("./url/parameters.js").Problem} Problem */
/** @typedef {import("./url.js").Place} Place */

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const note = /** @type {HTMLElement} */ (document.querySelector("#place-note"));
const embedding = /** @type {import("./share/embed-dialog.js").EmbedDialog} */ (document.querySelector("embed-dialog"));
const takeAway = /** @type {import("./takeaway/take-away.js").TakeAway} */ (document.querySelector("take-away"));
/** The set practised when an address names none. */
const firstSet = "token-practice";
/** What the address says beside the view's own settings; it is kept as long as the page is open.
 * @type {import("./share/everywhere.js").Everywhere} */
let everywhere = {};

/** The element of a place, made when it is first needed. @param {Place} place @returns {any} */
function elementOf(place) {
  const { tag, event } = places[place];
  const element = /** @type {HTMLElement} */ (main.querySelector(tag) ?? main.appendChild(document.createElement(tag)));
  if (!element.dataset.heard) {
    element.dataset.heard = "yes";
    element.addEventListener(event, () => routeOf(location.hash).place === place && keep(place));
  }
  return element;
}

/** The address of a place as it is seen. @param {Place} place */
function addressOf(place) {
  const element = elementOf(place);
  const address = places[place].address(element);
  const settings = written({ show: partsShown(element), ...everywhere });
  return settings ? `${address}${address.includes("?") ? "&" : "?"}${settings}` : address;
}

/** @param {Place} place */
const keep = (place) => keepAddress(() => addressOf(place));

function show() {
  leaveAddress();
  const route = routeOf(location.hash);
  const { place } = route;
  const { open, packet, parts, many, title, toCome } = places[place];
  const coming = toCome?.(route);
  if (coming) return void coming.then(show);
  const from = new Parameters(route.settings ?? "");
  everywhere = { ...everywhere, ...followEverywhere(from) };
  const words = speak(everywhere.lang);
  if (words) return void words.then(show);
  const shown = elementOf(place);
  followParts(shown, parts, from);
  if (place === "practise") {
    shown.list = true;
    route.set ??= firstSet;
  }
  // An address without settings leads to the place as it was left.
  if (many || from.left.length > 0 || (place === "bigrun" && !shown.dataset.opened)) open(shown, from, route);
  shown.dataset.opened = "yes";
  const problems = from.finish();
  for (const child of /** @type {Iterable<HTMLElement>} */ (main.children)) if (child !== note) child.hidden = child !== shown;
  embedding.hidden = place === "author";
  embedding.source = () => ({ name: place, place: places[place], element: shown, title: title?.(shown) ?? t(`common-nav-${place}`) });
  takeAway.hidden = !packet;
  takeAway.source = () => ({ packet: packet?.(shown) ?? null, drawings: [...shown.querySelectorAll("[data-export=chart]")] });

  for (const link of document.querySelectorAll(".site-nav a")) {
    if (link.getAttribute("href") === `#${place}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  entitle();
  if (route.unknown) problems.unshift({ id: "common-unknown-place", args: { given: route.unknown } });
  tell(problems);
  // An address that could not be followed stands until something changes, to be compared with what is said about it.
  if (!many && problems.length === 0) keep(place);
  else leaveAddress();
}

function entitle() {
  const { place } = routeOf(location.hash);
  document.title = `${(place === "lab" && places.lab.title?.(elementOf(place))) || t(`common-nav-${place}`)} · ${t("common-title")}`;
}

/** Says what is wrong with the address, and which language could not be had. @param {Problem[]} of */
function tell(of) {
  const name = silent();
  const problems = name === undefined ? of : [...of, { id: "common-language-failed", args: { name } }];
  note.hidden = problems.length === 0;
  const dismiss = () => {
    note.hidden = true;
    render("", note);
  };
  render(problems.length === 0 ? "" : html`<div>${problemList(problems)}</div>
    <button class="btn quiet" aria-label=${t("share-problem-dismiss")} @click=${dismiss}>✕</button>`, note);
}

speakEverywhere();
spoken.addEventListener("change", entitle);
// A choice on the page goes before what the address asked for.
for (const [name, element] of /** @type {const} */ ([["theme", "theme-switch"], ["lang", "language-switch"]])) {
  document.querySelector(element)?.addEventListener("change", () => {
    if (silent()) tell([]);
    if (everywhere[name] === undefined) return;
    everywhere = { ...everywhere, [name]: undefined };
    keep(routeOf(location.hash).place);
  });
}
// The address is the place, so the skip link must not change it.
document.querySelector(".skip-link")?.addEventListener("click", (event) => {
  event.preventDefault();
  main.focus();
});
addEventListener("hashchange", show);
show();
