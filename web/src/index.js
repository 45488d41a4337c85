// The playground's page: shows the place its address leads to. Both places stay once opened, so that nothing typed or
// played is lost on the way between them.
import { locale, t } from "./i18n.js";
import { routeOf } from "./url.js";
import "./ui/theme-switch.js";
import "./views/play.js";
import "./practice/define.js";

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const note = /** @type {HTMLElement} */ (document.querySelector("#place-note"));
const play = /** @type {HTMLElement} */ (document.querySelector("bucket-play"));
/** The set practised when an address names none. */
const firstSet = "token-practice";

function practice() {
  let element = main.querySelector("bucket-practice");
  if (!element) {
    element = document.createElement("bucket-practice");
    element.setAttribute("list", "");
    main.append(element);
  }
  return /** @type {HTMLElement} */ (element);
}

function show() {
  const route = routeOf(location.hash);
  const playing = route.place === "play";
  play.hidden = !playing;
  if (route.place === "practise") practice().setAttribute("set", route.set ?? firstSet);
  const practising = /** @type {HTMLElement | null} */ (main.querySelector("bucket-practice"));
  if (practising) practising.hidden = playing;

  for (const link of document.querySelectorAll(".site-nav a")) {
    if (link.getAttribute("href") === `#${route.place}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.title = `${t(`common-nav-${route.place}`)} · ${t("common-title")}`;
  note.textContent = remark(route);
  note.hidden = note.textContent === "";
}

/** @param {import("./url.js").Route} route */
function remark(route) {
  if (route.place !== "play") return "";
  if (route.unknown) return t("common-unknown-place", { given: route.unknown });
  return route.settings ? t("common-unknown-settings", { given: route.settings }) : "";
}

// The head of the page stands in its HTML, to be there first; from here on it speaks the page's language.
document.documentElement.lang = locale();
for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-text]"))) {
  element.textContent = t(String(element.dataset.text));
}
for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-label]"))) {
  element.setAttribute("aria-label", t(String(element.dataset.label)));
}

// The address is the place, so the skip link must not change it.
document.querySelector(".skip-link")?.addEventListener("click", (event) => {
  event.preventDefault();
  main.focus();
});
addEventListener("hashchange", show);
show();
