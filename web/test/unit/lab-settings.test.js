// A lab's settings come back from an address as they were, whatever kinds of control it has.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { openingSettings, readSettings, writeSettings } from "../../src/labs/settings.js";
import { Parameters } from "../../src/url/parameters.js";
import { routeOf } from "../../src/url.js";

/** A lab with a control of each kind. */
const lab = /** @type {any} */ ({
  id: "all-kinds",
  controls: [
    { name: "asked", kind: "count", value: 5, min: 0, max: 100 },
    { name: "every", kind: "time", value: 2000, min: 0.5, max: 60_000 },
    { name: "policy", kind: "choice", value: "obey", options: ["obey", "all"] },
    { name: "pause", kind: "times", value: 1000, options: [250, 1000] },
    { name: "atomic", kind: "switch", value: false },
    { name: "order", kind: "own", value: "", problem: "own", read: (/** @type {string} */ text) => (/^[AB]*$/.test(text) ? text : undefined), write: (/** @type {string} */ order) => order },
  ],
});

/** @param {string} text */
function read(text) {
  const from = new Parameters(text);
  return { settings: readSettings(lab, from), problems: from.finish().map(({ id, args: { name, used } }) => [id, name, used]) };
}

test("every setting comes back from its text", () => {
  const settings = fc.record({
    asked: fc.integer({ min: 0, max: 100 }), every: fc.integer({ min: 500, max: 60_000_000 }).map((us) => us / 1000), policy: fc.constantFrom("obey", "all"),
    pause: fc.constantFrom(250, 1000), atomic: fc.boolean(), order: fc.stringMatching(/^[AB]{0,6}$/),
  }, { noNullPrototype: true });
  fc.assert(fc.property(settings, (given) => {
    assert.deepEqual(read(writeSettings(lab, given)), { settings: given, problems: [] });
  }));
});

test("what is as the lab opens is left out of the address", () => {
  assert.equal(writeSettings(lab, openingSettings(lab)), "");
  assert.equal(writeSettings(lab, { ...openingSettings(lab), pause: 250, atomic: true, every: 0.5 }), "every=0.5ms&pause=250ms&atomic=on");
});

test("what cannot be read is named, and stands as the lab opens", () => {
  const { settings, problems } = read("asked=101&every=2&policy=never&pause=300ms&atomic=yes&order=ABC&clock=1");
  assert.deepEqual(settings, openingSettings(lab));
  assert.deepEqual(problems, [
    ["share-problem-count", "asked", 5], ["lab-problem-time", "every", "2s"], ["share-problem-word", "policy", "obey"], ["share-problem-word", "pause", "1s"],
    ["share-problem-word", "atomic", "off"], ["own", "order", ""], ["share-problem-unknown", "clock", undefined],
  ]);
});

test("an address names the list, one lab, or nothing there is", () => {
  assert.deepEqual(routeOf("#lab"), { place: "lab", lab: null });
  assert.deepEqual(routeOf("#lab/rounding?every=5s"), { place: "lab", lab: "rounding", settings: "every=5s" });
  assert.deepEqual(routeOf("#lab/rounding/more"), { place: "play", unknown: "lab/rounding/more" });
});
