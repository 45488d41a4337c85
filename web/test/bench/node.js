// Prints compareRounds' medians in node, as JSON. Argument: the folder dist/, with the packages.
import { pathToFileURL } from "node:url";
import { compareRounds } from "./rounds.js";

const { loadEngine } = await import(pathToFileURL(`${process.argv[2]}/engine-node.js`).href);
console.log(JSON.stringify(compareRounds(await loadEngine())));
