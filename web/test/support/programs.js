// Finds the programs of this machine that the tests need.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The path of a program: what its variable in the environment names, or the first of its commands on the PATH.
 * @param {string} variable @param {string[]} commands
 */
export function findProgram(variable, commands) {
  const named = process.env[variable];
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(executable);
  if (!found) throw new Error(`No ${commands[0]} is on the PATH: install it, or name it with ${variable}=/path/to/it.`);
  return found;
}

/** @param {string} path */
function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
