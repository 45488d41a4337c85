// What a screen reader would say, as text: what the page announces by itself, what the focus is on, and what is read there.

/** @import { Locator, Page } from "@playwright/test" */

/** Has the page's announcements noted from its beginning on. @param {Page} page */
export const listen = (page) => page.addInitScript(() => {
  /** Of each live region, what it said last. @type {Map<Element, string>} */
  const regions = new Map();
  /** @type {string[]} */
  const said = [];
  Object.assign(window, { said });
  /** @param {Element} region */
  const textOf = (region) => {
    const copy = /** @type {Element} */ (region.cloneNode(true));
    for (const hidden of copy.querySelectorAll("[aria-hidden=true], [hidden]")) hidden.remove();
    return (copy.textContent ?? "").trim().replace(/\s+/g, " ");
  };
  const heed = () => {
    for (const region of document.querySelectorAll("[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]")) {
      const text = region.checkVisibility() ? textOf(region) : "";
      const before = regions.get(region);
      regions.set(region, text);
      // A region that comes together with its text is not read out, unless it is an alert.
      const announced = before === undefined ? region.matches("[role=alert]") : before !== text;
      if (announced && text !== "") said.push(text);
    }
  };
  new MutationObserver(heed).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
});

/** What was announced since this was last asked. @param {Page} page */
export const heard = (page) => page.evaluate(() => {
  const { said } = /** @type {{said: string[]}} */ (/** @type {unknown} */ (window));
  return said.splice(0).map((text) => `says: ${text}`);
});

/** What the browser tells a screen reader of the element that has the focus. @param {Page} page */
export async function focused(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const property = (/** @type {typeof nodes[number]} */ node, /** @type {string} */ name) => node.properties?.find((one) => one.name === name)?.value.value;
  const node = nodes.filter((one) => property(one, "focused") && one.role?.value !== "RootWebArea").at(-1);
  if (!node) return "focus: nowhere";
  const states = ["invalid", "checked", "expanded", "pressed", "disabled"].flatMap((name) => {
    const value = property(node, name);
    return value === undefined || value === false || (name === "invalid" && value === "false") ? [] : [value === true || value === "true" ? name : `${name} ${value}`];
  });
  // What a slider says in place of its number is not in the browser's account.
  const spoken = (await page.evaluate(() => document.activeElement?.getAttribute("aria-valuetext"))) ?? node.value?.value;
  return `focus: ${[node.name?.value, node.role?.value, spoken, ...states, node.description?.value].filter((part) => part !== undefined && part !== "").join(", ")}`;
}

/** What is read from the first line to the last. @param {Locator} part */
export async function read(part) {
  return (await part.ariaSnapshot()).split("\n").map((line) => `  ${line}`).join("\n");
}
