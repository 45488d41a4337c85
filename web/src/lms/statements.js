// The statements of cmi5 as xAPI writes them down. Each is a plain object; nothing here knows how they are sent.

/**
 * What a platform launches the page with, and what it then tells.
 * @typedef {{endpoint: string, fetch: string, actor: object, registration: string, activityId: string}} Launch
 * @typedef {{contextTemplate?: any, launchMode?: string, masteryScore?: number, returnURL?: string}} LaunchData
 *
 * @typedef {{launch: Launch, data: LaunchData, startedAt: number}} Session
 * @typedef {"initialized" | "completed" | "passed" | "failed" | "terminated"} Verb
 */

const adl = "http://adlnet.gov/expapi/verbs/";
const category = "https://w3id.org/xapi/cmi5/context/categories/";
const masteryExtension = "https://w3id.org/xapi/cmi5/context/extensions/masteryscore";

/**
 * A statement that cmi5 defines, about the activity as a whole.
 * @param {Session} session @param {Verb} verb @param {number} [score] from 0 to 1; for "passed" and "failed"
 */
export function defined(session, verb, score) {
  const judged = verb === "passed" || verb === "failed";
  const categories = [{ id: `${category}cmi5` }];
  // By these the platform finds what decides whether the learner may go on.
  if (judged || verb === "completed") categories.push({ id: `${category}moveon` });
  const mastery = session.data.masteryScore;
  return statement(session, verb, { objectType: "Activity", id: session.launch.activityId }, {
    categories,
    extensions: judged && mastery !== undefined ? { [masteryExtension]: mastery } : {},
    result: verb === "initialized" ? undefined : {
      ...(judged && { success: verb === "passed", score: { scaled: score } }),
      ...(verb === "completed" && { completion: true }),
      duration: durationOf(Date.now() - session.startedAt),
    },
  });
}

/**
 * The statement that a question was answered, which cmi5 allows besides.
 * @param {Session} session
 * @param {{id: string, definition: object, response: string, success: boolean}} answer the id is within the activity
 */
export const answered = (session, { id, definition, response, success }) =>
  statement(session, "answered", { objectType: "Activity", id: `${session.launch.activityId}/question/${id}`, definition }, { result: { response, success } });

/**
 * @param {Session} session @param {string} verb @param {object} object
 * @param {{categories?: object[], extensions?: object, result?: object}} more
 */
function statement({ launch, data }, verb, object, { categories = [], extensions = {}, result }) {
  const template = data.contextTemplate ?? {};
  const activities = template.contextActivities ?? {};
  return {
    id: crypto.randomUUID?.() ?? uuid(),
    timestamp: new Date().toISOString(),
    actor: launch.actor,
    verb: { id: adl + verb, display: { en: verb } },
    object,
    ...(result && { result }),
    context: {
      ...template,
      registration: launch.registration,
      contextActivities: { ...activities, ...(categories.length > 0 && { category: [...(activities.category ?? []), ...categories] }) },
      extensions: { ...template.extensions, ...extensions },
    },
  };
}

/** For pages that came without encryption, to which browsers offer no UUIDs. */
function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}

/** ISO 8601, in seconds. @param {number} ms */
const durationOf = (ms) => `PT${(ms / 1000).toFixed(2)}S`;
