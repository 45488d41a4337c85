// Lists of times as people have them: what each line says, and what is said of a line that says nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { arrivalsAt, inputsOf } from "../../src/traffic/group.js";
import { readFile } from "../../src/traffic/read-file.js";
import { ListReader, readList } from "../../src/traffic/read-list.js";
import { readTime } from "../../src/traffic/read-time.js";

const sameMoment = Date.UTC(2000, 9, 10, 20, 55, 36) / 1000;

/** One moment, as it is written in lists and logs. */
const written = [
  "2000-10-10T20:55:36Z",
  "2000-10-10 20:55:36",
  "2000-10-10T13:55:36-07:00",
  "2000-10-10T13:55:36-0700,GET,/index.html",
  "\"2000-10-10T20:55:36Z\",\"200\"",
  "[2000-10-10 20:55:36] started",
  "[10/Oct/2000:13:55:36 -0700]",
  "127.0.0.1 - frank [10/Oct/2000:13:55:36 -0700] \"GET /apache_pb.gif HTTP/1.0\" 200 2326",
  "971211336",
  "971211336000",
  "971211336000000;x",
];
for (const line of written) {
  test(`“${line}” is a moment`, () => assert.deepEqual(readTime(line), { s: sameMoment, ns: 0, kind: "date" }));
}

test("fractions of a second are kept, after a point or, as some programs write them, a comma", () => {
  const at = (/** @type {number} */ ms) => ({ s: sameMoment, ns: ms * 1e6, kind: "date" });
  assert.deepEqual(readTime("2000-10-10T20:55:36.25Z"), at(250));
  assert.deepEqual(readTime("2000-10-10 20:55:36,250 INFO"), at(250));
  assert.deepEqual(readTime("2000-10-10 20:55:36,200,GET"), at(0), "a column is no fraction");
  assert.deepEqual(readTime("971211336.25"), at(250));
});

test("a nanosecond is kept, however the time is written", () => {
  const time = { s: sameMoment, ns: 123_456_789, kind: "date" };
  for (const line of ["2000-10-10T20:55:36.123456789Z", "971211336123456789", "971211336123456.789", "971211336123.456789", "971211336.1234567891"]) {
    assert.deepEqual(readTime(line), time, line);
  }
  const { atMs } = readList("2000-10-10T20:55:36.000000001Z\n2000-10-10T20:55:36.000000003Z\n2001-01-18T20:55:36.000000003Z");
  assert.deepEqual([...atMs].map((ms) => Math.round(ms * 1e6)), [0, 2, 100 * 86_400 * 1e9 + 2]);
});

test("small numbers are plain seconds", () => {
  assert.deepEqual(readTime("0"), { s: 0, ns: 0, kind: "seconds" });
  assert.deepEqual(readTime("2.5,GET"), { s: 2, ns: 5e8, kind: "seconds" });
});

for (const line of ["yesterday", "-3", "GET / HTTP/1.0", "0x10", "12:30", "NaN", "Infinity", "1e3", "7s"]) {
  test(`“${line}” is no time`, () => assert.deepEqual(readTime(line), { problem: "unreadable" }));
}
for (const line of ["2000-13-10T20:55:36Z", "2001-02-29", "2000-10-10T24:00:00Z", "[31/Feb/2000:13:55:36 -0700]", "[10/Okt/2000:13:55:36 -0700]", "2000-10-10T20:60:00Z"]) {
  test(`“${line}” is on no calendar`, () => assert.deepEqual(readTime(line), { problem: "no-date" }));
}

test("a list gives the times from its first date on, in order, and names each line that is none", () => {
  const list = readList("time,path\n2000-10-10T20:55:38Z,/b\n\nyesterday\n2000-10-10T20:55:36Z,/a\r\n12\n# end\n2000-99-99\n");
  assert.deepEqual(list, {
    atMs: Float64Array.of(0, 2000),
    problems: [
      { line: 4, given: "yesterday", problem: "unreadable" },
      { line: 6, given: "12", problem: "mixed" },
      { line: 8, given: "2000-99-99", problem: "no-date" },
    ],
    unread: 3,
    header: "time,path",
    unordered: 1,
  });
});

test("plain seconds count from the start of the run", () => {
  assert.deepEqual(readList("0.5\n2\n").atMs, Float64Array.of(500, 2000));
});

test("requests at the same moment are one step, and within a second where that is asked for", () => {
  const steps = (/** @type {number} */ every, /** @type {number[]} */ ...times) => inputsOf(arrivalsAt(Float64Array.from(times), every));
  assert.deepEqual(steps(0, 0, 0, 500, 2000), [
    { advanceMs: 0, requests: 2 }, { advanceMs: 500, requests: 1 }, { advanceMs: 1500, requests: 1 },
  ]);
  assert.deepEqual(steps(1000, 0, 0, 500, 2000), [{ advanceMs: 0, requests: 3 }, { advanceMs: 2000, requests: 1 }]);
  assert.deepEqual(steps(0), []);
});

test("every line of a list is a request, a complaint, the header or nothing", () => {
  const line = fc.oneof(fc.constantFrom(...written, "0.5", "yesterday", "", "# note", "2000-13-13"), fc.string());
  fc.assert(fc.property(fc.array(line), (lines) => {
    const text = lines.join("\n");
    const { atMs, unread, header } = readList(text);
    const counted = text.split(/\r\n|\r|\n/).filter((l) => l.trim() !== "" && !l.trimStart().startsWith("#")).length;
    assert.equal(atMs.length + unread + (header === null ? 0 : 1), counted);
    assert.equal(arrivalsAt(atMs, 0).requests.reduce((sum, n) => sum + n, 0), atMs.length);
    for (let i = 1; i < atMs.length; i++) assert.ok(atMs[i] >= atMs[i - 1]);
  }));
});

test("a list that comes in pieces is the same list, wherever they end", () => {
  const line = fc.constantFrom(...written, "0.5", "yesterday", "", "# note");
  fc.assert(fc.property(fc.array(line), fc.constantFrom("\n", "\r\n", "\r"), fc.array(fc.nat(60)), (lines, end, lengths) => {
    const text = lines.join(end);
    const reader = new ListReader();
    let at = 0;
    for (const length of lengths) reader.read(text.slice(at, (at += length)));
    reader.read(text.slice(at));
    assert.deepEqual(reader.end(), readList(text));
  }));
});

test("of many lines that cannot be read, the first are kept and all are counted", () => {
  const { problems, unread } = readList("7s\n".repeat(1000));
  assert.deepEqual([problems.length, problems[99].line, unread], [100, 100, 1000]);
});

test("a file is read to its end, or until nobody wants it", async () => {
  const text = "2000-10-10T20:55:36Z é\n".repeat(200_000);
  const file = new Blob([text]);
  let most = 0;
  const list = await readFile(file, (bytes) => (most = bytes) > 0);
  assert.deepEqual([list?.atMs.length, list?.unread, most], [200_000, 0, file.size]);
  assert.equal(await readFile(file, () => false), null);
});
