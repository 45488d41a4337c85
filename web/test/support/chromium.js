// The browser that most of the page's tests run in.
import { findProgram } from "./programs.js";

/** How it is started. */
export const launchOptions = () => ({
  executablePath: findProgram("CHROMIUM", ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]),
  // Chromium's sandbox refuses to run as root.
  chromiumSandbox: process.getuid?.() !== 0,
  args: ["--disable-gpu", "--disable-quic", "--disable-component-update", "--disable-sync"],
});
