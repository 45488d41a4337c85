// What differs between two buckets that met the same traffic, said with the numbers: what the clients feel, then what the
// server sees.
import { t } from "../i18n.js";
import { duration } from "../ui/format.js";

/** @typedef {import("./comparison.js").Outcome} Outcome */

/**
 * The sentences, with marked words.
 * @param {Outcome} outcome
 */
export function said(outcome) {
  return outcome.a.totals.asked === 0 ? [t("compare-said-nobody")] : [entered(outcome), drySpells(outcome), waits(outcome), peaks(outcome)].filter(Boolean);
}

/** @param {Outcome} outcome */
function entered({ a, b }) {
  const requests = a.totals.asked;
  const [inA, inB] = [a.totals.entered, b.totals.entered];
  if (inA !== inB) return t("compare-said-entered-differ", { requests, a: inA, b: inB });
  return inA === requests ? t("compare-said-entered-all", { requests }) : t("compare-said-entered-same", { requests, n: inA });
}

/** Nothing where they do not differ. @param {Outcome} outcome */
function drySpells({ a, b }) {
  if (a.dry === b.dry) return "";
  return a.dry > b.dry ? t("compare-said-dry-a", { long: a.dry, short: b.dry }) : t("compare-said-dry-b", { long: b.dry, short: a.dry });
}

/** @param {Outcome} outcome */
function waits({ a, b }) {
  const args = { a: duration(a.waitMs), b: duration(b.waitMs) };
  if (a.waitMs > 0 && b.waitMs > 0) return t(a.waitMs === b.waitMs ? "compare-said-wait-same" : "compare-said-wait-both", args);
  if (a.waitMs > 0) return t("compare-said-wait-a", args);
  return b.waitMs > 0 ? t("compare-said-wait-b", args) : t("compare-said-wait-none", args);
}

/** @param {Outcome} outcome */
function peaks({ a, b, rowMs }) {
  const row = duration(rowMs);
  if (a.peak === b.peak) return t("compare-said-peak-same", { peak: a.peak, row });
  return a.peak > b.peak
    ? t("compare-said-peak-a", { high: a.peak, low: b.peak, row })
    : t("compare-said-peak-b", { high: b.peak, low: a.peak, row });
}

/**
 * What happened in one row, to be read beside the drawing.
 * @param {import("./comparison.js").Side} side @param {number} row @param {number} rowMs
 */
export function reading(side, row, rowMs) {
  return t(`compare-reading-${side.bucket.kind}`, {
    time: duration(row * rowMs), asked: side.asked[row], entered: side.entered[row], refused: side.refused[row],
    served: side.served[row], waiting: side.waiting[row] ?? 0,
  });
}

/** A bucket in a line. @param {import("../history.js").Bucket} bucket */
export function summary(bucket) {
  const amount = bucket.kind === "token" ? bucket.refill : bucket.drain;
  return t(`compare-summary-${bucket.kind}`, { capacity: bucket.capacity, amount, every: duration(bucket.everyMs) });
}
