// An address with settings added to it, as the holder of a frame adds a language, a theme, or the parts to be seen.
import { decoded } from "../url.js";

/**
 * @param {string} address
 * @param {Record<string, string | null | undefined>} look settings that go before the address's own
 * @param {Record<string, string | undefined>} [otherwise] settings for where neither says anything
 */
export function dressed(address, look, otherwise = {}) {
  const [path, settings = ""] = address.replace(/^#/, "").split(/\?(.*)/s);
  const nameOf = (/** @type {string} */ part) => decoded(part.split("=")[0]);
  const own = settings.split("&").filter((part) => part !== "" && (look[nameOf(part)] ?? null) === null);
  const given = own.map(nameOf);
  const added = [...new Set([...Object.keys(look), ...Object.keys(otherwise)])]
    .map((name) => ({ name, value: look[name] ?? otherwise[name] }))
    .filter(({ name, value }) => value !== undefined && value !== null && !given.includes(name))
    .map(({ name, value }) => `${name}=${encodeURIComponent(String(value))}`);
  const all = [...own, ...added].join("&");
  return all ? `${path}?${all}` : path;
}
