// The clock of a run: asks for one step after another at the chosen speed. While the tab is hidden it stands still, and
// afterwards goes on from where it stood: nothing is caught up on.

/** Steps a second; the last one is everything at once. */
export const speeds = [0.25, 0.5, 1, 2, 5, 20, Infinity];

export class Runner {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #running = false;
  #speed = 1;
  #step;

  /** @param {() => boolean} step takes one step and tells whether there is a next one */
  constructor(step) {
    this.#step = step;
  }

  get running() {
    return this.#running;
  }

  get speed() {
    return this.#speed;
  }

  set speed(perSecond) {
    this.#speed = perSecond;
    if (this.#running) this.#wait();
  }

  /** How long one step is looked at. */
  get stepMs() {
    return 1000 / this.#speed;
  }

  start() {
    this.#running = true;
    document.addEventListener("visibilitychange", this.#wait);
    this.#tick();
  }

  stop() {
    this.#running = false;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#wait);
  }

  /** One step's time from now. */
  #wait = () => {
    clearTimeout(this.#timer);
    if (!document.hidden) this.#timer = setTimeout(this.#tick, this.stepMs);
  };

  #tick = () => {
    if (!this.#step()) this.stop();
    else if (this.#running) this.#wait();
  };
}
