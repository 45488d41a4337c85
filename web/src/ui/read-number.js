// Reads the number a person typed into a field of the page, or says what stands in the way.

/** @typedef {"empty" | "unreadable" | "ambiguous"} NumberProblem */

/**
 * A comma and a point both part the decimals, and spaces may group the thousands. "10,000" is nobody's to guess: ten to
 * one half of the world, ten thousand to the other.
 * @param {string} text
 * @returns {{value: number} | {problem: NumberProblem}}
 */
export function readNumber(text) {
  // NFKC turns the full-width digits of an East Asian keyboard, and all kinds of spaces, into plain ones.
  const plain = text.normalize("NFKC").trim();
  if (plain === "") return { problem: "empty" };
  const joined = plain.replace(/(?<=\d) (?=\d{3}(?!\d))/g, "");
  if (/^\d{1,3}([.,]\d{3})+$/.test(joined) && !/^0[.,]/.test(joined)) return { problem: "ambiguous" };
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(joined)) return { problem: "unreadable" };
  return { value: Number(joined.replace(",", ".")) };
}
