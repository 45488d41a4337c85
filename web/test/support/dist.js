// The files of dist/ as tests open them without a server.
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The path of a file of dist/. @param {string} name */
export function inDist(name) {
  const path = fileURLToPath(new URL(`../../../dist/${name}`, import.meta.url));
  if (!existsSync(path)) throw new Error(`There is no dist/${name}: run make packages.`);
  return path;
}

/** Its address on the disk. @param {string} name */
export const onDisk = (name) => pathToFileURL(inDist(name)).href;
