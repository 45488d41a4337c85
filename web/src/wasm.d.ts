// The two imports that the build answers: the Go toolchain's own JavaScript, and where the compiled engine lies.
declare module "wasm_exec";

declare module "engine.wasm" {
  /** Relative to the script that asks for it. */
  export const address: string;
  /** The file's length once decoded. */
  export const bytes: number;
}

/** Set by "wasm_exec": runs a Go program that was compiled to WebAssembly. */
declare class Go {
  importObject: WebAssembly.Imports;
  /** Returns control when the program waits for calls; the promise resolves when the program ends. */
  run(instance: WebAssembly.Instance): Promise<void>;
}
