// What the frame shows: one activity at a time, by its address; how it looks; and its state, to be kept and had back.
import { render } from "lit";
import { silent, speak, t } from "../i18n.js";
import { places } from "../places.js";
import { followEverywhere } from "../share/everywhere.js";
import { followParts, partsShown } from "../share/parts.js";
import { problemList, problemText } from "../share/problems.js";
import { wear } from "../ui/theme-switch.js";
import { Parameters, written } from "../url/parameters.js";
import { activityOf } from "./activity.js";
import { dressed } from "./dressed.js";
import { version } from "./protocol.js";

/**
 * @typedef {import("../url/parameters.js").Problem} Problem
 * @typedef {Record<string, Record<string, string>>} Answers by question and part
 * @typedef {{v: number, activity: string, answers?: Answers}} State
 */

export class Stage {
  #main;
  #note;
  #onStep;
  /** @type {import("../places.js").Place} */
  #place = places.practise;
  /** @type {any} */
  #element = null;
  /** What addresses and messages have said about language and colours. @type {import("../share/everywhere.js").Everywhere} */
  #everywhere = {};
  /** Which of several addresses, one soon after the other, is the last. */
  #latest = 0;
  #opening = false;

  /** @param {HTMLElement} main @param {HTMLElement} note where problems are told @param {() => void} onStep called when the reader has changed something */
  constructor(main, note, onStep) {
    this.#main = main;
    this.#note = note;
    this.#onStep = onStep;
  }

  /** The address of what is shown, without the "#". */
  get activity() {
    if (!this.#element) return "";
    const address = this.#place.address(this.#element);
    const settings = written({ show: partsShown(this.#element) });
    return settings ? `${address}${address.includes("?") ? "&" : "?"}${settings}` : address;
  }

  get title() {
    return document.title;
  }

  /** Shows what an address asks for, and gives what could not be followed. @param {string} address */
  async show(address) {
    const turn = ++this.#latest;
    const route = activityOf(address);
    const place = places[route.place];
    await place.toCome?.(route);
    const from = new Parameters(route.settings ?? "");
    const everywhere = followEverywhere(from);
    await speak(everywhere.lang);
    if (turn !== this.#latest) return [];
    this.#everywhere = everywhere;
    if (everywhere.theme === undefined) wear("auto");
    this.#open(place, route, from);
    const problems = route.unknown
      ? [{ id: "embed-unknown", args: { given: route.unknown, allowed: Object.keys(places).join(", ") } }]
      : from.finish();
    await this.named();
    return this.tell(problems);
  }

  /** @param {import("../places.js").Place} place @param {import("../url.js").Route} route @param {Parameters} from */
  #open(place, route, from) {
    const element = /** @type {any} */ (this.#main.querySelector(place.tag) ?? document.createElement(place.tag));
    if (!element.isConnected) element.addEventListener(place.event, () => !this.#opening && element === this.#element && this.#onStep());
    this.#place = place;
    this.#element = element;
    // What the frame shows is its address's; what the reader played on the playground's own page stays theirs.
    element.keeps = false;
    followParts(element, place.parts, from);
    this.#opening = true;
    place.open(element, from, route);
    this.#opening = false;
    // Into the page with what it shows, so that it does not say for a moment that there is nothing.
    if (!element.isConnected) this.#main.append(element);
    for (const child of /** @type {Iterable<HTMLElement>} */ (this.#main.children)) child.hidden = child !== element;
  }

  /** Gives the page the name of what is shown. */
  async named() {
    await this.#element?.updateComplete;
    const [name] = Object.entries(places).find(([, place]) => place === this.#place) ?? ["play"];
    document.title = (this.#element && this.#place.title?.(this.#element)) ?? `${t(`common-nav-${name}`)} · ${t("common-title")}`;
  }

  /** Says what could not be followed, and which language could not be had. @param {Problem[]} of */
  tell(of) {
    const name = silent();
    const problems = name === undefined ? of : [...of, { id: "common-language-failed", args: { name } }];
    this.#note.hidden = problems.length === 0;
    render(problems.length ? problemList(problems) : "", this.#note);
    return problems.map(problemText);
  }

  /**
   * Does what a message asks: another activity or state, another look; what it leaves out stays as it is.
   * @param {{activity?: string, lang?: string, theme?: string, show?: string, state?: State}} wanted
   * @returns {Promise<string[]>} what could not be followed
   */
  async set({ activity, state, lang, theme, show }) {
    const look = { lang, theme, show };
    if (state && state.v > version) {
      return this.tell([{ id: "embed-newer-state", args: { given: state.v, most: version } }]);
    }
    const address = state?.activity ?? activity;
    if (address === undefined) return this.#wear(look);
    const problems = await this.show(dressed(address, look, this.#everywhere));
    if (state?.answers) this.#element.fill?.(state.answers);
    return problems;
  }

  /** @param {{lang?: string, theme?: string, show?: string}} look */
  async #wear(look) {
    const from = new Parameters(dressed("", look).slice(1));
    this.#everywhere = { ...this.#everywhere, ...followEverywhere(from) };
    await speak(this.#everywhere.lang);
    if (look.show !== undefined) followParts(this.#element, this.#place.parts, from);
    return this.tell(from.finish());
  }

  /** @returns {State} */
  get state() {
    const answers = this.#element?.answers;
    return { v: version, activity: this.activity, ...(answers && { answers }) };
  }
}
