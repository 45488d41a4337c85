// What the engine, or loading it, says when something is wrong.

/**
 * A failure with a code by which a page finds its words. Loading fails with one of LoadingCode; the engine's own
 * functions name the field they refuse by `path`, and say what it must be (`want`) and what was given (`got`).
 *
 * @typedef {"no-webassembly" | "missing" | "not-wasm" | "blocked" | "offline" | "broken"} LoadingCode
 * @typedef {{code: string, message: string, path: string, want: string, got: string}} Failure
 */
export class EngineError extends Error {
  /**
   * @param {string} code a LoadingCode, or the engine's own
   * @param {string} message
   * @param {{path?: string, want?: string, got?: string, cause?: unknown}} [details]
   */
  constructor(code, message, { path = "", want = "", got = "", cause } = {}) {
    super(message, { cause });
    this.name = "EngineError";
    this.code = code;
    this.path = path;
    this.want = want;
    this.got = got;
  }

  /** What of it goes from one thread to another. @returns {Failure} */
  get plain() {
    const { code, message, path, want, got } = this;
    return { code, message, path, want, got };
  }

  /** @param {Failure} failure */
  static from({ code, message, ...details }) {
    return new EngineError(code, message, details);
  }
}
