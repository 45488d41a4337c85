// nginx, limit_req: a meter, or without nodelay a queue. Its burst counts those beyond the first.
import { inLumps, perSecond, plain } from "./amounts.js";

/** @import { Bucket, Product, Sentence } from "./index.js" */

/** Rates are whole numbers a second or a minute; what cannot be said so is rounded. @param {Bucket} bucket */
function rateOf(bucket) {
  const second = perSecond(bucket);
  if (Number.isInteger(second)) return { text: `${second}r/s`, thousandths: second * 1000, exact: true };
  const minute = Math.round(second * 60);
  // It counts in thousandths of a request a second, and cuts off the rest.
  const thousandths = Math.floor((minute * 1000) / 60);
  return { text: `${minute}r/m`, thousandths, exact: thousandths === second * 1000 };
}

/** What limit_req comes to. @param {"leaky" | "meter"} kind @param {number} burst @param {number} thousandths of a request a second @returns {Bucket} */
export const limitReq = (kind, burst, thousandths) => ({ kind, capacity: burst + 1, drain: thousandths, everyMs: 1_000_000 });

/** @type {Product} */
export const nginx = {
  id: "nginx",
  of(bucket) {
    const { text, thousandths, exact } = rateOf(bucket);
    if (thousandths === 0) return { fit: "none", differs: { id: "lab-production-nginx-slow" } };
    const queue = bucket.kind === "leaky";
    const burst = bucket.capacity - 1;
    /** @type {Sentence[]} */
    const notes = exact ? [] : [{ id: "lab-production-nginx-rounded", args: { rate: text, kept: plain(thousandths / 1000), wanted: plain(perSecond(bucket)) } }];
    return {
      fit: exact && !inLumps(bucket) ? "same" : "near",
      differs: { id: `lab-production-nginx-${inLumps(bucket) ? "lumps" : queue ? "queue" : "meter"}`, args: { burst, capacity: bucket.capacity } },
      notes: [...notes, { id: "lab-production-nginx-checked" }],
      model: limitReq(queue ? "leaky" : "meter", burst, thousandths),
      code: `limit_req_zone $binary_remote_addr zone=clients:10m rate=${text};

server {
    location / {
        limit_req zone=clients${burst > 0 ? ` burst=${burst}` : ""}${burst > 0 && !queue ? " nodelay" : ""};
        limit_req_status 429;
    }
}`,
    };
  },
};
