// Which activity the address of a frame names. It is as on the page, and shorter where a practice set is meant:
// embed.html#token-practice. Without a name it is no activity in particular: then the practice sets there are.
import { sets } from "../practice/sets.js";
import { routeOf } from "../url.js";

/** @param {string} hash as `location.hash` has it @returns {import("../url.js").Route} */
export function activityOf(hash) {
  const route = routeOf(hash);
  if (/^#?(\?|$)/.test(hash)) return { ...route, place: "practise", set: null };
  const { unknown, ...rest } = route;
  if (unknown === undefined) return route;
  return sets.some(({ id }) => id === unknown) ? { ...rest, place: "practise", set: unknown } : { ...route, place: "practise", set: null };
}
