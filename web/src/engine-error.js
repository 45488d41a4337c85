// What the engine, or loading it, says when something is wrong.

/**
 * A failure with a code by which a page finds its words. Loading fails with one of LoadingCode; the engine's own
 * functions name the field they refuse by `path`, and say in `message` what it must be and what it got.
 *
 * @typedef {"no-webassembly" | "missing" | "not-wasm" | "blocked" | "offline" | "broken"} LoadingCode
 */
export class EngineError extends Error {
  /**
   * @param {string} code a LoadingCode, or the engine's own
   * @param {string} message
   * @param {{path?: string, cause?: unknown}} [details]
   */
  constructor(code, message, { path = "", cause } = {}) {
    super(message, { cause });
    this.name = "EngineError";
    this.code = code;
    this.path = path;
  }
}
