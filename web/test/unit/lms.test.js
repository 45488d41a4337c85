// What is said to learning platforms, apart from a page: where their API is found, how times are written, what counts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nothing, resultAfter } from "../../src/lms/result.js";
import { findApi, spanOf } from "../../src/lms/scorm12.js";

/** A window as far as the search goes. @param {object} [has] @returns {any} */
function windowIn(has = {}) {
  const window = { ...has };
  if (!("parent" in window)) Object.assign(window, { parent: window });
  return window;
}
const api = /** @type {any} */ ({ LMSInitialize: () => "true" });

test("the API is found in the page, in a window around it, and around the one that opened it", () => {
  const platform = windowIn({ API: api });
  assert.equal(findApi(platform), api);
  assert.equal(findApi(windowIn({ parent: windowIn({ parent: platform }) })), api);
  assert.equal(findApi(windowIn({ opener: windowIn({ parent: platform }) })), api);
});

test("where there is none, or another origin is in the way, there is none", () => {
  assert.equal(findApi(windowIn()), null);
  const foreign = new Proxy({}, { get: () => { throw new DOMException("blocked", "SecurityError"); } });
  assert.equal(findApi(windowIn({ parent: foreign })), null);
  assert.equal(findApi(windowIn({ parent: foreign, opener: windowIn({ API: api }) })), api);
});

test("windows that never end are not followed for ever", () => {
  const endless = () => new Proxy({}, { get: (_, name) => (name === "parent" ? endless() : undefined) });
  assert.equal(findApi(/** @type {any} */ (endless())), null);
});

test("a length of time is written in hours, minutes and seconds", () => {
  assert.deepEqual([0, 1234, 59_996, 3_725_450, 360_000_000].map(spanOf), ["0000:00:00.00", "0000:00:01.23", "0000:01:00.00", "0001:02:05.45", "0100:00:00.00"]);
});

test("a score never falls, and what was achieved stays achieved", () => {
  const half = resultAfter(nothing, { right: 2, answered: 3, of: 4 }, 0.8);
  assert.deepEqual(half, { score: 0.5, completed: false, passed: false });
  const all = resultAfter(half, { right: 4, answered: 4, of: 5 }, 0.8);
  assert.deepEqual(all, { score: 0.8, completed: false, passed: true });
  assert.deepEqual(resultAfter({ ...all, completed: true }, { right: 0, answered: 1, of: 5 }, 0.8), { score: 0.8, completed: true, passed: true });
});
