// What the engine does not accept, in the language of the page.
import { t } from "../i18n.js";
import { EngineError } from "../engine-error.js";

/** The engine's usual ways of saying what a value must be. Numbers and names are the same in every language.
 * @type {[RegExp, string, ...string[]][]} */
const wants = [
  [/^a whole number from (\S+) to (\S+)$/, "engine-want-whole", "from", "to"],
  [/^at least (\d\S*)$/, "engine-want-least", "least"],
  [/^at most (\d\S*(?: ms)?)$/, "engine-want-most", "most"],
  [/^left out$/, "engine-want-left-out"],
];

/** @param {string} want */
function wanted(want) {
  for (const [pattern, id, ...names] of wants) {
    const found = pattern.exec(want);
    if (found) return t(id, Object.fromEntries(names.map((name, i) => [name, found[i + 1]])));
  }
  return want;
}

/** @param {unknown} error what a function of the engine has thrown */
export function refusalText(error) {
  if (!(error instanceof EngineError)) return error instanceof Error ? error.message : String(error);
  const { code, path, want, got, message } = error;
  return want === "" ? message : t(`engine-error-${code}`, { path, want: wanted(want), got });
}
