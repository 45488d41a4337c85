// Go, golang.org/x/time/rate: a token bucket, and with a burst of one a queue without an end.
import { flowOf, inLumps, perSecond, plain, steady } from "./amounts.js";

/** @import { Bucket, Product } from "./index.js" */

/** A constant that the compiler works out exactly. @param {Bucket} bucket */
const limitOf = (bucket) => (Number.isInteger(perSecond(bucket)) ? plain(perSecond(bucket)) : `${flowOf(bucket)}.0 / ${plain(bucket.everyMs / 1000)}`);

/** @type {Product} */
export const go = {
  id: "go",
  of(bucket) {
    if (bucket.kind === "leaky") {
      return {
        fit: "near",
        differs: { id: "lab-production-go-queue" },
        notes: [{ id: "lab-production-go-checked" }],
        model: { ...bucket, capacity: 1_000_000_000 },
        code: `limiter := rate.NewLimiter(${limitOf(bucket)}, 1)

if err := limiter.Wait(ctx); err != nil {
	return err
}`,
      };
    }
    return {
      fit: inLumps(bucket) ? "near" : "same",
      differs: { id: inLumps(bucket) ? "lab-production-go-lumps" : "lab-production-go-steady" },
      notes: [{ id: "lab-production-go-checked" }],
      model: steady(bucket),
      code: `limiter := rate.NewLimiter(${limitOf(bucket)}, ${bucket.capacity})

if !limiter.Allow() {
	http.Error(w, "too many requests", http.StatusTooManyRequests)
	return
}`,
    };
  },
};
