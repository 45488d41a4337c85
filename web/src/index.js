// The playground's page: shows the place its address leads to, and keeps the address saying what is shown. Each place
// stays once opened, so that nothing typed or played is lost on the way between them.
import { html, render } from "lit";
import { languages, locale, t } from "./i18n.js";
import { routeOf } from "./url.js";
import { bigRunAddress, readBigRun } from "./url/bigrun.js";
import { compareAddress, readComparison } from "./url/compare.js";
import { Parameters, written } from "./url/parameters.js";
import { historyAddress, readHistory } from "./url/play.js";
import { keepAddress, leaveAddress } from "./share/address.js";
import { problemList } from "./share/problems.js";
import { fromBigRun, fromCompare, fromPlay } from "./takeaway/packets.js";
import { themes, wear } from "./ui/theme-switch.js";
import { authorAddress, readAuthored } from "./author/address.js";
import { labAddress, labTitle, labToCome, openLab } from "./labs/open.js";
import { openPractice, practiceAddress } from "./practice/open.js";
import "./author/bucket-author.js";
import "./bigrun/bucket-bigrun.js";
import "./compare/bucket-compare.js";
import "./labs/bucket-lab.js";
import "./share/share-dialog.js";
import "./takeaway/take-away.js";
import "./views/play.js";
import "./practice/define.js";

/** @typedef {import("./url/parameters.js").Problem} Problem */

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const note = /** @type {HTMLElement} */ (document.querySelector("#place-note"));
const takeAway = /** @type {import("./takeaway/take-away.js").TakeAway} */ (document.querySelector("take-away"));
/** The set practised when an address names none. */
const firstSet = "token-practice";
/** What the address says beside the view's own settings; it is kept as long as the page is open.
 * @type {{lang?: string, theme?: string}} */
let everywhere = {};

/** An element of the page, made when it is first needed. @param {string} tag @returns {any} */
function element(tag) {
  return main.querySelector(tag) ?? main.appendChild(document.createElement(tag));
}

/**
 * The places whose address holds all they show: how to read it, how to write it, and what they give to be taken away.
 * `event` is what the element says when that has changed.
 * @type {Record<string, {tag: string, event: string, read: (from: Parameters) => any, write: (element: any) => string, packet?: (element: any) => import("./takeaway/packets.js").Packet | null}>}
 */
const views = {
  play: { tag: "bucket-play", event: "history-change", read: readHistory, write: ({ history }) => historyAddress(history), packet: fromPlay },
  compare: { tag: "bucket-compare", event: "comparison-change", read: readComparison, write: ({ comparison }) => compareAddress(comparison), packet: fromCompare },
  bigrun: {
    tag: "bucket-bigrun", event: "bigrun-change", read: readBigRun, packet: fromBigRun,
    write: ({ bucket, patterns, arrivals }) => bigRunAddress(bucket, arrivals ? null : patterns),
  },
  author: { tag: "bucket-author", event: "author-change", read: readAuthored, write: ({ spec }) => authorAddress(spec) },
};

/** An address with the settings that hold in every place. @param {string} address */
function withEverywhere(address) {
  const settings = written(everywhere);
  return settings ? `${address}${address.includes("?") ? "&" : "?"}${settings}` : address;
}

/** @param {string} place */
function keep(place) {
  const { tag, write } = views[place];
  keepAddress(() => withEverywhere(write(element(tag))));
}

function show() {
  leaveAddress();
  const route = routeOf(location.hash);
  const coming = labToCome(route.lab ?? null);
  if (coming) return void coming.then(show);
  const { place } = route;
  const from = new Parameters(route.settings ?? "");
  followEverywhere(from);
  const view = views[place];
  const shown = element(place === "lab" ? "bucket-lab" : view?.tag ?? "bucket-practice");
  if (place === "lab") openLab(shown, route.lab ?? null, from);
  if (place === "practise") {
    shown.list = true;
    openPractice(shown, route.set ?? firstSet, from);
  }
  // An address without settings leads to the place as it was left.
  if (view && (from.left.length > 0 || !shown.dataset.opened)) {
    shown.dataset.opened = "yes";
    if (from.left.length > 0 || place === "bigrun") shown.open(view.read(from));
  }
  const problems = from.finish();
  for (const child of /** @type {Iterable<HTMLElement>} */ (main.children)) if (child !== note) child.hidden = child !== shown;
  takeAway.hidden = !view?.packet;
  takeAway.source = () => ({ packet: view?.packet?.(shown) ?? null, drawings: [...shown.querySelectorAll("[data-export=chart]")] });

  for (const link of document.querySelectorAll(".site-nav a")) {
    if (link.getAttribute("href") === `#${place}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.title = `${place === "lab" ? labTitle(shown) : t(`common-nav-${place}`)} · ${t("common-title")}`;
  tell(route.unknown ? [{ id: "common-unknown-place", args: { given: route.unknown } }, ...problems] : problems);
  // An address that could not be followed stands until something changes, to be compared with what is said about it.
  if (view && problems.length === 0 && !route.unknown) keep(place);
  else leaveAddress();
}

/** Language and theme, which hold in every place. @param {Parameters} from */
function followEverywhere(from) {
  const given = { lang: from.take("lang"), theme: from.take("theme") };
  if (given.lang !== undefined) from.oneOf("lang", languages.map(({ tag }) => tag), locale());
  if (given.theme !== undefined) {
    const theme = from.oneOf("theme", themes, "auto");
    wear(theme);
    everywhere = { ...everywhere, theme };
  }
  if (given.lang !== undefined) everywhere = { lang: locale(), ...everywhere };
}

/** Says what is wrong with the address. @param {Problem[]} problems */
function tell(problems) {
  note.hidden = problems.length === 0;
  const dismiss = () => tell([]);
  render(problems.length === 0 ? "" : html`<div>${problemList(problems)}</div>
    <button class="btn quiet" aria-label=${t("share-problem-dismiss")} @click=${dismiss}>✕</button>`, note);
}

// The head of the page stands in its HTML, to be there first; from here on it speaks the page's language.
document.documentElement.lang = locale();
for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-text]"))) {
  part.textContent = t(String(part.dataset.text));
}
for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-label]"))) {
  part.setAttribute("aria-label", t(String(part.dataset.label)));
}

for (const [place, { tag, event }] of Object.entries(views)) {
  element(tag).addEventListener(event, () => routeOf(location.hash).place === place && keep(place));
}
// The address names the variant of a practice set once the learner has asked for another.
main.addEventListener("practice-change", ({ target }) =>
  keepAddress(() => withEverywhere(practiceAddress(/** @type {any} */ (target)))));
main.addEventListener("lab-change", ({ target }) => keepAddress(() => withEverywhere(labAddress(/** @type {any} */ (target)))));
// A choice on the page goes before what the address asked for.
document.querySelector("theme-switch")?.addEventListener("change", () => {
  if (everywhere.theme === undefined) return;
  everywhere = { ...everywhere, theme: undefined };
  const { place } = routeOf(location.hash);
  if (views[place]) keep(place);
});
// The address is the place, so the skip link must not change it.
document.querySelector(".skip-link")?.addEventListener("click", (event) => {
  event.preventDefault();
  main.focus();
});
addEventListener("hashchange", show);
show();
