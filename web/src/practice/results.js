// What the engine says about an answer, as `check` and `solution` give it. Types only.

/**
 * @import { Answer } from "./questions.js"
 * @import { Bucket, Condition } from "./sets.js"
 *
 * @typedef {{value: number, text: string}} Reading one way to read an ambiguous number; `text` says it beyond doubt
 *
 * @typedef {object} PartResult
 * @property {"right" | "wrong" | "unanswered" | "unreadable" | "ambiguous"} verdict
 * @property {number} [read]
 * @property {Reading[]} [readings] the likelier first
 * @property {"unit"} [slip] the right number in another unit, which is
 * @property {string} [meant]
 * @property {"whole" | "range"} [problem] why a field of a bucket cannot have this value
 *
 * A wrong rule that gives the answer: which parts it explains, what it would have answered to each, and where it departs
 * from the bucket's own.
 * @typedef {object} FlawFound
 * @property {string} flaw
 * @property {string[]} parts
 * @property {Record<string, number | string | null>} answers
 * @property {number} [at] the step at which it departs, from 1
 * @property {string[]} [fields] the figures in which it does
 * @property {Record<string, number | null>} [right] @property {Record<string, number | null>} [flawed] the two rows there
 *
 * @typedef {object} Diagnosis
 * @property {FlawFound[]} flaws at most two, the likelier first
 * @property {number} [others] how many more would give the same answer
 * @property {{kind: "swapped" | "total" | "step", parts: string[]}} [slip]
 * @property {string} [first] the first wrong part
 *
 * @typedef {{name: string, peakPerSecond: number, atOnce: number, accepted: number, turnedAway: number, slowestMs: number,
 *   sustainedPerSecond: number}} Candidature how one of the buckets to choose from does
 *
 * @typedef {{conditions: (Condition & {got: number | null, met: boolean})[], met: boolean, extreme?: boolean}} DesignResult
 *
 * The judgement of one answer. The facts, the engine's own figures for the explanation, come only after an attempt; a
 * figure that does not exist is null.
 * @typedef {object} Result
 * @property {"right" | "partly" | "wrong" | "unanswered"} verdict
 * @property {Record<string, PartResult>} parts
 * @property {Record<string, number | null>} [facts]
 * @property {Record<string, number | null>[]} [rows]
 * @property {Diagnosis} [diagnosis]
 * @property {Candidature[]} [comparison]
 * @property {DesignResult} [design]
 *
 * @typedef {{value: number | null, text: string} | {option: string}} SolvedPart
 * @typedef {{flaw: string, parts: Record<string, number | string | null>, unnoticed: boolean, same: string[]}} FlawAnswer
 *
 * @typedef {object} Solution
 * @property {Record<string, SolvedPart>} parts
 * @property {Record<string, number | null>} facts
 * @property {Record<string, number | null>[]} rows
 * @property {Candidature[]} [comparison]
 * @property {DesignResult} [design]
 * @property {FlawAnswer[]} [flaws]
 */
export {};
