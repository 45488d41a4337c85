// The cases in Firefox.
import { runCases } from "./cases.js";
import { startFirefox } from "./firefox.js";

runCases("Firefox", startFirefox);
