// Requests to a learning platform by xAPI. Those that only tell something outlive the page, so that nothing is lost when it
// is left.

/** @import { Launch } from "./statements.js" */

const version = { "X-Experience-API-Version": "1.0.3" };

/** What the platform launched the page with, from the page's address; null where none did.
 * @param {string} search as `location.search` has it @returns {Launch | null} */
export function launchIn(search) {
  const from = new URLSearchParams(search);
  const [endpoint, fetch, actor, registration, activityId] = ["endpoint", "fetch", "actor", "registration", "activityId"].map((name) => from.get(name));
  if (!endpoint || !fetch || !actor || !registration || !activityId) return null;
  try {
    return { endpoint: endpoint.replace(/\/?$/, "/"), fetch, actor: JSON.parse(actor), registration, activityId };
  } catch {
    return null;
  }
}

/** The token for all further requests. It is given once for each launch.
 * @param {Launch} launch @returns {Promise<string>} */
export async function tokenFor(launch) {
  const answer = await fetch(launch.fetch, { method: "POST" });
  const { "auth-token": token, "error-text": reason } = await answer.json();
  if (!token) throw new Error(reason ?? `${answer.status} ${answer.statusText}`);
  return token;
}

export class Xapi {
  #launch;
  #token;

  /** @param {Launch} launch @param {string} token */
  constructor(launch, token) {
    this.#launch = launch;
    this.#token = token;
  }

  /** A document about this learner and activity; null where there is none. @param {string} stateId @returns {Promise<any>} */
  state(stateId) {
    return this.#document("activities/state", this.#stateParameters(stateId));
  }

  /** Keeps such a document. @param {string} stateId @param {unknown} document */
  keepState(stateId, document) {
    return this.#tell("PUT", this.#url("activities/state", this.#stateParameters(stateId)), document);
  }

  /** A document about this learner alone; null where there is none. @param {string} profileId @returns {Promise<any>} */
  profile(profileId) {
    return this.#document("agents/profile", { agent: JSON.stringify(this.#launch.actor), profileId });
  }

  /** @param {object[]} statements in the order in which they happened */
  send(statements) {
    return this.#tell("POST", this.#url("statements", {}), statements);
  }

  /** @param {string} stateId */
  #stateParameters(stateId) {
    const { activityId, actor, registration } = this.#launch;
    return { activityId, registration, stateId, agent: JSON.stringify(actor) };
  }

  /** @param {string} resource @param {Record<string, string>} parameters */
  #url(resource, parameters) {
    const url = new URL(resource, this.#launch.endpoint);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url;
  }

  /** @param {string} resource @param {Record<string, string>} parameters */
  async #document(resource, parameters) {
    const answer = await fetch(this.#url(resource, parameters), { headers: this.#headers() });
    if (answer.status === 404) return null;
    return (await accepted(answer)).json();
  }

  /** @param {string} method @param {URL} url @param {unknown} body */
  async #tell(method, url, body) {
    const headers = { ...this.#headers(), "Content-Type": "application/json" };
    return accepted(await fetch(url, { method, headers, body: JSON.stringify(body), keepalive: true }));
  }

  #headers() {
    return { ...version, Authorization: `Basic ${this.#token}` };
  }
}

/** @param {Response} answer */
async function accepted(answer) {
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`.trim());
  return answer;
}
