// Where a bucket goes from here, in the order of the tabs. Each product has a file of its own, which turns a set-up into what
// that product is told, and says how far that is the same bucket.
import { aws } from "./aws.js";
import { envoy } from "./envoy.js";
import { go } from "./go.js";
import { haproxy } from "./haproxy.js";
import { nginx } from "./nginx.js";

/**
 * @typedef {import("../../history.js").Bucket} Bucket
 *
 * What a product makes of a bucket.
 * @typedef {object} Made
 * @property {"same" | "near" | "none"} fit whether it is the same bucket, something near it, or nothing of the kind
 * @property {Sentence} differs what it does differently, or why it cannot
 * @property {Sentence[]} [notes] more of that
 * @property {string} [code] what it is told
 * @property {Bucket} [model] the bucket that it comes to, for the engine to run beside the other; none if there is no such bucket
 *
 * @typedef {{id: string, args?: Record<string, string | number>}} Sentence a message
 * @typedef {{id: string, of: (bucket: Bucket) => Made}} Product its name is the message lab-production-<id>
 */

/** @type {Product[]} */
export const products = [nginx, envoy, go, haproxy, aws];
