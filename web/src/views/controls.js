// The controls below the picture: what to send, when, and the way back and forth through what has happened.
import { html, svg } from "lit";
import "../ui/number-field.js";
import { t } from "../i18n.js";
import { number } from "../ui/format.js";
import { dayMs } from "../scenarios.js";
import { speeds } from "./runner.js";

/**
 * @typedef {object} ControlActions
 * @property {(requests: number) => void} send
 * @property {() => void} sendBurst as many as the field for it says
 * @property {() => void} next
 * @property {() => void} traffic opens the editor
 * @property {(step: number) => void} goTo
 * @property {() => void} toggleRun
 * @property {(perSecond: number) => void} setSpeed
 * @property {(n: number) => void} setBurst
 * @property {() => void} toggleMotion
 * @property {() => void} help
 */
/**
 * @typedef {object} ControlState
 * @property {boolean} ready whether there is an engine
 * @property {number} index @property {number} count @property {number} roundMs
 * @property {boolean} running @property {number} speed in steps a second
 * @property {number} burst how many the third button sends
 * @property {boolean} motion
 * @property {boolean} asking whether a step is being predicted
 */

const icon = (/** @type {string} */ path) => html`<svg width="13" height="14" viewBox="0 0 14 14" aria-hidden="true">${svg`<path d=${path} fill="currentColor" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>`}</svg>`;
/** A ball with lines behind it while it moves, or through it. @param {string} lines */
const movingBall = (lines) => html`<svg width="16" height="14" viewBox="0 0 16 14" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"><circle cx="11.500" cy="7" r="3.200"/>${svg`<path d=${lines}/>`}</g></svg>`;
const icons = {
  restart: icon("M2 2v10M12 2.500v9L5 7z"),
  back: icon("M10.500 2.500v9L4 7z"),
  forward: icon("M3.500 2.500v9L10 7z"),
  run: icon("M3.500 2v10l8-5z"),
  pause: icon("M4 2.500v9M10 2.500v9"),
  // A ball and the lines behind it.
  motion: movingBall("M1 7h5M2.500 3.500h5M2.500 10.500h5"),
  still: movingBall("M2 12.500L14.500 1.500"),
};

/** The one filled button is the next thing to do: first a burst, then what lies ahead, then to let time pass; none of them
 * while a step is being predicted.
 * @param {ControlState} s */
function nextThing({ index, count, asking }) {
  if (asking) return "";
  if (count === 0) return "send";
  return index < count ? "forward" : "next";
}

/**
 * @param {ControlState} s
 * @param {ControlActions} a
 */
export function sending(s, a) {
  const main = nextThing(s);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    a.sendBurst();
  };
  return html`<form class="send" aria-label=${t("play-sending")} @submit=${submit}>
    <span class="eyebrow word" aria-hidden="true">${t("play-send")}</span>
    ${[1, 5].map((n) => html`<button type="button" class="btn num" aria-label=${t("play-send-n", { n })} aria-keyshortcuts=${n} ?disabled=${!s.ready} @click=${() => a.send(n)}>${number(n)}</button>`)}
    <number-field compact whole name="burst" label=${t("play-send-own-label")} .value=${s.burst} .min=${1} .max=${1_000_000_000}
      @change-value=${(/** @type {CustomEvent} */ event) => a.setBurst(event.detail)}></number-field>
    <button class=${`btn num ${main === "send" ? "main" : ""}`} ?disabled=${!s.ready} aria-keyshortcuts="b"
      aria-label=${t("play-send-n", { n: s.burst })}>${t("play-send-own", { n: s.burst })}</button>
    <span class="then push"><button type="button" class="btn quiet" ?disabled=${!s.ready} aria-keyshortcuts="t" aria-haspopup="dialog" @click=${a.traffic}>${t("play-traffic-open")}</button>
    <button type="button" class=${`btn ${main === "next" ? "main" : ""}`} ?disabled=${!s.ready} aria-keyshortcuts="n" @click=${a.next}>
      ${t(s.roundMs === dayMs ? "play-next-day" : "play-next-second")}</button></span>
  </form>`;
}

/** @param {number} perSecond */
const speedName = (perSecond) => (perSecond === Infinity ? t("play-speed-at-once") : t("play-speed-value", { n: perSecond }));

/**
 * @param {ControlState} s
 * @param {ControlActions} a
 */
export function transport(s, a) {
  const { ready, index, count, running } = s;
  return html`<div class="transport" role="group" aria-label=${t("play-transport")}>
    <button class="btn" aria-label=${t("play-restart")} title=${t("play-restart")} aria-keyshortcuts="Home" ?disabled=${!ready || index === 0} @click=${() => a.goTo(0)}>${icons.restart}</button>
    <button class="btn" aria-keyshortcuts="ArrowLeft" ?disabled=${!ready || index === 0} @click=${() => a.goTo(index - 1)}>${icons.back} ${t("play-back")}</button>
    <button class=${`btn ${nextThing(s) === "forward" ? "main" : ""}`} aria-keyshortcuts="ArrowRight" ?disabled=${!ready || index === count} @click=${() => a.goTo(index + 1)}>${t("play-forward")} ${icons.forward}</button>
    <button class="btn run" aria-keyshortcuts="r" ?disabled=${!ready} @click=${a.toggleRun}>${running ? icons.pause : icons.run} ${t(running ? "play-pause" : "play-run")}</button>
    <label class="speed"><span class="visually-hidden">${t("play-speed")}</span>
      <select @change=${(/** @type {Event & {target: any}} */ event) => a.setSpeed(Number(event.target.value))}>
        ${speeds.map((n) => html`<option value=${n} .selected=${n === s.speed}>${speedName(n)}</option>`)}
      </select></label>
    <span class="aids push"><button class="btn quiet square" aria-label=${t("play-motion")} title=${t("play-motion")} aria-pressed=${s.motion} aria-keyshortcuts="m" @click=${a.toggleMotion}>${s.motion ? icons.motion : icons.still}</button>
    <button class="btn quiet square" aria-label=${t("play-keys")} title=${t("play-keys")} aria-keyshortcuts="?" aria-haspopup="dialog" @click=${a.help}>?</button></span>
  </div>`;
}
