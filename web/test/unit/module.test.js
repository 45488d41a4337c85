// The engine as a package: packed from dist/ as it would be published, installed elsewhere, run by node and typed.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { inDist } from "../support/dist.js";

/** A project that depends on the package. */
let project = "";

/** Runs a program there and gives what it wrote. @param {string} program @param {string[]} args */
function run(program, ...args) {
  try {
    return execFileSync(program, args, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const { stdout, stderr } = /** @type {any} */ (error);
    throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`);
  }
}

before(() => {
  project = mkdtempSync(join(tmpdir(), "bucketplayground-"));
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const packed = JSON.parse(run("npm", "pack", "--json", "--pack-destination", project, fileURLToPath(new URL(".", `file://${inDist("package.json")}`))));
  run("npm", "install", "--offline", "--no-audit", "--no-fund", join(project, packed[0].filename));
});
after(() => rmSync(project, { recursive: true }));

test("node loads it, steps, runs and checks, and comes to its end", () => {
  writeFileSync(join(project, "use.js"), `
    import { EngineError, loadEngine } from "bucket-playground-engine";
    const engine = await loadEngine();
    const { row, http } = engine.step(engine.start({ kind: "token", capacity: 5, refill: 2, everyMs: 2000 }), { requests: 6 });
    const { summary, columns } = engine.run({ bucket: { kind: "leaky", capacity: 5, drain: 2, everyMs: 1000 }, rounds: [4, 4, 0] });
    const spec = { format: 1, id: "own", bucket: { kind: "token", capacity: 5, refill: 2, everyMs: 2000 }, story: [{ requests: 6 }],
      questions: [{ id: "burst", at: 1, ask: ["accepted"] }] };
    const checked = engine.check(spec, {}, { burst: { accepted: "5" } });
    let refused;
    try { engine.start({ kind: "token", capacity: 0 }); } catch (error) { refused = [error instanceof EngineError, error.path]; }
    console.log(JSON.stringify({ row, retryAfter: http.retryAfter, dropped: summary.dropped, queue: [...columns.queue], right: checked.right, refused }));
  `);
  const told = JSON.parse(run("node", "use.js"));
  assert.deepEqual([told.row.accepted, told.row.rejected, told.retryAfter], [5, 1, "2"]);
  assert.deepEqual([told.dropped, told.right, told.refused], [1, 1, [true, "bucket.capacity"]]);
  assert.equal(told.queue.length, 3);
});

test("a run in place gives what a run gives, whatever ran before", () => {
  writeFileSync(join(project, "in-place.js"), `
    import { loadEngine } from "bucket-playground-engine";
    const engine = await loadEngine();
    const token = { kind: "token", capacity: 10, refill: 6, everyMs: 3000 };
    const rounds = Uint8Array.from({ length: 50_000 }, (_, i) => (i * i) % 16);
    const scenarios = [
      { bucket: token, rounds },
      { bucket: { ...token, pacing: "steady" }, rounds: [11, 0, 3] },
      { bucket: { kind: "leaky", capacity: 500, drain: 2, everyMs: 1000 }, rounds: [900, 4, 0], roundMs: 0.5 },
      { bucket: token, rounds: [] },
      { bucket: token, rounds: rounds.subarray(7) },
    ];
    const plain = (trace) => JSON.stringify({ ...trace, columns: Object.entries(trace.columns).map(([name, column]) => [name, column.constructor.name, ...column]) });
    const same = [...scenarios, ...scenarios].map((scenario) => plain(engine.runInPlace(scenario)) === plain(engine.run(scenario)));
    const kinds = new Set(scenarios.flatMap((scenario) => Object.values(engine.runInPlace(scenario).columns).map((column) => column.constructor.name)));
    const memory = new Set(Object.values(engine.runInPlace(scenarios[0]).columns).map((column) => column.buffer));
    let refused;
    try { engine.runInPlace({ bucket: token }); } catch (error) { refused = error.path; }
    console.log(JSON.stringify({ same, kinds: [...kinds].sort(), memories: memory.size, refused }));
  `);
  assert.deepEqual(JSON.parse(run("node", "in-place.js")), {
    same: Array(10).fill(true), kinds: ["Float64Array", "Uint32Array", "Uint8Array"], memories: 1, refused: "arrivals",
  });
});

/** Checks the types of a program in the project; gives the compiler's complaints. @param {string} source */
function typed(source) {
  writeFileSync(join(project, "use.ts"), source);
  const tsc = fileURLToPath(new URL("../../node_modules/.bin/tsc", import.meta.url));
  try {
    run(tsc, "--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--types", "", "use.ts");
    return "";
  } catch (error) {
    return String(error);
  }
}

test("its types know a bucket's kind, from its set-up to its rows", () => {
  assert.equal(typed(`
    import { loadEngine, EngineError } from "bucket-playground-engine";
    const engine = await loadEngine();
    const token = engine.start({ kind: "token", capacity: 5, refill: 2, everyMs: 2000 });
    const left: number = engine.step(token, { requests: 3 }).row.tokens;
    const leaky = engine.run({ bucket: { kind: "leaky", capacity: 5, drain: 2, everyMs: 1000 }, rounds: new Uint32Array([4, 4]) });
    const queue: ArrayLike<number> = leaky.columns.queue;
    const longest: number | null = leaky.summary.maxDoneInMs;
    const on = leaky.state && engine.run({ state: leaky.state, fromMs: 2000, untilMs: 4000 }).summary.dropped;
    const error: Error = new EngineError("range", "too large");
    export { left, queue, longest, on, error };
  `), "");
  const wrong = typed(`
    import { loadEngine } from "bucket-playground-engine";
    const engine = await loadEngine();
    const token = engine.start({ kind: "token", capacity: 5, refill: 2, everyMs: 2000 });
    engine.step(token).row.queue;
    engine.start({ kind: "leaky", capacity: 5, refill: 2, everyMs: 2000 });
  `);
  assert.match(wrong, /use\.ts\(5,\d+\).*'queue' does not exist/);
  assert.match(wrong, /use\.ts\(6,\d+\)/);
});
