// The script of embed.html: shows the one activity that the address names after #, as in #practise/token-practice?theme=dark,
// without the page around it.
import { html, render } from "lit";
import { silent, speak, spoken, t } from "./i18n.js";
import { activityOf } from "./embed/activity.js";
import { places } from "./places.js";
import { followEverywhere } from "./share/everywhere.js";
import { problemList } from "./share/problems.js";
import { speakEverywhere } from "./ui/page-words.js";
import { wear } from "./ui/theme-switch.js";
import { Parameters } from "./url/parameters.js";

const activity = /** @type {HTMLElement} */ (document.getElementById("activity"));
const note = /** @type {HTMLElement} */ (document.getElementById("note"));

async function show() {
  const route = activityOf(location.hash);
  const { tag, open, toCome } = places[route.place];
  const coming = toCome?.(route);
  if (coming) return void coming.then(show);
  const from = new Parameters(route.settings ?? "");
  const { lang, theme } = followEverywhere(from);
  if (theme === undefined) wear("auto");
  const words = speak(lang);
  if (words) return void words.then(show);
  const element = /** @type {any} */ (activity.querySelector(tag) ?? document.createElement(tag));
  // What the frame shows is its address's; what the reader played on the playground's own page stays theirs.
  element.keeps = false;
  open(element, from, route);
  // Into the page with what it shows, so that it does not say for a moment that there is nothing.
  if (!element.isConnected) activity.append(element);
  for (const child of /** @type {Iterable<HTMLElement>} */ (activity.children)) child.hidden = child !== element;
  tell(route.unknown ? [{ id: "embed-unknown", args: { given: route.unknown, allowed: Object.keys(places).join(", ") } }] : from.finish());
  await entitle();
}

async function entitle() {
  const { place } = activityOf(location.hash);
  const { tag, title } = places[place];
  const element = /** @type {any} */ (activity.querySelector(tag));
  await element?.updateComplete;
  document.title = (element && title?.(element)) ?? `${t(`common-nav-${place}`)} · ${t("common-title")}`;
}

/** Says what is wrong with the address, and which language could not be had. @param {import("./url/parameters.js").Problem[]} of */
function tell(of) {
  const name = silent();
  const problems = name === undefined ? of : [...of, { id: "common-language-failed", args: { name } }];
  note.hidden = problems.length === 0;
  render(problems.length ? problemList(problems) : "", note);
}

speakEverywhere();
spoken.addEventListener("change", () => void entitle());
addEventListener("hashchange", show);
show();
