// Which activity the address of a frame names. It is as on the page, and shorter where a practice set is meant:
// embed.html#token-practice. Without a name it is no activity in particular: then the practice sets there are.
import { sets } from "../practice/sets.js";
import { decoded, routeOf } from "../url.js";

/** @param {string} hash as `location.hash` has it @returns {import("../url.js").Route} */
export function activityOf(hash) {
  const route = routeOf(hash);
  if (/^#?(\?|$)/.test(hash)) return { ...route, place: "practise", set: null };
  const { unknown, ...rest } = route;
  if (unknown === undefined) return route;
  return sets.some(({ id }) => id === unknown) ? { ...rest, place: "practise", set: unknown } : { ...route, place: "practise", set: null };
}

/**
 * An address with settings added to it.
 * @param {string} address
 * @param {Record<string, string | undefined>} look settings that go before the address's own
 * @param {Record<string, string | undefined>} otherwise settings for where neither says anything
 */
export function dressed(address, look, otherwise) {
  const [path, settings = ""] = address.replace(/^#/, "").split(/\?(.*)/s);
  const nameOf = (/** @type {string} */ part) => decoded(part.split("=")[0]);
  const own = settings.split("&").filter((part) => part !== "" && look[nameOf(part)] === undefined);
  const given = own.map(nameOf);
  const added = [...new Set([...Object.keys(look), ...Object.keys(otherwise)])]
    .map((name) => ({ name, value: look[name] ?? otherwise[name] }))
    .filter(({ name, value }) => value !== undefined && !given.includes(name))
    .map(({ name, value }) => `${name}=${encodeURIComponent(String(value))}`);
  const all = [...own, ...added].join("&");
  return all ? `${path}?${all}` : path;
}
