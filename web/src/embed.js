// The script of embed.html: shows the one activity that the address names after #, as in #practise/token-practice.
// A parameter after it, ?theme=dark or ?theme=light, overrules the reader's own colours.
import { html, nothing, render } from "lit";
import { has, t } from "./i18n.js";
import "./practice/define.js";

const themes = ["light", "dark"];

function show() {
  const [path, query] = location.hash.slice(1).split("?", 2);
  const set = decoded(path).replace(/^practise(\/|$)/, "");
  const parameters = new URLSearchParams(query);
  const theme = parameters.get("theme");

  if (theme && themes.includes(theme)) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  const title = `practice-${set}-title`;
  document.title = has(title) ? t(title) : t("practice-unknown-title");

  render(
    html`
      ${problemsWith(parameters).map((problem) => html`<p class="notice">${problem}</p>`)}
      <bucket-practice set=${set || nothing}></bucket-practice>
    `,
    /** @type {HTMLElement} */ (document.getElementById("activity")),
  );
}

/** A sentence for each parameter that cannot be followed: nothing is passed over in silence.
 * @param {URLSearchParams} parameters */
function problemsWith(parameters) {
  const problems = [];
  for (const [name, given] of parameters) {
    if (name !== "theme") problems.push(t("practice-embed-parameter", { name }));
    else if (!themes.includes(given)) problems.push(t("practice-embed-theme", { given }));
  }
  return problems;
}

/** The text that an address stands for; as it is where its escapes are broken.
 * @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

addEventListener("hashchange", show);
show();
