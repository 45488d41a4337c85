// The script of embed.html: shows the one activity that the address names after #, as in #practise/token-practice or
// #lab/full-or-empty. After a "?" come the settings: those of the activity, and theme=dark or theme=light, which overrules
// the reader's own colours.
import { html, render } from "lit";
import { has, t } from "./i18n.js";
import { labTitle, labToCome, openLab } from "./labs/open.js";
import { openPractice } from "./practice/open.js";
import { problemList } from "./share/problems.js";
import { wear } from "./ui/theme-switch.js";
import { decoded, routeOf } from "./url.js";
import { Parameters } from "./url/parameters.js";
import "./labs/bucket-lab.js";
import "./practice/define.js";

const themes = /** @type {const} */ (["auto", "light", "dark"]);

const activity = /** @type {HTMLElement} */ (document.getElementById("activity"));
const note = activity.appendChild(document.createElement("div"));
const practice = /** @type {import("./practice/bucket-practice.js").BucketPractice} */ (document.createElement("bucket-practice"));
const lab = /** @type {import("./labs/bucket-lab.js").BucketLab} */ (document.createElement("bucket-lab"));
activity.querySelector("noscript")?.remove();

function show() {
  const route = routeOf(location.hash);
  const coming = labToCome(route.lab ?? null);
  if (coming) return void coming.then(show);
  const [path, settings = ""] = location.hash.slice(1).split(/\?(.*)/s);
  const from = new Parameters(settings);
  wear(from.oneOf("theme", themes, "auto"));
  if (route.place === "lab") {
    openLab(lab, route.lab ?? null, from);
    document.title = labTitle(lab);
  } else {
    const set = decoded(path).replace(/^practise(\/|$)/, "");
    openPractice(practice, set || null, from);
    const title = `practice-${set}-title`;
    document.title = practice.file?.id ?? (has(title) ? t(title) : t("practice-unknown-title"));
  }
  // Into the page with what it shows, so that it does not say for a moment that there is no such set.
  const [shown, other] = route.place === "lab" ? [lab, practice] : [practice, lab];
  if (!shown.isConnected) activity.append(shown);
  other.remove();
  const problems = from.finish();
  render(problems.length ? html`<div class="notice">${problemList(problems)}</div>` : "", note);
}

addEventListener("hashchange", show);
show();
