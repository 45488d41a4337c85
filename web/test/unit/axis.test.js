// The time axis of the chart: true to time, with room for several steps at one instant.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { timeAxis } from "../../src/views/chart/axis.js";

const room = { from: 40, to: 640, spanMs: 8000 };
const close = (/** @type {number} */ a, /** @type {number} */ b) => assert.ok(Math.abs(a - b) < 1e-6, `${a} is not ${b}`);

test("twice the time between two steps is twice the way between their slots", () => {
  const axis = timeAxis([1000, 2000, 4000], room);
  const gap = (/** @type {number} */ step) => axis.left(step + 1) - axis.left(step) - axis.slot;
  close(gap(2), 2 * gap(1));
});

test("steps at one instant stand side by side, each in a slot of its own", () => {
  const axis = timeAxis([0, 0, 0, 1000], room);
  close(axis.left(1), 40);
  close(axis.left(2), 40 + axis.slot);
  close(axis.left(3), 40 + 2 * axis.slot);
  close(axis.centre(0), 40 + 1.5 * axis.slot);
});

test("whatever the steps, they stay in order and in the room, and each is found at its place", () => {
  fc.assert(fc.property(fc.array(fc.nat(5000), { maxLength: 300 }), (advances) => {
    let atMs = 0;
    const times = advances.map((ms) => (atMs += ms));
    const axis = timeAxis(times, room);
    for (let step = 1; step <= times.length; step++) {
      assert.ok(axis.left(step) >= (step > 1 ? axis.left(step - 1) + axis.slot - 1e-6 : room.from - 1e-6));
      assert.equal(axis.stepAt(axis.middle(step)), step);
    }
    assert.ok(times.length === 0 || axis.left(times.length) + axis.slot <= room.to + 1e-6);
    assert.equal(axis.stepAt(0), 0);
  }));
});
