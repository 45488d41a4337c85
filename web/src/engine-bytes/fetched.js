// The engine's file as it lies beside the page: it is fetched, and every way in which that can fail gets a name.
import { address, bytes } from "engine.wasm";
import { EngineError } from "../engine-error.js";

export { bytes };

/** @param {string | URL} [url] @returns {Promise<Response>} */
export async function request(url = new URL(address, import.meta.url)) {
  // A refusal by policy and a broken connection look alike to fetch; only this event tells them apart.
  let refused = false;
  const onViolation = () => (refused = true);
  addEventListener("securitypolicyviolation", onViolation);
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw refusal(answer.status);
    return answer;
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    await new Promise((resolve) => setTimeout(resolve)); // the event is queued, and may come after the failure
    if (refused || location.protocol === "file:" || origin === "null") {
      throw new EngineError("blocked", `a policy keeps the page from fetching ${url}`, { cause });
    }
    throw new EngineError("offline", "the connection failed", { cause });
  } finally {
    removeEventListener("securitypolicyviolation", onViolation);
  }
}

/** @param {number} status */
function refusal(status) {
  const message = `the server answered with status ${status}`;
  if (status === 401 || status === 403) return new EngineError("blocked", message);
  if (status >= 500) return new EngineError("offline", message);
  return new EngineError("missing", message);
}
