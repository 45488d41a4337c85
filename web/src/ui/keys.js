// Keys for what the page can do. A key does nothing while someone types in a field or a dialog is open, nor with Ctrl, Alt
// or Meta held, and all of them can be switched off: they are single characters, which speech input may set off unmeant.
import { recall, remember } from "./storage.js";

/**
 * @typedef {object} Binding
 * @property {string} id names the message play-key-<id>, which says what it does
 * @property {string[]} keys as KeyboardEvent.key has them; the first one is shown
 * @property {() => void} run
 */

const stored = "keys";

/** What moves within controls of its own keeps these keys for itself. */
const movement = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", " ", "Enter"];
const operated = "input, button, a[href], summary, [role=slider], [tabindex='0']";
const typedInto = "input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable]";

/**
 * Whether the element with the focus has a use of its own for the key. A field in a dialog that has just closed has none:
 * it keeps the focus until the next frame if nothing had it before.
 * @param {KeyboardEvent} event
 */
function taken({ key, target }) {
  if (!(target instanceof Element) || target.getClientRects().length === 0) return false;
  if (target.closest(typedInto)) return true;
  return movement.includes(key) && target.matches(operated) && !(target.matches("button") && key.startsWith("Arrow"));
}

export class Keys {
  #bindings;
  #listens;

  /** @param {Binding[]} bindings @param {() => boolean} listens whether what they act on is there to be seen */
  constructor(bindings, listens) {
    this.#bindings = bindings;
    this.#listens = listens;
  }

  get bindings() {
    return this.#bindings;
  }

  /** Whether the keys are in use, for the whole page and the next visit. */
  get on() {
    return recall(stored) !== false;
  }

  set on(on) {
    remember(stored, on);
  }

  connect() {
    document.addEventListener("keydown", this.#press);
  }

  disconnect() {
    document.removeEventListener("keydown", this.#press);
  }

  #press = (/** @type {KeyboardEvent} */ event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (!this.on || !this.#listens() || taken(event) || document.querySelector("dialog[open]")) return;
    const binding = this.#bindings.find(({ keys }) => keys.includes(event.key));
    if (!binding) return;
    event.preventDefault();
    binding.run();
  };
}
