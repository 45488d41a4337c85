// The program that hashes the results of ten thousand scenarios, as WebAssembly for any browser.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Compiles it, and gives it with the script that Go programs need to run. */
export function compileSame() {
  const cwd = fileURLToPath(new URL("../../../", import.meta.url));
  const go = (/** @type {string[]} */ args, env = {}) => execFileSync("go", args, { cwd, env: { ...process.env, ...env }, encoding: "utf8" });
  const folder = mkdtempSync(join(tmpdir(), "bucketplayground-"));
  try {
    const file = join(folder, "same.wasm");
    go(["build", "-o", file, "./engine/internal/same/program"], { GOOS: "js", GOARCH: "wasm" });
    return { program: readFileSync(file), support: readFileSync(join(go(["env", "GOROOT"]).trim(), "lib", "wasm", "wasm_exec.js"), "utf8") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
