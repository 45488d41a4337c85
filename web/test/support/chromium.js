// Finds the browser that the page is tested in.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** The path of a Chromium: the one that CHROMIUM names, or the first on the PATH. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(executable);
  if (!found) throw new Error("No Chromium is on the PATH: install one, or name it with CHROMIUM=/path/to/it.");
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

/** How it is started. */
export const launchOptions = () => ({
  executablePath: findChromium(),
  // Chromium's sandbox refuses to run as root.
  chromiumSandbox: process.getuid?.() !== 0,
  args: ["--disable-gpu", "--disable-quic", "--disable-component-update", "--disable-sync"],
});
