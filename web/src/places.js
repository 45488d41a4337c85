// The places that an address can lead to, for the page and for the frame alike: which element shows each of them, how it
// is opened by an address, and how its own address is written.
import { fromBigRun, fromCompare, fromPlay } from "./takeaway/packets.js";
import { authorAddress, readAuthored } from "./author/address.js";
import { labAddress, labTitle, labToCome, openLab } from "./labs/open.js";
import { openPractice, practiceAddress } from "./practice/open.js";
import { bigRunAddress, readBigRun } from "./url/bigrun.js";
import { compareAddress, readComparison } from "./url/compare.js";
import { historyAddress, readHistory } from "./url/play.js";
import "./author/bucket-author.js";
import "./bigrun/bucket-bigrun.js";
import "./compare/bucket-compare.js";
import "./labs/bucket-lab.js";
import "./practice/define.js";
import "./views/play.js";

/**
 * @typedef {object} Place
 * @property {string} tag the element that shows it
 * @property {string} event what the element says when its address has changed
 * @property {readonly string[]} parts by which it can be shown in part
 * @property {boolean} [many] whether the address names one of many. It is then opened anew at every visit, its element keeps
 *   what was done there, and the address stays as it was given until something changes
 * @property {(route: import("./url.js").Route) => Promise<unknown> | null} [toCome] what has to come before it can be opened
 * @property {(element: any, from: import("./url/parameters.js").Parameters, route: import("./url.js").Route) => void} open shows what an address asks for
 * @property {(element: any) => string} address of what is shown, without the "#"
 * @property {(element: any) => string} [title] what is shown, where that has a name of its own
 * @property {(element: any) => import("./takeaway/packets.js").Packet | null} [packet] what can be taken away
 */

/** @type {Record<import("./url.js").Place, Place>} */
export const places = {
  play: {
    tag: "bucket-play", event: "history-change", packet: fromPlay,
    parts: ["picture", "sentence", "controls", "traffic", "chart", "code", "table", "setup"],
    open: (element, from) => element.open(readHistory(from)),
    address: ({ history }) => historyAddress(history),
  },
  compare: {
    tag: "bucket-compare", event: "comparison-change", packet: fromCompare,
    parts: ["sentence", "chart", "figures", "table", "setup", "traffic"],
    open: (element, from) => element.open(readComparison(from)),
    address: ({ comparison }) => compareAddress(comparison),
  },
  bigrun: {
    tag: "bucket-bigrun", event: "bigrun-change", packet: fromBigRun,
    parts: [],
    open: (element, from) => element.open(readBigRun(from)),
    address: ({ bucket, patterns, arrivals }) => bigRunAddress(bucket, arrivals ? null : patterns),
  },
  author: {
    tag: "bucket-author", event: "author-change",
    parts: [],
    open: (element, from) => element.open(readAuthored(from)),
    address: ({ spec }) => authorAddress(spec),
  },
  practise: {
    tag: "bucket-practice", event: "practice-change", many: true,
    parts: [],
    open: (element, from, { set = null }) => openPractice(element, set, from),
    address: practiceAddress,
    title: ({ heading }) => heading,
  },
  lab: {
    tag: "bucket-lab", event: "lab-change", many: true,
    parts: ["controls", "effect", "check", "lesson"],
    toCome: ({ lab = null }) => labToCome(lab),
    open: (element, from, { lab = null }) => openLab(element, lab, from),
    address: labAddress,
    title: labTitle,
  },
};
