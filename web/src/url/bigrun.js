// A long run in an address: a bucket, and traffic by pattern.
import { bucketSettings, readBucket } from "./bucket.js";
import { written } from "./parameters.js";
import { readTraffic, writeTraffic } from "./traffic.js";

/** @typedef {import("../history.js").Bucket} Bucket */
/** @typedef {import("./traffic.js").Pattern} Pattern */

/**
 * @param {import("./parameters.js").Parameters} from
 * @returns {{bucket: Bucket, patterns: Pattern[] | null}}
 */
export const readBigRun = (from) => ({ bucket: readBucket(from), patterns: readTraffic(from) });

/** @param {Bucket} bucket @param {Pattern[] | null} patterns null where the traffic is none that fits into an address */
export const bigRunAddress = (bucket, patterns) =>
  `bigrun?${written({ ...bucketSettings(bucket), traffic: patterns ? writeTraffic(patterns) : undefined })}`;
