// Whether the page is narrow, so that what stands beside each other on a wide one stands below each other. What comes first
// there comes first for the keyboard and the ear as well: its element is moved, not only its picture.

/** As in the styles. */
const narrow = "(max-width: 760px)";

export class Narrow {
  #host;
  #query = matchMedia(narrow);

  /** @param {import("lit").ReactiveControllerHost} host drawn anew when that changes */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  get now() {
    return this.#query.matches;
  }

  #changed = () => this.#host.requestUpdate();

  hostConnected() {
    this.#query.addEventListener("change", this.#changed);
  }

  hostDisconnected() {
    this.#query.removeEventListener("change", this.#changed);
  }
}
