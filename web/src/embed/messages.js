// The frame's side of the messages: tells the page that holds it what happens, and answers whoever asks.
import { read, toFrame, written } from "./protocol.js";

/**
 * Tells the page that holds the frame. Whose page that is cannot be known, so nothing here is a secret.
 * @param {string} type @param {Record<string, unknown>} fields
 */
export function tell(type, fields) {
  if (parent !== window) parent.postMessage(written(type, fields), "*");
}

/**
 * @typedef {import("./stage.js").State} State
 * @typedef {object} Heed
 * @property {(fields: Record<string, any>) => Promise<string[]>} set does what it is told, and says in sentences what it could not follow
 * @property {() => Promise<State>} get
 *
 * @param {Heed} heed
 */
export function heedMessages({ set, get }) {
  addEventListener("message", async ({ data, source, origin }) => {
    const message = read(data, toFrame);
    if (!message || !source) return;
    const { id } = "refused" in message ? message : message.fields;
    // To the asker alone. A sandboxed page has no origin that it could be addressed by.
    const reply = (/** @type {string} */ type, /** @type {Record<string, unknown>} */ fields) =>
      source.postMessage(written(type, id === undefined ? fields : { ...fields, id }), { targetOrigin: origin === "null" ? "*" : origin });
    if ("refused" in message) return reply("error", { code: message.refused, message: `${message.field}: ${said[message.refused]}` });
    const problems = message.type === "set" ? await set(message.fields) : [];
    reply("state", { state: await get(), problems });
  });
}

/** For whoever writes the page: these are never shown to a reader. */
const said = { newer: "a later version of the messages than this frame speaks", invalid: "not of the kind that the protocol asks for" };
