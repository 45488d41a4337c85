// Prints compareRounds' medians in node, as JSON. Arguments: Go's wasm_exec.js and the engine's wasm.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { compareRounds } from "./rounds.js";

const [support, program] = process.argv.slice(2);
await import(pathToFileURL(support).href);
const go = new Go();
const { instance } = await WebAssembly.instantiate(readFileSync(program), go.importObject);
go.run(instance);
const { bucketEngine } = /** @type {any} */ (globalThis);
console.log(JSON.stringify(compareRounds({ run: (scenario) => bucketEngine.run(scenario).value })));
process.exit(0);
