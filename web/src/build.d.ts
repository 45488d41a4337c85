// The imports that the build answers, because what they lead to is made by it or depends on what is built: the pages of a
// folder, or a page that has everything inside.

/** The Go toolchain's own JavaScript. */
declare module "wasm_exec";

declare module "engine.wasm" {
  /** Where the compiled engine lies, relative to the script that asks for it. */
  export const address: string;
  /** The file's length once decoded. */
  export const bytes: number;
}

declare module "engine.wasm.gz" {
  /** The compiled engine itself, compressed with gzip, in base64. */
  export const packed: string;
}

/** Where the engine's bytes come from: one of the files in engine-bytes/, or module/beside.js, or module/disk.js. */
declare module "engine-bytes" {
  /** The file's length once decoded. */
  export const bytes: number;
  /** The file, by default from where the build has put it. */
  export function request(wasm?: string | URL): Promise<Response>;
}

/** How a long run gets a worker: bigrun/worker.js, or bigrun/no-worker.js. */
declare module "run-worker" {
  export function newWorker(): Worker | null;
}

/** Set by "wasm_exec": runs a Go program that was compiled to WebAssembly. */
declare class Go {
  importObject: WebAssembly.Imports;
  /** Returns control when the program waits for calls; the promise resolves when the program ends. */
  run(instance: WebAssembly.Instance): Promise<void>;
}
