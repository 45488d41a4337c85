// What a learner can do in Play, by button or by key.
import { t } from "../i18n.js";
import { together } from "../ui/saying.js";
import * as History from "../history.js";
import { openingBuckets, scenarios } from "../scenarios.js";
import { languages } from "./code.js";
import { speeds } from "./runner.js";
import { scenarioOf } from "./setup.js";

/** @typedef {import("./play.js").BucketPlay} BucketPlay */
/** @typedef {ReturnType<typeof actionsOf>} Actions */

/** The next one in a list, or the one before; the first comes after the last.
 * @template T @param {T[]} list @param {T | undefined} one @param {number} by */
const beside = (list, one, by) => list[(list.indexOf(/** @type {T} */ (one)) + by + list.length) % list.length];

/** @param {BucketPlay} play */
export function actionsOf(play) {
  const actions = {
    send: (/** @type {number} */ requests) => play.take({ advanceMs: 0, requests }),
    sendBurst() {
      const field = /** @type {import("../ui/number-field.js").NumberField | null} */ (play.querySelector("number-field[name=burst]"));
      if (field?.problem) field.querySelector("input")?.focus();
      else actions.send(play.burst);
    },
    setBurst: (/** @type {number} */ n) => void (play.burst = n),
    next: () => play.take({ advanceMs: play.history.roundMs, requests: 0 }),
    goTo(/** @type {number} */ step) {
      if (play.run.running) play.run.stop();
      const { history } = play;
      const input = history.inputs[history.cursor];
      // One step on is a step to be taken, whether or not it was taken before.
      if (step === history.cursor + 1 && input) play.take(input);
      else play.become(History.moveTo(history, step));
    },
    toggleRun: () => play.run.toggle(),
    setSpeed: (/** @type {number} */ perSecond) => void (play.run.speed = perSecond),
    togglePredicting: () => play.togglePredicting(),
    toggleMotion: () => play.toggleMotion(),
    setLanguage: (/** @type {import("./code.js").Language} */ language) => play.setLanguage(language),
    help: () => play.showHelp(),
    traffic: () => play.showTraffic(),
    /** Opens a dialog of the page's head, as its button does. @param {"share-dialog" | "take-away" | "embed-dialog"} element */
    headDialog: (element) => /** @type {HTMLElement | null} */ (document.querySelector(`${element} > button`))?.click(),

    pickKind: (/** @type {History.Bucket["kind"]} */ kind) => play.open(History.begin(openingBuckets[kind])),
    pickScenario(/** @type {string} */ id) {
      const scenario = scenarios.find((s) => s.id === id);
      if (scenario) play.open(History.begin(scenario.bucket, scenario));
    },
    /** Fields of the bucket; one that is undefined is taken away. The set-up belongs to the whole course of events, so
     * what has happened is played again with it. @param {Record<string, unknown>} change */
    change(change) {
      const { history } = play;
      const given = Object.entries({ ...history.bucket, ...change }).filter(([, value]) => value !== undefined);
      const bucket = /** @type {any} */ (Object.fromEntries(given));
      const { initial } = bucket;
      const refilled = initial > bucket.capacity;
      if (refilled) delete bucket.initial;
      const say = () => together(t("play-replayed", { count: history.inputs.length }), refilled ? t("play-initial-refilled", { initial }) : "");
      // A slider changes many times on its way; what can be had back is what was there before it moved.
      const before = play.note.before ?? (history.inputs.length > 0 ? history : undefined);
      play.become(History.replaceBucket(history, bucket), { say, before });
    },
    /** What was there before the set-up was changed. */
    undo: () => play.note.before && play.become(play.note.before),
    /** The new set-up without the steps that were played again with it. */
    clear: () => play.become(History.begin(play.history.bucket, { roundMs: play.history.roundMs })),
    /** @param {CustomEvent<{inputs: History.Input[], roundMs: number}>} event */
    takeTraffic({ detail: { inputs, roundMs } }) {
      play.become(History.begin(play.history.bucket, { roundMs, inputs }), { say: () => t("play-traffic-taken", { count: inputs.length }) });
    },
  };
  return actions;
}

/**
 * The keys for them.
 * @param {BucketPlay} play @param {Actions} a
 * @returns {import("../ui/keys.js").Binding[]}
 */
export function bindingsOf(play, a) {
  const index = () => play.history.cursor;
  const pick = (/** @type {number} */ by) => a.pickScenario(beside(scenarios, scenarioOf(play.history), by).id);
  const ready = (/** @type {() => void} */ act) => () => play.replay && act();
  return [
    { id: "send-1", keys: ["1"], run: ready(() => a.send(1)) },
    { id: "send-5", keys: ["5"], run: ready(() => a.send(5)) },
    { id: "send-burst", keys: ["b"], run: ready(a.sendBurst) },
    { id: "next", keys: ["n"], run: ready(a.next) },
    { id: "back", keys: ["ArrowLeft"], run: () => a.goTo(index() - 1) },
    { id: "forward", keys: ["ArrowRight"], run: () => a.goTo(index() + 1) },
    { id: "start", keys: ["Home"], run: () => a.goTo(0) },
    { id: "end", keys: ["End"], run: () => a.goTo(play.history.inputs.length) },
    { id: "run", keys: ["r"], run: ready(a.toggleRun) },
    { id: "slower", keys: ["-"], run: () => a.setSpeed(speeds[Math.max(0, speeds.indexOf(play.run.speed) - 1)]) },
    { id: "faster", keys: ["+", "="], run: () => a.setSpeed(speeds[Math.min(speeds.length - 1, speeds.indexOf(play.run.speed) + 1)]) },
    { id: "kind", keys: ["k"], run: () => a.pickKind(beside(/** @type {History.Bucket["kind"][]} */ (Object.keys(openingBuckets)), play.history.bucket.kind, 1)) },
    { id: "scenario-next", keys: ["s"], run: () => pick(1) },
    { id: "scenario-previous", keys: ["S"], run: () => pick(-1) },
    { id: "setup", keys: ["c"], run: () => /** @type {HTMLElement | null} */ (play.querySelector("#capacity-box"))?.focus() },
    { id: "how-many", keys: ["h"], run: () => /** @type {HTMLElement | null} */ (play.querySelector("#burst-box"))?.focus() },
    { id: "traffic", keys: ["t"], run: a.traffic },
    { id: "language", keys: ["l"], run: () => a.setLanguage(beside(languages, play.language, 1)) },
    { id: "predict", keys: ["p"], run: ready(a.togglePredicting) },
    { id: "motion", keys: ["m"], run: a.toggleMotion },
    { id: "share", keys: ["a"], run: () => a.headDialog("share-dialog") },
    { id: "embed", keys: ["e"], run: () => a.headDialog("embed-dialog") },
    { id: "take-away", keys: ["d"], run: () => a.headDialog("take-away") },
    { id: "help", keys: ["?"], run: a.help },
  ];
}
