// A learning platform that speaks cmi5, as far as an activity meets one: the launch, the token, the documents, the statements.
// It lives at another origin than the activity, and refuses what the specification has it refuse.
import { start } from "./servers.js";

/**
 * @typedef {{verb: string, object: string, definition?: any, result?: any, context: any}} Told
 *
 * @typedef {object} Platform
 * @property {Told[]} told the statements it took, in the order in which they came
 * @property {Map<string, any>} documents by their names
 * @property {string[]} refused why it refused something
 * @property {(page: string, data?: object) => string} launch the address at which it launches a page, for a new visit
 * @property {() => Promise<void>} close
 */

const actor = { objectType: "Agent", account: { homePage: "https://course.example", name: "1625378" } };
const registration = "760e3480-ba55-4991-94b0-01820dbd23a2";
const activityId = "https://course.example/activities/17";
const adl = "http://adlnet.gov/expapi/verbs/";

/** @returns {Promise<Platform>} */
export async function startPlatform() {
  /** @type {Told[]} */
  const told = [];
  /** @type {Map<string, any>} */
  const documents = new Map();
  /** @type {string[]} */
  const refused = [];
  /** The tokens given out so far; undefined where it has not been asked for. @type {Map<string, string>} */
  const tokens = new Map();
  let visits = 0;

  const server = await start(async (request, response) => {
    const url = new URL(request.url ?? "", server.url);
    let body = "";
    for await (const chunk of request) body += chunk;
    const answer = (/** @type {number} */ status, /** @type {unknown} */ value) =>
      response.writeHead(status, { "Content-Type": "application/json", ...crossOrigin }).end(value === undefined ? "" : JSON.stringify(value));
    const refuse = (/** @type {number} */ status, /** @type {string} */ why) => void (refused.push(why), answer(status, { why }));

    if (request.method === "OPTIONS") return answer(204, undefined);
    if (url.pathname === "/token" && request.method === "POST") {
      const visit = String(url.searchParams.get("visit"));
      if (tokens.has(visit)) return answer(200, { "error-code": "1", "error-text": "The token has already been given." });
      tokens.set(visit, Buffer.from(`visit:${visit}`).toString("base64"));
      return answer(200, { "auth-token": tokens.get(visit) });
    }
    if (![...tokens.values()].some((token) => request.headers.authorization === `Basic ${token}`)) return refuse(401, "no token");
    if (!/^1\.0/.test(String(request.headers["x-experience-api-version"]))) return refuse(400, "no version");

    const name = url.searchParams.get("stateId") ?? url.searchParams.get("profileId");
    if (name) {
      if (url.searchParams.get("agent") !== JSON.stringify(actor)) return refuse(400, "another agent");
      if (url.pathname === "/xapi/activities/state" && (url.searchParams.get("activityId") !== activityId || url.searchParams.get("registration") !== registration)) return refuse(400, "another activity");
      if (request.method === "PUT") documents.set(name, JSON.parse(body));
      return request.method === "PUT" ? answer(204, undefined) : documents.has(name) ? answer(200, documents.get(name)) : answer(404, {});
    }
    if (url.pathname !== "/xapi/statements" || request.method !== "POST") return refuse(404, `${request.method} ${url.pathname}`);
    /** @type {any[]} */
    const statements = JSON.parse(body);
    for (const statement of statements) {
      const wrong = wrongWith(statement, documents.get("LMS.LaunchData"), told);
      if (wrong) return refuse(400, wrong);
      const { verb, object, result, context } = statement;
      told.push({ verb: verb.id.slice(adl.length), object: object.id, definition: object.definition, result, context });
    }
    return answer(200, statements.map(({ id }) => id));
  });

  return {
    told,
    documents,
    refused,
    launch(page, data = {}) {
      const visit = String(++visits);
      documents.set("LMS.LaunchData", {
        launchMode: "Normal",
        moveOn: "CompletedOrPassed",
        contextTemplate: {
          contextActivities: { grouping: [{ id: "urn:course:17" }] },
          extensions: { "https://w3id.org/xapi/cmi5/context/extensions/sessionid": `session-${visit}` },
        },
        ...data,
      });
      const parameters = { endpoint: `${server.url}xapi`, fetch: `${server.url}token?visit=${visit}`, actor: JSON.stringify(actor), registration, activityId };
      return `${page}?${new URLSearchParams(parameters)}`;
    },
    close: server.close,
  };
}

