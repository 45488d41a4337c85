// The script of embed.html: shows the one activity that the address names after #, as in #practise/token-practice. After a
// "?" come the settings: those of the practice, and theme=dark or theme=light, which overrules the reader's own colours.
import { html, render } from "lit";
import { has, t } from "./i18n.js";
import { openPractice } from "./practice/open.js";
import { problemList } from "./share/problems.js";
import { wear } from "./ui/theme-switch.js";
import { decoded } from "./url.js";
import { Parameters } from "./url/parameters.js";
import "./practice/define.js";

const themes = /** @type {const} */ (["auto", "light", "dark"]);

const activity = /** @type {HTMLElement} */ (document.getElementById("activity"));
const note = activity.appendChild(document.createElement("div"));
const practice = /** @type {import("./practice/bucket-practice.js").BucketPractice} */ (document.createElement("bucket-practice"));
activity.querySelector("noscript")?.remove();

function show() {
  const [path, settings = ""] = location.hash.slice(1).split(/\?(.*)/s);
  const set = decoded(path).replace(/^practise(\/|$)/, "");
  const from = new Parameters(settings);
  wear(from.oneOf("theme", themes, "auto"));
  openPractice(practice, set || null, from);
  // Into the page with what it shows, so that it does not say for a moment that there is no such set.
  if (!practice.isConnected) activity.append(practice);
  const title = `practice-${set}-title`;
  document.title = practice.file?.id ?? (has(title) ? t(title) : t("practice-unknown-title"));
  const problems = from.finish();
  render(problems.length ? html`<div class="notice">${problemList(problems)}</div>` : "", note);
}

addEventListener("hashchange", show);
show();
