// The rules of the buckets in plain words, for those who do not read programs.
import { requests, time } from "./listing.js";

/** @typedef {import("./listing.js").Part} Part */

/** A line whose message is named after the rule's family and the part. @param {string} family @param {Part} part */
const say = (family, part) => ({ part, words: `play-code-words-${family}-${part}` });

const leaving = [say("leaky", "free"), say("leaky", "accept"), say("leaky", "reject")];

/** @type {import("./listing.js").Listings} */
export const words = {
  "token-interval": [
    time, say("token", "due"), say("token", "refill"),
    requests, say("token", "accept"), say("token", "reject"), say("token", "spend"),
  ],
  "token-steady": [
    time, say("token", "accrue"), say("token", "refill"),
    requests, say("token", "accept"), say("token", "reject"), say("token", "spend"),
  ],
  "leaky-steady": [time, say("leaky", "leave"), requests, ...leaving, say("leaky", "join")],
  "leaky-steady-timeout": [
    time, say("leaky", "leave"), requests, ...leaving, say("leaky", "join"),
    { part: "join", words: "play-code-words-leaky-timeout" },
  ],
  "leaky-interval": [time, say("leaky", "due"), say("ticks", "leave"), requests, ...leaving, say("ticks", "join")],
  "leaky-interval-timeout": [
    time, say("leaky", "due"), say("ticks", "leave"), requests, ...leaving, say("ticks", "join"),
    { part: "join", words: "play-code-words-leaky-timeout" },
  ],
  meter: [
    time, say("meter", "accrue"), say("meter", "leave"),
    requests, say("meter", "free"), say("meter", "accept"), say("meter", "reject"), say("meter", "join"),
  ],
};
