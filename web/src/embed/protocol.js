// The messages between an activity in a frame and the page that holds it: what each is called, which fields it has, and what
// these have to look like. Both sides read with it. What they mean is written down in README.md beside this file.

/** The version of the messages, and of the states in them. */
export const version = 1;

/** @typedef {(value: unknown) => boolean} Test */
/** @typedef {Record<string, {test: Test, needed?: true}>} Fields */
/** @typedef {{type: string, fields: Record<string, any>} | {refused: "newer" | "invalid", field: string, id?: string}} Message what was read */

/** Longer than any address or answer; what is longer still has not been written by this protocol. */
const longest = 200_000;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @type {Test} */
const text = (value) => typeof value === "string" && value.length <= longest;
/** @type {Test} */
const count = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** @type {Test} */
const length = (value) => Number.isFinite(value) && Number(value) >= 0;
/** @type {Test} */
const texts = (value) => isRecord(value) && Object.values(value).every(text);
/** @type {Test} */
const sentences = (value) => Array.isArray(value) && value.every(text);
/** A state of a later version may have another shape; that it is one can still be told. @type {Test} */
const state = (value) => isRecord(value) && count(value.v) && (Number(value.v) > version || isState(value));

/** @param {Record<string, unknown>} value */
const isState = ({ activity, answers }) => text(activity) && (answers === undefined || (isRecord(answers) && Object.values(answers).every(texts)));

/** @param {Test} test */
const may = (test) => ({ test });
/** @param {Test} test @returns {{test: Test, needed: true}} */
const must = (test) => ({ test, needed: true });

/** What the page may say to the frame. @type {Record<string, Fields>} */
export const toFrame = {
  set: { activity: may(text), lang: may(text), theme: may(text), show: may(text), state: may(state), id: may(text) },
  get: { id: may(text) },
};

/** What the frame says to the page. @type {Record<string, Fields>} */
export const toPage = {
  ready: { activity: must(text), title: must(text) },
  height: { height: must(length) },
  step: { activity: must(text), step: may(count), steps: may(count) },
  answer: { activity: must(text), question: must(text), answer: must(texts), verdict: must(text), attempt: may(count) },
  complete: { activity: must(text), right: must(count), of: must(count) },
  state: { state: must(state), problems: must(sentences), id: may(text) },
  error: { code: must(text), message: must(text), id: may(text) },
};

/** @param {string} type @param {Record<string, unknown>} [fields] */
export const written = (type, fields) => ({ bucketPlayground: version, type, ...fields });

/**
 * Reads a message: null where it is none of ours or of an unknown type, which is left alone; only the known fields of one
 * that is as it should be; what is wrong with any other.
 * @param {unknown} data
 * @param {Record<string, Fields>} types
 * @returns {Message | null}
 */
export function read(data, types) {
  if (!isRecord(data) || !Object.hasOwn(data, "bucketPlayground")) return null;
  const { bucketPlayground, type } = data;
  if (!count(bucketPlayground) || bucketPlayground === 0) return null;
  const id = typeof data.id === "string" && text(data.id) ? { id: data.id } : {};
  if (Number(bucketPlayground) > version) return { refused: "newer", field: "bucketPlayground", ...id };
  if (typeof type !== "string" || !Object.hasOwn(types, type)) return null;
  /** @type {Record<string, unknown>} */
  const fields = {};
  for (const [name, { test, needed }] of Object.entries(types[type])) {
    const value = data[name];
    if (value === undefined && !needed) continue;
    if (!test(value)) return { refused: "invalid", field: name, ...id };
    fields[name] = value;
  }
  return { type, fields };
}
