// What a person does in a browser, and waits for. Things are found by role and accessible name, which axe works out.
import axe from "axe-core";
import { eventually } from "./eventually.js";

/** @import { Browser, Element } from "./browser.js" */
/** @typedef {"button" | "combobox" | "group" | "link" | "radio" | "textbox"} Role */

/** What has a role. @type {Record<Role, string>} */
const elements = {
  button: "button, summary", combobox: "select", group: "fieldset, [role=group]", link: "a[href]", radio: "input[type=radio]",
  textbox: "input[type=text], textarea",
};

/**
 * Waits for what has a role and a name: of those that can be seen and used the one of exactly this name, or else the first one whose
 * name begins with it.
 * @param {Browser} browser @param {Role} role @param {string} name @param {Element} [where] in the whole page if left out
 * @returns {Promise<Element>}
 */
export const sees = (browser, role, name, where) => eventually(`a ${role} named ${name}`, () => find(browser, role, name, where));

/** @param {Browser} browser @param {Role} role @param {string} name @param {Element} [where] */
async function find(browser, role, name, where) {
  if (!(await browser.run(() => "axe" in globalThis))) await browser.add(axe.source);
  return where ? where.element(named, elements[role], name) : browser.element(named, null, elements[role], name);
}

/** Runs in the page. @param {ParentNode | null} scope @param {string} selector @param {string} name */
function named(scope, selector, name) {
  const { setup, teardown, commons } = /** @type {any} */ (globalThis).axe;
  setup(document.documentElement);
  try {
    const there = [...(scope ?? document).querySelectorAll(selector)].filter((element) => element.checkVisibility() && !element.matches(":disabled")).map((element) => ({ element, is: commons.text.accessibleText(element) }));
    return (there.find(({ is }) => is === name) ?? there.find(({ is }) => is.startsWith(name)))?.element;
  } finally {
    teardown();
  }
}

/** @param {Browser} browser @param {Role} role @param {string} name @param {Element} [where] */
const click = (browser, role, name, where) =>
  eventually(`a ${role} named ${name} to click`, async () => (await find(browser, role, name, where))?.click());

/** @param {Browser} browser @param {string} name of a button @param {Element} [where] */
export const press = (browser, name, where) => click(browser, "button", name, where);

/** @param {Browser} browser @param {string} name of a link */
export const follow = (browser, name) => click(browser, "link", name);

/** @param {Browser} browser @param {string} name of an option, one of which can be chosen @param {Element} [where] */
export const pick = (browser, name, where) => click(browser, "radio", name, where);

/** @param {Browser} browser @param {string} name @param {string} text @param {Element} [where] */
export const type = async (browser, name, text, where) => (await sees(browser, "textbox", name, where)).type(text);

/** Waits for a text that is to be seen somewhere on the page. @param {Browser} browser @param {string} text */
export const reads = (browser, text) =>
  eventually(`the text “${text}”`, () => browser.run((wanted) => document.body.innerText.replaceAll(/\s+/g, " ").includes(wanted), text));
