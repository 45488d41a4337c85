// How wide the drawings of a view may be.
//
// It is read from an empty element of the class "ruler", which the view puts where its drawings go. Any other element there
// gets another height as soon as its drawings follow its width, and a browser that is just telling of sizes reports that
// to the page as an error.

/** @typedef {import("lit").ReactiveControllerHost & HTMLElement & {width: number}} Host its width is set, in whole pixels */

export class Width {
  #host;
  #observer;
  /** @type {Element | null} */
  #ruler = null;

  /** @param {Host} host @param {number} least that its drawings need */
  constructor(host, least) {
    this.#host = host;
    this.#observer = new ResizeObserver(([entry]) => (host.width = Math.max(least, Math.floor(entry.contentRect.width))));
    host.addController(this);
  }

  hostUpdated() {
    const ruler = this.#host.querySelector(".ruler");
    if (ruler === this.#ruler) return;
    this.#observer.disconnect();
    this.#ruler = ruler;
    if (ruler) this.#observer.observe(ruler);
  }

  hostDisconnected() {
    this.#observer.disconnect();
    this.#ruler = null;
  }
}
