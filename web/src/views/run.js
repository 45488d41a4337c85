// A run in Play: one step after another at the chosen speed. What lies ahead is played to its end; with nothing ahead, the
// rounds go on until someone stops them.
import * as History from "../history.js";
import { Runner } from "./runner.js";

/** As many rounds as a run goes on at once when nothing lies ahead. */
const roundsAtOnce = 60;

export class Run {
  #play;
  #clock = new Runner(() => this.#tick());
  /** Whether this run replays what lay ahead, and ends with it. */
  #replaying = false;

  /** @param {import("./play.js").BucketPlay} play */
  constructor(play) {
    this.#play = play;
  }

  get running() {
    return this.#clock.running;
  }

  /** In steps a second. */
  get speed() {
    return this.#clock.speed;
  }

  set speed(perSecond) {
    this.#clock.speed = perSecond;
    this.#play.requestUpdate();
  }

  /** How long one step is looked at. */
  get stepMs() {
    return this.#clock.stepMs;
  }

  toggle() {
    if (this.running) return this.pause();
    this.#replaying = History.ahead(this.#play.history) > 0;
    this.#clock.start();
    this.#play.requestUpdate();
  }

  stop() {
    this.#clock.stop();
    this.#play.requestUpdate();
  }

  /** Stops, and says where things stand. */
  pause() {
    this.stop();
    this.#play.announce();
  }

  /** One step; tells whether the run goes on. */
  #tick() {
    const play = this.#play;
    const { history } = play;
    const pause = { advanceMs: history.roundMs, requests: 0 };
    const ahead = History.ahead(history);
    // Nothing goes on unseen; and what was to be replayed may have been replaced meanwhile.
    if (play.hidden || (this.#replaying && ahead === 0)) this.pause();
    else if (this.speed === Infinity) {
      const rounds = Math.min(roundsAtOnce, History.maxSteps - history.cursor);
      play.become(ahead > 0 ? History.moveTo(history, history.inputs.length) : Array(rounds).fill(pause).reduce(History.add, history));
      this.pause();
    } else if (ahead > 0) play.become(History.moveTo(history, history.cursor + 1));
    else play.add(pause);
    if (this.running && this.#replaying && History.ahead(play.history) === 0) this.pause();
    return this.running;
  }
}
