// Whether the page is narrow, so that what stands beside each other on a wide one stands below each other. What comes first
// there comes first for the keyboard and the ear as well: its element is moved, not only its picture.

export class Narrow {
  #host;
  #query;

  /** @param {import("lit").ReactiveControllerHost} host drawn anew when that changes
   * @param {number} [most] how wide a narrow page is at most, in pixels, as in the styles of that place */
  constructor(host, most = 760) {
    this.#host = host;
    this.#query = matchMedia(`(max-width: ${most}px)`);
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