const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, PUT, POST",
  "Access-Control-Allow-Headers": "authorization, content-type, x-experience-api-version",
};

/**
 * Why a statement is against the rules; "" where it is not. The rules are those of cmi5 for statements (sections 9 and 10).
 * @param {any} statement @param {any} data @param {Told[]} told
 */
function wrongWith({ id, timestamp, actor: who, verb, object, result = {}, context }, data, told) {
  const session = context?.extensions?.["https://w3id.org/xapi/cmi5/context/extensions/sessionid"];
  const inSession = told.filter(({ context }) => context.extensions["https://w3id.org/xapi/cmi5/context/extensions/sessionid"] === session).map(({ verb }) => verb);
  const name = verb?.id?.slice(adl.length);
  const categories = (context?.contextActivities?.category ?? []).map((/** @type {any} */ one) => one.id.replace("https://w3id.org/xapi/cmi5/context/categories/", ""));
  const definedByCmi5 = ["initialized", "completed", "passed", "failed", "terminated"].includes(name);
  const decides = "success" in result && definedByCmi5 || "completion" in result;
  /** @type {[string, boolean][]} */
  const rules = [
    ["the id is a UUID", /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id)],
    ["the time is in UTC", /Z$/.test(timestamp)],
    ["it is about the learner", JSON.stringify(who) === JSON.stringify(actor)],
    ["the verb is ADL's", String(verb?.id).startsWith(adl)],
    ["it is of this session", session === data.contextTemplate.extensions["https://w3id.org/xapi/cmi5/context/extensions/sessionid"]],
    ["it is of this registration", context?.registration === registration],
    ["the context is the template's", context?.contextActivities?.grouping?.[0]?.id === "urn:course:17"],
    ["it has the category of cmi5, if it is defined there", categories.includes("cmi5") === definedByCmi5],
    ["it has the category moveon, if it decides that", categories.includes("moveon") === decides],
    ["the object is the activity", definedByCmi5 ? object.id === activityId : object.id.startsWith(`${activityId}/`)],
    ["initialized comes first", (name === "initialized") === (inSession.length === 0)],
    ["nothing comes after terminated", !inSession.includes("terminated")],
    ["no verb comes twice in a session", !definedByCmi5 || !inSession.includes(name)],
    ["completed and passed come once in a registration", !["completed", "passed"].includes(name) || told.every(({ verb }) => verb !== name)],
    ["of passed and failed there is one in a session", !["passed", "failed"].includes(name) || !["passed", "failed"].some((verb) => inSession.includes(verb))],
    ["failed does not follow passed", name !== "failed" || told.every(({ verb }) => verb !== "passed")],
    ["in another mode than Normal nothing is recorded", data.launchMode === "Normal" || ["initialized", "terminated"].includes(name)],
    ["success, completion and score stand where they may", (result.success === (name === "passed" ? true : name === "failed" ? false : undefined) || name === "answered") && (result.completion === true) === (name === "completed") && (!result.score || ["passed", "failed"].includes(name))],
    ["the duration is there", ["initialized", "answered"].includes(name) || /^PT\d+\.\d\dS$/.test(result.duration)],
    ["the score agrees with the mark", data.masteryScore === undefined || !result.score || (result.score.scaled >= data.masteryScore) === (name === "passed")],
    ["the mark is named, where it decided", data.masteryScore === undefined || !["passed", "failed"].includes(name) || context.extensions["https://w3id.org/xapi/cmi5/context/extensions/masteryscore"] === data.masteryScore],
  ];
  return rules.find(([, kept]) => !kept)?.[0] ?? "";
}
