// What the products have to know of a bucket's numbers.

/** @typedef {import("./index.js").Bucket} Bucket */

/** How much comes or leaves each time. @param {Bucket} bucket */
export const flowOf = (bucket) => (bucket.kind === "token" ? bucket.refill : bucket.drain);

/** @param {Bucket} bucket */
export const perSecond = (bucket) => (flowOf(bucket) * 1000) / bucket.everyMs;

/** Whether the flow comes in lumps, which hardly any product can do. @param {Bucket} bucket */
export const inLumps = (bucket) => bucket.kind === "token" && bucket.pacing !== "steady";

/** The same bucket with a steady flow: what those make of it that know no lumps. @param {Bucket} bucket @returns {Bucket} */
export const steady = (bucket) => (inLumps(bucket) ? /** @type {Bucket} */ ({ ...bucket, pacing: "steady" }) : bucket);

/** A number as programs read it: no exponent, and no more digits than it needs. @param {number} n */
export const plain = (n) => n.toFixed(6).replace(/\.?0+$/, "");
